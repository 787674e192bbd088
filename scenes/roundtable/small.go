package roundtable

import (
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// smallTable is how the table is cut up for small windows.
func smallTable() *table.Small[*draw.Frame] {
	page := func(name, label, icon string, zoom float64, parts func(*draw.Frame) []ui.Rect) table.Page[*draw.Frame] {
		return table.Page[*draw.Frame]{Name: name, Label: label, Icon: icon, Zoom: zoom, Parts: parts}
	}
	return &table.Small[*draw.Frame]{
		Says:  (*draw.Frame).Prompt,
		Notes: (*draw.Frame).SwordsLabel,
		Seat:  (*draw.Frame).PromptSeat,
		Ways:  (*draw.Frame).Ways,
		Whole: true,
		Pages: []table.Page[*draw.Frame]{
			page("own", "page.own", "heart", 1, draw.OwnParts),
			page("camelot", "place.camelot", "crown", 1, draw.CamelotParts),
			page("quests", "page.quests", "sword-white", 1.15, draw.QuestParts),
			page("seats", "page.seats", "icon-human", 1, draw.SeatParts),
			page("log", "term.log", "icon-log", 1, draw.LogParts),
		},
	}
}
