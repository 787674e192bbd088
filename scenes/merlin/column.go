package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// column is how the panels share the middle of the table: the domain on top, the quests
// below it, at their right the market, and under all Morgana. What a module would bring
// leaves its room to its neighbours.
type column struct{ domain, quests, market, morgana ui.Rect }

const (
	columnGap  = 12.0
	marketWide = 234.0
	witchHigh  = 136.0
	lowQuests  = 204.0
)

func (f *frame) column() column { return columnOf(f.rules) }

func columnOf(r *merlin.Rules) column {
	c := column{domain: domainRect, quests: questsRect}
	if r.Has("morgana") {
		bottom := questsRect.Bottom()
		c.morgana = ui.Rect{X: questsRect.X, Y: bottom - witchHigh, W: questsRect.W, H: witchHigh}
		c.quests.H = lowQuests
		c.quests.Y = c.morgana.Y - columnGap - lowQuests
		c.domain.H = c.quests.Y - columnGap - c.domain.Y
	}
	if r.Has("market") {
		c.quests.W -= marketWide + columnGap
		c.market = ui.Rect{X: c.quests.Right() + columnGap, Y: c.quests.Y, W: marketWide, H: c.quests.H}
	}
	return c
}

// columnRect is the whole of it.
var columnRect = ui.Rect{X: domainRect.X, Y: domainRect.Y, W: domainRect.W, H: questsRect.Bottom() - domainRect.Y}
