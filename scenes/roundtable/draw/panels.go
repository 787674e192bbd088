package draw

import (
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// SeatsArea is the column of the seats, with the log below them.
var SeatsArea = seatsRect

// Panels returns what makes the areas of a table, the lowest first; log makes the
// chronicle.
func Panels(log func() paint.Panel[*Frame]) func(all func() []ui.Region) []paint.Panel[*Frame] {
	return func(all func() []ui.Region) []paint.Panel[*Frame] {
		list := []paint.Panel[*Frame]{}
		for i := range 6 {
			list = append(list, QuestPanel{i, new(paint.Cached[questLook])})
		}
		// the ribbon and the row of whose turn it is are drawn anew one after the other: neither lags
		return append(list, CamelotPanel{new(paint.Cached[camelotLook])}, &TopPanel{All: all}, SeatsPanel{}, log(), OwnPanel{new(paint.Cached[ui.Color])}, MorePanel{}, BannerPanel{})
	}
}
