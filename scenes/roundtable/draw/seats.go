package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/moment"
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
	drawDangers(p.Named("dangers"), f)
	if f.helps() {
		drawHelp(p.Named("first-help"), f.Help(), f.helpRect())
	}
}

// drawHelp explains a question on a plate of its own.
func drawHelp(p *ui.Painter, text string, r ui.Rect) {
	p.Plate(r)
	p.SpriteAt("icon-hint", r.X+28, r.Y+r.H/2, 34, ui.SpriteOptions{Tint: ui.Hex(0x8A6316)})
	st := ui.BodyStyle.Sized(20)
	st.Min, st.Line, st.VAlign = ui.Least, 1.08, ui.Middle
	p.Paragraph(text, ui.Rect{X: r.X + 54, Y: r.Y + 6, W: r.W - 66, H: r.H - 12}, st)
}

// Shut reports whether a Knight is to be chosen and this one cannot be.
func (f *Frame) Shut(s game.Seat) bool {
	other := func(c moment.Choice) bool { return c.At.Kind != roundtable.TargetSeat }
	return f.Asked != game.NoSeat && len(f.Open(seatTarget(s))) == 0 && len(f.All) > 0 && !slices.ContainsFunc(f.All, other)
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
	if f.Shut(s) {
		p = p.Faded(.45)
	}
	drawSeatGround(p, f, s, r, ground)
	x := drawWho(p, f, s, r)
	y := r.Y + r.H*.29
	drawSeatNames(p, f, s, ui.Rect{X: x, Y: y - 13, W: r.Right() - 54 - x, H: 26}, ink, faint)
	if who.At != roundtable.NoPlace && who.Fate == roundtable.Alive {
		p.SpriteAt("badge-"+who.At.String(), r.Right()-30, y+3, 38)
	}
	drawGoods(p, f, s, x, r.Y+r.H*.71, ink)
}

// drawWho draws the Knight of a seat and returns where his name begins: his crest, or the face of
// who plays him, in his colour and with his crest beside it.
func drawWho(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect) (name float64) {
	fate, coat := f.View.Players[s].Fate, "crest-"+f.Coat(s)
	fade := ui.SpriteOptions{}
	switch fate {
	case roundtable.Dead, roundtable.Absent:
		fade.Fade = .5
	case roundtable.Unmasked:
		coat = "traitor-" + f.Coat(s)
	}
	face := f.Seats[s].Face
	if face == "" {
		size := min(r.H*.78, 86)
		drawBand(p, f.Coat(s), ui.Rect{X: r.X + 9, Y: r.Y + 10, W: 13, H: r.H - 20}, fate == roundtable.Dead)
		p.SpriteAt(coat, r.X+26+size/2, r.Y+r.H/2, size, fade)
		return r.X + 36 + size
	}
	size := max(faceLeast, min(r.H-12, 86))
	at := ui.Rect{X: r.X + 8, Y: r.Y + (r.H-size)/2, W: size, H: size}
	drawFace(p, face, coat, knightColours[f.Coat(s)], at, fade)
	return at.Right() + 18
}

// faceLeast is how large a face is at least, to be known again.
const faceLeast = 61.0

// drawFace draws a face framed in a colour, with a crest at its corner.
func drawFace(p *ui.Painter, face, crest string, colour ui.Color, r ui.Rect, o ui.SpriteOptions) {
	p.FillRound(r, 7, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.4), 6, ui.Solid(colour))
	p.FillRound(r.Inset(3.6), 4, ui.Solid(ui.Ink))
	p.SpriteIn(face, r.Inset(4.6), o)
	small := max(30, r.H*.46)
	p.SpriteAt(crest, r.Right()-2, r.Bottom()-small*.42, small, o)
}

// drawSeatNames writes the Knight's name and who plays him: behind it, or below it where there
// is not room enough and the row is high. The plate of who sits at the screen is green.
func drawSeatNames(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect, ink, faint ui.Color) {
	name := ui.BoldStyle.Sized(21).With(ink).Placed(ui.Left, ui.Middle)
	name.Min = 17
	player := italicStyle.With(faint).Placed(ui.Center, ui.Middle)
	player.Min = ui.Least
	knight, text := f.Knight(s), f.Player(s)
	if s == f.Home {
		player = labelStyle.With(ui.White).Placed(ui.Center, ui.Middle)
	}
	wide, least := p.TextWidth(text, player)+4, p.TextWidth(knight, name.Sized(18))
	if s == f.Home {
		wide += 12
	}
	at := ui.Rect{X: r.Right() - wide, Y: r.Y + 1, W: wide, H: 24}
	switch high := f.seatRow(int(s)).H; {
	case text == "":
		wide = 0
	case least+wide+8 <= r.W:
	case high > 90:
		r.Y -= high * .07
		at = ui.Rect{X: r.X - 2, Y: r.Bottom() - 5, W: min(wide, r.W), H: 21}
		wide = 0
	default:
		wide = max(r.W-least-8, r.W*.3)
		at.X, at.W = r.Right()-wide, wide
	}
	if s == f.Home && text != "" {
		p.FillRound(at, 8, ui.Solid(ui.Met))
	}
	p.TextIn(text, at, player)
	p.TextIn(knight, ui.Rect{X: r.X, Y: r.Y, W: r.W - wide - 8, H: r.H}, name)
}

// drawSeatGround is the plate of a seat, lit while he may be chosen and rimmed in light in
// his turn.
func drawSeatGround(p *ui.Painter, f *Frame, s game.Seat, r ui.Rect, ground ui.Color) {
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
	studs(p, r)
	if f.Lit(seatTarget(s)) {
		p.StrokeRound(r.Inset(-1), 8, 6, ui.Solid(ui.Ink))
		p.StrokeRound(r.Inset(-1), 8, 4, ui.Solid(asked))
	}
}

// drawBand is a stripe in the Knight's colour, with marks of his own.
func drawBand(p *ui.Painter, coat string, r ui.Rect, dead bool) {
	c := knightColours[coat]
	if dead {
		c = ui.Mix(c, ui.ParchmentDark, .6)
	}
	p.FillRound(r.Inset(-1.2), 4, ui.Solid(ui.Ink))
	p.FillRound(r, 3, ui.Solid(c))
	light := ui.Solid(ui.Alpha(ui.White, .55))
	if ui.Bright(c) {
		light = ui.Solid(ui.Alpha(ui.FadedInk, .6))
	}
	q := p.Clipped(r.Inset(1))
	x, w := r.X, r.W
	for i, y := 0, r.Y+4; y < r.Bottom(); i, y = i+1, y+10 {
		switch coat {
		case "arthur": // stripes
			q.FillRect(ui.Rect{X: x + w*.38, Y: y - 6, W: w * .24, H: 12}, light)
		case "kay": // chevrons
			q.Polyline(2.4, light, x, y+4, x+w/2, y-2, x+w, y+4)
		case "gawain": // checks
			q.FillRect(ui.Rect{X: x + w/2*float64(i%2), Y: y - 4, W: w / 2, H: 10}, light)
		case "galahad": // dots
			q.FillCircle(x+w/2, y, 2.8, light)
		case "palamedes": // lozenges
			q.FillPolygon(light, x+w/2, y-4, x+w*.85, y+1, x+w/2, y+6, x+w*.15, y+1)
		case "percival": // ermine
			q.FillPolygon(light, x+w/2, y-4, x+w*.68, y+5, x+w*.32, y+5)
		default: // waves
			q.Polyline(2.2, light, x, y, x+w*.25, y-3, x+w/2, y, x+w*.75, y+3, x+w, y)
		}
	}
}

// drawGoods is the second line of a seat.
func drawGoods(p *ui.Painter, f *Frame, s game.Seat, x, y float64, ink ui.Color) {
	who := f.View.Players[s]
	if who.Fate == roundtable.Unmasked {
		drawFelon(p, f, s, x, y)
		return
	}
	if who.Fate != roundtable.Alive {
		p.SpriteAt("skull", x+12, y, 26)
		p.TextIn(f.Fate(s), ui.Rect{X: x + 32, Y: y - 12, W: 108, H: 24}, labelStyle.With(ink).Placed(ui.Left, ui.Middle))
		x += 150
	} else {
		k := min(1, f.seatRow(int(s)).H/84) // low rows have smaller dice and cards
		p.SpriteAt(lifeSprite(f, s), x+18, y, 40*k)
		p.Text(words.Number(who.Life), x+40, y, numberStyle.With(ink))
		for i := range min(3, int(who.Hand)) {
			p.SpriteAt("back-white", x+68+5*float64(i), y-float64(i), 36*k)
		}
		p.Text(words.Number(who.Hand), x+96, y, numberStyle.With(ink))
		x += 130
	}
	low := min(1, f.seatRow(int(s)).H/71)
	switch who.Shown {
	case roundtable.Loyal:
		p.SpriteAt("loyal", x, y, 38*low)
	case roundtable.Traitor:
		p.SpriteAt("traitor", x, y, 38*low)
	default:
		p.SpriteAt("back-loyalty", x, y, 38*low)
	}
	x += 35
	if f.Rules.Options.Loyalty != roundtable.NoTraitor && who.Fate == roundtable.Alive {
		token := "accusation"
		if who.Accused {
			token = "accusation-used"
		}
		p.SpriteAt(token, x, y, 34*low)
		x += 34
	}
	drawRelics(p, f, s, x-2, y)
}

// drawFelon is the second line of an unmasked Traitor: what he is, and what his turns are.
func drawFelon(p *ui.Painter, f *Frame, s game.Seat, x, y float64) {
	p.SpriteAt("traitor", x+18, y, 42)
	st := labelStyle.With(ui.Hex(0xFFB9B4))
	st.Line = 1
	r := ui.Rect{X: x + 44, Y: y - 21, W: seatsRect.Right() - 12 - x - 44, H: 42}
	p.Paragraph(f.T("seat.unmasked.said", "fate", f.Fate(s), "does", f.PowerBrief(s)), r, st)
}

// drawRelics shows the relics of a seat from x to the edge; where one that lives has none,
// where one would lie.
func drawRelics(p *ui.Painter, f *Frame, s game.Seat, x, y float64) {
	var own []string
	for relic, owner := range f.View.Relics {
		if owner == s {
			own = append(own, relicSprites[relic])
		}
	}
	last := seatsRect.Right() - 24
	x = min(x, last)
	for i, sprite := range own {
		p.SpriteAt(sprite, x+min(34, (last-x)/float64(max(1, len(own)-1)))*float64(i), y, 36)
	}
	if len(own) == 0 && f.View.Players[s].Fate == roundtable.Alive {
		p.StrokeCircle(x, y, 14, 1.5, ui.Solid(ui.Alpha(ui.FadedInk, .3)))
	}
}

// studs are the golden nails in the corners of a plate.
func studs(p *ui.Painter, r ui.Rect) {
	for i := range 4 {
		x, y := r.X+5+(r.W-10)*float64(i%2), r.Y+5+(r.H-10)*float64(i/2)
		p.FillCircle(x, y, 3.6, ui.Solid(ui.Ink))
		p.FillCircle(x, y, 2.6, ui.Solid(ui.Gold))
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

// portrait shows a Knight large, with who plays him and what all have seen of him.
func (f *Frame) portrait(s game.Seat) {
	figure := f.Seats[s].Face
	if figure == "" {
		figure = "crest-" + f.Coat(s)
	}
	f.Ctx.Show(figure, f.Knight(s), f.Portrayed(s), ui.Answer{Name: "back", Label: f.T("seat.back"), Look: ui.GoldLook})
}

// SeatName is the region of a seat.
func SeatName(s game.Seat) string { return "seat-" + words.Number(int(s)+1) }

func (SeatsPanel) Regions(f *Frame) (list []ui.Region) {
	for i := range f.Seats {
		s := game.Seat(i)
		r := f.thing(SeatName(s), f.SeatLabel(s), func() string { return f.SeatTip(s) }, f.seatRow(i), seatTarget(s))
		switch {
		case f.Shut(s):
			r.Why = func() string { return f.SeatWhy(s) }
		case !r.Enabled: // nothing is to be chosen there: one looks him in the face
			r.Enabled, r.Scroll, r.Press = true, true, func() { f.portrait(s) }
		}
		list = append(list, r)
	}
	list = append(list, dangerRegions(f)...)
	if f.helps() {
		list = append(list, note("first-help", f.Help(), nil, f.helpRect()))
	}
	return list
}
