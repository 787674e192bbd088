package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Merlin: the wizard comes, his light goes over the whole table, and what he strikes bursts.

// Colours of his magic.
var (
	magic     = ui.Hex(0x9FD8FF)
	magicGold = ui.Hex(0xFFE9A8)
	magicDark = ui.Hex(0x141038)
)

// How much longer than other scenes he is shown, how long until it is said what he does, and how
// long the bolt and what it strikes take.
const (
	wizardStays  = 1.0
	wizardBreath = .8
	boltTime     = 1.1
	boltHits     = .38 // of that time
)

// wizardShows has Merlin come over the table to whoever has played his card.
func wizardShows(f *Frame, e game.Event) []paint.Flight {
	v := &paint.Vignette{Art: wizardArt{cardArt{f: f, white: roundtable.Merlin, black: roundtable.NoBlack, name: roundtable.NoName}}, W: 210, H: 264, Title: f.T("spell.title", "name", f.Knight(e.Seat)), Stays: wizardStays, Breath: wizardBreath, Calm: f.anothers(e.Seat)}
	v.Gains = []paint.Gain{{Sprite: "crest-" + f.Coat(e.Seat), Text: f.T("spell.does")}}
	scene := v.Shows()
	middle := [2]float64{ringX, ringY}
	light := paint.Flight{Drawn: spellArt{}, Path: [][2]float64{middle, middle}, Size: 84, End: scene[0].End}
	return append([]paint.Flight{light}, scene...)
}

// wizardArt is Merlin’s card, out of which light grows.
type wizardArt struct{ card cardArt }

func (w wizardArt) Draw(p *ui.Painter, r ui.Rect) { w.Act(p, r, 1) }

// Act has it come down in its light, with sparks that rise round it.
func (w wizardArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.Center()
	p.FillRound(r, 8, ui.Down(r, magicDark, ui.Hex(0x3A2F8F)))
	p.Gleam(x, y, r.H*(.3+.35*ui.Slow(t)), ui.Alpha(magic, .9))
	rays(p, x, y, r.H*.16, r.H*.5*ui.Slow(ui.Part(t, .1, .6)), t)
	in := ui.Land(ui.Part(t, 0, .35))
	high := r.H * .82 * (1.5 - .5*in)
	q := p.Faded(in).Posed(x, y, 1, 1, .05*math.Sin(9*t)*(1-t))
	w.card.Draw(q, ui.Around(x, y, high, high))
	for i := range 14 {
		up := math.Mod(t*1.4+float64(i)*.37, 1)
		side := r.W * .46 * math.Sin(float64(i)*2.4+3*t)
		star(p, x+side, r.Bottom()-r.H*up, 7*ui.Arch(up), magicGold)
	}
}

// rays are beams of light that turn slowly.
func rays(p *ui.Painter, x, y, near, far, t float64) {
	if far <= near {
		return
	}
	for i := range 10 {
		a := float64(i)*math.Pi/5 + .5*t
		s, c := math.Sincos(a)
		s1, c1 := math.Sincos(a + .13)
		p.FillPolygon(ui.Solid(ui.Alpha(magicGold, .28)), x+near*c, y+near*s, x+far*c, y+far*s, x+far*c1, y+far*s1)
	}
}

// star is a spark with four points.
func star(p *ui.Painter, x, y, r float64, colour ui.Color) {
	if r <= 0 {
		return
	}
	p.FillPolygon(ui.Solid(colour), outline(x, y, r, r, 0, -1, .22, -.22, 1, 0, .22, .22, 0, 1, -.22, .22, -1, 0, -.22, -.22)...)
}

// spellArt is his light on the table: it darkens, and rings and sparks go out from its middle.
type spellArt struct{}

// Draw draws none yet.
func (spellArt) Draw(*ui.Painter, ui.Rect) {}

// Act draws it at the part t of its time.
func (spellArt) Act(p *ui.Painter, _ ui.Rect, t float64) {
	p = p.Named("spell")
	here := ui.Part(t, 0, .12) * (1 - ui.Part(t, .86, 1))
	_, table := ui.Canvas.CutTop(Bar.H)
	p.FillRect(table, ui.Solid(ui.Alpha(magicDark, .5*here)))
	p.Gleam(ringX, ringY, 350+150*ui.Slow(t), ui.Alpha(magic, .85*here))
	for i := range 4 {
		out := math.Mod(1.6*t+float64(i)*.25, 1)
		p.StrokeCircle(ringX, ringY, 120+760*out, 2+5*(1-out), ui.Solid(ui.Alpha(magic, .55*here*(1-out))))
	}
	for i := range 42 {
		out := math.Mod(1.1*t+float64(i)*.617, 1)
		s, c := math.Sincos(float64(i)*2.4 + 1.6*out)
		star(p, ringX+(90+880*out)*c, ringY+(60+430*out)*s, 11*ui.Arch(out)*here, ui.Mix(magic, magicGold, float64(i%3)/2))
	}
}

// bolts has his light strike a place of the table, which bursts, where Merlin was played for that.
func (f *Frame) bolts(x, y float64) []paint.Flight {
	if !f.enchants() {
		return nil
	}
	at := [2]float64{x, y}
	return []paint.Flight{{Drawn: boltArt{x, y}, Path: [][2]float64{at, at}, Size: 84, End: boltTime}}
}

// enchants reports whether the move that is shown is what Merlin was played for.
func (f *Frame) enchants() bool {
	if len(f.Shown) == 0 {
		return false
	}
	switch f.Shown[len(f.Shown)-1].Action.Kind {
	case roundtable.ActRemoveEngine, roundtable.ActRemoveBlack, roundtable.ActRemoveWarrior:
		return true
	}
	return false
}

// struck is a flight for a card or a warrior that Merlin takes from a Quest.
func struck(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.Place(e.Args[0]))
	x := r.X + r.W*.62
	if roundtable.Place(e.Args[0]).War() {
		x = r.X + r.W*.72
	}
	return f.bolts(x, laneY(r)+34)
}

// boltArt is a bolt from over the Round Table, and the burst where it strikes.
type boltArt struct{ x, y float64 }

// Draw draws none yet.
func (boltArt) Draw(*ui.Painter, ui.Rect) {}

// Act draws it at the part t of its time.
func (b boltArt) Act(p *ui.Painter, _ ui.Rect, t float64) {
	p = p.Named("bolt")
	if light := ui.Arch(ui.Part(t, 0, boltHits+.16)); light > 0 {
		b.drawBolt(p, ui.Part(t, 0, boltHits), light, math.Floor(t*24))
	}
	burst(p, b.x, b.y, ui.Part(t, boltHits, 1))
}

// drawBolt draws as much of it as has come, in a zigzag that changes with every flicker.
func (b boltArt) drawBolt(p *ui.Painter, come, light, flicker float64) {
	const steps = 9
	from := [2]float64{ringX, ringY - 60}
	p.Gleam(from[0], from[1], 95, ui.Alpha(magic, light))
	long := math.Hypot(b.x-from[0], b.y-from[1])
	nx, ny := (b.y-from[1])/max(long, 1), (from[0]-b.x)/max(long, 1)
	x0, y0 := from[0], from[1]
	for i := 1; i <= steps && float64(i-1)/steps < come; i++ {
		k := float64(i) / steps
		off := 26 * math.Sin(float64(i)*2.7+flicker*1.9) * ui.Arch(k)
		x1, y1 := from[0]+(b.x-from[0])*k+nx*off, from[1]+(b.y-from[1])*k+ny*off
		p.Line(x0, y0, x1, y1, 16, ui.Solid(ui.Alpha(magic, .3*light)))
		p.Line(x0, y0, x1, y1, 7, ui.Solid(ui.Alpha(magic, .9*light)))
		p.Line(x0, y0, x1, y1, 2.5, ui.Solid(ui.Alpha(ui.White, light)))
		x0, y0 = x1, y1
	}
}

// burst is a flash, a ring, and sparks that are thrown out and fall.
func burst(p *ui.Painter, x, y, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	p.Gleam(x, y, 75+110*ui.Slow(t), ui.Alpha(magicGold, 1-t))
	star(p, x, y, 80*ui.Arch(ui.Part(t, 0, .45)), ui.White)
	p.StrokeCircle(x, y, 16+110*ui.Slow(t), 7*(1-t)+1, ui.Solid(ui.Alpha(magic, 1-t)))
	for i := range 18 {
		s, c := math.Sincos(float64(i) * 2.4)
		far := (46 + 64*float64(i%4)/3) * ui.Slow(t)
		star(p, x+far*c, y+far*s+90*t*t, 10*(1-t), ui.Mix(magic, magicGold, float64(i%2)))
	}
}
