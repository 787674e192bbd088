package draw

import (
	"merlin/game/legends"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// drawHand shows the hand of the viewer; of another one, backs.
func (f *Frame) drawHand(p *ui.Painter) {
	if f.View.Seat != f.Home {
		n := int(f.View.Held[f.Home])
		for i := range n {
			r := f.handCard(i, n)
			p.Sprite("back-character", r.X, r.Y, r.W, r.H)
		}
		return
	}
	list := f.Hand()
	front := -1
	for i, c := range list {
		if f.Hot("hand-" + f.Face(c).ID) {
			front = i
			continue
		}
		f.drawHeld(p, c, f.handCard(i, len(list)))
	}
	if front >= 0 {
		r := f.handCard(front, len(list))
		if !f.Taught { // who may have rung it where it lies
			r = r.Move(0, -14)
		}
		f.drawHeld(p, list[front], r)
	}
	f.drawHandCount(p, len(list))
	if len(list) == 0 {
		p.TextIn(f.T("hand.empty"), ui.Rect{X: f.handPlace().X, Y: handRect.Y, W: f.LogPlace().X - f.handPlace().X, H: handRect.H}, italicStyle.Sized(21).With(ivory).Placed(ui.Center, ui.Middle))
	}
}

// drawHandCount says beside the hand how many cards it has, and may have. // L61
func (f *Frame) drawHandCount(p *ui.Painter, n int) {
	if n == 0 {
		return
	}
	limit := f.Table().Limit(f.Home)
	last := f.handCard(n-1, n)
	r := ui.Rect{X: last.Right() + 5, Y: last.Bottom() - 34, W: badgeWide - 6, H: 26}
	ground := ui.Hex(0x24324A)
	if n >= limit {
		ground = ui.Hex(0x8A1F2A)
	}
	p.FillRound(r, 9, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.4), 8, ui.Solid(ground))
	p.TextIn(f.T("hand.count", "count", n, "of", limit), r, smallStyle.Sized(20).With(ui.ParchmentLight).Placed(ui.Center, ui.Middle))
}

// drawHeld is a card of the hand.
func (f *Frame) drawHeld(p *ui.Painter, c legends.Card, r ui.Rect) {
	name := "hand-" + f.Face(c).ID
	r = f.raised(c, r)
	f.shining(p, f.lit(c) || f.IsPicked(c), r, 9, func() { f.full(p, f.Table(), c, r, 1) })
	if f.Hot(name) || f.IsPicked(c) {
		p.StrokeRound(r, 9, 3, ui.Solid(ui.GlowEdge))
	}
}

// raised is where a card of the hand lies: higher once it is picked, but under a coach, who rings
// the places above it.
func (f *Frame) raised(c legends.Card, r ui.Rect) ui.Rect {
	if f.IsPicked(c) && !f.Taught {
		return r.Move(0, -22)
	}
	return r
}

// displayed are the choices at a card that was won.
func (f *Frame) displayed(c legends.Card) []moment.Choice {
	return f.Open(legends.TargetEvent, uint8(c))
}
