package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// quest is what a choice does with a quest card: the conditions that it counts in another
// way, or all of a card.
type quest struct {
	points     uint8
	conditions []merlin.Condition
	counts     []string // sprites of that way; none for a whole card
}

// draw draws the points at the left, then the conditions.
func (q *quest) Draw(p *ui.Painter, r ui.Rect) {
	drawPoints(p, int(q.points), r.X+14, r.Y+14, 30)
	n := len(q.conditions)
	if len(q.counts) > 0 {
		n += 1 + len(q.counts)
	}
	if n > 1 {
		_, r = r.CutLeft(20)
	}
	cell := func(i int) ui.Rect { return r.Row(i, n, 0) }
	for i, c := range q.conditions {
		x, y := cell(i).Center()
		drawCondition(p, c, x, y, min(46, (cell(i).W-3)/conditionWide(c)))
	}
	if len(q.counts) == 0 {
		return
	}
	arrowIn(p, "→", cell(len(q.conditions)))
	for i, sprite := range q.counts {
		c := cell(len(q.conditions) + 1 + i)
		x, y := c.Center()
		p.SpriteAt(sprite, x, y, min(42, c.W))
	}
}

func arrowIn(p *ui.Painter, arrow string, r ui.Rect) {
	x, y := r.Center()
	p.Text(arrow, x, y, ui.BoldStyle.Sized(28).Placed(ui.Center, ui.Middle))
}

// rowArt is several sprites side by side, each as often as its count says.
type rowArt []counted

type counted struct {
	sprite string
	count  uint8
}

func (a rowArt) Draw(p *ui.Painter, r ui.Rect) {
	for i, c := range a {
		cell := r.Row(i, len(a), 4)
		x, y := cell.Center()
		size := min(r.H, cell.W) * .86
		p.SpriteAt(c.sprite, x, y, size)
		if c.count > 1 {
			drawBadge(p, int(c.count), x+size*.4, y+size*.36)
		}
	}
}

// swapArt is two dice whose values change places.
type swapArt [2]string

func (a swapArt) Draw(p *ui.Painter, r ui.Rect) {
	for i, sprite := range a {
		x, y := r.Row(2*i, 3, 0).Center()
		p.SpriteAt(sprite, x, y, 44)
	}
	to, back := r.Row(1, 3, 0).CutTop(r.H / 2)
	arrowIn(p, "→", to)
	arrowIn(p, "←", back)
}

// choiceArt is the picture of a choice that no one sprite shows; nil: its icon does.
func (f *frame) choiceArt(c *moment.Choice) paint.Drawing {
	if row := f.rows.action(c); row.Art != nil {
		return row.Art(f, c, c.Last())
	}
	return nil
}
