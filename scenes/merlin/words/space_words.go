package words

import (
	"strings"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// spaceName is what a space of a ring is called, SpaceTip what one does there.
func (f *Words) spaceName(n uint8) string { return f.T(f.SpaceKey(n) + ".name") }

func (f *Words) SpaceTip(n uint8) string {
	lines := []string{"<b>" + f.spaceName(n) + "</b>"}
	sp := f.Rules.Space(n)
	if sp.Kind == merlin.ProvinceSpace {
		lines = append(lines, f.Warnings(sp.Province)...)
	}
	lines = append(lines, f.T(f.SpaceKey(n)+".text"))
	if sp.Kind == merlin.ProvinceSpace && f.Rows.Province.Name != nil {
		lines = append(lines, f.Rows.Province.Words(f, sp.Province))
	}
	if relic := f.RelicTip(f.Rules.Space(n).Kind); relic != "" {
		lines = append(lines, relic)
	}
	return Paragraphs(lines...)
}

// Outcome says in few words what a space would bring the player at the bottom: its name, which
// begins with the word of points where it gives some, with their number.
func (f *Words) Outcome(n uint8) string {
	if f.Rules.Space(n).Kind != merlin.PointsSpace {
		return f.spaceName(n)
	}
	return f.T("ui.points", "count", f.PointsAt(n)) + strings.TrimPrefix(f.spaceName(n), f.T("space.points.name"))
}

// Counted names a thing that a space of points counts.
func (f *Words) Counted(i merlin.Item) string {
	switch i {
	case merlin.InfluenceItem:
		return f.T("term.influence")
	case merlin.ManorItem:
		return f.T("term.manor")
	}
	return f.T("item." + i.String())
}

// Ahead says what a die's goal would bring, and on which side it lies if there are two.
func (f *Words) Ahead(l model.Landing, alone bool) string {
	if alone || l.Jump {
		return f.Outcome(l.To())
	}
	way := "landing.forward"
	if l.Back {
		way = "landing.back"
	}
	return f.Pair(f.T(way), f.Outcome(l.To()))
}

// FigureTerm is what a figure is called.
func (f *Words) FigureTerm(g merlin.Figure) string { return f.T("term." + f.Rows.FigureWord(g)) }

// CountedKeys are what a points space may count.
var CountedKeys = [...]string{
	merlin.Shield: "term.shields", merlin.Flag: "term.flags", merlin.Material: "term.materials",
	merlin.InfluenceItem: "term.markers", merlin.ManorItem: "term.manors",
}
