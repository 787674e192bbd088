package merlin

import (
	"fmt"

	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// What lies beside the quests: traitors face down and discarded, and the things without a
// colour that nobody has.

// drawTraitorStacks draws the traitors face down.
func drawTraitorStacks(p *ui.Painter, f *frame, plan *questsPlan) {
	if plan.traitors.W > 0 {
		panelTitle(p, f.T("term.traitors"), plan.traitors.X, plan.traitors.Y, 16, plan.traitors.W)
	}
	all, left := len(plan.stacks), int(f.View.PileLeft)
	for i, r := range plan.stacks {
		n := (left + all - 1 - i) / all
		if n == 0 {
			p.StrokeRound(r, 5, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .5)))
			continue
		}
		drawStack(p, "traitor-back", r, 2*n)
	}
	if plan.left.W > 60 {
		centred(p, f.T("traitor.left", "count", left), plan.left, ui.BodyStyle.Sized(17))
		return
	}
	drawCount(p, left, plan.left.X, plan.left.Y+plan.left.H/2, numberStyle.Sized(21))
}

// drawBanished shows the discarded traitors by colour, in one row.
func drawBanished(p *ui.Painter, f *frame, plan *questsPlan) {
	head, row := plan.gone.CutTop(24)
	if row.W <= 0 {
		return
	}
	n := 0
	for _, k := range f.View.Banished {
		n += int(k)
	}
	centred(p, f.T("quest.discards", "count", n), ui.Rect{X: head.X, Y: head.Y, W: head.W, H: 22}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
	for c, n := range f.View.Banished {
		drawBanishedColour(p, merlin.Province(c), int(n), row.Row(c, merlin.Provinces, 0))
	}
}

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
	p.SpriteAt(traitorSprite(c), x-dx/2, y-dy, size)
	p.Text(fmt.Sprint(n), x+dx, y+dy, numberStyle.Sized(15).Placed(ui.Center, ui.Middle))
}

// banished is where discarded traitors go.
func (q *questsPlan) banished() ui.Rect {
	if q.gone.W > 0 {
		return q.gone
	}
	return q.pile()
}

// traitorNotes explain the traitors; where the discarded ones have no place of their own
// the pile tells of them.
func traitorNotes(f *frame, plan *questsPlan) []ui.Region {
	left := f.T("traitor.left", "count", int(f.View.PileLeft))
	gone := func() string { return paragraphs(f.T("traitor.gone"), f.banishedWords()) }
	pile := note("traitor-pile", left, func() string { return f.T("traitor.pile-tip") }, plan.pile())
	if plan.gone.W == 0 {
		pile.Tip = func() string { return paragraphs(f.T("traitor.pile-tip"), gone()) }
		pile.Bounds.W = plan.left.Right() - pile.Bounds.X
		return []ui.Region{pile}
	}
	return []ui.Region{pile, note("traitor-discards", f.T("traitor.gone"), gone, plan.gone)}
}

// banishedWords names the discarded traitors.
func (f *frame) banishedWords() string {
	var list []string
	for c, n := range f.View.Banished {
		if n > 0 {
			list = append(list, f.T("traitor.count."+merlin.Province(c).String(), "count", int(n)))
		}
	}
	return joinWords(f.Locale, list)
}

// boxed are the things without a colour that lie here and not on a province. // C3
func (f *frame) boxed() []*Pool {
	if f.rows.province.Pools {
		return nil
	}
	return f.rows.pools
}

// boxCell is the place of thing i of n that nobody has.
func (q *questsPlan) boxCell(i, n int) ui.Rect {
	if n == 1 {
		return q.box
	}
	lines := (n + q.across - 1) / q.across
	return q.box.Column(i/q.across, lines, 0).Row(i%q.across, min(q.across, n-i/q.across*q.across), 0)
}

func drawBox(p *ui.Painter, f *frame, plan *questsPlan) {
	list := f.boxed()
	for i, pool := range list {
		r, n := plan.boxCell(i, len(list)), pool.Left(&f.View)
		if len(list) == 1 {
			drawOnlyBox(p, f, pool.Sprite, n, r)
			continue
		}
		t := pool.thing()
		x, y := r.Center()
		drawLit(p, pool.Sprite, x-15, y, 31, f.glows(t), f.open(t) && f.hot(t), f.Breath)
		drawCount(p, n, x+4, y+1, numberStyle.Sized(20))
	}
}

// drawOnlyBox draws the one thing that lies there, with its name.
func drawOnlyBox(p *ui.Painter, f *frame, sprite string, n int, r ui.Rect) {
	x, y := r.X+r.W/2-16, r.Y+20
	p.SpriteAt(sprite, x, y, 40)
	drawCount(p, n, x+25, y+2, numberStyle.Sized(24))
	centred(p, f.T("term.apples"), ui.Rect{X: r.X, Y: r.Y + 40, W: r.W, H: 22}, ui.BodyStyle.Sized(17).With(ui.FadedInk))
}

// boxRegions are these things; with gold they can be taken from here. // G3
func boxRegions(f *frame, plan *questsPlan) (regions []ui.Region) {
	list := f.boxed()
	for i, pool := range list {
		words, r := f.T(pool.Words, "count", pool.Left(&f.View)), plan.boxCell(i, len(list))
		if len(list) == 1 {
			return []ui.Region{note(f.rows.region(pool.thing()), words, ui.Say(words), r)}
		}
		regions = append(regions, f.region(pool.thing(), r, ui.Say(words)))
	}
	return regions
}

func boxAnchor(f *frame, plan *questsPlan, kind placeKind) (x, y float64, ok bool) {
	list := f.boxed()
	for i, pool := range list {
		if pool.Place == kind {
			x, y = plan.boxCell(i, len(list)).Center()
			return x - 15, y, true
		}
	}
	return 0, 0, false
}
