package ui

import "math"

// Paint is a colour, or a linear gradient between two points.
type Paint struct {
	x0, y0, x1, y1 float64
	stops          []Stop
	color          Color
}

// Stop is a colour at a place of a gradient, 0 to 1.
type Stop struct {
	At    float64
	Color Color
}

// Solid is one colour.
func Solid(c Color) Paint { return Paint{color: c} }

// Linear is a gradient from (x0, y0) to (x1, y1). The stops rise from 0 to 1.
func Linear(x0, y0, x1, y1 float64, stops ...Stop) Paint {
	return Paint{x0: x0, y0: y0, x1: x1, y1: y1, stops: stops}
}

// Down is a gradient from the top of r to its bottom.
func Down(r Rect, top, bottom Color) Paint {
	return Linear(r.X, r.Y, r.X, r.Bottom(), Stop{0, top}, Stop{1, bottom})
}

var leafSoft = []Stop{{0, Hex(0xF9E7AE)}, {.45, Hex(0xEDC968)}, {.85, Hex(0xC99A2E)}, {1, Hex(0xB28423)}}

// at is the colour at a canvas position.
func (g Paint) at(x, y float64) Color {
	if len(g.stops) == 0 {
		return g.color
	}
	return g.stopAt(g.along(x, y))
}

func (g Paint) along(x, y float64) float64 {
	dx, dy := g.x1-g.x0, g.y1-g.y0
	return ((x-g.x0)*dx + (y-g.y0)*dy) / (dx*dx + dy*dy)
}

func (g Paint) stopAt(t float64) Color {
	for i := 1; i < len(g.stops); i++ {
		a, b := g.stops[i-1], g.stops[i]
		if t <= b.At {
			return Mix(a.Color, b.Color, min(max((t-a.At)/math.Max(b.At-a.At, 1e-9), 0), 1))
		}
	}
	return g.stops[len(g.stops)-1].Color
}

// bands reports whether the gradient has more stops than one triangle fan can show.
func (g Paint) bands() bool { return len(g.stops) > 2 }

// split adds a point to the outline wherever it crosses an inner stop, so
// that the colours along the edge are right.
func (g Paint) split(m *mesh) {
	if !g.bands() {
		return
	}
	out := make([]point, 0, len(m.pts)+2*len(g.stops))
	for i, a := range m.pts {
		b := m.pts[(i+1)%len(m.pts)]
		out = append(out, a)
		out = g.crossings(out, a, b)
	}
	m.pts = append(m.pts[:0], out...)
}

func (g Paint) crossings(out []point, a, b point) []point {
	ta, tb := g.along(a.x, a.y), g.along(b.x, b.y)
	n := len(g.stops)
	for k := 1; k < n-1; k++ {
		s := g.stops[k].At
		if ta > tb {
			s = g.stops[n-1-k].At
		}
		if u := (s - ta) / (tb - ta); u > 1e-6 && u < 1-1e-6 {
			out = append(out, point{a.x + (b.x-a.x)*u, a.y + (b.y-a.y)*u})
		}
	}
	return out
}

// fillBands fills a convex outline between each two stops of the gradient.
func (p *Painter) fillBands(g Paint) {
	m := &p.sh.mesh
	for k := 1; k < len(g.stops); k++ {
		lo, hi := g.stops[k-1].At, g.stops[k].At
		if k == 1 {
			lo = math.Inf(-1)
		}
		if k == len(g.stops)-1 {
			hi = math.Inf(1)
		}
		first := uint32(len(m.verts))
		for _, q := range m.pts {
			if t := g.along(q.x, q.y); t >= lo-1e-6 && t <= hi+1e-6 {
				m.verts = append(m.verts, p.vertex(q.x, q.y, g.at(q.x, q.y)))
			}
		}
		for i := first + 2; i < uint32(len(m.verts)); i++ {
			m.idx = append(m.idx, first, i-1, i)
		}
	}
}
