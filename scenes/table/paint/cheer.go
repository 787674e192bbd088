package paint

import (
	"math"

	"merlin/scenes/ui"
)

// What is seen round a vignette where something was won: rays behind it, and sparks that fly
// out from under it and fall.
const (
	cheerRays   = 14
	cheerSoft   = 4 // so many, one in another, make a ray without an edge
	cheerSparks = 40
	golden      = 2.399963 // the angle by which one spark flies off another's way
)

var cheerColors = [...]ui.Color{ui.Gold, ui.Glow, ui.White}

// cheer draws them behind a vignette at the part t of its time.
func cheer(p *ui.Painter, all ui.Rect, t float64) {
	x, y := all.Center()
	far := math.Hypot(all.W, all.H) * .9 * max(.05, ui.Land(ui.Part(t, 0, .25)))
	rays := p.Faded(1 - ui.Part(t, .45, .9))
	for i := range cheerRays {
		to := .4*t + 2*math.Pi*float64(i)/cheerRays
		light := ui.Linear(x, y, x+far*math.Cos(to), y+far*math.Sin(to), ui.Stop{At: .2, Color: ui.Alpha(ui.Glow, .2)}, ui.Stop{At: 1, Color: ui.Alpha(ui.Glow, 0)})
		for n := range cheerSoft {
			wide := .55 * math.Pi / cheerRays * float64(n+1) / cheerSoft
			rays.Wedge(x, y, 0, far, to-wide, to+wide, light)
		}
	}
	for i := range cheerSparks {
		fly := ui.Part(t, .04+.004*float64(i%7), .62+.03*float64(i%5))
		if fly == 0 || fly == 1 {
			continue
		}
		out, angle := (.62+.13*float64(i%5))*ui.Slow(fly), golden*float64(i)
		cx, cy := x+out*all.W*math.Cos(angle), y+out*all.H*1.7*math.Sin(angle)+170*fly*fly
		size := (6 + 1.6*float64(i%4)) * (1 - fly*fly)
		p.FillCircle(cx, cy, size+min(2, .3*size), ui.Solid(ui.Ink))
		p.FillCircle(cx, cy, size, ui.Solid(cheerColors[i%len(cheerColors)]))
	}
}
