package draw

import (
	"merlin/game"
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
	held *Flying                    // as it lay in the hand, at first; nil: as it will lie
}

// Act draws the card at the part t of its way, over its shadow.
func (c Flying) Act(p *ui.Painter, r ui.Rect, t float64) {
	if c.Back == "" {
		x, y := r.Center()
		lifted(p, ui.Around(x, y, r.H*.68, r.H*.94), t)
	}
	if c.held != nil && t < heldUntil {
		c.held.Draw(p, r)
		return
	}
	c.Draw(p, r)
}

// heldUntil is the part of its way until which a card looks as in the hand.
const heldUntil = .3

// Draw draws the card about the middle of its square.
func (c Flying) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	switch {
	case c.Back != "":
		p.SpriteIn(c.Back, r)
		return
	case c.look != nil:
		c.look(p.Swollen(x, y, r.H/c.H).At(x-c.W/2, y-c.H/2, 1), ui.Rect{W: c.W, H: c.H})
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
	return lying(Flying{f: f, Card: c}, size, size, time, path...)
}

// lying moves a card that lies there before and after.
func lying(card Flying, size, becomes, time float64, path ...[2]float64) (list []paint.Flight) {
	one := throw(&list, card, path[0], path[0], size, becomes, 0, time)
	one.Path, one.Lies, one.Moves = path, true, paint.Slides
	return list
}

// shrinks has what flies end in a size.
func shrinks(list []paint.Flight, size float64) []paint.Flight {
	list[0].Becomes = size
	return list
}

// walks moves a character to a seat at a place, or away from it, and has it become so high.
func (f *Frame) walks(c legends.Card, s game.Seat, at legends.Place, seat ui.Rect, time float64, from, to [2]float64, size, becomes float64) []paint.Flight {
	if seat.H < leastSeat || f.Pinned {
		return f.fly(c, 110, time, from, to)
	}
	look := func(p *ui.Painter, r ui.Rect) {
		if at.IsMain() {
			f.inRow(p, f.Table(), c, at, f.turnOf(s), r)
		} else {
			f.mini(p, f.Table(), c, r)
		}
	}
	return lying(Flying{f: f, W: seat.W, H: seat.H, look: look}, size, becomes, time, from, to)
}

// leastSeat is how high the seats at the main places are at least.
const leastSeat = 60.0

// toHand moves a card to where it will lie in one's own hand.
func (f *Frame) toHand(c legends.Card, time float64, from [2]float64, size float64) []paint.Flight {
	to := f.heldAt(c)
	return lying(f.inHand(c), size, to.H, time, from, paint.Middle(to))
}

// inHand is a card as it lies in one's own hand.
func (f *Frame) inHand(c legends.Card) Flying {
	at := f.heldAt(c)
	look := func(p *ui.Painter, r ui.Rect) { f.full(p, f.Table(), c, r, 1) }
	if f.Pinned {
		look = func(p *ui.Painter, r ui.Rect) { f.mini(p, f.Table(), c, r) }
	}
	return Flying{f: f, W: at.W, H: at.H, look: look}
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
