package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/ui"
)

// OwnPanel is the edge of the table before the person who sits there: his plate, his
// actions, what he has won, his hand.
type OwnPanel struct{}

func (OwnPanel) Area() ui.Rect { return ui.Rect{X: 0, Y: 786, W: 1552, H: ui.CanvasH - 786} }

func (OwnPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("own")
	p.Shadow(ownRect, 8, 6, 2, 4, .5)
	p.FillRound(ownRect, 8, ui.Solid(ui.Ink))
	p.FillRound(ownRect.Inset(2), 7, ui.Down(ownRect, ui.Hex(0x9A9080), ui.Hex(0x6E6558)))
	stones(p, ownRect.Inset(2))
	band := ui.Rect{X: ownRect.X + 2, Y: ownRect.Y + 2, W: ownRect.W - 4, H: 5}
	p.FillRect(band, ui.Solid(f.colour(f.Home)))
	f.drawMe(p)
	f.drawActions(p)
	f.drawTrophies(p)
	f.drawHand(p)
}

// stones are the courses of the wall that the hand leans on.
func stones(p *ui.Painter, r ui.Rect) {
	ink := ui.Solid(ui.Alpha(ui.Hex(0x4D453A), .55))
	for row := 1; float64(row)*28 < r.H; row++ {
		y := r.Y + float64(row)*28
		p.Line(r.X, y, r.Right(), y, 1.4, ink)
		for x := r.X + 24 + 31*float64(row%3); x < r.Right(); x += 58 + 3*float64(row%2) {
			p.Line(x, y-28, x, y, 1.4, ink)
		}
	}
}

// drawMe is the plate of who sits here: crest, points, name.
func (f *Frame) drawMe(p *ui.Painter) {
	r, s := meRect, f.Home
	p.FillRound(r.Inset(-1), 8, ui.Solid(ui.Ink))
	col := f.colour(s)
	p.FillRound(r, 7, ui.Down(r, ui.Mix(col, ui.White, .14), ui.Mix(col, ui.Ink, .25)))
	p.StrokeRound(r.Inset(4), 5, 1.8, ui.Solid(ui.GoldLight))
	p.SpriteAt(f.Crest(s), r.X+46, r.Y+44, 68)
	star(p, words.Number(f.Table().Points(s)), r.X+114, r.Y+44, 64)
	ink := ui.White
	if ui.Bright(col) {
		ink = ui.Ink
	}
	p.Name(f.Who(s), ui.Rect{X: r.X + 8, Y: r.Y + 78, W: r.W - 16, H: 24}, labelStyle.Sized(21).With(ink).Placed(ui.Center, ui.Middle))
	if s == f.View.Turn.Seat {
		p.TextIn(f.T("seat.turn"), ui.Rect{X: r.X + 8, Y: r.Y + 99, W: r.W - 16, H: 18}, italicStyle.With(ink).Placed(ui.Center, ui.Middle))
	}
	if s == f.View.First {
		p.SpriteAt("arms-pendragon", r.Right()-16, r.Bottom()-20, 22)
	}
}

// drawActions are the actions of the turn as coins: spent ones struck through.
func (f *Frame) drawActions(p *ui.Painter) {
	r := actionsRect
	p.NineSlice("panel-inset", r.Inset(-2), 16)
	p.TextIn(f.T("phase.actions"), ui.Rect{X: r.X + 12, Y: r.Y + 6, W: r.W - 24, H: 20}, headStyle.With(ui.Rubric))
	left, all := f.actions()
	step := min(48, (r.W-40)/float64(max(1, all-1)))
	x := r.X + r.W/2 - step*float64(all-1)/2
	for i := range all {
		f.coin(p, i, all, left, x+step*float64(i), r.Y+51, 19)
	}
	key := f.T("actions.of", "count", left, "of", all)
	switch f.View.Turn.Seat {
	case f.Home:
	case game.NoSeat:
		key = ""
	default:
		key = f.Who(f.View.Turn.Seat)
	}
	p.Name(key, ui.Rect{X: r.X + 8, Y: r.Bottom() - 27, W: r.W - 16, H: 22}, labelStyle.Placed(ui.Center, ui.Middle))
}

// actions are those left and those in all of the player on turn.
func (f *Frame) actions() (left, all int) {
	if f.View.Turn.Seat == game.NoSeat {
		return 2, 2
	}
	left = max(0, f.Table().Left())
	return left, min(8, left+int(f.View.Turn.Spent))
}

// coin is an action: spent, left, or the High King's. // L76
func (f *Frame) coin(p *ui.Painter, i, all, left int, x, y, radius float64) {
	spent := i < all-left
	p.FillCircle(x, y, radius, ui.Solid(ui.Ink))
	ground := ui.Gold
	if spent {
		ground = ui.Hex(0x8A7A5A)
	}
	p.FillCircle(x, y, radius-1.6, ui.Solid(ground))
	king := f.View.Special[0] != legends.NoCard && f.View.Chars[f.View.Special[0]].Seat == f.View.Turn.Seat
	if i == all-1 && all > 2 && king {
		p.SpriteAt("crown", x, y, radius*1.3)
	} else {
		number(p, words.Number(i+1), x, y, radius, ui.Ink)
	}
	if spent {
		p.Line(x-radius*.6, y+radius*.6, x+radius*.6, y-radius*.6, 3, ui.Solid(ui.Loss))
	}
}

func (OwnPanel) Regions(f *Frame) []ui.Region {
	list := []ui.Region{
		f.seatRegion(f.Home, meRect),
		note("actions", f.Left(), func() string { return f.T("actions.tip") }, actionsRect),
	}
	trophies := f.Trophies(f.Home)
	for i, c := range trophies {
		list = append(list, f.thing("won-"+f.Face(c).ID, f.Card(c), trophyAt(i, len(trophies)), f.displayed(c), func() string { return f.CardTip(c, true) }, f.WhyAsked))
	}
	cards := f.Hand()
	if f.Pinned {
		cards = nil
	}
	for i, c := range cards {
		list = append(list, f.person("hand-"+f.Face(c).ID, c, f.raised(c, f.handCard(i, len(cards)))))
	}
	return list
}

// SeatName is the region of a player.
func SeatName(s game.Seat) string { return numbered("seat", int(s)) }

// seatRegion is that of a player's panel.
func (f *Frame) seatRegion(s game.Seat, r ui.Rect) ui.Region {
	list := f.Choices[game.Target{Kind: legends.TargetSeat, Seat: s}]
	return f.thing(SeatName(s), f.SeatLabel(s), r, list, func() string { return f.SeatTip(s) }, f.WhyAsked)
}
