package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
)

// smallTable is how the table is cut up for small windows. Five dice in the middle are too small
// for fingers where the table is whole.
func smallTable(rules *merlin.Rules) *table.Small[*draw.Frame] {
	page := func(name, label, icon string, zoom float64, parts draw.Parts) table.Page[*draw.Frame] {
		return table.Page[*draw.Frame]{Name: name, Label: label, Icon: icon, Zoom: zoom, Parts: parts}
	}
	castle := page("castle", "term.castle", "icon-home", 1.55, draw.CastleParts)
	castle.Heads = draw.CastleHeads
	return &table.Small[*draw.Frame]{
		Says:  draw.Asks,
		Notes: draw.Progress,
		Seat:  func(f *draw.Frame) game.Seat { return f.PromptSeat() },
		Ways:  (*draw.Frame).Ways,
		Hand:  draw.DiceParts,
		Tray:  "felt",
		Whole: rules.Inner() == 0,
		Pages: []table.Page[*draw.Frame]{
			page("board", "page.board", "Merlin-figure", 1.25, draw.BoardParts),
			page("domain", "term.domain", "tile-forest", 1, draw.DomainParts),
			page("quests", "term.quests", "card-back", 1, draw.QuestParts),
			castle,
			page("others", "page.others", "icon-human", 1.1, draw.OthersParts),
			page("log", "term.log", "icon-log", 1, draw.LogParts),
		},
	}
}
