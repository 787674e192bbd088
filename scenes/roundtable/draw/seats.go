package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// SeatsPanel shows every player's Knight: Life, hand, place, relics, Loyalty.
type SeatsPanel struct{}

func (SeatsPanel) Area() ui.Rect { return seatsRect.Inset(-14) }

func (SeatsPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("seats")
	for s := range f.Seats {
		drawSeat(p, f, game.Seat(s))
	}
}

func seatTarget(s game.Seat) game.Target {
	return game.Target{Kind: roundtable.TargetSeat, Seat: s}
}

func drawSeat(p *ui.Painter, f *Frame, s game.Seat) {
	r, who := f.seatRow(int(s)), f.View.Players[s]
	ground, ink, faint := ivory, ui.Ink, ui.FadedInk
	if who.Fate == roundtable.Unmasked {
		ground, ink, faint = blackTray, onBlack, iron
	}
	if f.Lit(seatTarget(s)) {
		p.GlowRing(r, 8, f.Breath)
	}
	p.Shadow(r, 7, 4, 2, 3, .5)
	p.FillRound(r, 8, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.6), 7, ui.Down(r, ground, ui.Mix(ground, ui.ParchmentDark, .25)))
	edge := ui.Gold
	if s == f.Active() {
		edge = ui.GoldLight
		p.StrokeRound(r.Inset(-1), 8, 3.4, ui.Solid(ui.GlowEdge))
	}
	p.StrokeRound(r.Inset(4), 5, 1.4, ui.Solid(edge))
	size := min(r.H*.78, 86)
	coat := "crest-" + f.Coat(s)
	fade := ui.SpriteOptions{}
	switch who.Fate {
	case roundtable.Dead:
		fade.Fade = .5
	case roundtable.Unmasked:
		coat = "traitor-" + f.Coat(s)
	}
	p.SpriteAt(coat, r.X+12+size/2, r.Y+r.H/2, size, fade)
	x := r.X + 24 + size
	y := r.Y + r.H*.32
	p.TextIn(f.Knight(s), ui.Rect{X: x, Y: y - 13, W: r.Right() - x - 96, H: 26}, ui.BoldStyle.Sized(21).With(ink).Placed(ui.Left, ui.Middle))
	player := italicStyle.With(faint).Placed(ui.Right, ui.Middle)
	p.TextIn(f.Seats[s].Name, ui.Rect{X: r.Right() - 150, Y: y - 12, W: 98, H: 24}, player)
	if who.At != roundtable.NoPlace {
		p.SpriteAt("badge-"+who.At.String(), r.Right()-30, y, 38)
	}
	drawGoods(p, f, s, x, r.Y+r.H*.7, ink, faint)
}

// drawGoods is the second line of a seat.
func drawGoods(p *ui.Painter, f *Frame, s game.Seat, x, y float64, ink, faint ui.Color) {
	who := f.View.Players[s]
	if who.Fate != roundtable.Alive {
		key := "seat.dead"
		if who.Fate == roundtable.Unmasked {
			key = "seat.unmasked"
		}
		p.SpriteAt("skull", x+12, y, 26)
		p.TextIn(f.T(key), ui.Rect{X: x + 34, Y: y - 12, W: 150, H: 24}, labelStyle.With(ink).Placed(ui.Left, ui.Middle))
		x += 130
	} else {
		p.SpriteAt(lifeSprite(f, s), x+18, y, 40)
		p.Text(words.Number(who.Life), x+42, y, numberStyle.With(ink))
		p.SpriteAt("back-white", x+80, y, 38)
		p.Text(words.Number(who.Hand), x+98, y, numberStyle.With(ink))
		x += 140
	}
	switch who.Shown {
	case roundtable.Loyal:
		p.SpriteAt("loyal", x, y, 38)
	case roundtable.Traitor:
		p.SpriteAt("traitor", x, y, 38)
	default:
		p.SpriteAt("back-loyalty", x, y, 38)
	}
	x += 36
	if f.Rules.Options.Loyalty != roundtable.NoTraitor && who.Fate == roundtable.Alive {
		token := "accusation"
		if who.Accused {
			token = "accusation-used"
		}
		p.SpriteAt(token, x, y, 34)
		x += 34
	}
	for relic, owner := range f.View.Relics {
		if owner == s {
			p.SpriteAt(relicSprites[relic], x, y, 36)
			x += 34
		}
	}
}

// lifeSprite is the Life die of a seat.
func lifeSprite(f *Frame, s game.Seat) string {
	n := f.View.Players[s].Life
	if n == 0 {
		return "life-0"
	}
	return "life-" + f.Coat(s) + "-" + words.Number(n)
}

func (SeatsPanel) Regions(f *Frame) (list []ui.Region) {
	for i := range f.Seats {
		s := game.Seat(i)
		list = append(list, f.thing("seat-"+words.Number(i+1), f.SeatLabel(s), func() string { return f.SeatTip(s) }, f.seatRow(i), seatTarget(s)))
	}
	return list
}
