package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// A card that is won is a scene: the table grows dark, the picture rises to its middle and those who
// win it gather at its foot with what they count for; it is told; then it goes to the trophies, and
// its points to the points.

// Seconds of that: until it is told, from one of them to the next, and how long what is told comes
// over them before they are gone.
const (
	gatherTime  = 1.1
	gatherApart = .08
	toldOver    = .2
)

// How large those are who gather, and how far from each other.
const gatherWide, gatherHigh, gatherStep = 60.0, 104.0, 66.0

// artAt is the middle of the picture of what is told.
var artAt = [2]float64{734, 420}

// artSize is how large the picture of a card is that was won: the last one larger than any other.
func (f *Frame) artSize(c legends.Card) (w, h float64) {
	if f.Face(c).Kind == legends.FinalEvent {
		return 560, 420
	}
	return 420, 315
}

// gatherAt is where member i of n stands before a picture.
func gatherAt(picture ui.Rect, i, n int) ui.Rect {
	x := picture.X + picture.W/2 + gatherStep*(float64(i)-float64(n-1)/2)
	return ui.Around(x, picture.Bottom()-gatherHigh/2-8, gatherWide, gatherHigh)
}

// won is that scene, of a card that lay in a rectangle and was won by characters that are each
// somewhere; how says by what.
func (f *Frame) won(s game.Seat, c legends.Card, lay ui.Rect, by []legends.Card, from func(legends.Card) [2]float64, how ...paint.Gain) []paint.Flight {
	w, h := f.artSize(c)
	picture := ui.Around(artAt[0], artAt[1], w, h)
	scene := f.prize(s, c, by, how...)
	begin := gatherTime - toldOver
	scene[0].Begin, scene[0].End = begin, begin+scene[0].End
	rises := rising{f, c, lay, picture}
	list := []paint.Flight{
		{Drawn: veil{}, Path: [][2]float64{table, table}, Size: 1, End: scene[0].End},
		{Name: f.eventName(c), Drawn: rises, Path: [][2]float64{paint.Middle(lay), artAt}, Size: lay.H, Becomes: h, End: gatherTime, Moves: paint.Arcs},
	}
	for i, member := range by {
		at := paint.Middle(gatherAt(picture, i, len(by)))
		one := counting{f, member, f.countsFor(member, c)}
		list = append(list, paint.Flight{Drawn: one, Path: [][2]float64{from(member), at}, Size: gatherHigh, Grow: 26, Begin: gatherApart * float64(i), End: gatherTime, Moves: paint.Arcs})
	}
	return append(append(list, scene...), f.toTrophies(s, c, scene[0].End)...)
}

// toTrophies has a card go to the trophies of a seat, and its points to the seat's points.
func (f *Frame) toTrophies(s game.Seat, c legends.Card, begin float64) []paint.Flight {
	to := f.nextPrize(s)
	list := []paint.Flight{{Drawn: Flying{f: f, Card: c}, Path: [][2]float64{artAt, paint.Middle(to)}, Size: 280, Becomes: max(40, to.H), Begin: begin, End: begin + 1.8*prizeTime, Moves: paint.Arcs}}
	list = lands(list, to)
	if n := f.Face(c).Points; n > 0 {
		star := paint.Flight{Sprite: "points-star", Text: words.Number(int(n)), Path: [][2]float64{artAt, f.pointsOf(s)}, Size: 96, Becomes: 60, Grow: 20, Moves: paint.Gleams}
		star.Begin, star.End = begin+.1, begin+1.9*prizeTime
		list = append(list, star)
	}
	return list
}

// rising is a card's picture on its way from where the card lay to where it is told.
type rising struct {
	f        *Frame
	card     legends.Card
	from, to ui.Rect
}

func (r rising) Draw(p *ui.Painter, at ui.Rect) { r.Act(p, at, 1) }

// Act draws it at the part t of its way.
func (r rising) Act(p *ui.Painter, at ui.Rect, t float64) {
	t = ui.Ease(t)
	x, y := at.Center()
	in := ui.Around(x, y, r.from.W+(r.to.W-r.from.W)*t, r.from.H+(r.to.H-r.from.H)*t)
	lifted(p, in, t)
	r.f.base(p, r.card, in, 1)
	r.f.window(p, r.card, in.Inset(6), 1)
}

// counting is a character that gathers, with what it counts for.
type counting struct {
	f      *Frame
	card   legends.Card
	scores []scoreFlying
}

func (c counting) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	const rows = 44.0 // as high as two scores
	k := r.H / gatherHigh
	q := p.At(x-gatherWide*k/2, y-gatherHigh*k/2, k)
	at := ui.Rect{Y: rows - 22*float64(len(c.scores)), W: gatherWide, H: gatherHigh - rows}
	if len(c.scores) == 0 {
		at.Y, at.H = rows/2, gatherHigh-rows/2
	}
	q.Shadow(at, 6, 5, 1, 3, .4)
	c.f.base(q, c.card, at, .6)
	c.f.window(q, c.card, at.Inset(3), 1.2)
	for i, s := range c.scores {
		chip(q, s.ability, s.text, ui.Rect{Y: at.Bottom() + 22*float64(i) - 1, W: at.W, H: 23}, 18)
	}
}

// countsFor is what a character counts for what an event asks for.
func (f *Frame) countsFor(c, event legends.Card) (list []scoreFlying) {
	for a, need := range f.Face(event).Needs {
		if n := f.Table().Score(c, legends.Ability(a)); need > 0 && n != 0 {
			list = append(list, scoreFlying{legends.Ability(a), words.Number(n)})
		}
	}
	return list
}

// lifted is the shadow of a card that is in the air at the part t of its way: it falls farther the
// higher the card is.
func lifted(p *ui.Painter, r ui.Rect, t float64) {
	up := ui.Arch(t)
	for soft := range 3 {
		p.FillRound(r.Move(12*up, 26*up).Inset(4-5*float64(soft)*up), 9, ui.Solid(ui.Alpha(ui.ShadowColor, .16*min(1, 4*up))))
	}
}

// thud is what is seen round a card that lands: dust flies from under it, and its edge lights up.
type thud struct{ w, h float64 }

func (d thud) Draw(p *ui.Painter, r ui.Rect) { d.Act(p, r, 0) }

// Act draws it at the part t of its time.
func (d thud) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.Center()
	out := ui.Slow(t)
	at := ui.Around(x, y, d.w+34*out, d.h+26*out)
	p.StrokeRound(at, 10, 4*(1-t)+.5, ui.Solid(ui.Alpha(ui.GlowEdge, 1-t)))
	dust := ui.Solid(ui.Alpha(ui.ParchmentLight, .85*(1-t)))
	for i := range 7 {
		part := float64(i)/3 - 1
		p.FillCircle(x+part*(d.w/2+18*out), at.Bottom()-3-10*t*float64(i%3), (5+5*t)*(1-.25*float64(i%3)), dust)
	}
}

// lands adds to the flight of a card that it lands with weight where it ends.
func lands(list []paint.Flight, to ui.Rect) []paint.Flight {
	const down = .74 // the part of an arc after which it touches the table
	from, way := list[0].End, list[0].End-list[0].Begin
	if list[0].Moves == paint.Arcs {
		from -= way * (1 - down)
	}
	return append(list, paint.Flight{Drawn: thud{to.W, to.H}, Path: [][2]float64{paint.Middle(to)}, Size: to.H, Begin: from, End: from + thudTime})
}

const thudTime = .34
