package draw

import (
	"merlin/game/legends"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Flying is a card on its way. Where it is known how it will lie it looks like that, so that
// nothing jumps when it is put down.
type Flying struct {
	f    *Frame
	Card legends.Card
	Back string // nobody here sees its face
	W, H float64
	look func(*ui.Painter, ui.Rect) // in a width and a height; nil: a picture in its frame
}

// Draw draws the card about the middle of its square.
func (c Flying) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	switch {
	case c.Back != "":
		p.SpriteIn(c.Back, r)
		return
	case c.look != nil:
		k := r.H / c.H
		c.look(p.At(x-c.W*k/2, y-c.H*k/2, k), ui.Rect{W: c.W, H: c.H})
		return
	}
	at := ui.Around(x, y, r.H*.72, r.H)
	if !c.Card.IsCharacter() {
		at = ui.Around(x, y, r.H*1.1, r.H*.9)
	}
	k := r.H / 110
	c.f.base(p, c.Card, at, k)
	c.f.window(p, c.Card, at.Inset(5*k), 1.1)
}

// fly moves a card between places of the table.
func (f *Frame) fly(c legends.Card, size, time float64, path ...[2]float64) []paint.Flight {
	return []paint.Flight{{Drawn: Flying{f: f, Card: c}, Path: path, Size: size, Grow: 26, End: time, Lies: true}}
}

// shrinks has what flies end in a size.
func shrinks(list []paint.Flight, size float64) []paint.Flight {
	list[0].Becomes = size
	return list
}

// seated moves a character to its seat.
func (f *Frame) seated(c legends.Card, time float64, from [2]float64, to ui.Rect) []paint.Flight {
	if to.H < leastSeat || f.Pinned {
		return f.fly(c, 110, time, from, paint.Middle(to))
	}
	look := func(p *ui.Painter, r ui.Rect) { f.mini(p, f.Table(), c, r) }
	return []paint.Flight{{Drawn: Flying{f: f, W: to.W, H: to.H, look: look}, Path: [][2]float64{from, paint.Middle(to)}, Size: to.H, Grow: to.H * .2, End: time, Lies: true}}
}

// leastSeat is how high the seats at the main places are at least.
const leastSeat = 60.0

// toHand moves a card to where it will lie in one's own hand.
func (f *Frame) toHand(c legends.Card, time float64, from [2]float64, size float64) []paint.Flight {
	to := f.heldAt(c)
	look := func(p *ui.Painter, r ui.Rect) { f.full(p, f.Table(), c, r, 1) }
	if f.Pinned {
		look = func(p *ui.Painter, r ui.Rect) { f.mini(p, f.Table(), c, r) }
	}
	return []paint.Flight{{Drawn: Flying{f: f, W: to.W, H: to.H, look: look}, Path: [][2]float64{from, paint.Middle(to)}, Size: size, Becomes: to.H, Grow: 26, End: time, Lies: true}}
}

// shown is an event as it is shown to all, to be read.
func (f *Frame) shown(c legends.Card) Flying {
	if f.Pinned {
		return f.questFlying(c)
	}
	return Flying{f: f, W: 178, H: 248, look: func(p *ui.Painter, r ui.Rect) { f.full(p, f.Table(), c, r, 1) }}
}

// questFlying is an event as it will lie at a place.
func (f *Frame) questFlying(c legends.Card) Flying {
	return Flying{f: f, W: questWide, H: f.questHigh(), look: func(p *ui.Painter, r ui.Rect) { f.questFace(p, c, r) }}
}

// scoreFlying is by how much a score changes, with the sign of the Ability.
type scoreFlying struct {
	ability legends.Ability
	text    string
}

func (s scoreFlying) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	at := ui.Around(x, y, r.W, r.H*.5)
	if s.ability < legends.Abilities {
		chip(p, s.ability, s.text, at, at.H*.62)
		return
	}
	p.FillRound(at, 5, ui.Solid(ui.Ink))
	number(p, s.text, x, y, at.H*.62, ui.GoldLight)
}

// bidLook is a character that is bid.
func (f *Frame) bidLook(p *ui.Painter, c legends.Card, r ui.Rect) {
	f.base(p, c, r, .5)
	f.window(p, c, r.Inset(2.4), 1.3)
}
