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
			&kept{Panel: shaped{StripPanel{}, false, StripPanel{}.Area()}},
			&kept{Panel: shaped{StripPanel{}, true, stripsApart}},
			&kept{Panel: OthersPanel{}},
			&kept{Panel: PilesPanel{}},
			&kept{Panel: OwnPanel{}},
			log(),
			HelpPanel{},
			shaped{InsetPanel{}, false, InsetPanel{}.Area()},
			shaped{InsetPanel{}, true, insetsApart},
			shaped{BrowsePanel{}, false, BrowsePanel{}.Area()},
			shaped{bookPanel{}, true, bookApart},
			shaped{MeanwhilePanel{}, false, MeanwhilePanel{}.Area()},
			shaped{MeanwhilePanel{}, true, meanwhileApart.Inset(-20)},
			shaped{heldPanel{}, true, heldApart},
			shaped{readPanel{}, true, readApart},
			&TopPanel{All: all},
			ZoomPanel{},
		}
	}
}
