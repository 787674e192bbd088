package paint

import (
	"math"

	"merlin/scenes/ui"
)

// What is seen round a vignette where something was won: rays behind it, sparks that fly out from under it
// and fall, and ribbons in the colours of arms, which flutter down.
const (
	cheerRays   = 14
	cheerSoft   = 4 // so many, one in another, make a ray without an edge
	cheerSparks = 72
	golden      = 2.399963 // the angle by which one spark flies off another's way
)

var (
	cheerColors = [...]ui.Color{ui.Gold, ui.Glow, ui.White}
	arms        = [...]ui.Color{ui.Hex(0xB8303A), ui.Hex(0x2F66B0), ui.Hex(0xE2B33C), ui.Hex(0x2F7D46)}
)

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
		begin, lasts := .04+.004*float64(i%7), .58+.03*float64(i%5)
		if i%2 == 1 {
			lasts += .24
		}
		fly := ui.Part(t, begin, begin+lasts)
		if fly == 0 || fly == 1 {
			continue
		}
		out, angle := (.56+.11*float64(i%7))*ui.Slow(fly), golden*float64(i)
		cx, cy := x+out*all.W*math.Cos(angle), y+out*all.H*1.7*math.Sin(angle)+170*fly*fly
		if i%2 == 1 {
			ribbon(p.Faded(3-3*fly), cx+30*math.Sin(9*fly+float64(i)), cy, float64(i)+9*fly, arms[i/2%len(arms)])
			continue
		}
		size := (6 + 1.6*float64(i%4)) * (1 - fly*fly)
		p.FillCircle(cx, cy, size+min(2, .3*size), ui.Solid(ui.Ink))
		p.FillCircle(cx, cy, size, ui.Solid(cheerColors[i/2%len(cheerColors)]))
	}
}

// ribbon is one that tumbles.
func ribbon(p *ui.Painter, x, y, turn float64, c ui.Color) {
	q := p.Posed(x, y, .25+.75*math.Abs(math.Cos(turn)), 1, .7*turn)
	r := ui.Around(x, y, 15, 32)
	q.FillRound(r.Inset(-2), 3, ui.Solid(ui.Ink))
	q.FillRound(r, 2, ui.Down(r, ui.Mix(c, ui.White, .35), c))
}
