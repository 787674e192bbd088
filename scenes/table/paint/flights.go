package paint

import (
	"math"

	"merlin/game"
	"merlin/scenes/ui"
)

// InTurn are the flights of events that happen together: fly makes those of one, and each
// event begins some seconds after the one before it in the list.
func InTurn(events []game.Event, apart float64, fly func(game.Event) []Flight) (list []Flight) {
	for i, e := range events {
		late := apart * float64(i)
		for _, f := range fly(e) {
			f.Begin, f.End = f.Begin+late, f.End+late
			list = append(list, f)
		}
	}
	return list
}

// Said is a sentence that stands at a point for some seconds.
func Said(text string, at [2]float64, seconds float64) Flight {
	return Flight{Banner: text, Path: [][2]float64{at, at}, End: seconds}
}

// Middle is that of a rectangle, as paths have it.
func Middle(r ui.Rect) [2]float64 {
	x, y := r.Center()
	return [2]float64{x, y}
}

// lasting is how many times longer the rare motions take, so that they can be seen.
var lasting = [...]float64{Strokes: 1.9, Gleams: 2.2, Storms: 1.5, Falls: 1.9, Topples: 3.2, Glows: 0}

// mostTime is how long those take at most, in seconds; who is driven off for good takes longer.
const (
	mostTime   = 1.0
	toppleTime = 1.35
)

// Moving has things move as a kind says that have no kind of their own.
func Moving(list []Flight, m Motion) []Flight {
	for i := range list {
		f := &list[i]
		if f.Moves != Slides || f.Banner != "" || f.Scene != nil || len(f.Path) < 2 {
			continue
		}
		f.Moves = m
		if k := lasting[m]; k > 0 {
			way := f.End - f.Begin - f.Hold
			most := mostTime
			if m == Topples {
				most = toppleTime
			}
			f.End += min(way*(k-1), max(0, most-way))
		}
	}
	return list
}

// Thrown is the curve on which a die is thrown to a point.
func Thrown(x, y float64) [][2]float64 {
	const n = 8
	path := make([][2]float64, 0, n+1)
	for i := range n + 1 {
		u := 1 - float64(i)/n
		path = append(path, [2]float64{x - 84*u*u, y - 50*u*(2-u)*u - 22*u})
	}
	return path
}

// Paces divides a way into as many paces as it has room for.
func Paces(way [][2]float64) [][2]float64 {
	const pace = 150
	path := way[:1:1]
	for i, to := range way[1:] {
		from := way[i]
		n := max(1, math.Round(math.Hypot(to[0]-from[0], to[1]-from[1])/pace))
		for k := 1.0; k <= n; k++ {
			path = append(path, [2]float64{from[0] + (to[0]-from[0])*k/n, from[1] + (to[1]-from[1])*k/n})
		}
	}
	return path
}
