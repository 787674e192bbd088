package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Seconds at normal tempo.
const (
	cardTime = .45
	longTime = .8
	readTime = 1.5 // in which a Black card is read

	comeTime   = .5 // of a card that comes to be read, or goes from there, and of a step of Excalibur
	comingTime = .9 // of an engine or a warrior
)

// EventRow is how an event is shown.
type EventRow struct {
	Fly      func(*Frame, *roundtable.View, game.Event) []paint.Flight
	Where    func(*Frame, game.Event) ui.Rect // lights up and is told of when another does it; without height it is neither
	Moves    paint.Motion                     // how that moves which Fly says no kind of
	Sound    sound.Sound
	Together bool
}

// Events are the rows by kind; those that are not named change without a motion.
var Events = [256]EventRow{
	roundtable.EventDrawn:        {Moves: paint.Turns, Fly: drawnFlies, Where: at(whitePile), Sound: sound.Parchment, Together: true},
	roundtable.EventShared:       {Moves: paint.Turns, Fly: sharedFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventDiscard:      {Moves: paint.Turns, Fly: discardFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventSent:         {Moves: paint.Turns, Fly: sentFlies, Where: atOther(1), Sound: sound.Parchment, Together: true},
	roundtable.EventGiven:        {Moves: paint.Turns, Fly: givenFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventPlayed:       {Moves: paint.Turns, Fly: playedShows, Where: atSeat, Sound: sound.Choir},
	roundtable.EventHeroism:      {Moves: paint.Turns, Fly: heroismFlies, Sound: sound.Choir},
	roundtable.EventCame:         {Moves: paint.Turns, Fly: comes, Where: at(blackPile), Sound: sound.Drum},
	roundtable.EventLaid:         {Moves: paint.Turns, Fly: laidFlies, Sound: sound.Parchment},
	roundtable.EventDespair:      {Moves: paint.Turns, Fly: despairFlies, Sound: sound.Drum},
	roundtable.EventLasting:      {Fly: says, Sound: sound.Drum},
	roundtable.EventInstead:      {Fly: says, Sound: sound.Drum},
	roundtable.EventNotEnough:    {Fly: says, Sound: sound.Drum},
	roundtable.EventTry:          {Where: atSeat},
	roundtable.EventVolunteer:    {Where: atSeat},
	roundtable.EventRobbed:       {Fly: says, Sound: sound.Parchment},
	roundtable.EventCancelled:    {Fly: says, Sound: sound.Choir},
	roundtable.EventMerlins:      {Moves: paint.Turns, Fly: merlinsFly, Sound: sound.Choir, Together: true},
	roundtable.EventMoved:        {Moves: paint.Hops, Where: whereTo, Sound: sound.Wood, Together: true},
	roundtable.EventFightLaid:    {Moves: paint.Turns, Fly: layFlies, Where: atPlace(1), Sound: sound.Parchment},
	roundtable.EventWhitesGone:   {Moves: paint.Turns, Fly: whitesFly, Sound: sound.Parchment, Together: true},
	roundtable.EventGrailCard:    {Moves: paint.Turns, Fly: grailFlies, Where: atQuest(roundtable.GrailQuest), Sound: sound.Choir},
	roundtable.EventEngine:       {Moves: paint.Storms, Fly: engineComes, Sound: sound.Catapult, Together: true},
	roundtable.EventEngineGone:   {Moves: paint.Falls, Fly: engineBreaks, Sound: sound.Catapult},
	roundtable.EventWarrior:      {Moves: paint.Storms, Fly: warriorComes, Sound: sound.Horn},
	roundtable.EventStep:         {Fly: swordSteps, Sound: sound.Wood},
	roundtable.EventSword:        {Moves: paint.Gleams, Fly: swordFlies, Sound: sound.Sword, Together: true},
	roundtable.EventTurned:       {Fly: swordTurns, Sound: sound.Sword, Together: true},
	roundtable.EventLife:         {Moves: paint.Arcs, Fly: heartFlies, Sound: sound.Coin, Together: true},
	roundtable.EventAdded:        {Moves: paint.Turns, Fly: addedFlies, Sound: sound.Parchment},
	roundtable.EventKay:          {Moves: paint.Turns, Fly: addedFlies, Sound: sound.Parchment},
	roundtable.EventDie:          {Moves: paint.Tumbles, Fly: dieFalls, Sound: sound.Dice},
	roundtable.EventSiegeOver:    {Fly: says, Sound: sound.Sword},
	roundtable.EventStrength:     {Fly: says, Sound: sound.Sword},
	roundtable.EventDecided:      {Fly: questDecided, Sound: sound.Horn},
	roundtable.EventAccused:      {Moves: paint.Arcs, Fly: accusationFlies, Sound: sound.Drum},
	roundtable.EventShownLoyalty: {Fly: loyaltyShows, Sound: sound.Bell, Together: true},
	roundtable.EventUnmasked:     {Fly: says, Sound: sound.Drum},
	roundtable.EventSummoned:     {Fly: says, Sound: sound.Horn},
	roundtable.EventDied:         {Fly: says, Sound: sound.Drum},
	roundtable.EventRelic:        {Moves: paint.Gleams, Fly: relicFlies, Sound: sound.Choir},
	roundtable.EventEvil:         {Where: evilWhere},
	roundtable.EventFaceUp:       {Moves: paint.Turns, Fly: facesUp},
	roundtable.EventOffered:      {Where: atQuest(roundtable.ExcaliburQuest)},
	roundtable.EventRowGone:      {Fly: rowGoes, Where: atQuest(roundtable.GrailQuest)},
	roundtable.EventHeroic:       {Where: healWhere},
	roundtable.EventSacrifice:    {Where: atSeat},
	roundtable.EventSiege:        {Where: at(siegeRect)},
	roundtable.EventExchange:     {Where: atOther(0)},
	roundtable.EventSaid:         {Where: atSeat},
	roundtable.EventOver:         {Sound: sound.Bell},
}

// Flights are what moves for events that happen together.
func Flights(f *Frame, now *roundtable.View, events []game.Event) []paint.Flight {
	list := paint.InTurn(events, .12, func(e game.Event) []paint.Flight {
		if fly := Events[e.Kind].Fly; fly != nil {
			return paint.Moving(fly(f, now, e), Events[e.Kind].Moves)
		}
		return nil
	})
	list = append(list, f.rides(now, events)...)
	return append(list, f.tellsOf(events)...)
}

// hand is where a seat's cards come from and go to.
func (f *Frame) hand(s game.Seat) (x, y float64) {
	if s == f.Home {
		return handRect.X + 300, handRect.Y + 90
	}
	r := f.seatRow(int(s))
	return r.X + 180, r.Y + r.H*.7
}

func fly(sprite string, size, time float64, path ...[2]float64) []paint.Flight {
	return []paint.Flight{{Sprite: sprite, Path: path, Size: size, Grow: 18, End: time, Lies: true}}
}

func drawnFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	list := fly(whiteOrBack(e), 90, cardTime, paint.Middle(whitePile), [2]float64{hx, hy})
	list[0].Back = "back-white"
	return list
}

// whiteOrBack is the sprite of the White card of an event: its back where it is not known.
func whiteOrBack(e game.Event) string {
	if e.Args[0] == game.Unknown {
		return "back-white"
	}
	return "white-" + words.Picture(roundtable.White(e.Args[0]))
}

func sharedFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 100, cardTime, [2]float64{ringX, bannerLowest}, [2]float64{hx, hy})
}

func givenFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 100, cardTime, [2]float64{hx, hy}, [2]float64{ringX, bannerLowest})
}

func discardFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	x, y := whitePile.Center()
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 90, cardTime, [2]float64{hx, hy}, [2]float64{x, y + 60})
}

func sentFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	x0, y0 := f.hand(e.Seat)
	x1, y1 := f.hand(game.Seat(e.Args[1]))
	return fly(whiteOrBack(e), 90, longTime, [2]float64{x0, y0}, [2]float64{x1, y1})
}

// playedShows has a Special card come to the middle to be read.
func playedShows(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	return f.read(cardArt{f: f, white: roundtable.White(e.Args[0]), black: roundtable.NoBlack, name: roundtable.NoName}, hx, hy, 110, .9)
}

func heroismFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.Place(e.Args[0]))
	return fly("white-heroism", 110, cardTime, [2]float64{ringX, bannerLowest}, [2]float64{r.Right() - 46, r.Y + 84})
}

func layFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.Place(e.Args[1]))
	return f.lays(e.Seat, roundtable.White(e.Args[0]), r, [2]float64{r.X + 120, laneY(r) + 34})
}

// whitesFly are the cards of a solo Quest that its Knight leaves.
func whitesFly(f *Frame, now *roundtable.View, e game.Event) (list []paint.Flight) {
	at := roundtable.Place(e.Args[0])
	r := f.placeRect(at)
	x, y := whitePile.Center()
	for w, n := range now.Quests[at].White {
		for range n {
			from := [2]float64{r.X + 40 + 50*float64(len(list)), laneY(r) + 34}
			list = append(list, fly("white-"+words.Picture(roundtable.White(w)), 90, longTime, from, [2]float64{x, y + 60})...)
		}
	}
	return list
}

func grailFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.GrailQuest)
	return f.lays(e.Seat, roundtable.GrailCard, r, paint.Middle(rowCell(r, int(e.Args[0]))))
}

// addedFlies is a Fight card for the fight against an engine, or Kay's.
func addedFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 90, cardTime, [2]float64{hx, hy}, [2]float64{ringX, bannerLowest - 80})
}

func swordFlies(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	white, n, sprite := e.Args[0] == 0, int(now.Black), "sword-black"
	if white {
		n, sprite = int(now.White), "sword-white"
	}
	a := placeAngle(white, min(n, 15))
	return fly(sprite, 82, longTime, f.ended(now), [2]float64{ringX + 154*math.Sin(a), ringY - 154*math.Cos(a)})
}

// ended is where spoils come from: the Quest that ends, or the middle of the Table.
func (f *Frame) ended(now *roundtable.View) [2]float64 {
	if q := now.Ending.Quest; q != roundtable.Camelot {
		return paint.Middle(f.placeRect(q))
	}
	return [2]float64{ringX, ringY}
}

// swordTurns is the last white sword on its way to the black ones.
func swordTurns(_ *Frame, now *roundtable.View, _ game.Event) []paint.Flight {
	from, to := placeAngle(true, max(0, int(now.White)-1)), placeAngle(false, min(int(now.Black), 15))
	list := fly("sword-white", 82, longTime, [2]float64{ringX + 154*math.Sin(from), ringY - 154*math.Cos(from)}, [2]float64{ringX, ringY})
	list[0].Lies = false
	turned := fly("sword-black", 82, 2*longTime, [2]float64{ringX, ringY}, [2]float64{ringX + 154*math.Sin(to), ringY - 154*math.Cos(to)})[0]
	turned.Begin, turned.Lies = longTime, false
	return append(list, turned)
}

func swordSteps(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.ExcaliburQuest)
	y := r.Y + 120
	list := fly("lake-sword", 97, comeTime, [2]float64{swordX(r, int8(e.Args[0])), y}, [2]float64{swordX(r, int8(e.Args[1])), y})
	list[0].Name, list[0].Grow = lakeSword, 0
	return list
}

func relicFlies(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	r := f.seatRow(int(e.Seat))
	return fly(relicSprites[e.Args[0]], 70, longTime, f.ended(now), [2]float64{r.Right() - 60, r.Y + r.H*.7})
}

func heartFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.seatRow(int(e.Seat))
	x, y := r.X+130, r.Y+r.H*.7
	up := [2]float64{x, y - 46}
	if e.Args[0] < 0 {
		return fly("heart", 34, cardTime, [2]float64{x, y}, up)
	}
	return fly("heart", 34, cardTime, up, [2]float64{x, y})
}

func dieFalls(_ *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	return []paint.Flight{{Sprite: "count", Text: model.Digits(int(e.Args[0])), Marks: dieMarks, Path: paint.Thrown(ringX, ringY+60), Size: 90, Grow: 40, End: 1.2}}
}

// dieMarks are what the die shows while it rolls.
var dieMarks = []string{"3", "7", "1", "6", "2", "8", "5", "4"}
