package draw

import (
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Quest is what a choice does with a quest card: the conditions that it counts in another
// way, or all of a card.
type Quest struct {
	Points     uint8
	Conditions []merlin.Condition
	Counts     []string // sprites of that way; none for a whole card
	owner      *merlin.Player
}

// WholeQuest is a card of the display, with what the player has of it ticked.
func (f *Frame) WholeQuest(card merlin.Card) *Quest {
	q := &f.Rules.Box.Quests[card]
	return &Quest{Points: q.Points, Conditions: q.Conditions, owner: f.mine()}
}

// Draw draws the points at the left, then the conditions.
func (q *Quest) Draw(p *ui.Painter, r ui.Rect) {
	DrawPoints(p, int(q.Points), r.X+14, r.Y+14, 30)
	n := len(q.Conditions)
	if len(q.Counts) > 0 {
		n += 1 + len(q.Counts)
	}
	if n > 1 {
		_, r = r.CutLeft(20)
	}
	cell := func(i int) ui.Rect { return r.Row(i, n, 0) }
	var met []bool
	if q.owner != nil {
		met = q.owner.Met(q.Conditions)
	}
	for i, c := range q.Conditions {
		x, y := cell(i).Center()
		size := min(46, (cell(i).W-3)/conditionWide(c))
		drawCondition(p, c, x, y, size)
		if met != nil {
			drawTicks(p, q.owner, c, met[i], x, y, size)
		}
	}
	if len(q.Counts) == 0 {
		return
	}
	arrowIn(p, "→", cell(len(q.Conditions)))
	for i, sprite := range q.Counts {
		c := cell(len(q.Conditions) + 1 + i)
		x, y := c.Center()
		p.SpriteAt(sprite, x, y, min(42, c.W))
	}
}

func arrowIn(p *ui.Painter, arrow string, r ui.Rect) {
	x, y := r.Center()
	p.Text(arrow, x, y, ui.BoldStyle.Sized(28).Placed(ui.Center, ui.Middle))
}

// RowArt is several sprites side by side, each as often as its count says.
type RowArt []Counted

type Counted struct {
	Sprite string
	Count  uint8
}

func (a RowArt) Draw(p *ui.Painter, r ui.Rect) {
	for i, c := range a {
		cell := r.Row(i, len(a), 4)
		x, y := cell.Center()
		size := min(r.H, cell.W) * .86
		p.SpriteAt(c.Sprite, x, y, size)
		if c.Count > 1 {
			DrawBadge(p, int(c.Count), x+size*.4, y+size*.36)
		}
	}
}

// SwapArt is two dice whose values change places.
type SwapArt [2]string

func (a SwapArt) Draw(p *ui.Painter, r ui.Rect) {
	for i, sprite := range a {
		x, y := r.Row(2*i, 3, 0).Center()
		p.SpriteAt(sprite, x, y, 44)
	}
	to, back := r.Row(1, 3, 0).CutTop(r.H / 2)
	arrowIn(p, "→", to)
	arrowIn(p, "←", back)
}

// ChoiceArt is the picture of a choice that no one sprite shows; nil: its icon does.
func (f *Frame) ChoiceArt(c *moment.Choice) paint.Drawing {
	if row := f.Rows.Action(c); row.Art != nil {
		return row.Art(f, c, c.Last())
	}
	return nil
}
