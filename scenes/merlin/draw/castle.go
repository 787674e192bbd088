package draw

import (
	"merlin/fonts"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// CastlePanel is the castle of the player at the screen, over the whole width of
// the table: seat, dice, goods, traitors, servants at home, supply and hand.
type CastlePanel struct {
	cache paint.Cached[paint.CacheKey]
}

// Colours that code draws in.
var (
	ProvinceInk = [merlin.Provinces]ui.Color{
		ui.Hex(0x2E2A33), ui.Hex(0x868B92), ui.Hex(0x3792C8), ui.Hex(0x703C94), ui.Hex(0xD66F18), ui.Hex(0x74462A),
	}
	playerInk = map[string]ui.Color{
		"blue": ui.Hex(0x1F4E9E), "yellow": ui.Hex(0xE3B51C), "red": ui.Hex(0xA81A2B), "green": ui.Hex(0x2B8A4B),
	}
)

func (*CastlePanel) Area() ui.Rect { return ui.Rect{X: 0, Y: 862, W: 1920, H: 218} }

func (c *CastlePanel) Draw(p *ui.Painter, f *Frame) {
	key := f.CacheKey(f.Rows.CastleNames...)
	c.cache.Draw(p.Named("castle"), c.Area(), key, func(p *ui.Painter) { c.paint(p, f) })
}

func (c *CastlePanel) paint(p *ui.Painter, f *Frame) {
	drawWall(p, f)
	c.drawSeat(p, f)
	c.drawDice(p, f)
	c.drawGoods(p, f)
	c.drawTraitors(p, f)
	c.drawServants(p, f)
	c.drawSupply(p, f)
	c.drawNiches(p, f)
	plan := f.castle()
	for i, in := range f.Rows.Insets {
		in.Draw(p, f, plan.insets[i])
	}
	c.drawHand(p, f)
}

func (*CastlePanel) player(f *Frame) *merlin.Player { return &f.View.Players[f.Home] }

// drawWall draws the castle's wall with its battlements and the band in the
// player's colour.
func drawWall(p *ui.Painter, f *Frame) {
	r := CastleRect
	p.Shadow(r, 8, 9, 3, 6, .65)
	for x := r.X + 6; x+104 <= r.Right()-6; x += 104 {
		p.Sprite("battlement", x, r.Y-12, 104, 20)
	}
	p.FillRound(r.Inset(-2), 9, ui.Solid(ui.Ink))
	wall := p.Clipped(r)
	for x := r.X; x < r.Right(); x += 336 {
		wall.Sprite("castle-stone", x, r.Y, 336, 216)
	}
	p.FillRect(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 7}, ui.Solid(f.playerInk(f.Seats[f.Home].Colour)))
	p.Line(r.X, r.Y+7.6, r.Right(), r.Y+7.6, 1.4, ui.Solid(ui.Ink))
}

// playerInk and ProvinceInk are colours that code draws in, as the options have them.
func (f *Frame) playerInk(colour string) ui.Color { return f.Ctx.Coloured(colour, playerInk[colour]) }

func (f *Frame) provinceInk(p merlin.Province) ui.Color {
	return f.Ctx.Coloured(p.String(), ProvinceInk[p])
}

// whoStyle is how a player's name stands on his colour: dark on light ones.
func (f *Frame) whoStyle(colour string, size float64) ui.Style {
	st := ui.BoldStyle.Sized(size).With(ui.White).Placed(ui.Center, ui.Middle)
	st.Min, st.Shadow = max(size*.62, ui.Least), ui.Alpha(ui.Ink, .8)
	if ui.Bright(f.playerInk(colour)) {
		st.Color, st.Shadow = ui.Ink, ui.Color{}
	}
	return st
}

func (c *CastlePanel) drawSeat(p *ui.Painter, f *Frame) {
	seat, plan := f.Seats[f.Home], f.castle()
	r, k := plan.seat, plan.seat.W/168
	p.NineSlice("panel-"+seat.Colour, r.Inset(-1), 14)
	p.SpriteAt("crest-"+seat.Colour, r.X+52*k, r.Y+60, 92*k)
	x, y := plan.score()
	DrawPoints(p, int(c.player(f).Score), x, y, max(72*k, 54))
	p.Name(f.Called(f.Home), ui.Rect{X: r.X + 10, Y: r.Y + 106, W: r.W - 20, H: 34}, f.whoStyle(seat.Colour, 23))
	st := f.whoStyle(seat.Colour, 17)
	st.Role = fonts.TextItalic
	if f.View.Turn.Seat == f.Home || f.Kind == merlin.AskDie && f.Asked == f.Home { // a round begins with the question
		said := f.T("castle.turn")
		if f.Asked == f.Home {
			said = f.T("castle.turn.own")
		}
		p.TextIn(said, ui.Rect{X: r.X + 4, Y: r.Y + 137, W: r.W - 8, H: 20}, st)
	}
}

// Heading is the small title of an inset.
func Heading(p *ui.Painter, s string, r ui.Rect) {
	st := ui.TitleStyle.Sized(17).Placed(ui.Left, ui.Middle)
	st.Spacing, st.Min = .8, ui.Least
	p.TextIn(s, r, st)
}

func (c *CastlePanel) drawDice(p *ui.Painter, f *Frame) {
	plan := f.castle()
	r := plan.dice
	DrawInset(p, r)
	Heading(p, f.T("term.dice"), ui.Rect{X: r.X + 10, Y: r.Y + 7, W: r.W - 16, H: 20})
	p.NineSlice("felt", ui.Rect{X: r.X + 7, Y: r.Y + 25, W: r.W - 14, H: 134}, 12)
	for i, d := range c.player(f).Dice {
		if d.Value == 0 {
			continue
		}
		x, y, size := plan.die(i)
		t := model.DieTarget(f.Home, uint8(i))
		hot := f.IsHot(t) || f.Hot(model.CastleDie(i))
		drawDie(p, f.Rows.DieSprite(uint8(i), d.Value, f.Seats[f.Home].Colour), d.Used || f.Carried == model.CastleDie(i), x, y, size, f.IsGlowing(t), hot, f.Breath)
		drawTurned(p, f, t, x, y, size)
	}
}

// drawDie draws a die, or, when it is used, its outline.
func drawDie(p *ui.Painter, sprite string, used bool, x, y, size float64, glow, hot bool, breath float64) {
	if !used {
		if glow {
			p.GlowRing(ui.Around(x, y, size*.84, size*.84), 8, breath)
		}
		DrawPiece(p, sprite, x, y, size, false, hot, breath)
		return
	}
	p.SpriteAt(sprite, x, y, size, ui.SpriteOptions{Fade: .68})
}

func (c *CastlePanel) drawGoods(p *ui.Painter, f *Frame) {
	plan := f.castle()
	DrawInset(p, plan.goods)
	w, top := plan.column()-4.5, plan.goods.Y
	for col := range merlin.Province(merlin.Provinces) {
		x, _ := plan.good(0, col)
		p.FillRound(ui.Rect{X: x - w/2, Y: top + 6, W: w, H: 152}, 6, ui.Solid(ui.Alpha(f.provinceInk(col), .18)))
		p.FillRound(ui.Rect{X: x - w/2, Y: top + 6, W: w, H: 5}, 2, ui.Solid(f.provinceInk(col)))
		for i := range merlin.Item(merlin.Items) {
			c.drawGood(p, f, i, col)
		}
	}
}

func (c *CastlePanel) drawGood(p *ui.Painter, f *Frame, i merlin.Item, col merlin.Province) {
	plan := f.castle()
	x, y := plan.good(i, col)
	w := plan.column() - 4.5
	n := int(c.player(f).Items[i][col])
	if n == 0 {
		p.SpriteAt(emptySprite(i), x, y, w*.79, ui.SpriteOptions{Fade: .62})
		p.SpriteAt(model.EmblemSprite(col), x, y-1, 17, ui.SpriteOptions{Fade: .8})
		return
	}
	t := words.GoodsTarget(i, col)
	if f.Open(t) && !f.IsGlowing(t) {
		p.NineSlice("plate-lit", ui.Around(x, y, w, 46).Inset(-4), 14)
	}
	DrawLit(p, model.ItemSprite(i, col), x, y, w*.917, f.IsGlowing(t), f.IsHot(t), f.Breath)
	if n > 1 {
		DrawBadge(p, n, x+w/3, y+14)
	}
}
