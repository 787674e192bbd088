package table

import "merlin/scenes/ui"

// over lights up all that may be done now, while the bulb is on.
func (t topPanel) over(p *ui.Painter, f *frame) {
	if !f.showAll {
		return
	}
	for _, r := range t.all() {
		if r.Glow && r.Enabled {
			drawBeacon(p, r, f.breath)
		}
	}
}

// drawBeacon rings a region so that nobody can miss it: a disc or a rounded frame
// of light with dark edges, on whatever ground.
func drawBeacon(p *ui.Painter, r ui.Region, strength float64) {
	for _, l := range [...]struct {
		w float64
		c ui.Color
	}{{22, ui.Alpha(ui.Glow, .3*strength)}, {15, ui.Alpha(ui.Glow, .5*strength)}, {9, ui.Ink}, {5.5, ui.GlowEdge}} {
		if r.Hit != nil {
			x, y := r.Bounds.Center()
			p.StrokeCircle(x, y, min(r.Bounds.W, r.Bounds.H)/2+2, l.w, ui.Solid(l.c))
			continue
		}
		p.StrokeRound(r.Bounds.Inset(-2), 10, l.w, ui.Solid(l.c))
	}
}
