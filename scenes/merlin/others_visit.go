package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

const visitScale = 1.12

// drawVisit draws a player's castle in two rows, left of the small ones, and under
// it words on what is pointed at.
func drawVisit(p *ui.Painter, f *frame, s game.Seat, y float64, words string) {
	g := f.clone()
	g.Home, g.Choices = s, nil
	plan := g.castle()
	upper := []ui.Rect{plan.seat, plan.dice, plan.goods, plan.people, plan.favour}
	lower := []ui.Rect{plan.supply, plan.knights, plan.picts, plan.tokens}
	above, wide := visitRow(upper)
	places, low := visitRow(lower)
	w, h := (max(wide-castleGap, low+482)+4)*visitScale, 366*visitScale+62
	box := ui.Rect{X: 1548 - w, Y: min(max(y, 64), 860-h), W: w, H: h}
	p.Shadow(box, 12, 16, 4, 9, .8)
	p.Panel(box)
	row := func(r ui.Rect, x, y float64) *ui.Painter {
		return p.At(box.X+visitScale*(x-r.X), box.Y+visitScale*(y-r.Y), visitScale)
	}
	c := castlePanel{}
	draw := []func(*ui.Painter){
		func(q *ui.Painter) { c.drawSeat(q, g) },
		func(q *ui.Painter) { c.drawDice(q, g) },
		func(q *ui.Painter) { c.drawGoods(q, g) },
		func(q *ui.Painter) { c.drawTraitors(q, g); c.drawServants(q, g) },
		func(q *ui.Painter) { drawFavour(q, g) },
	}
	for i, r := range upper {
		draw[i](row(r, above[i], 13))
	}
	supply := row(lower[0], places[0], 189)
	c.drawSupply(supply, g)
	c.drawNiches(supply, g)
	drawKnights(row(lower[1], places[1], 189), g)
	drawOwnPicts(row(lower[2], places[2], 189), g)
	drawTokens(row(lower[3], places[3], 189), g)
	st := ui.BodyStyle.Sized(23).Placed(ui.Left, ui.Middle)
	st.Min, st.Line = 17, 1.08
	p.Paragraph(words, ui.Rect{X: box.X + 24, Y: box.Bottom() - 72, W: box.W - 48, H: 62}, st)
	drawElsewhere(p.At(box.X+visitScale*low, box.Y+visitScale*189, visitScale), g)
}

// visitRow lays insets in a row; those of no width are left out. next is where a
// further one would begin.
func visitRow(insets []ui.Rect) (at []float64, next float64) {
	next = 14
	for _, r := range insets {
		at = append(at, next)
		if r.W > 0 {
			next += r.W + castleGap
		}
	}
	return at, next
}

// drawElsewhere draws what of a player lies on the board: his influence in the
// provinces; and the backs of his hand.
func drawElsewhere(p *ui.Painter, f *frame) {
	player := &f.View.Players[f.Home]
	drawInset(p, ui.Rect{W: 482, H: 164})
	heading(p, f.T("term.influence"), ui.Rect{X: 14, Y: 8, W: 250, H: 22})
	for c, n := range player.Influence {
		x := 30 + 44*float64(c)
		o := ui.SpriteOptions{}
		if n == 0 {
			o.Fade = .6
		}
		p.SpriteAt(provinceSprite(merlin.Province(c)), x, 58, 44, o)
		p.SpriteAt("influence-"+f.Seats[f.Home].Colour, x-6, 106, 30, o)
		drawCount(p, int(n), x+11, 106, numberStyle.Sized(22))
	}
	heading(p, f.T("term.hand"), ui.Rect{X: 318, Y: 8, W: 150, H: 22})
	n := int(player.HandSize)
	for i := range n {
		p.Sprite("card-back", 318+float64(i)*min(66, 96/float64(max(n-1, 1))), 38, 66, 93)
	}
	drawCount(p, n, 388, 146, numberStyle.Sized(22))
}
