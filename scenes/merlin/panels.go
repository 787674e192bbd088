package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// newPanels are the panels of a table, later ones over earlier ones.
func newPanels(all *rows) []panel {
	list := []panel{new(boardPanel), new(topPanel), new(domainPanel), new(questsPanel)}
	list = append(list, all.panelsAt(besideQuests, underQuests)...)
	list = append(list, new(othersPanel))
	list = append(list, all.panelsAt(underOthers)...)
	list = append(list, new(castlePanel))
	return append(list, all.panelsAt(overMiddle)...)
}

// sharedPanels are they, and the log before the castle, as the shared table has them.
func sharedPanels(panels []panel, all func() []ui.Region) []paint.Panel[*frame] {
	var list []paint.Panel[*frame]
	for _, p := range panels {
		switch p := p.(type) {
		case *topPanel:
			p.all = all
		case *castlePanel:
			list = append(list, newLog())
		}
		list = append(list, tablePanel{p})
	}
	return list
}

// tablePanel is a panel as the shared table has it.
type tablePanel struct{ panel }

func (s tablePanel) Area() ui.Rect                { return s.area() }
func (s tablePanel) Draw(p *ui.Painter, f *frame) { s.draw(p, f) }
func (s tablePanel) Regions(f *frame) []ui.Region { return s.regions(f) }
func (s tablePanel) Over(p *ui.Painter, f *frame) {
	if o, ok := s.panel.(overPanel); ok {
		o.over(p, f)
	}
}

// newLog is the chronicle.
func newLog() *table.Log[merlin.View, *frame] {
	return &table.Log[merlin.View, *frame]{
		Whole: belowOthers().Inset(-14), Place: logPlace, Entries: chronicle,
		Head: func(f *frame) string { return f.T("log.round", "number", int(f.View.Round)) },
	}
}

// logPlace is where the chronicle lies: it takes the room of players who are
// not there, and leaves that of what modules lay there.
func logPlace(f *frame) ui.Rect {
	r := logRect
	top := f.otherRect(int(f.View.Seats) - 1).Y
	if high := f.rows.sizeAt(underOthers); high > 0 {
		top += high + 10
	}
	r.Y, r.H = top, r.Bottom()-top
	return r
}
