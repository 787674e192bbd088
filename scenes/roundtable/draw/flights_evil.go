package draw

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What Evil does on its way across the table.

// cardArt is a card that flies face up: a White one, or a Black one of which at least the
// name is known.
type cardArt struct {
	f     *Frame
	white roundtable.White
	black roundtable.Black
	name  roundtable.Name
}

// Draw draws it as high as the square is.
func (c cardArt) Draw(p *ui.Painter, square ui.Rect) {
	x, y := square.Center()
	r := ui.Around(x, y, square.H*135/190, square.H)
	p = p.Named("card")
	switch {
	case c.white != roundtable.NoWhite:
		drawWhite(p, c.f, c.white, r)
	case c.black != roundtable.NoBlack:
		drawBlack(p, c.f, c.black, r)
	default:
		drawBlackNamed(p, c.f, c.name, r)
	}
}

// Shows is what a drawing in the air shows, for tests.
func Shows(d paint.Drawing) string {
	c, ok := d.(cardArt)
	if !ok {
		return ""
	}
	return fmt.Sprint(c.white, c.black, c.name)
}

// large is how high a card is where it is read, and readY the middle of that: what the others say lies below.
const (
	large = 300.0
	readY = 400.0
)

// read has a card of a size come to the middle, where it is large enough to be read for a while, and
// stays as long as it is told of.
func (f *Frame) read(c cardArt, x, y, size, wait float64) []paint.Flight {
	middle := [2]float64{ringX, readY}
	return []paint.Flight{
		{Drawn: c, Path: [][2]float64{{x, y}, middle}, Size: size, Becomes: large, End: comeTime, Lies: true},
		{Drawn: c, Path: [][2]float64{middle, middle}, Size: large, Begin: comeTime, End: comeTime + wait},
	}
}

// comes has a Black card come from its pile and be read.
func comes(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	c := cardArt{f: f, white: roundtable.NoWhite, black: roundtable.NoBlack, name: roundtable.Name(e.Args[0])}
	if e.Args[1] != game.Unknown {
		c.black = roundtable.Black(e.Args[1])
	}
	x, y := blackPile.Center()
	wait := readTime
	if f.anothers(e.Seat) {
		wait = seenTime
	}
	list := f.read(c, x, y, blackPile.H, wait)
	list[0].Back = "back-black"
	return list
}

// facesUp has it turned for all to read.
func facesUp(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	c := cardArt{f: f, white: roundtable.NoWhite, black: roundtable.Black(e.Args[0]), name: roundtable.NoName}
	return f.read(c, ringX, readY, large, .5)
}

// laidFlies has it go to its place on a Quest, face up or down.
func laidFlies(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.Place(e.Args[0]))
	sprite := "back-black"
	if c := now.Coming; c.Here && !c.Down {
		sprite = "black-" + c.Name.String()
	}
	return shrinks(fly(sprite, large, comeTime, [2]float64{ringX, readY}, [2]float64{r.X + 280 + 36*float64(e.Args[1]), laneY(r) + 34}))
}

// shrinks has a card that was read become as large as those that lie.
func shrinks(list []paint.Flight) []paint.Flight {
	list[0].Becomes, list[0].Grow = 90, 0
	return list
}

func despairFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	x, y := rowCell(f.placeRect(roundtable.GrailQuest), int(e.Args[0])).Center()
	sprite := "black-despair"
	if e.Args[1] == 1 {
		sprite = "black-desolation"
	}
	return shrinks(fly(sprite, large, comeTime, [2]float64{ringX, readY}, [2]float64{x, y}))
}

func merlinsFly(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	const card = ringX - 196 // in the banner, left of what is read
	return fly("white-merlin", 100, longTime, [2]float64{hx, hy}, [2]float64{card, belowTable[1]}, [2]float64{card, bannerLowest})
}

// engineComes has one roll up from the lower edge, slantwise over places that are free yet.
func engineComes(_ *Frame, now *roundtable.View, _ game.Event) []paint.Flight {
	x, y := engineAt(min(int(now.Engines), roundtable.SiegeFull-1))
	comes := paint.Flight{Sprite: "siege-engine", Path: [][2]float64{{min(x+170, 1046), 838}, {x, y - 4}}, Size: engineSize, Moves: paint.Storms, End: comingTime, Lies: true}
	return []paint.Flight{comes, dustAt(x, y+28, comingTime*.68), counts(int(now.Engines)+1, x, y, comingTime*.68)}
}

// siegeTold tells of a fight that was lost, upon which the engine throws; one that was won is told while the engine breaks.
func siegeTold(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	if e.Args[0] == 1 {
		return nil
	}
	i := max(0, int(now.Engines)-1)
	x, y := engineAt(i)
	at, side := [2]float64{x, y - 20}, 1.0
	if i%6 < 3 {
		side = -1
	}
	shot := paint.Flight{Drawn: shotArt{at[0], at[1], side}, Path: [][2]float64{at, at}, Size: engineSize, End: shotTime}
	return append(says(f, now, e), shot)
}

// wonFight reports whether the deed that is shown is a fight with an engine that was won.
func (f *Frame) wonFight() bool {
	return len(f.Shown) > 0 && slices.ContainsFunc(f.EventsOf(len(f.Shown)-1), func(e game.Event) bool {
		return e.Kind == roundtable.EventSiegeOver && e.Args[0] == 1
	})
}

// breakTime is how long one takes to break.
const breakTime = 1.3

// engineBreaks has the last one shake, topple and fall to pieces.
func engineBreaks(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	i := max(0, int(now.Engines)-1)
	x, y := engineAt(i)
	at := [2]float64{x, y - 4}
	list := f.bolts(x, y-4)
	wreck := paint.Flight{Drawn: wreckArt{x, y - 4, i%6 < 3}, Path: [][2]float64{at, at}, Size: engineSize, End: breakTime}
	if len(list) > 0 {
		wreck.Hold = boltHits * boltTime
		wreck.End += wreck.Hold
	}
	list = append([]paint.Flight{wreck}, list...)
	if f.wonFight() {
		told := f.T("log.sentence", "name", "<b>"+f.Knight(e.Seat)+"</b>", "clauses", f.T("log.siege.won"))
		list = append(list, f.plate(deedArt{f.bearer(e.Seat), told, "", ui.Rect{}}))
	}
	return list
}

func warriorComes(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	at := roundtable.Place(e.Args[0])
	r := f.placeRect(at)
	sprite := "pict"
	if at == roundtable.SaxonWar {
		sprite = "saxon"
	}
	x, y, size := warriorAt(r, r.X+12+12+48.4*5, int(now.Quests[at].Warriors))
	list := fly(sprite, .6*size, comingTime, [2]float64{x - 40, r.Y + 92}, [2]float64{x, y}) // from afar
	list[0].Becomes, list[0].Grow = size, 0
	return list
}

// unmasked says it where the scene of the card has not.
func unmasked(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	if f.AccuserOf(e.Seat) != game.NoSeat || f.Reveals(e.Seat) {
		return nil
	}
	return says(f, now, e)
}

// loyaltyShows shows a Loyalty card: a loyal one at its seat, the Traitor's in the middle,
// where it is turned; one that was accused or is shown by will, with what comes of it.
func loyaltyShows(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	if list := f.verdict(now, e); list != nil {
		return list
	}
	r := f.seatRow(int(e.Seat))
	if roundtable.Loyalty(e.Args[0]) != roundtable.Traitor {
		at := [2]float64{r.X + 60, r.Y + r.H/2}
		return []paint.Flight{{Sprite: "loyal", Path: [][2]float64{at, at}, Size: 110, End: 1.6}}
	}
	middle := [2]float64{ringX, bannerLowest}
	return []paint.Flight{
		{Sprite: "back-loyalty", Path: [][2]float64{{r.X + 200, r.Y + r.H*.7}, middle}, Size: 260, End: longTime},
		{Sprite: "traitor", Path: [][2]float64{middle, middle}, Size: 260, Begin: longTime, End: longTime + 1.6},
	}
}
