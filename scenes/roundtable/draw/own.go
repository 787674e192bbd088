package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// OwnPanel is the edge of the table before the person who sits there: his Knight, the
// two steps of the turn, his hand.
type OwnPanel struct {
	wall *paint.Cached[ui.Color]
}

func (OwnPanel) Area() ui.Rect { return ui.Rect{X: 0, Y: 846, W: ui.CanvasW, H: ui.CanvasH - 846} }

func (o OwnPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("own")
	c := knightColours[f.Coat(f.Home)]
	o.wall.Draw(p, o.Area(), c, func(p *ui.Painter) { drawWall(p, c) })
	drawMe(p, f)
	drawTurn(p, f)
	drawHand(p, f)
	drawAside(p, f)
}

// drawWall is the wall behind which the person sits, with a line in his colour.
func drawWall(p *ui.Painter, c ui.Color) {
	light, dark := ui.Hex(0x8E8894), ui.Hex(0x655F6C)
	p.Shadow(ownRect, 4, 6, 2, 4, .5)
	for x := ownRect.X + 20; x < ownRect.Right()-30; x += 62 {
		merlon := ui.Rect{X: x, Y: ownRect.Y - 9, W: 34, H: 14}
		p.FillRound(merlon.Inset(-1.6), 3, ui.Solid(ui.Ink))
		p.FillRound(merlon, 2, ui.Down(merlon, ui.Mix(light, ui.White, .25), light))
	}
	p.FillRound(ownRect.Inset(-1.6), 5, ui.Solid(ui.Ink))
	p.FillRound(ownRect, 4, ui.Down(ownRect, light, dark))
	drawStones(p.Clipped(ownRect.Inset(1)))
	p.FillRect(ui.Rect{X: ownRect.X, Y: ownRect.Y, W: ownRect.W, H: 5}, ui.Solid(c))
	p.Line(ownRect.X, ownRect.Y+5.5, ownRect.Right(), ownRect.Y+5.5, 1.2, ui.Solid(ui.Ink))
}

// drawStones are the stones of the wall, each a little lighter or darker than the next, with
// an edge in the light and one in the shade.
func drawStones(p *ui.Painter) {
	const high, wide = 34.0, 88.0
	noise := uint32(7)
	for row := range 6 {
		y := ownRect.Y + 6 + high*float64(row)
		for x := ownRect.X - wide*(.7-.5*float64(row%2)); x < ownRect.Right(); x += wide {
			noise = noise*1664525 + 1013904223
			stone := ui.Rect{X: x, Y: y, W: wide, H: high}.Inset(1.2)
			tone := float64(noise>>16&0xFF)/255 - .5
			shade := ui.Alpha(ui.Ink, .05+.2*max(0, -tone))
			if tone > 0 {
				shade = ui.Alpha(ui.White, .16*tone)
			}
			p.FillRound(stone, 5, ui.Solid(shade))
			p.StrokeRound(stone, 5, 1.3, ui.Solid(ui.Alpha(ui.Ink, .34)))
			p.Line(stone.X+5, stone.Y+1.6, stone.Right()-6, stone.Y+1.6, 1.2, ui.Solid(ui.Alpha(ui.White, .2)))
			p.Line(stone.X+5, stone.Bottom()-1.6, stone.Right()-5, stone.Bottom()-1.6, 1.6, ui.Solid(ui.Alpha(ui.Ink, .22)))
			for i := range 3 {
				noise = noise*1664525 + 1013904223
				px, py := stone.X+8+float64(noise>>8&63), stone.Y+6+float64(noise>>16&15)
				p.FillPolygon(ui.Solid(ui.Alpha(ui.Ink, .1)), oval(px, py, 3+float64(i)*2, 2)...)
			}
		}
	}
}

// drawMe is the plate of one's own Knight.
func drawMe(p *ui.Painter, f *Frame) {
	s, r := f.Home, seatRect
	who := &f.View.Players[s]
	ground := knightColours[f.Coat(s)]
	if who.Fate == roundtable.Unmasked {
		ground = blackTray
	}
	p.FillRound(r, 10, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(2), 9, ui.Down(r, ui.Mix(ground, ui.White, .08), ui.Mix(ground, ui.Ink, .18)))
	p.StrokeRound(r.Inset(5), 7, 1.6, ui.Solid(ui.GoldLight))
	crest := "crest-" + f.Coat(s)
	if who.Fate == roundtable.Unmasked {
		crest = "traitor-" + f.Coat(s)
	}
	p.SpriteAt(crest, r.X+64, r.Y+60, 98)
	ink := ui.White
	if ui.Bright(ground) {
		ink = ui.Ink
	}
	word := labelStyle.With(ink).Placed(ui.Center, ui.Middle)
	if who.Fate == roundtable.Alive {
		p.SpriteAt(lifeSprite(f, s), lifeRect.X+lifeRect.W/2, r.Y+48, 58)
		p.SpriteAt("heart", lifeRect.X+lifeRect.W/2-16, r.Y+92, 24)
		p.Text(words.Number(who.Life), lifeRect.X+lifeRect.W/2+7, r.Y+92, numberStyle.Sized(24).With(ink).Placed(ui.Center, ui.Middle))
	} else {
		p.SpriteAt("skull", lifeRect.X+lifeRect.W/2, r.Y+48, 50)
	}
	p.SpriteAt(loyaltySprite(f), loyaltyRect.X+loyaltyRect.W/2, r.Y+46, 70)
	p.TextIn(f.LoyaltyWord(), ui.Rect{X: loyaltyRect.X, Y: r.Y + 84, W: loyaltyRect.W, H: 20}, word)
	name, me := ui.BoldStyle.Sized(24).With(ink).Placed(ui.Center, ui.Middle), f.Me()
	if name.Min = 18; p.TextWidth(me, name.Sized(name.Min)) > r.W-20 {
		me = f.Knight(s)
	}
	p.TextIn(me, ui.Rect{X: r.X + 10, Y: r.Y + 109, W: r.W - 20, H: 28}, name)
	power := italicStyle.With(ink).Placed(ui.Center, ui.Top)
	power.Line = 1
	p.Paragraph(f.PowerBrief(s), ui.Rect{X: r.X + 10, Y: r.Y + 134, W: r.W - 20, H: 36}, power)
}

// Parts of one's own plate.
var (
	lifeRect    = ui.Around(seatRect.X+138, seatRect.Y+57, 54, 102)
	loyaltyRect = ui.Around(seatRect.X+208, seatRect.Y+57, 84, 102) // wider than its word
)

// loyaltySprite is the back of one's own Loyalty card; it shows its face only while it is
// pointed at, by who sits there, or once it lies open.
func loyaltySprite(f *Frame) string {
	shown := f.View.Players[f.Home].Shown
	if f.Hot("loyalty") && f.View.Seat == f.Home {
		shown = f.View.Loyalty
	}
	switch shown {
	case roundtable.Loyal:
		return "loyal"
	case roundtable.Traitor:
		return "traitor"
	}
	return "back-loyalty"
}

// Over shows one's own Loyalty card large in the middle of the table while it is pointed at: what one is
// should be seen, not spelt out.
func (OwnPanel) Over(p *ui.Painter, f *Frame) {
	card := loyaltySprite(f)
	if f.View.Seat != f.Home || !f.Hot("loyalty") || card == "back-loyalty" {
		return
	}
	p = p.Named("loyalty")
	const high = 520.0
	x, y := paint.Middle(camelotRect)[0], camelotRect.Y+camelotRect.H*.42
	p.Gleam(x, y, 380, ui.Alpha(ui.Hex(0xFFE59E), .85))
	p.SpriteAt(card, x, y, high)
	ink := ui.Ink
	if f.View.Loyalty == roundtable.Traitor {
		ink = onBlack
	}
	wide := high * .706 * .8
	word := ui.TitleStyle.Sized(40).With(ink).Placed(ui.Center, ui.Middle)
	word.Min = 20
	p.TextIn(f.T("term."+f.View.Loyalty.String()), ui.Around(x, y+high*.27, wide, 50), word)
	st := ui.BoldStyle.Sized(22).With(ink).Placed(ui.Center, ui.Top)
	st.Min, st.Line = ui.Least, 1.05
	p.Paragraph(f.T("loyalty."+f.View.Loyalty.String()), ui.Rect{X: x - wide/2, Y: y + high*.325, W: wide, H: high * .135}, st)
}

// knightColours are the grounds of the plates.
var knightColours = map[string]ui.Color{
	"arthur": ui.Hex(0xA81A2B), "galahad": ui.Hex(0xE3B51C), "gawain": ui.Hex(0x2B8A4B), "kay": ui.Hex(0x1F4E9E),
	"palamedes": ui.Hex(0x3A3542), "percival": ui.Hex(0xF3EDE0), "tristan": ui.Hex(0x6B3592),
}

// asides are what may be done beside the two steps: the end of the turn, what is said, and
// leaving the game.
func (f *Frame) asides() (list []ui.Button) {
	end := f.only(roundtable.ActEnd)
	look, glows := ui.GoldLook, f.Glows(end)
	if len(end) > 0 && !glows {
		look = ui.PlainLook
	}
	b := ui.NewButton("end-turn", f.T("action.end"), endRect, look, nil)
	f.Opens(&b.Region, end)
	b.Size, b.Glow, b.Tip = 22, glows, func() string { return f.AsideTip("end", len(end) > 0) }
	if b.Enabled = len(end) > 0; !b.Enabled {
		b.Why = func() string { return f.WhyNot("end") }
	}
	list = append(list, b)
	add := func(name string, r ui.Rect, k game.Kind, allowed bool) {
		if !allowed {
			return
		}
		choices := f.only(k)
		b := ui.NewButton(name, f.T("action."+name), r, ui.DarkLook, nil)
		f.Opens(&b.Region, f.Gather(choices))
		b.Size, b.Tip = 19, func() string { return f.AsideTip(name, len(choices) > 0) }
		if b.Enabled = len(choices) > 0; !b.Enabled {
			b.Why = func() string { return f.WhyNot(name) }
		}
		list = append(list, b)
	}
	add("say", sayRect, roundtable.ActSay, f.Rules.Options.Talk)
	add("leave", leaveRect, roundtable.ActLeave, f.Rules.Options.Leaving)
	return list
}

func drawAside(p *ui.Painter, f *Frame) {
	for _, b := range f.asides() {
		b.Draw(p, f.Ctx)
	}
}

func (OwnPanel) Regions(f *Frame) []ui.Region {
	list := []ui.Region{
		note("me", f.SeatLabel(f.Home), func() string { return f.SeatTip(f.Home) }, seatRect),
		f.thing("life", f.T("life.label"), func() string { return f.T("life.tip") }, lifeRect, game.Target{Kind: roundtable.TargetLife}),
		note("loyalty", f.T("loyalty.label"), func() string { return f.LoyaltyTip() }, loyaltyRect),
	}
	list = append(list, turnRegions(f)...)
	list = append(list, ui.ButtonRegions(f.asides())...)
	return append(list, handRegions(f)...)
}
