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

// acts is what is drawn at the part t of its time.
type acts func(p *ui.Painter, r ui.Rect, t float64)

func (a acts) Draw(p *ui.Painter, r ui.Rect) { a(p, r, 1) }

// Act draws it.
func (a acts) Act(p *ui.Painter, r ui.Rect, t float64) { a(p, r, t) }

// throw adds a thing that arcs from one point to another and becomes larger or smaller.
func throw(list *[]paint.Flight, d paint.Drawing, from, to [2]float64, size, becomes, begin, end float64) *paint.Flight {
	*list = append(*list, paint.Flight{Drawn: d, Path: [][2]float64{from, to}, Size: size, Becomes: becomes, Grow: 26, Begin: begin, End: end, Moves: paint.Arcs})
	return &(*list)[len(*list)-1]
}

// won is that scene, of a card that lay in a rectangle and was won by characters that are each
// somewhere; how says by what.
func (f *Frame) won(s game.Seat, c legends.Card, lay ui.Rect, by []legends.Card, from func(legends.Card) [2]float64, how ...paint.Gain) (list []paint.Flight) {
	w, h := f.artSize(c)
	scene := f.prize(s, c, by, how...)
	told := &scene[0]
	told.Begin, told.End = gatherTime-toldOver, gatherTime-toldOver+told.End
	lie(&list, veil(false), told.End)
	throw(&list, acts(func(p *ui.Painter, r ui.Rect, t float64) {
		t = ui.Ease(t)
		x, y := r.Center()
		in := ui.Around(x, y, lay.W+(w-lay.W)*t, lay.H+(h-lay.H)*t)
		lifted(p, in, t)
		f.base(p, c, in, 1)
		f.window(p, c, in.Inset(6), 1)
	}), paint.Middle(lay), artAt, lay.H, h, 0, gatherTime).Name = f.eventName(c)
	picture := ui.Around(artAt[0], artAt[1], w, h)
	for i, member := range by {
		one := acts(func(p *ui.Painter, r ui.Rect, _ float64) { f.counted(p, member, c, r) })
		throw(&list, one, from(member), paint.Middle(gatherAt(picture, i, len(by))), gatherHigh, gatherHigh, gatherApart*float64(i), gatherTime)
	}
	return f.toTrophies(append(list, scene...), s, c, told.End)
}

// toTrophies adds that a card goes to the trophies of a seat, and its points to the seat's points.
func (f *Frame) toTrophies(list []paint.Flight, s game.Seat, c legends.Card, begin float64) []paint.Flight {
	row := min(3, float64(len(f.Trophies(s)))) // as long as few lie there
	to, points := ui.Rect{X: trophyRect.X + 6, Y: trophyRect.Y + 32 + 49*row, W: 184, H: 47}, [2]float64{meRect.X + 114, meRect.Y + 44}
	if i := f.turnOf(s); i > 0 {
		r := f.otherRect(i - 1)
		to, points = ui.Around(r.X+290, r.Y+r.H*.6, 54, 54), [2]float64{r.Right() - 36, r.Y + 26}
	}
	throw(&list, Flying{f: f, Card: c}, artAt, paint.Middle(to), 280, max(40, to.H), begin, begin+1.8*prizeTime)
	list = lands(list, to)
	if n := f.Face(c).Points; n > 0 {
		star := throw(&list, nil, artAt, points, 96, 60, begin+.1, begin+1.9*prizeTime)
		star.Sprite, star.Text, star.Moves = "points-star", words.Number(int(n)), paint.Gleams
	}
	return list
}

// counted is a character that gathers, with what it counts for what an event asks for.
func (f *Frame) counted(p *ui.Painter, c, event legends.Card, r ui.Rect) {
	const chipHigh = 22.0
	k, y := r.H/gatherHigh, gatherHigh
	q := p.At(r.X+(r.W-gatherWide*k)/2, r.Y, k)
	for a, need := range f.Face(event).Needs {
		if n := f.Table().Score(c, legends.Ability(a)); need > 0 && n != 0 {
			y -= chipHigh
			chip(q, legends.Ability(a), words.Number(n), ui.Rect{Y: y, W: gatherWide, H: chipHigh + 1}, 18)
		}
	}
	at := ui.Rect{Y: y - 60, W: gatherWide, H: 60}
	f.base(q, c, at, .6)
	f.window(q, c, at.Inset(3), 1.2)
}

// lifted is the shadow of a card that is in the air at the part t of its way: it falls farther the
// higher the card is.
func lifted(p *ui.Painter, r ui.Rect, t float64) {
	up := ui.Arch(t)
	p.FillRound(r.Move(10*up, 24*up), 9, ui.Solid(ui.Alpha(ui.ShadowColor, .36*up)))
}

// lands adds to the last of some flights, of a card, that it lands with weight where it ends: dust flies
// from under it, and its edge lights up.
func lands(list []paint.Flight, to ui.Rect) []paint.Flight {
	const down = .26 // the part of an arc for which it settles
	card := &list[len(list)-1]
	begin := card.End
	if card.Moves == paint.Arcs {
		begin -= down * (begin - card.Begin)
	}
	return append(list, thud(to, begin))
}

// thud is the light and the dust of what comes down with weight.
func thud(to ui.Rect, begin float64) paint.Flight {
	at := paint.Middle(to)
	var list []paint.Flight
	return *throw(&list, acts(func(p *ui.Painter, _ ui.Rect, t float64) {
		in := to.Inset(-15 * ui.Slow(t))
		p.StrokeRound(in, 10, 4, ui.Solid(ui.Alpha(ui.GlowEdge, 1-t)))
		for i := range 7 {
			p.FillCircle(in.X+in.W*float64(i)/6, in.Bottom()-3-10*t*float64(i%3), 5+5*t, ui.Solid(ui.Alpha(ui.ParchmentLight, .85*(1-t))))
		}
	}), at, at, to.H, to.H, begin, begin+thudTime)
}

const thudTime = .34
