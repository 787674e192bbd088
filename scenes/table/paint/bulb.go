package paint

import (
	"cmp"
	"slices"

	"merlin/scenes/ui"
)

// DrawBulb lights up the regions that may be chosen now, while the bulb is on; the rest
// below the bar is dim, but for what is clear.
func DrawBulb(p *ui.Painter, regions []ui.Region, bar ui.Rect, strength float64, clear ...ui.Rect) {
	var open []ui.Region
	for _, r := range regions {
		if r.Glow && r.Enabled {
			open = append(open, r)
		}
	}
	Spotlight(p, open, bar, strength, clear...)
}

// Spotlight lights up regions; the rest below the bar is dim, but for what is clear.
func Spotlight(p *ui.Painter, open []ui.Region, bar ui.Rect, strength float64, clear ...ui.Rect) {
	_, table := ui.Canvas.CutTop(bar.H)
	SpotlightIn(p, open, table, strength, clear...)
}

// SpotlightIn lights up regions; the rest of a table is dim, but for what is clear.
func SpotlightIn(p *ui.Painter, open []ui.Region, table ui.Rect, strength float64, clear ...ui.Rect) {
	holes := slices.Clone(clear)
	for _, r := range open {
		holes = append(holes, r.Bounds)
	}
	for _, r := range around(table, holes) {
		p.FillRect(r, ui.Solid(ui.Alpha(ui.ShadowColor, .5)))
	}
	for _, r := range open {
		DrawBeacon(p, r, strength)
	}
}

// around cuts what of a rectangle lies outside of holes into rectangles, band by
// band from the top.
func around(whole ui.Rect, holes []ui.Rect) (rest []ui.Rect) {
	holes = slices.Clone(holes)
	slices.SortFunc(holes, func(a, b ui.Rect) int { return cmp.Compare(a.X, b.X) })
	edges := []float64{whole.Y, whole.Bottom()}
	for _, h := range holes {
		edges = append(edges, min(max(h.Y, whole.Y), whole.Bottom()), min(max(h.Bottom(), whole.Y), whole.Bottom()))
	}
	slices.Sort(edges)
	edges = slices.Compact(edges)
	for i := range edges[1:] {
		x, y, h := whole.X, edges[i], edges[i+1]-edges[i]
		for _, hole := range holes {
			if hole.Y > y || hole.Bottom() < y+h {
				continue
			}
			if hole.X > x {
				rest = append(rest, ui.Rect{X: x, Y: y, W: hole.X - x, H: h})
			}
			x = max(x, hole.Right())
		}
		if x < whole.Right() {
			rest = append(rest, ui.Rect{X: x, Y: y, W: whole.Right() - x, H: h})
		}
	}
	return rest
}

// DrawBeacon rings a region so that nobody can miss it: a disc or a rounded frame
// of light with dark edges, on whatever ground.
func DrawBeacon(p *ui.Painter, r ui.Region, strength float64) {
	for _, l := range [...]struct {
		w float64
		c ui.Color
	}{{22, ui.Alpha(ui.Glow, .3*strength)}, {15, ui.Alpha(ui.Glow, .5*strength)}, {9, ui.Ink}, {5.5, ui.GlowEdge}} {
		if r.Hit != nil {
			x, y := r.Bounds.Center()
			p.StrokeCircle(x, y, min(r.Bounds.W, r.Bounds.H)/2+2, l.w, ui.Solid(l.c))
			continue
		}
		p.StrokeRound(r.Bounds.Inset(-5), 10, l.w, ui.Solid(l.c)) // it hides nothing of what it rings
	}
}
