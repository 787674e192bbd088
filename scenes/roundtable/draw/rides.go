package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
)

// Seconds at normal tempo: of a ride, and from one Knight's setting out to the next's.
const (
	rideTime  = .5
	rideApart = .12
)

// rides are the ways of all figures that stand elsewhere after events: of those who ride to
// another place, and of those who make room for them or close up.
func (f *Frame) rides(now *roundtable.View, events []game.Event) (list []paint.Flight) {
	after := *now
	for _, e := range events {
		f.Rules.Follow(&after, e)
	}
	var riders []paint.Flight
	for s := range game.Seat(now.Seats) {
		from, stood := f.spot(now, s)
		to, stands := f.spot(&after, s)
		switch {
		case !stood || !stands || from == to:
		case now.Players[s].At == after.Players[s].At:
			list = append(list, f.walk(s, from, to))
		default:
			late := rideApart * float64(slices.IndexFunc(events, func(e game.Event) bool { return e.Seat == s }))
			riders = append(riders, f.ride(s, from, to, late))
		}
	}
	return append(list, riders...)
}

// spot is where a figure stands, and how large it is.
type spot struct {
	x, y, size float64
	at         roundtable.Place
}

// spot is that of a seat in a view; ok is false for one who stands nowhere.
func (f *Frame) spot(v *roundtable.View, s game.Seat) (to spot, ok bool) {
	at := v.Players[s].At
	if at == roundtable.NoPlace || !v.Lives(s) {
		return spot{}, false
	}
	i, n := 0, 0
	for other := range game.Seat(v.Seats) {
		if !v.Lives(other) || v.Players[other].At != at {
			continue
		}
		if n++; other < s {
			i++
		}
	}
	to.at = at
	if at == roundtable.Camelot {
		to.x, to.y, to.size = campAt(i, n)
	} else {
		to.x, to.y, to.size = riderAt(f.placeRect(at), at, i, n, v.Sword)
	}
	return to, true
}

// riderName is what a seat's figure is called.
func riderName(s game.Seat) string { return "rider-" + words.Number(int(s)+1) }

// moves is a seat's figure on a way.
func (f *Frame) moves(s game.Seat, from, to spot, path [][2]float64) paint.Flight {
	return paint.Flight{
		Name: riderName(s), Sprite: "rider-" + f.Coat(s), Flip: facesRight[to.at], Path: path, Moves: paint.Hops,
		Size: from.size, Becomes: to.size, End: rideTime, Lies: true,
	}
}

// ride is the way from one place to another.
func (f *Frame) ride(s game.Seat, from, to spot, late float64) paint.Flight {
	way := [][2]float64{{from.x, from.y}, {to.x, to.y}}
	if left, right := min(from.x, to.x), max(from.x, to.x); left < camelotRect.X && right > camelotRect.Right() {
		way = slices.Insert(way, 1, belowTable)
	}
	fl := f.moves(s, from, to, paint.Paces(way))
	fl.Grow, fl.Begin, fl.End = 20, late, rideTime+late
	return fl
}

// walk is the way to another spot of the same place: a few low steps.
func (f *Frame) walk(s game.Seat, from, to spot) paint.Flight {
	middle := [2]float64{(from.x + to.x) / 2, (from.y + to.y) / 2}
	fl := f.moves(s, from, to, [][2]float64{{from.x, from.y}, middle, {to.x, to.y}})
	fl.Grow = 4
	return fl
}

// belowTable is where figures ride from one side to the other: past what is read over Camelot.
var belowTable = [2]float64{ringX, 708}
