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
			&kept{Panel: PlacePanel{legends.Camelot}},
			&kept{Panel: PlacePanel{legends.Cornwall}},
			&kept{Panel: PlacePanel{legends.Forest}},
			&kept{Panel: StripPanel{}},
			&kept{Panel: OthersPanel{}},
			&kept{Panel: PilesPanel{}},
			&kept{Panel: OwnPanel{}},
			log(),
			HelpPanel{},
			InsetPanel{},
			BrowsePanel{},
			MeanwhilePanel{},
			&TopPanel{All: all},
			ZoomPanel{},
		}
	}
}
