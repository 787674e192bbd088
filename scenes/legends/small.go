package legends

import (
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// smallTable is how the table is cut up for small windows.
func smallTable() *table.Small[*draw.Frame] {
	page := func(name, label, icon string, parts func(*draw.Frame) []ui.Rect) table.Page[*draw.Frame] {
		return table.Page[*draw.Frame]{Name: name, Label: label, Icon: icon, Zoom: 1, Parts: parts}
	}
	place := func(p legends.Place) table.Page[*draw.Frame] {
		return page(p.String(), "place."+p.String(), "place-"+p.String(), draw.PlaceParts(p))
	}
	return &table.Small[*draw.Frame]{
		Says:   draw.Asks,
		Notes:  draw.Progress,
		Seat:   (*draw.Frame).PromptSeat,
		Ways:   draw.Ways,
		Hand:   draw.HeldParts,
		Tall:   110,
		Opened: draw.Opened,
		Broad:  true,
		Whole:  true,
		Pages: []table.Page[*draw.Frame]{
			page("places", "page.places", "place-camelot", draw.AllParts),
			place(legends.Camelot),
			place(legends.Cornwall),
			place(legends.Forest),
			page("special", "page.special", "icon-pin", draw.StripParts),
			page("own", "page.own", "back-character", draw.OwnParts),
			page("others", "page.others", "icon-human", draw.OthersParts),
			page("log", "term.log", "icon-log", draw.LogParts),
		},
	}
}
