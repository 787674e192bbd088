package draw

import (
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// narrowCard is the width below which a card has no room for words.
const narrowCard = 88.0

// conditionWide is how wide a condition's pictogram is over its size.
func conditionWide(c merlin.Condition) float64 {
	switch c.Kind {
	case merlin.InfluenceIn, merlin.ServantIn:
		return 1.15
	case merlin.PairIn:
		return 1.36
	case merlin.Together:
		return 1.74
	}
	return 1.06
}

// drawNarrow draws the conditions below each other, as large as they may be, and the
// sign of a card that may be fulfilled.
func (c *QuestCard) drawNarrow(p *ui.Painter, r ui.Rect, head float64) {
	foot := 8.0
	if c.Button != "" {
		foot = 36
		b := ui.Rect{X: r.X + 8, Y: r.Bottom() - 33, W: r.W - 16, H: 26}
		p.Face(b, ui.GoldLook, false, false, true)
		c.drawSigns(p, b)
	}
	n := min(len(c.Quest.Conditions), 3)
	step := (r.H - head - 6 - foot) / float64(n)
	var met []bool
	if c.Owner != nil {
		met = c.Owner.Met(c.Quest.Conditions)
	}
	for i, cond := range c.Quest.Conditions[:n] {
		cell := ui.Rect{X: r.X + 5, Y: r.Y + head + 6 + step*float64(i), W: r.W - 10, H: step}
		drawNarrowCondition(p, cond, cell)
		if met != nil {
			drawNarrowTicks(p, c.Owner, cond, met[i], cell)
		}
	}
}

// togetherHigh is how high two servants below each other are, over their size.
const togetherHigh = 1.8

// narrowSize is how large a pictogram is in a cell of a narrow card: what is met, or
// open, is marked below it.
func narrowSize(c merlin.Condition, cell ui.Rect) float64 {
	if c.Kind == merlin.Together {
		return min((cell.H-30)/togetherHigh, 58)
	}
	return min(cell.H-5, cell.W/conditionWide(c), 58)
}

func drawNarrowCondition(p *ui.Painter, c merlin.Condition, cell ui.Rect) {
	size := narrowSize(c, cell)
	x, y := cell.Center()
	if c.Kind == merlin.Together {
		drawTogether(p, c, x, y-8, size, 0, (togetherHigh-.9)/2)
		return
	}
	drawCondition(p, c, x, y-min(8, (cell.H-size)/2), size)
}

// drawNarrowTicks puts the marks where they are on wider cards; where two servants stand
// below each other, under them.
func drawNarrowTicks(p *ui.Painter, owner *merlin.Player, c merlin.Condition, met bool, cell ui.Rect) {
	size := narrowSize(c, cell)
	x, y := cell.Center()
	if c.Kind == merlin.Together {
		p.SpriteAt(tickName(met), x, cell.Bottom()-12, leastTick)
		return
	}
	drawTicks(p, owner, c, met, x, y-min(8, (cell.H-size)/2), size)
}
