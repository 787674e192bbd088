package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
)

// Seconds at normal tempo.
const (
	rideTime = .5
	cardTime = .45
	longTime = .8
)

// EventRow is how an event is shown.
type EventRow struct {
	Fly      func(*Frame, *roundtable.View, game.Event) []paint.Flight
	Sound    sound.Sound
	Together bool
}

// Events are the rows by kind; those that are not named change without a motion.
var Events = [256]EventRow{
	roundtable.EventDrawn:      {Fly: drawnFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventShared:     {Fly: drawnFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventCame:       {Fly: comes, Sound: sound.Drum},
	roundtable.EventMoved:      {Fly: rides, Sound: sound.Wood, Together: true},
	roundtable.EventFightLaid:  {Fly: layFlies, Sound: sound.Parchment},
	roundtable.EventGrailCard:  {Fly: grailFlies, Sound: sound.Choir},
	roundtable.EventEngine:     {Fly: engineComes, Sound: sound.Catapult, Together: true},
	roundtable.EventEngineGone: {Sound: sound.Catapult},
	roundtable.EventWarrior:    {Fly: warriorComes, Sound: sound.Horn},
	roundtable.EventSword:      {Fly: swordFlies, Sound: sound.Sword, Together: true},
	roundtable.EventTurned:     {Sound: sound.Sword},
	roundtable.EventLife:       {Fly: heartFlies, Sound: sound.Coin, Together: true},
	roundtable.EventDie:        {Fly: dieFalls, Sound: sound.Dice},
	roundtable.EventDecided:    {Fly: decidedSays, Sound: sound.Horn},
	roundtable.EventUnmasked:   {Sound: sound.Drum},
	roundtable.EventDied:       {Sound: sound.Drum},
	roundtable.EventRelic:      {Sound: sound.Choir},
	roundtable.EventStep:       {Sound: sound.Parchment},
	roundtable.EventOver:       {Sound: sound.Bell},
}

// Flights are what moves for events that happen together.
func Flights(f *Frame, now *roundtable.View, events []game.Event) (list []paint.Flight) {
	for i, e := range events {
		row := Events[e.Kind]
		if row.Fly == nil {
			continue
		}
		for _, fly := range row.Fly(f, now, e) {
			late := .12 * float64(i)
			fly.Begin, fly.End = fly.Begin+late, fly.End+late
			list = append(list, fly)
		}
	}
	return list
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
	x, y := whitePile.Center()
	hx, hy := f.hand(e.Seat)
	return fly("back-white", 90, cardTime, [2]float64{x, y}, [2]float64{hx, hy})
}

func comes(_ *Frame, _ *roundtable.View, _ game.Event) []paint.Flight {
	x, y := blackPile.Center()
	bx, by := ringX, ringY
	return fly("back-black", 130, cardTime, [2]float64{x, y}, [2]float64{bx, by})
}

func rides(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	from, to := roundtable.Place(uint8(e.Args[0])), roundtable.Place(uint8(e.Args[1]))
	if to == roundtable.NoPlace || from == roundtable.NoPlace {
		return nil
	}
	x0, y0 := f.stands(now, from, e.Seat)
	x1, y1 := f.stands(now, to, e.Seat)
	return []paint.Flight{{Sprite: "rider-" + f.Coat(e.Seat), Path: [][2]float64{{x0, y0}, {x1, y1}}, Size: 76, Grow: 20, End: rideTime, Lies: true}}
}

// stands is about where a seat's figure stands at a place.
func (f *Frame) stands(now *roundtable.View, at roundtable.Place, s game.Seat) (x, y float64) {
	n := 0
	for other := range game.Seat(len(f.Seats)) {
		if other != s && now.Players[other].At == at {
			n++
		}
	}
	if at == roundtable.Camelot {
		x, y, _ = campAt(n, n+1)
		return x, y
	}
	x, y, _ = riderAt(f.placeRect(at), at, n, n+1)
	return x, y
}

func layFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	r := f.placeRect(roundtable.Place(e.Args[1]))
	return fly("white-"+roundtable.White(e.Args[0]).String(), 90, cardTime, [2]float64{hx, hy}, [2]float64{r.X + 120, laneY(r) + 34})
}

func grailFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	x, y := rowCell(f.placeRect(roundtable.GrailQuest), int(e.Args[0])).Center()
	return fly("white-grail", 90, cardTime, [2]float64{hx, hy}, [2]float64{x, y})
}

func engineComes(f *Frame, now *roundtable.View, _ game.Event) []paint.Flight {
	x, y := engineAt(min(int(now.Engines), roundtable.SiegeFull-1))
	return fly("siege-engine", 72, longTime, [2]float64{x, 900}, [2]float64{x, y - 4})
}

func warriorComes(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	at := roundtable.Place(e.Args[0])
	r := f.placeRect(at)
	sprite := "pict"
	if at == roundtable.SaxonWar {
		sprite = "saxon"
	}
	x, y, size := warriorAt(r, r.X+12+12+48.4*5, int(now.Quests[at].Warriors))
	return fly(sprite, size, longTime, [2]float64{x - 120, y - 60}, [2]float64{x, y})
}

func swordFlies(_ *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	white, n, sprite := e.Args[0] == 0, int(now.Black), "sword-black"
	if white {
		n, sprite = int(now.White), "sword-white"
	}
	a := placeAngle(white, min(n, 15))
	return fly(sprite, 82, longTime, [2]float64{ringX, ringY + 180}, [2]float64{ringX + 154*math.Sin(a), ringY - 154*math.Cos(a)})
}

func heartFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.seatRow(int(e.Seat))
	x, y := r.X+110, r.Y+r.H*.7
	up := [2]float64{x, y - 46}
	if e.Args[0] < 0 {
		return fly("heart", 34, cardTime, [2]float64{x, y}, up)
	}
	return fly("heart", 34, cardTime, up, [2]float64{x, y})
}

func dieFalls(_ *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	return []paint.Flight{{Sprite: "count", Text: model.Digits(int(e.Args[0])), Path: [][2]float64{{ringX - 60, ringY - 120}, {ringX, ringY + 120}}, Size: 70, Grow: 30, End: longTime}}
}

func decidedSays(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	return []paint.Flight{{Banner: f.Clause(e), Path: [][2]float64{{ringX, 300}, {ringX, 300}}, End: 1.4}}
}
