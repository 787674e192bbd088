package draw

import (
	"merlin/game/legends"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Panels returns what makes the areas of a table, the lowest first; log makes the
// chronicle.
func Panels(log func() paint.Panel[*Frame]) func(all func() []ui.Region) []paint.Panel[*Frame] {
	return func(all func() []ui.Region) []paint.Panel[*Frame] {
		return []paint.Panel[*Frame]{
			PlacePanel{legends.Camelot},
			PlacePanel{legends.Cornwall},
			PlacePanel{legends.Forest},
			StripPanel{},
			OthersPanel{},
			PilesPanel{},
			log(),
			HelpPanel{},
			OwnPanel{},
			InsetPanel{},
			BrowsePanel{},
			&TopPanel{All: all},
			ZoomPanel{},
		}
	}
}
