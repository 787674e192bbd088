package table

import (
	"fmt"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// castlePanel is the castle of the player at the screen, over the whole width of
// the table: seat, dice, goods, traitors, servants at home, supply and hand.
type castlePanel struct {
	still still[mood]
}

// The insets of the castle.
var (
	seatRect    = ui.Rect{X: 28, Y: 892, W: 168, H: 164}
	diceRect    = ui.Rect{X: 206, Y: 892, W: 118, H: 164}
	goodsRect   = ui.Rect{X: 334, Y: 892, W: 338, H: 164}
	peopleRect  = ui.Rect{X: 682, Y: 892, W: 262, H: 164}
	supplyRect  = ui.Rect{X: 954, Y: 892, W: 424, H: 164}
	handRect    = ui.Rect{X: 1390, Y: 892, W: 506, H: 164}
	scoreAt     = [2]float64{152, 950}
	provinceInk = [merlin.Provinces]ui.Color{
		ui.Hex(0x2E2A33), ui.Hex(0x868B92), ui.Hex(0x3792C8), ui.Hex(0x703C94), ui.Hex(0xD66F18), ui.Hex(0x74462A),
	}
	playerInk = map[string]ui.Color{
		"blue": ui.Hex(0x1F4E9E), "yellow": ui.Hex(0xE3B51C), "red": ui.Hex(0xA81A2B), "green": ui.Hex(0x2B8A4B),
	}
)

func (*castlePanel) area() ui.Rect { return ui.Rect{X: 0, Y: 862, W: 1920, H: 218} }

func (c *castlePanel) draw(p *ui.Painter, f *frame) {
	key := f.mood("goods-", "card-", "traitor-", "apples", "staffs", "grail", "home-", "castle-", "die-")
	c.still.draw(p.Named("castle"), c.area(), key, func(p *ui.Painter) { c.paint(p, f) })
}

func (c *castlePanel) paint(p *ui.Painter, f *frame) {
	drawWall(p, f)
	c.drawSeat(p, f)
	c.drawDice(p, f)
	c.drawGoods(p, f)
	c.drawTraitors(p, f)
	c.drawServants(p, f)
	c.drawSupply(p, f)
	c.drawTreasures(p, f)
	c.drawHand(p, f)
}

func (*castlePanel) player(f *frame) *merlin.Player { return &f.view.Players[f.home] }

// drawWall draws the castle's wall with its battlements and the band in the
// player's colour.
func drawWall(p *ui.Painter, f *frame) {
	r := castleRect
	p.Shadow(r, 8, 9, 3, 6, .65)
	for x := r.X + 6; x+104 <= r.Right()-6; x += 104 {
		p.Sprite("battlement", x, r.Y-12, 104, 20)
	}
	p.FillRound(r.Inset(-2), 9, ui.Solid(ui.Ink))
	wall := p.Clipped(r)
	for x := r.X; x < r.Right(); x += 336 {
		wall.Sprite("castle-stone", x, r.Y, 336, 216)
	}
	p.FillRect(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 7}, ui.Solid(f.playerInk(f.seats[f.home].colour)))
	p.Line(r.X, r.Y+7.6, r.Right(), r.Y+7.6, 1.4, ui.Solid(ui.Ink))
}

// playerInk and provinceInk are colours that code draws in, as the options have them.
func (f *frame) playerInk(colour string) ui.Color { return f.ctx.Coloured(colour, playerInk[colour]) }

func (f *frame) provinceInk(p merlin.Province) ui.Color {
	return f.ctx.Coloured(p.String(), provinceInk[p])
}

// whoStyle is how a player's name stands on his colour: dark on light ones.
func (f *frame) whoStyle(colour string, size float64) ui.Style {
	st := ui.BoldStyle.Sized(size).With(ui.White).Placed(ui.Center, ui.Middle)
	st.Min, st.Shadow = size*.62, ui.Alpha(ui.Ink, .8)
	if ui.Bright(f.playerInk(colour)) {
		st.Color, st.Shadow = ui.Ink, ui.Color{}
	}
	return st
}

func (c *castlePanel) drawSeat(p *ui.Painter, f *frame) {
	seat := f.seats[f.home]
	p.NineSlice("panel-"+seat.colour, seatRect.Inset(-1), 14)
	p.SpriteAt("crest-"+seat.colour, 80, 952, 92)
	drawPoints(p, int(c.player(f).Score), scoreAt[0], scoreAt[1], 72)
	p.Name(f.who(f.home), ui.Rect{X: 38, Y: 998, W: 148, H: 34}, f.whoStyle(seat.colour, 23))
	st := f.whoStyle(seat.colour, 17)
	st.Role = fonts.TextItalic
	if f.view.Turn.Seat == f.home {
		p.TextIn(f.T("castle.turn"), ui.Rect{X: 38, Y: 1029, W: 148, H: 20}, st)
	}
}

// heading is the small title of an inset.
func heading(p *ui.Painter, s string, r ui.Rect) {
	st := ui.TitleStyle.Sized(16).Placed(ui.Left, ui.Middle)
	st.Spacing, st.Min = .8, 11
	p.TextIn(s, r, st)
}

// diePlace is the middle of a die in the castle; the base has four.
func diePlace(die int) (x, y float64) {
	return 239.5 + 51*float64(die%2), 954 + 60*float64(die/2)
}

func castleDie(die int) string { return fmt.Sprintf("castle-die-%d", die+1) }

func (c *castlePanel) drawDice(p *ui.Painter, f *frame) {
	drawInset(p, diceRect)
	heading(p, f.T("term.dice"), ui.Rect{X: 218, Y: 899, W: 96, H: 20})
	p.NineSlice("felt", ui.Rect{X: 213, Y: 917, W: 104, H: 134}, 12)
	for i, d := range c.player(f).Dice {
		if d.Value == 0 {
			continue
		}
		x, y := diePlace(i)
		t := game.Target{Kind: merlin.TargetDie, A: uint8(i)}
		hot := f.hot(t) || f.ctx.Hot(castleDie(i))
		drawDie(p, dieSprite(uint8(i), d.Value, f.seats[f.home].colour), d.Used, x, y, 48, f.glows(t), hot, f.breath)
	}
}

// drawDie draws a die, or, when it is used, its outline.
func drawDie(p *ui.Painter, sprite string, used bool, x, y, size float64, glow, hot bool, breath float64) {
	if !used {
		if glow {
			p.GlowRing(ui.Around(x, y, size*.84, size*.84), 8, breath)
		}
		drawPiece(p, sprite, x, y, size, false, hot, breath)
		return
	}
	p.SpriteAt(sprite, x, y, size, ui.SpriteOptions{Fade: .68})
}

// goodsPlace is the middle of the place of an item of a colour.
func goodsPlace(i merlin.Item, c merlin.Province) (x, y float64) {
	return 372 + 52.5*float64(c), 931 + 48*float64(i)
}

func (c *castlePanel) drawGoods(p *ui.Painter, f *frame) {
	drawInset(p, goodsRect)
	for col := range merlin.Province(merlin.Provinces) {
		x, _ := goodsPlace(0, col)
		p.FillRound(ui.Rect{X: x - 24, Y: 898, W: 48, H: 152}, 6, ui.Solid(ui.Alpha(f.provinceInk(col), .18)))
		p.FillRound(ui.Rect{X: x - 24, Y: 898, W: 48, H: 5}, 2, ui.Solid(f.provinceInk(col)))
		for i := range merlin.Item(merlin.Items) {
			c.drawGood(p, f, i, col)
		}
	}
}

func (c *castlePanel) drawGood(p *ui.Painter, f *frame, i merlin.Item, col merlin.Province) {
	x, y := goodsPlace(i, col)
	n := int(c.player(f).Items[i][col])
	if n == 0 {
		p.SpriteAt(emptySprite(i), x, y, 38, ui.SpriteOptions{Fade: .62})
		p.SpriteAt(emblemSprite(col), x, y-1, 17, ui.SpriteOptions{Fade: .8})
		return
	}
	t := goodsTarget(i, col)
	if f.open(t) && !f.glows(t) {
		p.NineSlice("plate-lit", ui.Around(x, y, 48, 46).Inset(-4), 14)
	}
	drawLit(p, itemSprite(i, col), x, y, 44, f.glows(t), f.hot(t), f.breath)
	if n > 1 {
		drawBadge(p, n, x+16, y+14)
	}
}

func goodsTarget(i merlin.Item, c merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetGoods, A: uint8(i), B: uint8(c)}
}
