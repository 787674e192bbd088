package paint

import (
	"fmt"

	"merlin/scenes/ui"
)

// Spot is a light on what somebody speaks of: the rest is dim. Shapes that touch share a ring.
type Spot struct{ veil, edge, glow Cached[string] }

// Draw lights regions up. dim is the opacity of the shade on the rest of the table (0: none),
// breath that of the light round them; clear stays as it is.
func (s *Spot) Draw(p *ui.Painter, points []ui.Region, table ui.Rect, dim, breath float64, clear ...ui.Rect) {
	points = Joined(points)
	key := fmt.Sprint(table, clear)
	whole := ui.Rect{}
	for i, r := range points {
		key += fmt.Sprint(r.Bounds, r.Outline, r.Hit != nil)
		if b := ringed(&r); i == 0 {
			whole = b
		} else {
			whole = whole.Union(b)
		}
	}
	if dim > 0 {
		s.veil.Draw(p.Faded(dim), table, key, func(p *ui.Painter) {
			drawVeil(p, table, points, clear)
		})
	}
	s.edge.Draw(p, whole, key, func(p *ui.Painter) {
		strokeShapes(p, spotEdge, points...)
		fillShapes(p.Erasing(), points)
	})
	s.glow.Draw(p.Faded(breath), whole, key, func(p *ui.Painter) {
		strokeShapes(p, spotGlow, points...)
		fillShapes(p.Erasing(), points)
	})
}

// The lines of a spot, of which the outer half is seen.
var (
	spotGlow = []beaconLine{{26, ui.Alpha(ui.Glow, .3)}, {18, ui.Alpha(ui.Glow, .5)}}
	spotEdge = []beaconLine{{10, ui.Ink}, {6.5, ui.GlowEdge}}
)

// ringed is where the light of a region lies.
func ringed(r *ui.Region) ui.Rect {
	b := r.Bounds
	for i := 0; i+1 < len(r.Outline); i += 2 {
		b = b.Union(ui.Rect{X: r.Outline[i], Y: r.Outline[i+1]})
	}
	return b.Inset(-16)
}
