package table

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

const visitScale = 1.12

// drawVisit draws a player's castle in two rows, left of the small ones, and under
// it words on what is pointed at.
func drawVisit(p *ui.Painter, f *frame, s game.Seat, y float64, words string) {
	const w, h = 934 * visitScale, 366*visitScale + 62
	box := ui.Rect{X: 1548 - w, Y: min(max(y, 64), 860-h), W: w, H: h}
	p.Shadow(box, 12, 16, 4, 9, .8)
	p.Panel(box)
	g := *f
	g.home, g.choices = s, nil
	c := castlePanel{}
	row := func(r ui.Rect, x, y float64) *ui.Painter {
		return p.At(box.X+visitScale*(x-r.X), box.Y+visitScale*(y-r.Y), visitScale)
	}
	c.drawSeat(row(seatRect, 14, 13), &g)
	c.drawDice(row(diceRect, 192, 13), &g)
	c.drawGoods(row(goodsRect, 320, 13), &g)
	people := row(peopleRect, 668, 13)
	c.drawTraitors(people, &g)
	c.drawServants(people, &g)
	supply := row(supplyRect, 14, 189)
	c.drawSupply(supply, &g)
	c.drawTreasures(supply, &g)
	st := ui.BodyStyle.Sized(23).Placed(ui.Left, ui.Middle)
	st.Min, st.Line = 17, 1.08
	p.Paragraph(words, ui.Rect{X: box.X + 24, Y: box.Bottom() - 72, W: box.W - 48, H: 62}, st)
	drawElsewhere(p.At(box.X+visitScale*448, box.Y+visitScale*189, visitScale), &g)
}

// drawElsewhere draws what of a player lies on the board: his influence in the
// provinces; and the backs of his hand.
func drawElsewhere(p *ui.Painter, f *frame) {
	player := &f.view.Players[f.home]
	drawInset(p, ui.Rect{W: 482, H: 164})
	heading(p, f.T("term.influence"), ui.Rect{X: 14, Y: 8, W: 250, H: 22})
	for c, n := range player.Influence {
		x := 30 + 44*float64(c)
		o := ui.SpriteOptions{}
		if n == 0 {
			o.Fade = .6
		}
		p.SpriteAt(provinceSprite(merlin.Province(c)), x, 58, 44, o)
		p.SpriteAt("influence-"+f.seats[f.home].colour, x-6, 106, 30, o)
		drawCount(p, int(n), x+11, 106, numberStyle.Sized(22))
	}
	heading(p, f.T("term.hand"), ui.Rect{X: 318, Y: 8, W: 150, H: 22})
	n := int(player.HandSize)
	for i := range n {
		p.Sprite("card-back", 318+float64(i)*min(66, 96/float64(max(n-1, 1))), 38, 66, 93)
	}
	drawCount(p, n, 388, 146, numberStyle.Sized(22))
}
