package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

const visitScale = 1.12

// drawVisit draws a player's castle in two rows, left of the small ones, and under
// it words on what is pointed at.
func drawVisit(p *ui.Painter, f *Frame, s game.Seat, y float64, said string) {
	g := f.Clone()
	g.Home, g.Choices = s, nil
	upper, lower := visited(g)
	above, wide := visitRow(upper)
	places, low := visitRow(lower)
	w, h := (max(wide-castleGap, low+482)+4)*visitScale, 366*visitScale+62
	box := ui.Rect{X: 1548 - w, Y: min(max(y, 64), 860-h), W: w, H: h}
	p.Shadow(box, 12, 16, 4, 9, .8)
	p.Panel(box)
	row := func(r ui.Rect, x, y float64) *ui.Painter {
		return p.At(box.X+visitScale*(x-r.X), box.Y+visitScale*(y-r.Y), visitScale)
	}
	for i, in := range upper {
		in.draw(row(in.at, above[i], 13))
	}
	for i, in := range lower {
		in.draw(row(in.at, places[i], 189))
	}
	st := ui.BodyStyle.Sized(23).Placed(ui.Left, ui.Middle)
	st.Min, st.Line = 17, 1.08
	p.Paragraph(said, ui.Rect{X: box.X + 24, Y: box.Bottom() - 72, W: box.W - 48, H: 62}, st)
	drawElsewhere(p.At(box.X+visitScale*low, box.Y+visitScale*189, visitScale), g)
}

// visitedInset is an inset of a castle that is visited.
type visitedInset struct {
	at   ui.Rect
	draw func(*ui.Painter)
}

// visited are the insets in two rows.
func visited(f *Frame) (upper, lower []visitedInset) {
	c, plan := CastlePanel{}, f.castle()
	upper = []visitedInset{
		{plan.seat, func(p *ui.Painter) { c.drawSeat(p, f) }},
		{plan.dice, func(p *ui.Painter) { c.drawDice(p, f) }},
		{plan.goods, func(p *ui.Painter) { c.drawGoods(p, f) }},
		{plan.people, func(p *ui.Painter) { c.drawTraitors(p, f); c.drawServants(p, f) }},
	}
	lower = []visitedInset{{plan.supply, func(p *ui.Painter) { c.drawSupply(p, f); c.drawNiches(p, f) }}}
	for i, in := range f.Rows.Insets {
		row := &lower
		if in.Above {
			row = &upper
		}
		*row = append(*row, visitedInset{plan.insets[i], func(p *ui.Painter) { in.Draw(p, f, plan.insets[i]) }})
	}
	return upper, lower
}

// visitRow lays insets in a row; next is where a further one would begin.
func visitRow(insets []visitedInset) (at []float64, next float64) {
	next = 14
	for _, in := range insets {
		at = append(at, next)
		next += in.at.W + castleGap
	}
	return at, next
}

// drawElsewhere draws what of a player lies on the board: his influence in the
// provinces; and the backs of his hand.
func drawElsewhere(p *ui.Painter, f *Frame) {
	player := &f.View.Players[f.Home]
	DrawInset(p, ui.Rect{W: 482, H: 164})
	Heading(p, f.T("term.influence"), ui.Rect{X: 14, Y: 8, W: 250, H: 22})
	for c, n := range player.Influence {
		x := 30 + 44*float64(c)
		o := ui.SpriteOptions{}
		if n == 0 {
			o.Fade = .6
		}
		p.SpriteAt(words.ProvinceSprite(merlin.Province(c)), x, 58, 44, o)
		p.SpriteAt("influence-"+f.Seats[f.Home].Colour, x-6, 106, 30, o)
		DrawCount(p, int(n), x+11, 106, NumberStyle.Sized(22))
	}
	Heading(p, f.T("term.hand"), ui.Rect{X: 318, Y: 8, W: 150, H: 22})
	n := int(player.HandSize)
	for i := range n {
		p.Sprite("card-back", 318+float64(i)*min(66, 96/float64(max(n-1, 1))), 38, 66, 93)
	}
	DrawCount(p, n, 388, 146, NumberStyle.Sized(22))
}
