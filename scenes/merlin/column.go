package merlin

import (
	"merlin/scenes/ui"
)

// column is how the panels share the middle of the table: the domain on top, the quests
// below it, at their right and under all what modules bring. What is not there leaves
// its room to its neighbours.
type column struct{ domain, quests, beside, under ui.Rect }

const (
	columnGap = 12.0
	lowQuests = 204.0 // how high the quests are above another panel
	mostUnder = 136.0 // how high that may be
)

func (f *frame) column() column {
	c := column{domain: domainRect, quests: questsRect}
	if high := f.rows.sizeAt(underQuests); high > 0 {
		c.under = lowest(high)
		c.quests.H = lowQuests
		c.quests.Y = c.under.Y - columnGap - lowQuests
		c.domain.H = c.quests.Y - columnGap - c.domain.Y
	}
	if wide := f.rows.sizeAt(besideQuests); wide > 0 {
		c.quests.W -= wide + columnGap
		c.beside = ui.Rect{X: c.quests.Right() + columnGap, Y: c.quests.Y, W: wide, H: c.quests.H}
	}
	return c
}

// highestQuests is where the quests begin above another panel.
var highestQuests = questsRect.Bottom() - mostUnder - columnGap - lowQuests

// lowest is the lower end of the column.
func lowest(high float64) ui.Rect {
	return ui.Rect{X: questsRect.X, Y: questsRect.Bottom() - high, W: questsRect.W, H: high}
}

// columnRect is the whole of it.
var columnRect = ui.Rect{X: domainRect.X, Y: domainRect.Y, W: domainRect.W, H: questsRect.Bottom() - domainRect.Y}
