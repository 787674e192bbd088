package table

import "merlin/scenes/ui"

// narrowCard is the width below which a card has no room for words.
const narrowCard = 88.0

// drawNarrow draws the conditions below each other, each with its tick beside it, and
// the sign of a card that may be fulfilled.
func (c *questCard) drawNarrow(p *ui.Painter, r ui.Rect, head float64) {
	n := min(len(c.quest.Conditions), 3)
	step := (r.H - head - 34) / float64(max(n, 2))
	var met []bool
	if c.owner != nil {
		met = ticks(c.owner, c.quest.Conditions)
	}
	for i, cond := range c.quest.Conditions[:n] {
		y := r.Y + head + 5 + step*(float64(i)+.5)
		drawCondition(p, cond, r.X+r.W*.44, y, min(step-3, r.W*.52))
		if met != nil {
			p.SpriteAt(tickName(met[i]), r.Right()-12, y+step*.3, 15)
		}
	}
	if c.button == "" {
		return
	}
	b := ui.Rect{X: r.X + 8, Y: r.Bottom() - 33, W: r.W - 16, H: 26}
	p.Face(b, ui.GoldLook, false, false, true)
	x, y := b.Center()
	p.SpriteAt("tick", x, y, 20)
}
