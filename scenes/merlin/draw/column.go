package draw

import (
	"merlin/scenes/ui"
)

// column is how the panels share the middle of the table: the domain on top, the quests
// below it, at their right and under all what modules bring. What is not there leaves
// its room to its neighbours.
type column struct{ Domain, Quests, Beside, Under ui.Rect }

const (
	columnGap = 12.0
	lowQuests = 204.0 // how high the quests are above another panel
	MostUnder = 136.0 // how high that may be
)

func (f *Frame) Column() column {
	c := column{Domain: domainRect, Quests: QuestsRect}
	if high := f.Rows.sizeAt(UnderQuests); high > 0 {
		c.Under = Lowest(high)
		c.Quests.H = lowQuests
		c.Quests.Y = c.Under.Y - columnGap - lowQuests
		c.Domain.H = c.Quests.Y - columnGap - c.Domain.Y
	}
	if wide := f.Rows.sizeAt(BesideQuests); wide > 0 {
		c.Quests.W -= wide + columnGap
		c.Beside = ui.Rect{X: c.Quests.Right() + columnGap, Y: c.Quests.Y, W: wide, H: c.Quests.H}
	}
	return c
}

// HighestQuests is where the quests begin above another panel.
var HighestQuests = QuestsRect.Bottom() - MostUnder - columnGap - lowQuests

// Lowest is the lower end of the column.
func Lowest(high float64) ui.Rect {
	return ui.Rect{X: QuestsRect.X, Y: QuestsRect.Bottom() - high, W: QuestsRect.W, H: high}
}

// ColumnRect is the whole of it.
var ColumnRect = ui.Rect{X: domainRect.X, Y: domainRect.Y, W: domainRect.W, H: QuestsRect.Bottom() - domainRect.Y}
