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
		var list []paint.Panel[*Frame]
		for at := range legends.Avalon {
			place := PlacePanel{at}
			list = append(list, &kept{Panel: shaped{place, (*Frame).columns, place.Area()}}, &kept{Panel: shaped{place, (*Frame).lying, lyingArea(at)}})
		}
		return append(list,
			&kept{Panel: shaped{StripPanel{}, entire, StripPanel{}.Area()}},
			&kept{Panel: shaped{StripPanel{}, pinned, stripsApart}},
			&kept{Panel: OthersPanel{}},
			&kept{Panel: PilesPanel{}},
			&kept{Panel: OwnPanel{}},
			log(),
			HelpPanel{},
			shaped{InsetPanel{}, entire, InsetPanel{}.Area()},
			shaped{InsetPanel{}, pinned, insetsApart},
			shaped{BrowsePanel{}, entire, BrowsePanel{}.Area()},
			shaped{bookPanel{}, pinned, bookApart},
			shaped{MeanwhilePanel{}, entire, MeanwhilePanel{}.Area()},
			shaped{MeanwhilePanel{}, pinned, meanwhileApart.Inset(-20)},
			shaped{heldPanel{}, pinned, heldApart},
			shaped{readPanel{}, pinned, readApart},
			&TopPanel{All: all},
			ZoomPanel{},
		)
	}
}
