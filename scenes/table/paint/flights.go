package paint

import (
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
