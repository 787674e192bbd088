package draw

import (
	"math"

	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// How Camelot falls: the engines throw their stones, walls and roofs break, and fire comes out of them.

// The castle in the picture, under the title.
const (
	castleBig = 2.1
	castleTop = 88.0
)

// castleAt is where a place of the castle's picture lies.
func castleAt(x, y float64) (float64, float64) {
	return fateX + (x-578/2)*castleBig, castleTop + y*castleBig
}

// hits are where the stones strike, one after the other: a wall breaks to its foot, a tower loses its roof.
var hits = [...]struct {
	x, y, size float64
	wall       bool
}{
	{142, 222, 62, true}, {343, 128, 39, false}, {436, 222, 58, true}, {186, 161, 39, false}, {289, 92, 52, false}, {392, 161, 39, false},
}

// What a stone takes until the next is thrown, flies, and what the fire takes to come up, in seconds.
const (
	stoneEvery = .45
	stoneFlies = .6
	fireComes  = .9
)

// falls has the engines break Camelot: the more of them there are the more stones they throw.
func (d *fate) falls() {
	n := min(len(hits), int(d.f.View.Engines)/2)
	if d.f.View.Victory || n == 0 {
		return
	}
	lasts := stoneEvery*float64(n-1) + stoneFlies + fireComes
	for i := range n {
		d.Then(scenes.Beat{Sound: sound.Catapult}, 0)
		begin := stoneEvery * float64(i)
		d.Then(scenes.Beat{For: lasts, Draw: func(p *ui.Painter, t float64) { d.drawHit(p, i, t*lasts-begin) }}, 0)
	}
	d.Then(scenes.Beat{For: lasts, Draw: drawBlaze}, 0)
	d.Then(scenes.Beat{Sound: sound.Drum}, lasts-fireComes)
}

// drawHit draws a stone so many seconds after it was thrown, and what it breaks.
func (d *fate) drawHit(p *ui.Painter, i int, passed float64) {
	if passed <= 0 {
		return
	}
	hit := &hits[i]
	x, y := castleAt(hit.x, hit.y)
	if fly := passed / stoneFlies; fly < 1 {
		fx, fy := d.engineAt(i, 0)
		drawStone(p, fly, func(t float64) (float64, float64) { return fx + (x-fx)*t, fy + (y-fy)*t - 260*ui.Arch(t) })
		return
	}
	since := passed - stoneFlies
	if hit.wall {
		drawBreach(p, x, y, hit.size)
	} else {
		drawStump(p, x, y, hit.size, since)
	}
	flash(p, x, y, since/.35)
	dust(p, x, y+hit.size*.6, 2.6*hit.size, since/fireComes)
	drawFire(p, x, y, 1.2*hit.size*ui.Land(ui.Part(since, .2, fireComes)), since)
}

// drawBreach is a gap in a wall, and its stones before it.
func drawBreach(p *ui.Painter, x, y, size float64) {
	p.FillPolygon(ui.Solid(ui.Ink), x-size*.62, y-size*.5, x-size*.3, y-size*.28, x-size*.06, y-size*.56, x+size*.24, y-size*.3, x+size*.6, y-size*.5,
		x+size*.42, y-size*.02, x+size*.52, y+size*.7, x-size*.5, y+size*.7, x-size*.38, y+size*.1)
	for i, at := range [...][2]float64{{-.62, .72}, {-.36, .6}, {-.1, .76}, {.16, .62}, {.42, .74}, {.66, .66}} {
		r := size * (.11 + .03*float64(i%3))
		p.FillCircle(x+size*at[0], y+size*at[1], r+2, ui.Solid(ui.Ink))
		p.FillCircle(x+size*at[0], y+size*at[1], r, ui.Solid(ui.Mix(ui.Hex(0x6E6884), ui.Hex(0x4A4560), .4*float64(i%3))))
	}
}

// drawStump is a tower whose roof is gone, sky in its place; the roof tumbles down beside it.
func drawStump(p *ui.Painter, x, y, size, since float64) {
	w := 1.35 * size
	sky := ui.Linear(0, 130, 0, 400, ui.Stop{At: 0, Color: ui.Hex(0x180E1F)}, ui.Stop{At: 1, Color: ui.Hex(0x361A2B)})
	for low, paint := range [...]ui.Paint{ui.Solid(ui.Ink), sky} { // its broken edge has a line
		foot := y + 9 - 5*float64(low)
		p.FillPolygon(paint, x-w, foot, x-w*.62, foot-size*.7, x-w*.36, foot-size*.24, x-w*.05, foot-size*.8, x+w*.3, foot-size*.3, x+w*.6, foot-size*.66,
			x+w, foot, x+66, y-100, x+66, y-168, x-16, y-168, x-20, y-100)
	}
	if t := since / .9; t < 1 {
		x, y := x+w*1.2*t, y-size+260*t*t
		q := p.Posed(x, y, 1, 1, 2.6*t).Faded(1 - t*t)
		q.FillPolygon(ui.Solid(ui.Ink), x-w-4, y+size+4, x, y-size*1.3, x+w+4, y+size+4)
		q.FillPolygon(ui.Solid(ui.Hex(0x7A2A3C)), x-w+3, y+size, x, y-size*1.1, x+w-3, y+size)
	}
}

// drawBlaze lights Camelot from below as it burns.
func drawBlaze(p *ui.Painter, t float64) {
	if light := ui.Ease(t); light > 0 {
		p.SpriteAt("glow-soft", fateX, 430, 1500, ui.SpriteOptions{Tint: ui.Hex(0xFF6A2A), Fade: 1 - .42*light})
	}
}

// drawStone is a burning stone on its way, with the sparks behind it.
func drawStone(p *ui.Painter, t float64, at func(float64) (x, y float64)) {
	for i := range 6 {
		x, y := at(max(0, t-.025*float64(6-i)))
		p.FillCircle(x, y, 3+1.6*float64(i), ui.Solid(ui.Alpha(ui.Hex(0xFF8A3A), .1*float64(i+1))))
	}
	x, y := at(t)
	p.SpriteAt("glow-soft", x, y, 110, ui.SpriteOptions{Tint: ui.Hex(0xFFB05A), Fade: .3})
	p.FillCircle(x, y, 16, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 13, ui.Solid(ui.Hex(0x8A8296)))
}

// drawFire is fire in a gap, with its smoke; it flickers as time passes.
func drawFire(p *ui.Painter, x, y, size, time float64) {
	if size <= 0 {
		return
	}
	for i := range 5 {
		up := float64(i) / 4
		p.FillCircle(x+size*.3*math.Sin(2.4*up+1.3*time)*up, y-size*(.6+1.9*up), size*(.2+.24*up), ui.Solid(ui.Alpha(ui.Hex(0x15101C), .6*(1-.75*up))))
	}
	p.SpriteAt("glow-soft", x, y, 4.4*size, ui.SpriteOptions{Tint: ui.Hex(0xFF8A3A), Fade: .42})
	for i, far := range [...]float64{-.3, .3, 0} {
		sway := .12 * math.Sin(9*time+2.1*float64(i))
		tall := size * (.95 + .12*math.Sin(7*time+1.7*float64(i)) + .3*float64(i/2))
		flame(p, x+size*far, y+size*.42, size*.3, tall, sway, ui.Hex(0xE8532A))
		flame(p, x+size*far, y+size*.42, size*.17, tall*.62, sway, ui.Hex(0xFFD25E))
	}
}

// flame is a tongue of it on its foot.
func flame(p *ui.Painter, x, y, wide, tall, sway float64, c ui.Color) {
	p.FillPolygon(ui.Solid(c), x-wide*.5, y-tall*.04, x-wide, y-tall*.3, x-wide*.55, y-tall*.6, x+tall*sway, y-tall, x+wide*.6, y-tall*.55, x+wide, y-tall*.26, x+wide*.5, y-tall*.04, x, y)
}
