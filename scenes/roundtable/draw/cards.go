package draw

import (
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// drawWhite draws a White card with its words.
func drawWhite(p *ui.Painter, f *Frame, w roundtable.White, r ui.Rect) {
	drawWhiteSeen(p, f, w, r, r.W)
}

// drawWhiteSeen draws one of which so much of the width is seen: with its name in that part, if
// there is room for it, and with what it does if it is seen whole.
func drawWhiteSeen(p *ui.Painter, f *Frame, w roundtable.White, r ui.Rect, seen float64) {
	k, name, text := r.W/135, f.White(w), f.WhiteBrief(w)
	drawWhiteFace(p, w, r)
	if seen < r.W-2 {
		text = ""
		if p.TextWidth(name, labelStyle.Sized(ui.Least*k)) > seen-15*k {
			return
		}
	}
	write(p, name, text, ui.Rect{X: r.X, Y: r.Y, W: min(seen, r.W), H: r.H}, k, ui.Rubric, ui.Ink)
}

// drawWhiteNamed draws one with its name alone, as something lies over what it does.
func drawWhiteNamed(p *ui.Painter, f *Frame, w roundtable.White, r ui.Rect) {
	drawWhiteFace(p, w, r)
	write(p, f.White(w), "", r.Move(0, 6), r.W/135, ui.Rubric, ui.Ink)
}

// drawWhiteFace draws picture and value.
func drawWhiteFace(p *ui.Painter, w roundtable.White, r ui.Rect) {
	k := r.W / 135
	p.Sprite("white-"+words.Picture(w), r.X-1*k, r.Y-1*k, r.W+2*k, r.H+4*k)
	if w.Fight() {
		x, y := r.X+21*k, r.Y+21*k
		p.FillCircle(x, y, 17*k, ui.Solid(ui.Ink))
		p.FillCircle(x, y, 15.4*k, ui.Solid(ui.Gold))
		centred(p, w.Value(), x, y, 22*k, ui.Ink)
	}
}

// drawBlack draws a Black card with its words; one that is not known shows its back.
func drawBlack(p *ui.Painter, f *Frame, b roundtable.Black, r ui.Rect) {
	k := r.W / 135
	if b == roundtable.NoBlack {
		p.Sprite("back-black", r.X-1*k, r.Y-1*k, r.W+2*k, r.H+4*k)
		return
	}
	drawBlackNamed(p, f, b.Name(), r)
	switch b.Name() {
	case roundtable.LancelotDragon:
		drawTwoValues(p, b, r)
	case roundtable.BlackKnight:
		x, y := valuePlate(p, ui.Rect{X: r.X + 5*k, Y: r.Y + 6*k, W: 34 * k, H: 26 * k}, k).Center()
		centred(p, words.Values(b), x, y, 20*k, onBlack)
	}
}

// drawTwoValues draws what a card counts against Lancelot and, after him, as the Dragon, each beside the badge of its Quest.
func drawTwoValues(p *ui.Painter, b roundtable.Black, r ui.Rect) {
	k := r.W / 135
	plate := valuePlate(p, ui.Rect{X: r.X + 5*k, Y: r.Y + 6*k, W: 112 * k, H: 28 * k}, k)
	_, y := plate.Center()
	for i, q := range [...]roundtable.Place{roundtable.LancelotQuest, roundtable.DragonQuest} {
		x := plate.X + (15+54*float64(i))*k
		p.SpriteAt("badge-"+q.String(), x, y, 25*k)
		centred(p, words.Number(b.Value(q)), x+25*k, y, 20*k, onBlack)
	}
}

// valuePlate draws the ground of a Black card's value.
func valuePlate(p *ui.Painter, r ui.Rect, k float64) ui.Rect {
	p.FillRound(r, 8*k, ui.Solid(blackTray))
	p.StrokeRound(r, 8*k, 1.4*k, ui.Solid(iron))
	return r
}

// drawBlackNamed draws one of which the name alone is known.
func drawBlackNamed(p *ui.Painter, f *Frame, n roundtable.Name, r ui.Rect) {
	k := r.W / 135
	p.Sprite("black-"+n.String(), r.X-1*k, r.Y-1*k, r.W+2*k, r.H+4*k)
	write(p, f.Black(n), f.BlackBrief(n), r, k, onBlack, ui.Hex(0xE3D8EE))
}

// write puts name and text onto the lower part of a card.
func write(p *ui.Painter, name, text string, r ui.Rect, k float64, head, ink ui.Color) {
	title := labelStyle.Sized(18*k).With(head).Placed(ui.Center, ui.Middle)
	side, inside := 8*k, 8*k
	if title.Min = ui.Least * k; k > 1.2 { // on a large card a long name need not reach its edges
		side, inside, title.Min = 14*k, 11*k, .82*title.Min
	}
	p.TextIn(name, ui.Rect{X: r.X + side, Y: r.Y + 125*k, W: r.W - 2*side, H: 20 * k}, title)
	body := smallStyle.Sized(17.5*k).With(ink).Placed(ui.Center, ui.Middle)
	body.Line, body.Min = .94, 14*k // only windows below the least need less
	p.Paragraph(text, ui.Rect{X: r.X + inside, Y: r.Y + 142*k, W: r.W - 2*inside, H: 36 * k}, body)
}

// laid is a card laid on a Quest: its picture above, its value below.
func laid(p *ui.Painter, sprite, value string, r ui.Rect, white bool) {
	field, edge, back, ink := ivory, ui.Gold, ui.Hex(0xCFDDE6), ui.Ink
	if !white {
		field, edge, back, ink = ui.Hex(0x2A2433), iron, ui.Hex(0x4A4060), onBlack
	}
	p.FillRound(r.Move(1.4, 2.4), 5, ui.Solid(ui.Alpha(ui.ShadowColor, .5)))
	p.FillRound(r, 5, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1), 4.4, ui.Solid(field))
	window := r.Inset(3.4)
	if value != "" {
		window.H = r.W - 9
	}
	p.FillRound(window, 3, ui.Solid(back))
	p.StrokeRound(window, 3, 1.2, ui.Solid(edge))
	x, y := window.Center()
	p.SpriteAt(sprite, x, y, min(window.W, window.H)-2)
	if value != "" {
		centred(p, value, r.X+r.W/2, r.Bottom()-10*r.H/cardH, 21*r.H/cardH, ink)
	}
}

func laidWhite(p *ui.Painter, w roundtable.White, r ui.Rect) {
	value := ""
	if w.Fight() {
		value = words.Number(w.Value())
	}
	laid(p, "laid-white-"+words.Picture(w), value, r, true)
}

// laidBlack draws a Black card on a combat Quest; lies says that it lies face down, where
// one who knows it sees its value on the back.
func laidBlack(p *ui.Painter, b roundtable.Black, on roundtable.Place, lies bool, r ui.Rect) {
	if lies {
		p.Sprite("back-black", r.X-.5, r.Y-.5, r.W+1, r.H+2)
		if b != roundtable.NoBlack {
			peek(p, words.Number(b.Value(on)), r)
		}
		return
	}
	laid(p, "laid-black-"+b.Name().String(), words.Number(b.Value(on)), r, false)
}

// peek is the foot of a card that lies face down, lifted for who has laid it: only he sees its value.
func peek(p *ui.Painter, value string, r ui.Rect) {
	p = p.Named("peek")
	foot := ui.Rect{X: r.X + 1.5, Y: r.Bottom() - 23, W: r.W - 3, H: 22}
	p.FillRound(foot.Inset(-1), 5, ui.Solid(ui.Ink))
	p.FillRound(foot, 4, ui.Down(foot, ui.ParchmentLight, ui.ParchmentDark))
	p.SpriteAt("icon-eye", foot.X+foot.W*.3, foot.Y+11, 17, ui.SpriteOptions{Tint: ui.Ink})
	centred(p, value, foot.X+foot.W*.72, foot.Y+11, 19, ui.Ink)
}

// tray is where a side's cards lie.
func tray(p *ui.Painter, r ui.Rect, white bool) {
	ground, edge := whiteTray, ui.GoldLight
	if !white {
		ground, edge = blackTray, iron
	}
	p.FillRound(r, 7, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1), 6.4, ui.Solid(ground))
	p.StrokeRound(r.Inset(2.5), 5, 1.3, ui.Solid(ui.Alpha(edge, .85)))
}

// tag is the sum of a side: a white one ends at x, a black one begins there.
func tag(p *ui.Painter, text string, x, y float64, white bool) {
	st := numberStyle.Sized(18).Placed(ui.Center, ui.Middle)
	w := p.TextWidth(text, st) + 18
	r := ui.Rect{X: x, Y: y - 12, W: w, H: 24}
	ground, ink, edge := blackTray, onBlack, iron
	if white {
		r.X -= w
		ground, ink, edge = ivory, ui.Ink, ui.GoldLight
	}
	p.FillRound(r.Inset(-1), 7, ui.Solid(ui.Ink))
	p.FillRound(r, 6, ui.Solid(ground))
	p.StrokeRound(r.Inset(1), 5, 1.4, ui.Solid(edge))
	tx, ty := r.Center()
	p.Text(text, tx, ty, st.With(ink))
}
