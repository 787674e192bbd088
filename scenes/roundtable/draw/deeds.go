package draw

import (
	"strings"
	"unicode/utf8"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What another does is told for a moment on a plate that always lies at the same spot, while
// the place of it lights up.

// deedTime is how long it is told at least, in seconds; a sentence of more letters than shortDeed takes
// letterTime longer for each of the others, up to deedMost.
const (
	deedTime   = 1.7
	deedMost   = 2.8
	shortDeed  = 36
	letterTime = .024
)

// readFor is how long a sentence takes to be read.
func readFor(text string) float64 {
	letters := utf8.RuneCountInString(ui.Plain(text))
	return min(deedMost, deedTime+letterTime*float64(max(0, letters-shortDeed)))
}

// deedRect is where: between the two piles.
var deedRect = ui.Around(ringX, 156, 352, 106)

// tellsOf are the plates that tell of events, one for each seat that does something.
func (f *Frame) tellsOf(events []game.Event) (list []paint.Flight) {
	for i, e := range events {
		where := Events[e.Kind].Where
		again := i > 0 && events[i-1].Seat == e.Seat
		if where == nil || again || !f.anothers(e.Seat) {
			continue
		}
		if r := where(f, e); r.H > 0 {
			told := f.plate(deedArt{f.bearer(e.Seat), f.Does(e), f.cardOf(e), r})
			if e.Kind == roundtable.EventCame { // it is named once it has turned
				told.Begin, told.End = cardTime, told.End+cardTime
			}
			list = append(list, told)
		}
	}
	return list
}

// tellsOn keeps in sight what another has done last in his turn while something moves of which nothing
// is told: it would be too short to be read.
func (f *Frame) tellsOn(events []game.Event, moves []paint.Flight) []paint.Flight {
	s, end := f.View.Turn.Seat, 0.0
	for _, m := range moves {
		if end = max(end, m.End); m.Scene != nil {
			return nil
		}
	}
	if end == 0 || !f.anothers(s) {
		return nil
	}
	said := f.TurnSaid(events)
	if len(said) == 0 {
		return nil
	}
	last := said[len(said)-1]
	told := f.plate(deedArt{f.spokenOf(last), last, "", ui.Rect{}})
	told.End = end
	return []paint.Flight{told}
}

// spokenOf is the picture of the Knight with whom a sentence begins, of the crown where it begins with none.
func (f *Frame) spokenOf(told string) bearer {
	for s := range f.Seats {
		if strings.HasPrefix(ui.Plain(told), f.Knight(game.Seat(s))) {
			return f.bearer(game.Seat(s))
		}
	}
	return bearer{crest: "crown"}
}

// anothers reports whether a seat is not that of the person at the table.
func (f *Frame) anothers(s game.Seat) bool {
	return s != game.NoSeat && (s != f.Home || f.Seats[s].Computer)
}

// says tells there too what comes of something, whoever did it: it hides nothing that is asked
// about.
func says(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	icon, card := bearer{crest: "crown"}, f.cardOf(e)
	switch {
	case e.Seat != game.NoSeat:
		icon = f.bearer(e.Seat)
	case words.Dark(e):
		icon.crest = "dagger"
	}
	if c := now.Coming; c.Here && (e.Kind == roundtable.EventNotEnough || e.Kind == roundtable.EventCancelled) {
		card = "black-" + c.Name.String()
	}
	return []paint.Flight{f.plate(deedArt{icon, f.Outcome(e, now.Coming.Name), card, ui.Rect{}})}
}

// backTime is how long it is told that one's own Merlins come back, beyond what any deed takes.
const backTime = 1.2

// comesBack tells that a card is not cancelled, or by Excalibur; where Merlins that one has given were not wanted it is told longer, and they
// are seen to come back to the hand.
func comesBack(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	list, n := says(f, now, e), f.Spared()
	if n == 0 {
		return list
	}
	list[0].End += backTime
	return append(list, f.merlinsBack(n, 0)...)
}

// merlinsBack are so many of one's own that come back to the hand, from some time on, below what is read of it.
func (f *Frame) merlinsBack(n int, begin float64) (list []paint.Flight) {
	hx, hy := f.hand(f.Home)
	for i := range n {
		from, shift := [2]float64{ringX + 70*float64(i), bannerLowest + 260}, begin+.15*float64(i)
		list = append(list,
			paint.Flight{Sprite: "white-merlin", Path: [][2]float64{from, from}, Size: 150, Begin: shift, End: shift + .9},
			paint.Flight{Sprite: "white-merlin", Path: [][2]float64{from, {hx, hy}}, Size: 150, Becomes: 100, Begin: shift + .9, End: shift + .9 + longTime})
	}
	return list
}

// rowGoes tells what Evil does before the Grail; what a Knight does there is his deed.
func rowGoes(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	if e.Seat != game.NoSeat {
		return nil
	}
	return says(f, now, e)
}

// cardOf is the picture of the card that an event tells of; "" for none.
func (f *Frame) cardOf(e game.Event) string {
	switch e.Kind {
	case roundtable.EventCame, roundtable.EventLasting, roundtable.EventInstead:
		return "black-" + roundtable.Name(e.Args[0]).String()
	case roundtable.EventFightLaid, roundtable.EventPlayed, roundtable.EventAdded, roundtable.EventKay:
		return "white-" + words.Picture(roundtable.White(e.Args[0]))
	case roundtable.EventGrailCard:
		return "white-grail"
	case roundtable.EventTry, roundtable.EventMerlins:
		return "white-merlin"
	}
	return ""
}

// taughtHaste is how many times shorter it is told in a lesson, in which all that moves is slower anyway.
const taughtHaste = 1.3

// plate is in the air as long as it is told.
func (f *Frame) plate(d deedArt) paint.Flight {
	end := readFor(d.told)
	if f.Coached {
		end /= taughtHaste
	}
	return paint.Flight{Drawn: d, Path: [][2]float64{paint.Middle(deedRect)}, Size: deedRect.W, End: end}
}

// deedArt is the plate: who does what, with which card, and the light about where it is done.
type deedArt struct {
	who  bearer
	told string
	card string
	at   ui.Rect // without height there is no light
}

// bearer is the picture of who does something: a crest, or a face with it in the Knight's colour.
type bearer struct {
	crest, face string
	colour      ui.Color
}

// bearer is that of a seat.
func (f *Frame) bearer(s game.Seat) bearer {
	return bearer{"crest-" + f.Coat(s), f.Seats[s].Face, knightColours[f.Coat(s)]}
}

// draw draws it about a point.
func (b bearer) draw(p *ui.Painter, x, y float64) {
	if b.face == "" {
		p.SpriteAt(b.crest, x, y, 50)
		return
	}
	drawFace(p, b.face, b.crest, b.colour, ui.Around(x+4, y, 66, 66), ui.SpriteOptions{})
}

// Draw draws both; the square only says that something is there.
func (d deedArt) Draw(p *ui.Painter, _ ui.Rect) {
	p = p.Named("deed")
	if d.at.H > 0 {
		p.GlowRing(d.at, 10, 1)
	}
	p.Plate(deedRect)
	y := deedRect.Y + deedRect.H/2
	d.who.draw(p, deedRect.X+38, y)
	r := ui.Rect{X: deedRect.X + 70, Y: deedRect.Y + 6, W: deedRect.W - 82, H: deedRect.H - 12}
	if d.who.face != "" {
		r.X, r.W = r.X+18, r.W-18
	}
	if d.card != "" {
		r.W -= 58
		p.Sprite(d.card, deedRect.Right()-66, y-38, 54, 78)
	}
	st := ui.BodyStyle.Sized(22)
	st.Min, st.Line, st.VAlign = ui.Least, 1.06, ui.Middle
	p.Paragraph(d.told, r, st)
}

// Tells is what a drawing in the air tells, for tests.
func Tells(d paint.Drawing) string {
	if a, ok := d.(deedArt); ok {
		return a.told
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
	const large, holds = 220.0, .95
	c := cardArt{f: f, white: w, black: roundtable.NoBlack, name: roundtable.NoName}
	over := paint.Middle(quest)
	list := fly("white-"+words.Picture(w), 90, deedTime, over, to)
	list[0].Begin, list[0].Lies = cardTime+holds, false
	return append(list,
		paint.Flight{Drawn: c, Path: [][2]float64{from, over}, Size: large, End: cardTime},
		paint.Flight{Drawn: c, Path: [][2]float64{over, over}, Size: large, Begin: cardTime, End: cardTime + holds})
}
