package paint

import (
	"math"

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
	shade := ui.Solid(ui.Alpha(ui.ShadowColor, .3-.12*far))
	if f.Moves == Hops || f.Moves == Storms {
		p = p.Posed(x, y, 1.15, .5, 0)
	}
	p.FillCircle(x, y, r, shade)
}

// drawTrail draws the light that points leave behind on their run, and the dust of strokes.
func (f *Flight) drawTrail(p *ui.Painter, t float64) {
	switch f.Moves {
	case Runs:
		u := ui.Ease(t) * float64(len(f.Path)-1)
		for i, at := range f.Path {
			if gone := u - float64(i); gone > 0 && t < 1 {
				p.FillCircle(at[0], at[1], 5+7*max(0, 1-gone/4), ui.Solid(ui.Alpha(ui.GoldLight, .75*max(0, 1-gone/5)*(1-ui.Part(t, .8, 1)))))
			}
		}
	case Strokes:
		at := f.Path[len(f.Path)-1]
		for i := range 3 {
			puff(p, at[0], at[1]+f.Size*.4, f.Size, ui.Part(t, strokeAt[i], strokeAt[i]+.18))
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
	p.FillPolygon(ui.Solid(ui.Alpha(ui.Glow, .42*light)), f.Outline...)
	p.StrokePolygon(4+5*light, ui.Solid(ui.Alpha(ui.GlowEdge, light)), f.Outline...)
}
