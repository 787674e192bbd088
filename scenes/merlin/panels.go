package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// sharedPanels are they, and the log before the castle, as the shared table has them.
func sharedPanels(panels []draw.Panel, all func() []ui.Region) []paint.Panel[*draw.Frame] {
	var list []paint.Panel[*draw.Frame]
	for _, p := range panels {
		switch p := p.(type) {
		case *draw.TopPanel:
			p.All = all
		case *draw.CastlePanel:
			list = append(list, newLog())
		}
		list = append(list, p)
	}
	return list
}

// newLog is the chronicle.
func newLog() *table.Log[*merlin.View, *draw.Frame] {
	return &table.Log[*merlin.View, *draw.Frame]{
		Whole: draw.BelowOthers().Inset(-14), Place: draw.ChroniclePlace, Entries: draw.Chronicle,
		Head: func(f *draw.Frame) string { return f.T("log.round", "number", int(f.View.Round)) },
	}
}
