package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// siegePlate says how many engines there are.
var siegePlate = ui.Rect{X: camelotRect.X + 144, Y: 662, W: 300, H: 30}

// drawSiege shows the engines before Camelot.
func drawSiege(p *ui.Painter, f *Frame) {
	n := int(f.View.Engines)
	plate := siegePlate
	ground, ink, count := ivory, ui.Ink, ui.Rubric
	if n >= 9 {
		ground, ink, count = danger, ui.White, ui.White
		p.GlowRing(plate, 7, f.Breath)
	}
	p.FillRound(plate.Inset(-1.2), 8, ui.Solid(ui.Ink))
	p.FillRound(plate, 7, ui.Solid(ground))
	p.StrokeRound(plate.Inset(2.4), 5, 1.1, ui.Solid(ui.Gold))
	p.SpriteAt("siege-engine", plate.X+26, plate.Y+13, 34)
	p.TextIn(f.T("term.siege"), ui.Rect{X: plate.X + 50, Y: plate.Y, W: 130, H: plate.H}, labelStyle.Sized(20).With(ink).Placed(ui.Left, ui.Middle))
	p.TextIn(f.T("swords.of", "count", n, "of", roundtable.SiegeFull), ui.Rect{X: plate.X + 180, Y: plate.Y, W: 108, H: plate.H}, labelStyle.Sized(20).With(count).Placed(ui.Right, ui.Middle))
	for i := range roundtable.SiegeFull {
		drawEngine(p, f, i, n)
	}
}

// engineAsked is the place of the siege that the question is about: the next free one where
// one may come, else the last that is there.
func (f *Frame) engineAsked(n int) int {
	if f.Kind == model.AskEvil || f.Kind == game.AskKind(roundtable.AskTraitor) {
		return n
	}
	return n - 1
}

// emplacement is the ground that an engine stands on.
func emplacement(i int) ui.Rect {
	x, y := engineAt(i)
	return ui.Around(x, y+22, 86, 29)
}

// drawEmplacement draws a free place of the siege; the last four are red.
func drawEmplacement(p *ui.Painter, i int) {
	r := emplacement(i)
	x, y := r.Center()
	ground, edge, ink := ui.Alpha(night, .62), ui.Hex(0xB9A26E), ui.Parchment
	if i >= 8 {
		ground, edge, ink = ui.Alpha(danger, .55), ui.Hex(0xE2606A), dangerInk
	}
	ring := oval(x, y, r.W/2, r.H/2)
	p.FillPolygon(ui.Solid(ground), ring...)
	dashed(p, 2, ui.Solid(edge), ring)
	centred(p, i+1, x, y, 18, ink)
	if i == roundtable.SiegeFull-1 {
		p.SpriteAt("skull", x, y-30, 30)
	}
}

// drawEngine draws what stands on a place of the siege.
func drawEngine(p *ui.Painter, f *Frame, i, n int) {
	r := emplacement(i)
	x, y := engineAt(i)
	if f.Lit(siegeTarget) && i == f.engineAsked(n) {
		p.GlowRing(r, r.H/2, f.Breath)
	}
	fought := f.Fighting() && i == n-1
	if fought {
		p.GlowRing(r, r.H/2, f.Breath)
	}
	if i < n {
		if n >= 9 && i >= 8 {
			p.SpriteAt("glow-soft", x, y+6, 110, ui.SpriteOptions{Tint: ui.Hex(0xFF5A4A)})
		}
		cx, cy := r.Center()
		ring := oval(cx, cy, r.W/2, r.H/2)
		p.FillPolygon(ui.Solid(ui.Hex(0x2B231D)), ring...)
		p.StrokePolygon(2, ui.Solid(ui.Hex(0xB9A26E)), ring...)
		p.SpriteAt("siege-engine", x, y-4, engineSize, ui.SpriteOptions{Flip: i%6 < 3})
	}
	if fought {
		p.SpriteAt("badge-tournament", x+30, y+18, 32)
	}
}

// oddsHigh is how high it is what tells how a fight with an engine stands.
const oddsHigh = 104.0

// added is the card that is pointed at and would join the fight; NoWhite for none.
func (f *Frame) added() roundtable.White { return f.pointed(roundtable.ActAdd, roundtable.ActLend) }

// drawOdds shows how a fight with an engine stands: the sum of the cards, the sides of the
// die that it beats, those that the card pointed at would beat too, and the engine.
func drawOdds(p *ui.Painter, f *Frame, r ui.Rect) {
	p = p.Named("odds")
	added := f.added()
	now, then := f.FightSums(added)
	y := r.Y + 36
	plate := ui.Around(r.X+40, y, 76, 62)
	p.FillRound(plate.Inset(-1.4), 9, ui.Solid(ui.Ink))
	p.FillRound(plate, 8, ui.Down(plate, ivory, ui.Parchment))
	p.StrokeRound(plate.Inset(3), 6, 1.4, ui.Solid(ui.Gold))
	sum, laid := numberStyle.Sized(38).Placed(ui.Center, ui.Middle), words.Number(now)
	if then > now { // the card pointed at is not laid yet
		sum, laid = sum.Sized(27).With(ui.Met), laid+"+"+words.Number(then-now)
	}
	p.Text(laid, plate.X+plate.W/2, y, sum)
	rolled := f.Rolled()
	for side := 1; side <= roundtable.DieSides; side++ {
		drawSide(p, f, sideRect(r, side), side, now, then, side == rolled)
	}
	x, y := rolledAt(r)
	if rolled == 0 {
		p.SpriteAt("siege-engine", x, y-2, 72)
	} else {
		drawDie(p, ui.Around(x, y, dieHigh, dieHigh), rolled)
	}
	p.TextIn(f.Odds(added), oddsText(r), labelStyle.Sized(21).Placed(ui.Center, ui.Middle))
}

// sideRect is where a side of the die is, rolledAt where the die comes to lie, oddsText where it is
// told how the fight stands.
func sideRect(r ui.Rect, side int) ui.Rect {
	x := r.X + 92
	step := (r.Right() - 78 - x) / roundtable.DieSides
	return ui.Rect{X: x + step*float64(side-1) + 2, Y: r.Y + 12, W: step - 4, H: 48}
}

func rolledAt(r ui.Rect) (x, y float64) { return r.Right() - 36, r.Y + 36 }

func oddsText(r ui.Rect) ui.Rect { return ui.Rect{X: r.X, Y: r.Y + 72, W: r.W, H: 30} }

// dieHigh is how high the die is that lies.
const dieHigh = 74.0

// dieArt is the die of eight sides, without its number.
type dieArt struct{}

func (dieArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	at := func(list ...float64) (xy []float64) {
		for i := 0; i < len(list); i += 2 {
			xy = append(xy, x+list[i]*r.W, y+list[i+1]*r.H)
		}
		return xy
	}
	hull := at(0, -.5, .44, -.25, .44, .25, 0, .5, -.44, .25, -.44, -.25)
	p.FillPolygon(ui.Solid(ui.Hex(0xC8B48A)), hull...)
	p.FillPolygon(ui.Solid(ui.Hex(0xE3D3AC)), at(0, -.5, -.44, -.25, -.44, .25)...)
	p.FillPolygon(ui.Solid(ui.Hex(0xA8926A)), at(-.44, .25, 0, .5, .44, .25)...)
	face := at(0, -.5, .44, .25, -.44, .25)
	p.FillPolygon(ui.Solid(ivory), face...)
	p.StrokePolygon(1.6, ui.Solid(ui.GoldDark), face...)
	p.StrokePolygon(3, ui.Solid(ui.Ink), hull...)
}

// drawDie draws it with what it shows.
func drawDie(p *ui.Painter, r ui.Rect, shows int) {
	dieArt{}.Draw(p, r)
	x, y := r.Center()
	centred(p, shows, x, y, r.H*.5, ui.Ink)
}

// rolledArt is what the die has come to, over the odds of the fight.
type rolledArt struct {
	f         *Frame
	odds      ui.Rect
	sum, side int
}

func (a rolledArt) Draw(p *ui.Painter, _ ui.Rect) {
	p = p.Named("rolled")
	drawSide(p, a.f, sideRect(a.odds, a.side), a.side, a.sum, a.sum, true)
	text, edge := oddsText(a.odds), ui.Loss
	if a.side < a.sum {
		edge = ui.Met
	}
	p.FillRound(text.Inset(-2), 8, ui.Solid(edge))
	told := a.f.T("fight.rolled", "sum", a.sum, "count", a.side)
	p.TextIn(told, text, labelStyle.Sized(21).With(ui.White).Placed(ui.Center, ui.Middle))
}

// drawSide is a side of the die: one that the sum beats is green, one that it would beat
// breathes; the one that was rolled has a red edge.
func drawSide(p *ui.Painter, f *Frame, r ui.Rect, side, now, then int, rolled bool) {
	ground, ink := ivory, ui.Ink
	switch {
	case side < now:
		ground, ink = ui.Met, ui.White
	case side < then:
		ground = ui.Mix(ui.Met, ivory, .55)
		p.GlowRing(r, 7, f.Breath)
	}
	p.FillRound(r.Inset(-1.2), 7, ui.Solid(ui.Ink))
	p.FillRound(r, 6, ui.Solid(ground))
	if rolled {
		p.StrokeRound(r.Inset(-2), 8, 4, ui.Solid(ui.Rubric))
	}
	x, y := r.Center()
	centred(p, side, x, y, 24, ink)
}
