package draw

import (
	"math"

	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// A siege engine that breaks: it is struck, topples and falls to pieces in its dust.

// wreckArt is one on its place.
type wreckArt struct {
	x, y float64
	flip bool
}

// Draw draws it whole.
func (w wreckArt) Draw(p *ui.Painter, _ ui.Rect) { w.Act(p, ui.Rect{}, 0) }

// Act draws it at the part t of its fall.
func (w wreckArt) Act(p *ui.Painter, _ ui.Rect, t float64) {
	p = p.Named("wreck")
	side := 1.0
	if w.flip {
		side = -1
	}
	strike, fall, gone := ui.Part(t, .06, .2), ui.Part(t, .2, .55), ui.Part(t, .5, .8)
	if gone < 1 {
		shake := 3 * math.Sin(40*t) * (1 - strike)
		k := ui.Ease(fall)
		q := p.Faded(1-gone).Posed(w.x+shake+side*16*k, w.y+22*k*k, 1, 1-.35*k, side*1.35*k*k)
		q.SpriteAt("siege-engine", w.x+shake+side*16*k, w.y+22*k*k, engineSize, ui.SpriteOptions{Flip: w.flip})
	}
	flash(p, w.x, w.y-6, strike)
	w.drawPlanks(p, ui.Part(t, .42, .95), side)
	dust(p, w.x+side*10, w.y+30, 1.4*engineSize, ui.Part(t, .42, 1))
}

// engineSize is how large an engine is on its place.
const engineSize = 72.0

// flash is the stroke that hits it.
func flash(p *ui.Painter, x, y, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	light := ui.Arch(t)
	p.SpriteAt("halo", x, y, engineSize*(1+.6*t), ui.SpriteOptions{Fade: 1 - .8*light})
	star(p, x, y, 30*light, ui.Alpha(ui.White, .9*light))
}

// drawPlanks are its pieces, thrown up and falling down around it.
func (w wreckArt) drawPlanks(p *ui.Painter, t, side float64) {
	if t <= 0 || t >= 1 {
		return
	}
	for i, far := range [...]float64{-44, -24, -8, 16, 34, 52} {
		long := 26.0 - 3*float64(i%3)
		x := w.x + side*far*ui.Slow(t)
		y := w.y + 22 - (34+9*float64(i%2))*ui.Arch(min(1, t*1.25)) + 6*float64(i%3)
		q := p.Faded(1-ui.Part(t, .75, 1)).Posed(x, y, 1, 1, side*(far*.05+(2+float64(i%3))*t))
		plank := ui.Around(x, y, long, 7)
		q.FillRound(plank.Inset(-1.6), 3, ui.Solid(ui.Ink))
		q.FillRound(plank, 2, ui.Solid(ui.Mix(ui.Hex(0x9A6A3A), ui.Hex(0x6B4526), .5*float64(i%3))))
	}
}

// dustArt is the dust where something heavy comes to stand.
type dustArt struct{ x, y float64 }

// Draw draws none yet.
func (dustArt) Draw(*ui.Painter, ui.Rect) {}

// Act draws it at the part t of its time.
func (d dustArt) Act(p *ui.Painter, _ ui.Rect, t float64) {
	dust(p.Named("dust"), d.x, d.y, engineSize, t)
}

// dustAt is the flight of it, from a moment on.
func dustAt(x, y, begin float64) paint.Flight {
	at := [2]float64{x, y}
	return paint.Flight{Drawn: dustArt{x, y}, Path: [][2]float64{at, at}, Size: engineSize, Begin: begin, End: begin + .6}
}

// dust swells up on both sides of a foot and fades away.
func dust(p *ui.Painter, x, y, size, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	ground := ui.Solid(ui.Alpha(ui.Hex(0xC9B392), .75*(1-t)))
	for i, side := range [...]float64{-1, -.55, -.15, .2, .6, 1} {
		r := size * (.08 + .13*ui.Slow(t)) * (1.25 - .4*math.Abs(side))
		p.FillCircle(x+side*size*(.22+.38*ui.Slow(t)), y-size*.2*t*(1.5-math.Abs(side))-float64(i%2)*4, r, ground)
	}
}

// shotArt is what an engine throws at Camelot that was fought in vain.
type shotArt struct{ x, y, side float64 }

// Draw draws nothing yet.
func (shotArt) Draw(*ui.Painter, ui.Rect) {}

// Act draws it at the part t of its time: a burning stone, and where it hits the wall of Camelot.
func (s shotArt) Act(p *ui.Painter, _ ui.Rect, t float64) {
	p = p.Named("shot")
	x, y := ringX+134*s.side, 224.0
	if t < shotHits {
		drawStone(p, s.x, s.y, x-s.x, y-s.y, t/shotHits)
		return
	}
	flash(p, x, y, ui.Part(t, shotHits, shotHits+.3))
	dust(p, x, y+24, 1.5*engineSize, ui.Part(t, shotHits, 1))
}

// shotTime is how long that takes, in seconds, and shotHits after which part of it the stone hits.
const (
	shotTime = 1.4
	shotHits = .5
)
