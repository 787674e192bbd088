package paint

import (
	"math"
	"strconv"

	"merlin/scenes/ui"
)

// What is drawn besides things that move: shadows, trails, dust and light.

// drawShadow darkens the table below a thing: the higher it is, the farther and fainter.
func (f *Flight) drawShadow(p *ui.Painter, at *pose) {
	if f.Sprite == "" && len(f.Faces) == 0 || f.Grow <= 0 && at.up == 0 {
		return
	}
	far := min(1, at.up/90)
	x, y, r := at.x+3+at.up*.22, at.y+f.Size*.34+at.up*.08, f.Size*(.27-.06*far)
	if f.Moves == Hops || f.Moves == Storms {
		p = p.Posed(x, y, 1.15, .5, 0)
	}
	p.Shadow(ui.Around(x, y, 2*r, 2*r), r, soft*r, 0, 0, .36-.12*far)
}

// soft is how far a shadow fades on either side of its edge, in its radius.
const soft = .45

// drawTrail draws the light that points leave behind on their run, and the dust of steps, strokes and falls.
func (f *Flight) drawTrail(p *ui.Painter, t float64) {
	switch f.Moves {
	case Runs:
		u := ui.Ease(t) * float64(len(f.Path)-1)
		for i, at := range f.Path {
			if gone := u - float64(i); gone > 0 && t < 1 {
				p.FillCircle(at[0], at[1], 5+7*max(0, 1-gone/4), ui.Solid(ui.Alpha(ui.GoldLight, .75*max(0, 1-gone/5)*(1-ui.Part(t, .8, 1)))))
			}
		}
	case Hops:
		f.drawSteps(p, t)
	case Topples:
		at := f.Path[len(f.Path)-1]
		puff(p, at[0], at[1]+f.Size*.4, f.Size, ui.Part(t, .86, 1))
	case Strokes:
		at := f.Path[len(f.Path)-1]
		for i := range 3 {
			puff(p, at[0], at[1]+f.Size*.4, f.Size, ui.Part(t, strokeAt[i], strokeAt[i]+.18))
		}
	}
}

// drawSteps draws the dust of each landing of a figure, most where it stays, and counts the spaces that it
// has gone.
func (f *Flight) drawSteps(p *ui.Painter, t float64) {
	at, n := f.hopped(t)
	for i, to := range f.Path[1:] {
		gone, size := at-float64(i)-.9, f.Size*.55
		if float64(i) == n-1 {
			size = f.Size * .95
		}
		puff(p, to[0], to[1]+f.Size*.42, size, gone/.8)
		if left := 1 - ui.Part(t, .94, 1); f.Counted && gone > 0 && left > 0 {
			x, y := to[0], to[1]+f.Size*.41+12
			q := p.Faded(left * ui.Part(gone, 0, .1))
			q.FillCircle(x, y, 13, ui.Solid(ui.GoldLight))
			q.StrokeCircle(x, y, 13, 1.5, ui.Solid(ui.Ink))
			q.Text(strconv.Itoa(i+1), x, y, NumberStyle.Sized(19).Placed(ui.Center, ui.Middle))
		}
	}
}

// puff is dust on both sides of a foot at (x, y), at the part t of its time.
func puff(p *ui.Painter, x, y, size, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	dust := ui.Solid(ui.Alpha(ui.ParchmentLight, .8*(1-t)))
	for _, side := range [...]float64{-1, -.6, .6, 1} {
		r := size * (.07 + .1*t) * (1.3 - .5*math.Abs(side))
		p.FillCircle(x+side*size*(.3+.35*ui.Slow(t)), y-size*.16*t*(1.6-math.Abs(side)), r, dust)
	}
}

// drawGleam has light run over a treasure at (x, y) that has settled, and glint.
func (f *Flight) drawGleam(p *ui.Painter, t, x, y float64) {
	u := ui.Part(t, .56, 1)
	if f.Moves != Gleams || u <= 0 || u >= 1 {
		return
	}
	light := ui.Arch(u)
	p.SpriteAt("halo", x, y, f.Size*(1.3+.5*u), ui.SpriteOptions{Fade: 1 - .5*light})
	run := (ui.Ease(u) - .5) * f.Size * .8
	glint(p, x+run*.55, y-run, f.Size*(.2+.34*light), light)
}

// glint is a star of four rays.
func glint(p *ui.Painter, x, y, r, light float64) {
	s := r * .13
	p.FillPolygon(ui.Solid(ui.Alpha(ui.White, light)), x, y-r, x+s, y-s, x+r, y, x+s, y+s, x, y+r, x-s, y+s, x-r, y, x-s, y-s)
}

// drawGlow lights a place up and lets it darken.
func (f *Flight) drawGlow(p *ui.Painter, t float64) {
	light := ui.Ease(ui.Part(t, 0, .3)) * (1 - ui.Ease(ui.Part(t, .4, 1)))
	p.FillPolygon(ui.Solid(ui.Alpha(ui.Glow, .16*light)), f.Outline...)
	p.StrokePolygon(12+9*light, ui.Solid(ui.Alpha(ui.Glow, .4*light)), f.Outline...) // its light lies at the edge, so that what stands there stays to be seen
	p.StrokePolygon(4+5*light, ui.Solid(ui.Alpha(ui.GlowEdge, light)), f.Outline...)
}
