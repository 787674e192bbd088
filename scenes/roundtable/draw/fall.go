package draw

import (
	"math"
	"unicode/utf8"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// How Camelot falls: the engines throw their stones, walls and roofs break, and fire comes out of them.

// What has the last engine or black Sword lie before all eyes until it is read, what it takes to strike, and how long
// a tale of it there is room for, in letters.
const (
	blowStays  = 3.2
	blowBreath = 1.6
	blowRoom   = 190
)

// blow shows the last engine or black Sword, the card of which it came, and what has led to it, before the
// end begins; a Quest or a death that ends the game has had a scene of its own.
func blow(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	sprite := map[roundtable.Reason]string{roundtable.ForSiege: "siege-engine", roundtable.ForBlackSwords: "sword-black"}[roundtable.Reason(e.Args[1])]
	if sprite == "" {
		return nil
	}
	title, card, said := f.Blow(e)
	v := &paint.Vignette{Art: blowArt{sprite}, W: 300, H: 216, Title: title, Lost: true, Stays: blowStays, Breath: blowBreath}
	if card != roundtable.NoName {
		v.Art, v.Sprite, v.W, v.Breath = nil, "black-"+card.String(), 150, 0
		v.Gains = []paint.Gain{{Sprite: sprite, Text: f.Black(card)}}
	}
	for _, v.Says = range said {
		if utf8.RuneCountInString(v.Says) <= blowRoom {
			break
		}
	}
	return v.Shows()
}

// blowArt is Camelot as the last engine strikes it, or under the last black Sword.
type blowArt struct{ sprite string }

// Draw draws what is left of it.
func (b blowArt) Draw(p *ui.Painter, r ui.Rect) { b.Act(p, r, 1) }

// Act has it thrown at, or the Sword come down before it; then it burns.
func (b blowArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	castleBehind(p, r, ui.Hex(0x2A0E18), .34+.2*ui.Part(t, .5, 1))
	in := p.Clipped(r.Inset(2)).At(r.X, r.Y, r.W/artWide)
	hit := ui.Part(t, .5, .9)
	if b.sprite == "siege-engine" {
		in.Posed(130, 400, 1, 1, -.22*ui.Arch(ui.Part(t, .08, .34))).SpriteAt(b.sprite, 110, 350, 210, ui.SpriteOptions{Flip: true})
		if fly := ui.Part(t, .2, .5); fly > 0 && fly < 1 {
			drawStone(in, 120, 300, 363, -70, fly)
		}
	} else {
		in.SpriteAt(b.sprite, 130, 250-480*(1-ui.Land(ui.Part(t, .1, .5))), 330)
	}
	flash(in, 483, 226, ui.Part(t, .5, .62))
	dust(in, 483, 270, 150, hit)
	for i, at := range [...][2]float64{{483, 240}, {380, 130}, {530, 300}} {
		drawFire(in, at[0], at[1], (84-10*float64(i))*ui.Land(ui.Part(hit, .2*float64(i), .5+.2*float64(i))), 4*t)
	}
}

// artWide is how wide such a picture is in its own units.
const artWide = 640.0

// castleBehind paints Camelot over a whole picture, in a shade.
func castleBehind(p *ui.Painter, r ui.Rect, shade ui.Color, dark float64) {
	p.FillRound(r, 8, ui.Solid(shade))
	in := r.Inset(2)
	p.Clipped(in).Sprite("camelot", r.X, r.Y-.02*r.W, r.W, r.W*773/578)
	p.FillRect(in, ui.Solid(ui.Alpha(shade, dark)))
}

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
		d.Then(scenes.Beat{For: lasts, Goes: true, Draw: func(p *ui.Painter, t float64) { d.drawHit(p, i, t*lasts-begin) }}, 0)
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
		drawStone(p, fx, fy, x-fx, y-fy, fly)
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
	p.FillPolygon(ui.Solid(ui.Ink), outline(x, y, size, size, -.62, -.5, -.3, -.28, -.06, -.56, .24, -.3, .6, -.5, .42, -.02, .52, .7, -.5, .7, -.38, .1)...)
	for i, at := range [...][2]float64{{-.62, .72}, {-.36, .6}, {-.1, .76}, {.16, .62}, {.42, .74}, {.66, .66}} {
		r := size * (.11 + .03*float64(i%3))
		p.FillCircle(x+size*at[0], y+size*at[1], r+2, ui.Solid(ui.Ink))
		p.FillCircle(x+size*at[0], y+size*at[1], r, ui.Solid(ui.Mix(ui.Hex(0x6E6884), ui.Hex(0x4A4560), .4*float64(i%3))))
	}
}

// stump is the sky over a tower whose roof is gone, down to its broken edge.
var stump = []float64{-1, 0, -.62, -.7, -.36, -.24, -.05, -.8, .3, -.3, .6, -.66, 1, 0, 1.27, -2.56, 1.27, -4.3, -.3, -4.3, -.38, -2.56}

// drawStump is a tower without its roof, which tumbles down beside it.
func drawStump(p *ui.Painter, x, y, size, since float64) {
	w := 1.35 * size
	p.FillPolygon(ui.Solid(ui.Ink), outline(x, y+9, w, size, stump...)...)
	p.FillPolygon(ui.Linear(0, 130, 0, 400, ui.Stop{At: 0, Color: ui.Hex(0x180E1F)}, ui.Stop{At: 1, Color: ui.Hex(0x361A2B)}), outline(x, y+4, w, size, stump...)...)
	if t := since / .9; t < 1 {
		x, y := x+w*1.2*t, y-size+260*t*t
		p.Posed(x, y, 1, 1, 2.6*t).Faded(1-t*t).FillPolygon(ui.Solid(ui.Hex(0x7A2A3C)), outline(x, y, w, size, -1, 1, 0, -1.2, 1, 1)...)
	}
}

// drawBlaze lights Camelot from below as it burns.
func drawBlaze(p *ui.Painter, t float64) {
	if light := ui.Ease(t); light > 0 {
		p.Gleam(fateX, 430, 750, ui.Alpha(ui.Hex(0xFF6420), .5*light))
	}
}

// drawStone is a burning stone on its way from an engine, so far across and down, with its trail.
func drawStone(p *ui.Painter, x, y, across, down, t float64) {
	const trail = 5
	var sx, sy float64
	for i := range trail {
		at := max(0, t-.03*float64(trail-1-i))
		sx, sy = x+across*at, y+down*at-260*ui.Arch(at)
		p.SpriteAt("glow-soft", sx, sy, 30+18*float64(i), ui.SpriteOptions{Tint: ui.Hex(0xFF9A4A), Fade: .3})
	}
	p.FillCircle(sx, sy, 15, ui.Solid(ui.Ink))
}

// drawFire is fire in a gap, with its smoke; it flickers as time passes.
func drawFire(p *ui.Painter, x, y, size, time float64) {
	if size <= 0 {
		return
	}
	for i := range 5 { // puffs that rise one after the other
		_, up := math.Modf(float64(i)/5 + .3*time)
		p.FillCircle(x+size*.3*math.Sin(2.4*up+1.3*time)*up, y-size*(.6+1.9*up), size*(.2+.24*up), ui.Solid(ui.Alpha(ui.Hex(0x15101C), .6*(1-up)*min(1, 6*up))))
	}
	p.Gleam(x, y, 2.4*size, ui.Alpha(ui.Hex(0xFF7A28), .62))
	p.SpriteAt("glow-soft", x, y+size*.2, 1.2*size, ui.SpriteOptions{Tint: ui.Hex(0xFFB45A), Fade: .3}) // its embers
	for i, far := range [...]float64{-.3, .3, 0} {
		sway := .12 * math.Sin(9*time+2.1*float64(i))
		tall := size * (.95 + .12*math.Sin(7*time+1.7*float64(i)) + .3*float64(i/2))
		flame(p, x+size*far, y+size*.42, size*.3, tall, sway, ui.Hex(0xE8532A))
		flame(p, x+size*far, y+size*.42, size*.17, tall*.62, sway, ui.Hex(0xFFD25E))
	}
}

// flame is a tongue of it on its foot.
func flame(p *ui.Painter, x, y, wide, tall, sway float64, c ui.Color) {
	tongue := outline(x, y, wide, tall, -.5, -.04, -1, -.3, -.55, -.6, 0, -1, .6, -.55, 1, -.26, .5, -.04, 0, 0)
	tongue[6] += tall * sway
	p.FillPolygon(ui.Solid(c), tongue...)
}
