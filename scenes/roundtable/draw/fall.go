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

// hits are where the stones strike, one after the other; a wall breaks to its foot.
var hits = [...]struct {
	x, y, size float64
	wall       bool
}{
	{142, 222, 62, true}, {343, 128, 40, false}, {436, 222, 58, true}, {186, 166, 38, false}, {289, 92, 42, false}, {392, 168, 36, false},
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
		p.FillCircle(fx+(x-fx)*fly, fy+(y-fy)*fly-260*ui.Arch(fly), 15, ui.Solid(ui.Ink))
		return
	}
	since := passed - stoneFlies
	if hit.wall {
		drawBreach(p, x, y, hit.size)
	} else {
		drawHole(p, x, y, hit.size)
	}
	flash(p, x, y, since/.35)
	dust(p, x, y+hit.size*.6, 2.6*hit.size, since/fireComes)
	drawFire(p, x, y, hit.size*ui.Land(ui.Part(since, .2, fireComes)), since)
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

// drawHole is a hole in a roof or a tower.
func drawHole(p *ui.Painter, x, y, size float64) {
	p.FillPolygon(ui.Solid(ui.Ink), x-size*.5, y-size*.1, x-size*.2, y-size*.44, x+size*.1, y-size*.26, x+size*.46, y-size*.36, x+size*.34, y+size*.08, x+size*.44, y+size*.42,
		x-size*.04, y+size*.3, x-size*.4, y+size*.44)
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
