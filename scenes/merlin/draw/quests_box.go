package draw

import (
	"fmt"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// What lies beside the quests: traitors face down and discarded, and the things without a
// colour that nobody has.

// drawTraitorStacks draws the traitors face down.
func drawTraitorStacks(p *ui.Painter, f *Frame, plan *questsPlan) {
	if plan.traitors.W > 0 {
		PanelTitle(p, f.T("term.traitors"), plan.traitors.X, plan.traitors.Y, 17, plan.traitors.W)
	}
	all, left := len(plan.stacks), int(f.View.PileLeft)
	for i, r := range plan.stacks {
		n := (left + all - 1 - i) / all
		if n == 0 {
			p.StrokeRound(r, 5, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .5)))
			continue
		}
		DrawStack(p, "traitor-back", r, 2*n)
	}
	if plan.left.W > 60 {
		centred(p, f.T("traitor.left", "count", left), plan.left, ui.BodyStyle.Sized(17))
		return
	}
	DrawCount(p, left, plan.left.X, plan.left.Y+plan.left.H/2, NumberStyle.Sized(21))
}

// drawBanished shows the discarded traitors by colour, in one row.
func drawBanished(p *ui.Painter, f *Frame, plan *questsPlan) {
	head, row := plan.Gone.CutTop(24)
	if row.W <= 0 {
		return
	}
	n := 0
	for _, k := range f.View.Banished {
		n += int(k)
	}
	centred(p, f.T("quest.discards", "count", n), ui.Rect{X: head.X, Y: head.Y, W: head.W, H: 22}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
	_, row = row.CutLeft(banishedIn)
	for c, n := range f.View.Banished {
		drawBanishedColour(p, merlin.Province(c), int(n), row.Row(c, merlin.Provinces, 0))
	}
}

// banishedIn is how far their row is from the line that the box begins with.
const banishedIn = 10.0

// drawBanishedColour draws n traitors of a colour, their number below them or beside.
func drawBanishedColour(p *ui.Painter, c merlin.Province, n int, r ui.Rect) {
	x, y := r.Center()
	dx, dy, size := 0.0, 9.0, 24.0
	if r.H < 30 {
		dx, dy, size = 9, 0, 20
	}
	if n == 0 {
		p.FillCircle(x, y-dy/2, 2, ui.Solid(ui.Alpha(ui.FadedInk, .4)))
		return
	}
	p.SpriteAt(model.TraitorSprite(c), x-dx/2, y-dy, size)
	p.Text(fmt.Sprint(n), x+dx, y+dy, NumberStyle.Sized(ui.Least).Placed(ui.Center, ui.Middle))
}

// banished is where discarded traitors go.
func (q *questsPlan) banished() ui.Rect {
	if q.Gone.W > 0 {
		return q.Gone
	}
	return q.Pile()
}

// traitorNotes explain the traitors; where the discarded ones have no place of their own
// the pile tells of them.
func traitorNotes(f *Frame, plan *questsPlan) []ui.Region {
	left := f.T("traitor.left", "count", int(f.View.PileLeft))
	gone := func() string { return words.Paragraphs(f.T("traitor.gone"), f.BanishedWords()) }
	pile := Note("traitor-pile", left, func() string { return f.T("traitor.pile-tip") }, plan.Pile())
	if plan.Gone.W == 0 {
		pile.Tip = func() string { return words.Paragraphs(f.T("traitor.pile-tip"), gone()) }
		pile.Bounds.W = plan.left.Right() - pile.Bounds.X
		return []ui.Region{pile}
	}
	return []ui.Region{pile, Note("traitor-discards", f.T("traitor.gone"), gone, plan.Gone)}
}

// boxCell is the place of thing i of n that nobody has.
func (q *questsPlan) boxCell(i, n int) ui.Rect {
	if n == 1 {
		return q.Box
	}
	lines := (n + q.across - 1) / q.across
	return q.Box.Column(i/q.across, lines, 0).Row(i%q.across, min(q.across, n-i/q.across*q.across), 0)
}

func drawBox(p *ui.Painter, f *Frame, plan *questsPlan) {
	list := f.Boxed()
	for i, pool := range list {
		r, n := plan.boxCell(i, len(list)), pool.Left(f.View)
		if len(list) == 1 {
			drawOnlyBox(p, f, pool.Sprite, n, r)
			continue
		}
		t := pool.Thing()
		x, y := r.Center()
		DrawLit(p, pool.Sprite, x-15, y, 31, f.IsGlowing(t), f.Open(t) && f.IsHot(t), f.Breath)
		DrawCount(p, n, x+4, y+1, NumberStyle.Sized(20))
	}
}

// drawOnlyBox draws the one thing that lies there, with its name.
func drawOnlyBox(p *ui.Painter, f *Frame, sprite string, n int, r ui.Rect) {
	x, y := r.X+r.W/2-16, r.Y+20
	p.SpriteAt(sprite, x, y, 40)
	DrawCount(p, n, x+25, y+2, NumberStyle.Sized(24))
	centred(p, f.T("term.apples"), ui.Rect{X: r.X, Y: r.Y + 40, W: r.W, H: 22}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
}

// boxRegions are these things; with gold they can be taken from here. // G3
func boxRegions(f *Frame, plan *questsPlan) (regions []ui.Region) {
	list := f.Boxed()
	for i, pool := range list {
		said, r := f.T(pool.Words, "count", pool.Left(f.View)), plan.boxCell(i, len(list))
		if len(list) == 1 {
			return []ui.Region{Note(f.Rows.Region(pool.Thing()), said, ui.Say(said), r)}
		}
		regions = append(regions, f.ThingRegion(pool.Thing(), r, ui.Say(said)))
	}
	return regions
}

func boxAnchor(f *Frame, plan *questsPlan, kind model.PlaceKind) (x, y float64, ok bool) {
	list := f.Boxed()
	for i, pool := range list {
		if pool.Place == kind {
			x, y = plan.boxCell(i, len(list)).Center()
			return x - 15, y, true
		}
	}
	return 0, 0, false
}
