package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What another does is told for a moment on a plate that always lies at the same spot, while
// the place of it lights up.

// deedTime is how long it is told, in seconds.
const deedTime = 2.1

// deedRect is where: between the two piles.
var deedRect = ui.Around(ringX, 152, 344, 76)

// tellsOf are the plates that tell of events, one for each seat that does something.
func (f *Frame) tellsOf(events []game.Event) (list []paint.Flight) {
	for i, e := range events {
		where := Events[e.Kind].Where
		again := i > 0 && events[i-1].Seat == e.Seat
		if where == nil || again || !f.anothers(e.Seat) {
			continue
		}
		if r := where(f, e); r.H > 0 {
			list = append(list, paint.Flight{Drawn: deedArt{f, e.Seat, f.Does(e), r}, Path: [][2]float64{paint.Middle(deedRect)}, Size: deedRect.W, End: deedTime})
		}
	}
	return list
}

// anothers reports whether a seat is not that of the person at the table.
func (f *Frame) anothers(s game.Seat) bool {
	return s != game.NoSeat && (s != f.Home || f.Seats[s].Computer)
}

// deedArt is the plate: who does what, and the light about where it is done.
type deedArt struct {
	f    *Frame
	seat game.Seat
	text string
	at   ui.Rect
}

// Draw draws both; the square only says that something is there.
func (d deedArt) Draw(p *ui.Painter, _ ui.Rect) {
	p = p.Named("deed")
	p.GlowRing(d.at, 10, 1)
	p.Plate(deedRect)
	p.SpriteAt("crest-"+d.f.Coat(d.seat), deedRect.X+38, deedRect.Y+deedRect.H/2, 50)
	st := ui.BodyStyle.Sized(22)
	st.Min, st.Line, st.VAlign = ui.Least, 1.06, ui.Middle
	p.Paragraph(d.text, ui.Rect{X: deedRect.X + 70, Y: deedRect.Y + 6, W: deedRect.W - 82, H: deedRect.H - 12}, st)
}

// Tells is what a drawing in the air tells, for tests.
func Tells(d paint.Drawing) string {
	if a, ok := d.(deedArt); ok {
		return a.text
	}
	return ""
}

// Where deeds are done.

func at(r ui.Rect) func(*Frame, game.Event) ui.Rect {
	return func(*Frame, game.Event) ui.Rect { return r }
}

func atSeat(f *Frame, e game.Event) ui.Rect { return f.seatRow(int(e.Seat)) }

func atQuest(q roundtable.Place) func(*Frame, game.Event) ui.Rect {
	return func(f *Frame, _ game.Event) ui.Rect { return f.placeRect(q) }
}

// atPlace is the place that an argument names, atOther the seat.
func atPlace(arg int) func(*Frame, game.Event) ui.Rect {
	return func(f *Frame, e game.Event) ui.Rect { return f.placeRect(roundtable.Place(e.Args[arg])) }
}

func atOther(arg int) func(*Frame, game.Event) ui.Rect {
	return func(f *Frame, e game.Event) ui.Rect { return f.seatRow(int(e.Args[arg])) }
}

// whereTo is where one rides by oneself.
func whereTo(f *Frame, e game.Event) ui.Rect {
	if e.Args[2] != roundtable.ByMove && e.Args[2] != roundtable.ByRide {
		return ui.Rect{}
	}
	return f.placeRect(roundtable.Place(e.Args[1]))
}

// evilWhere is where the evil lands that one chooses; a Black card tells of itself.
func evilWhere(f *Frame, e game.Event) ui.Rect {
	switch e.Args[0] {
	case roundtable.EvilEngine:
		return siegeRect
	case roundtable.EvilLife:
		return atSeat(f, e)
	}
	return ui.Rect{}
}

// healWhere is the seat of who heals; other Heroic Actions tell of themselves.
func healWhere(f *Frame, e game.Event) ui.Rect {
	if e.Args[0] != roundtable.KindHeal {
		return ui.Rect{}
	}
	return atSeat(f, e)
}

// lays has a card go from a hand to its place on a Quest; another's is held up over the Quest
// for a while.
func (f *Frame) lays(s game.Seat, w roundtable.White, quest ui.Rect, to [2]float64) []paint.Flight {
	hx, hy := f.hand(s)
	from := [2]float64{hx, hy}
	if !f.anothers(s) {
		return fly("white-"+words.Picture(w), 90, cardTime, from, to)
	}
	const large, holds = 200.0, .6
	c := cardArt{f: f, white: w, black: roundtable.NoBlack, name: roundtable.NoName}
	over := paint.Middle(quest)
	list := fly("white-"+words.Picture(w), 90, deedTime, over, to)
	list[0].Begin, list[0].Lies = cardTime+holds, false
	return append(list,
		paint.Flight{Drawn: c, Path: [][2]float64{from, over}, Size: large, End: cardTime},
		paint.Flight{Drawn: c, Path: [][2]float64{over, over}, Size: large, Begin: cardTime, End: cardTime + holds})
}
