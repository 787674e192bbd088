package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// CamelotPanel is the middle of the table: castle, piles, Round Table, siege.
type CamelotPanel struct {
	still *paint.Cached[camelotLook]
}

// camelotLook is what the still part of its picture depends on.
type camelotLook struct {
	goes bool
	dusk float64
}

func (CamelotPanel) Area() ui.Rect { return camelotRect.Inset(-16) }

func (c CamelotPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("camelot")
	look := camelotLook{f.Lit(placeTarget(roundtable.Camelot)), f.Mood}
	if look.goes {
		p.GlowRing(camelotRect, 10, f.Breath)
	}
	c.still.Draw(p, c.Area(), look, func(p *ui.Painter) { drawCamelot(p, f, look) })
	drawSuspicion(p, f)
	drawPile(p, f, whitePile, "back-white", "pile.white", int(f.View.WhiteLeft), int(f.View.WhiteOut), f.Lit(whiteTarget))
	drawPile(p, f, blackPile, "back-black", "pile.black", int(f.View.BlackLeft), int(f.View.BlackOut), f.Lit(blackTarget))
	drawStaying(p, f)
	drawRing(p, f)
	drawTableTop(p, f)
	drawSiege(p, f)
}

// drawCamelot draws what of it stands still: frame, castle, the ring of the Round Table, the
// places of the siege.
func drawCamelot(p *ui.Painter, f *Frame, look camelotLook) {
	frame(p, camelotRect)
	p.Sprite("camelot", camelotRect.X+5, camelotRect.Y+5, 578, 773)
	drawGloom(p, camelotRect.Inset(6), look.dusk)
	drawThicket(p, look.dusk)
	drawHead(p, f, camelotRect, roundtable.Camelot, look.goes)
	p.Sprite("sword-ring", ringX-216, ringY-216, 440, 446)
	for i := range roundtable.SiegeFull {
		drawEmplacement(p, i)
	}
}

// Where the piles lie.
var (
	whitePile   = ui.Rect{X: 508, Y: 110, W: 92, H: 129}
	blackPile   = ui.Rect{X: 964, Y: 110, W: 92, H: 129}
	siegeRect   = ui.Rect{X: 494, Y: 656, W: 576, H: 186}
	whiteTarget = game.Target{Kind: roundtable.TargetWhite}
	blackTarget = game.Target{Kind: roundtable.TargetPile}
	siegeTarget = game.Target{Kind: roundtable.TargetEngine}
)

func drawPile(p *ui.Painter, f *Frame, r ui.Rect, back, key string, left, out int, lit bool) {
	if lit {
		p.GlowRing(r, 9, f.Breath)
	}
	for i := min(4, left/4); i > 0; i-- {
		d := 2.4 * float64(i)
		p.FillRound(r.Move(d, d), 7, ui.Solid(ui.Ink))
		p.StrokeRound(r.Move(d, d).Inset(1), 7, 1, ui.Solid(ui.Alpha(ui.ParchmentDark, .5)))
	}
	if left > 0 {
		p.Sprite(back, r.X-1, r.Y-1, r.W+2, r.H+3)
	}
	x, y := r.X+r.W/2, r.Bottom()-18
	ground, ink := ivory, ui.Ink
	if back == "back-black" {
		ground, ink = blackTray, onBlack
	}
	p.FillCircle(x, y, 18, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 16.4, ui.Solid(ground))
	centred(p, left, x, y, 20, ink)
	if f.Pinned { // the edges are not in sight
		x = max(camelotRect.X+campEdge+70, min(x, camelotRect.Right()-campEdge-70))
	}
	label := ui.Rect{X: x - 68, Y: r.Bottom() + 16, W: 136, H: 43}
	if f.Covers(label) {
		return
	}
	p.FillRound(label, 7, ui.Solid(ui.Alpha(night, .55)))
	st := labelStyle.With(ui.Hex(0xFFF3D8)).Placed(ui.Center, ui.Middle)
	outlined(p, f.T(key), ui.Rect{X: x - 66, Y: r.Bottom() + 18, W: 132, H: 20}, st)
	outlined(p, f.T("pile.out", "count", out), ui.Rect{X: x - 66, Y: r.Bottom() + 39, W: 132, H: 18}, labelStyle.Sized(17).With(ui.Hex(0xF6E6C4)).Placed(ui.Center, ui.Middle))
}

// drawStaying shows the Black cards that hold for a while wherever one is, with their names.
func drawStaying(p *ui.Painter, f *Frame) {
	for i, n := range f.staying() {
		r := stayingRect(i)
		p.Sprite("black-"+n.String(), r.X, r.Y, r.W, r.H)
		st := labelStyle.Sized(ui.Least).With(ui.Hex(0xF2E6FF)).Placed(ui.Center, ui.Middle)
		plate := ui.Rect{X: r.X - 13, Y: r.Bottom() - 37, W: r.W + 26, H: 41}
		p.FillRound(plate, 6, ui.Solid(ui.Alpha(blackTray, .92)))
		p.StrokeRound(plate.Inset(1.5), 5, 1.2, ui.Solid(iron))
		st.Line = 1
		p.Paragraph(f.Black(n), plate.Inset(2), st)
	}
}

// staying are the Black cards in play that lie at no Quest.
func (f *Frame) staying() (list []roundtable.Name) {
	if f.View.Mists {
		list = append(list, roundtable.Mists.Name())
	}
	if f.View.Vivien {
		list = append(list, roundtable.Vivien.Name())
	}
	return list
}

func stayingRect(i int) ui.Rect {
	return ui.Rect{X: 990, Y: 296 + 116*float64(i), W: 72, H: 102}
}

// drawSuspicion is an inscription that says that accusations are open: no plate, which would
// look like a button.
func drawSuspicion(p *ui.Painter, f *Frame) {
	r := suspicionRect
	if banner, _, _, ok := f.banner(); !f.accusing() || f.Covers(r) || ok && banner.all.Overlaps(r) {
		return
	}
	p.FillRound(r, 12, ui.Solid(ui.Alpha(night, .86)))
	p.StrokeRound(r.Inset(2.5), 10, 2.4, ui.Solid(ui.GoldLight))
	p.SpriteAt("accusation", r.X+r.W/2, r.Y+31, 54)
	st := labelStyle.Sized(20).With(ui.Hex(0xFFEFCB)).Placed(ui.Center, ui.Middle)
	st.Min, st.Line = ui.Least, 1
	p.Paragraph(f.Suspicion(), ui.Rect{X: r.X + 6, Y: r.Y + 58, W: r.W - 12, H: r.H - 64}, st)
}

// accusing reports whether accusations are open, and there may be somebody to find.
func (f *Frame) accusing() bool { return f.Table().Suspicious() && f.MayHide() && !f.View.Over }

var suspicionRect = ui.Rect{X: 494, Y: 300, W: 106, H: 124}

// placeAngle is the middle of a place of the ring, in radians clockwise from the top: the
// white ones lie left of the top, the black ones right.
func placeAngle(white bool, i int) float64 {
	if i >= 8 {
		white, i = !white, 15-i
	}
	a := (11.25 + 22.5*float64(i)) * math.Pi / 180
	if white {
		return -a
	}
	return a
}

// skullAt is where the skull stands: outside at the black place that loses the game.
func skullAt() (x, y float64) {
	a := placeAngle(false, roundtable.BlackFull-1)
	return ringX + 203*math.Sin(a), ringY - 203*math.Cos(a)
}

// tableEdge goes round the Round Table and round the skull at its edge: a light round it hides
// neither.
var tableEdge = func() (corners []float64) {
	const n, around = 120, 22
	x, y := skullAt()
	out, at := math.Hypot(x-ringX, y-ringY), math.Atan2(y-ringY, x-ringX)
	for i := range n {
		a, r := at+2*math.Pi*float64(i)/n, 202.0
		if off := math.Abs(out * math.Sin(a-at)); off < around && math.Cos(a-at) > 0 {
			r = max(r, out*math.Cos(a-at)+math.Sqrt(around*around-off*off))
		}
		corners = append(corners, ringX+r*math.Cos(a), ringY+r*math.Sin(a))
	}
	return corners
}()

func drawRing(p *ui.Painter, f *Frame) {
	put := func(white bool, i int) {
		a := placeAngle(white, i)
		x, y := ringX+154*math.Sin(a), ringY-154*math.Cos(a)
		name := "place-black"
		if white {
			name = "place-white"
		}
		p.Sprite(name, x-48, y-48, 96, 96, ui.SpriteOptions{Angle: a})
	}
	for i := range f.View.White {
		put(true, int(i))
	}
	for i := range f.View.Black {
		put(false, int(i))
	}
	x, y := skullAt()
	p.FillCircle(x, y, 14, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 12.6, ui.Solid(danger))
	p.SpriteAt("skull", x, y, 21)
}

// drawTableTop shows who is in Camelot, and the count of the swords.
func drawTableTop(p *ui.Painter, f *Frame) {
	seats := f.At(roundtable.Camelot)
	for i, s := range seats {
		if f.Aloft(riderName(s)) {
			continue
		}
		x, y, size := campAt(i, len(seats))
		if s == f.Active() {
			p.SpriteAt("glow-soft", x, y, size*1.5)
			standing(p, x, y, size)
		}
		p.SpriteAt("rider-"+f.Coat(s), x, y, size)
	}
	plate := ui.Rect{X: ringX - 68, Y: ringY + 22, W: 136, H: 50}
	p.FillRound(plate.Inset(-1.4), 9, ui.Solid(ui.Ink))
	p.FillRound(plate, 8, ui.Down(plate, ivory, ui.Parchment))
	p.StrokeRound(plate.Inset(3), 6, 1.3, ui.Solid(ui.Gold))
	y := plate.Y + 25
	p.SpriteAt("sword-white", ringX-48, y, 42)
	p.SpriteAt("sword-black", ringX+48, y, 42)
	centred(p, f.View.White, ringX-20, y, 30, ui.Ink)
	centred(p, ":", ringX, y-1, 26, ui.FadedInk)
	centred(p, f.View.Black, ringX+20, y, 30, ui.Ink)
	outlined(p, f.T("swords.of", "count", int(f.Table().Swords()), "of", roundtable.TableFull), ui.Rect{X: ringX - 80, Y: ringY + 80, W: 160, H: 18}, labelStyle.Sized(16.5).With(ui.Hex(0xFFEFCB)).Placed(ui.Center, ui.Middle))
}

// campAt is where the ith of n Knights stands at the Round Table, and his size.
func campAt(i, n int) (x, y, size float64) {
	switch {
	case n == 1:
		return ringX, ringY - 32, 84
	case n <= 4:
		step := 170 / float64(n)
		return ringX - 85 + step*(float64(i)+.5), ringY - 36, 60
	}
	a := (-100 + 200*float64(i)/float64(n-1)) * math.Pi / 180
	return ringX + 70*math.Sin(a), ringY - 6 - 60*math.Cos(a), 50
}

func (c CamelotPanel) Regions(f *Frame) []ui.Region {
	table := note("swords", f.SwordsLabel(), func() string { return f.SwordsTip() }, ui.Around(ringX, ringY, 400, 400))
	table.Hit = func(x, y float64) bool { return math.Hypot(x-ringX, y-ringY) <= 200 }
	table.Outline = tableEdge
	list := []ui.Region{
		f.place(roundtable.Camelot, camelotRect),
		f.thing("white-pile", f.T("pile.white.label", "count", int(f.View.WhiteLeft)), f.PileTip, whitePile, whiteTarget),
		f.thing("black-pile", f.T("pile.black.label", "count", int(f.View.BlackLeft)), func() string { return f.T("pile.black.tip") }, blackPile, blackTarget),
		f.within(roundtable.Camelot, table),
		f.thing("siege", f.T("siege.label", "count", int(f.View.Engines), "of", roundtable.SiegeFull), func() string { return f.T("siege.tip") }, siegeRect, siegeTarget),
	}
	for i, n := range f.staying() {
		list = append(list, note("staying-"+n.String(), f.Black(n), func() string { return words.Paragraphs("<b>"+f.Black(n)+"</b>", f.BlackText(n)) }, stayingRect(i)))
	}
	if f.accusing() {
		list = append(list, note("suspicion", f.Suspicion(), func() string { return f.SuspicionTip() }, suspicionRect))
	}
	seats := f.At(roundtable.Camelot)
	for i, s := range seats {
		x, y, size := campAt(i, len(seats))
		list = append(list, f.rider(s, roundtable.Camelot, ui.Around(x, y, size*.8, size*.8)))
	}
	return list
}
