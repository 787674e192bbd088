package ui

import (
	"math"
)

// FillRect fills r with sharp corners.
func (p *Painter) FillRect(r Rect, paint Paint) { p.FillRound(r, 0, paint) }

// FillRound fills r with corners of the given radius.
func (p *Painter) FillRound(r Rect, radius float64, paint Paint) {
	if p.dst == nil {
		return
	}
	p.outlineRound(r, radius)
	p.fill(paint)
}

// StrokeRound draws a line of the given width along the edge of r, half of it
// on either side.
func (p *Painter) StrokeRound(r Rect, radius, width float64, paint Paint) {
	if p.dst == nil {
		return
	}
	p.outlineRound(r, radius)
	p.stroke(width, true, paint)
}

// FillCircle fills a disc.
func (p *Painter) FillCircle(cx, cy, radius float64, paint Paint) {
	if p.dst == nil {
		return
	}
	p.sh.mesh.pts = p.sh.mesh.pts[:0]
	p.arcPoints(cx, cy, radius, 0, 2*math.Pi, false)
	p.fill(paint)
}

// StrokeCircle draws a ring.
func (p *Painter) StrokeCircle(cx, cy, radius, width float64, paint Paint) {
	if p.dst == nil {
		return
	}
	p.sh.mesh.pts = p.sh.mesh.pts[:0]
	p.arcPoints(cx, cy, radius, 0, 2*math.Pi, false)
	p.stroke(width, true, paint)
}

// Wedge fills the part of a ring between the radii inner and outer and the
// angles from and to, in radians clockwise from the right; inner 0 is a slice.
func (p *Painter) Wedge(cx, cy, inner, outer, from, to float64, paint Paint) {
	if p.dst == nil {
		return
	}
	p.wedgeOutline(cx, cy, inner, outer, from, to)
	p.fill(paint)
}

// StrokeWedge draws a line round such a part of a ring.
func (p *Painter) StrokeWedge(cx, cy, inner, outer, from, to, width float64, paint Paint) {
	if p.dst == nil {
		return
	}
	p.wedgeOutline(cx, cy, inner, outer, from, to)
	p.stroke(width, true, paint)
}

// wedgeOutline leaves the outline of a part of a ring in the scratch.
func (p *Painter) wedgeOutline(cx, cy, inner, outer, from, to float64) {
	m := &p.sh.mesh
	m.pts = m.pts[:0]
	p.arcPoints(cx, cy, outer, from, to, true)
	if inner <= 0 {
		m.pts = append(m.pts, point{cx, cy})
		return
	}
	p.arcPoints(cx, cy, inner, to, from, true)
}

// FillPolygon fills a polygon without crossings given as x, y, x, y, ...
func (p *Painter) FillPolygon(paint Paint, xy ...float64) {
	if p.dst == nil {
		return
	}
	p.setPoints(xy)
	p.fill(paint)
}

// StrokePolygon draws a line round such a polygon.
func (p *Painter) StrokePolygon(width float64, paint Paint, xy ...float64) {
	if p.dst == nil {
		return
	}
	p.setPoints(xy)
	p.stroke(width, true, paint)
}

// Polyline draws a line through the points x, y, x, y, ...
func (p *Painter) Polyline(width float64, paint Paint, xy ...float64) {
	if p.dst == nil {
		return
	}
	p.setPoints(xy)
	p.stroke(width, false, paint)
}

// Line draws a straight line with round ends.
func (p *Painter) Line(x0, y0, x1, y1, width float64, paint Paint) {
	if p.dst == nil {
		return
	}
	a := math.Atan2(y1-y0, x1-x0)
	p.sh.mesh.pts = p.sh.mesh.pts[:0]
	p.arcPoints(x1, y1, width/2, a-math.Pi/2, a+math.Pi/2, true)
	p.arcPoints(x0, y0, width/2, a+math.Pi/2, a+3*math.Pi/2, true)
	p.fill(paint)
}

// Dots draws a row of discs from (x0, y0) to (x1, y1), about step apart.
func (p *Painter) Dots(x0, y0, x1, y1, radius, step float64, paint Paint) {
	n := max(1, int(math.Hypot(x1-x0, y1-y0)/step+.5))
	for i := range n + 1 {
		t := float64(i) / float64(n)
		p.FillCircle(x0+(x1-x0)*t, y0+(y1-y0)*t, radius, paint)
	}
}

func (p *Painter) setPoints(xy []float64) {
	m := &p.sh.mesh
	m.pts = m.pts[:0]
	for i := 0; i+1 < len(xy); i += 2 {
		m.pts = append(m.pts, point{xy[i], xy[i+1]})
	}
}

// arcPoints appends points along a circle, dense enough that no chord is a
// tenth of a device pixel off; last reports whether the end point is wanted.
func (p *Painter) arcPoints(cx, cy, r, from, to float64, last bool) {
	m := &p.sh.mesh
	step := 2 * math.Acos(1-math.Min(.1/math.Max(r*p.scale, .2), .9))
	n := max(2, int(math.Ceil(math.Abs(to-from)/step)))
	for i := range n {
		a := from + (to-from)*float64(i)/float64(n)
		m.pts = append(m.pts, point{cx + r*math.Cos(a), cy + r*math.Sin(a)})
	}
	if last {
		m.pts = append(m.pts, point{cx + r*math.Cos(to), cy + r*math.Sin(to)})
	}
}

func (p *Painter) outlineRound(r Rect, radius float64) {
	m := &p.sh.mesh
	m.pts = m.pts[:0]
	radius = math.Min(radius, math.Min(r.W, r.H)/2)
	if radius <= 0 {
		m.pts = append(m.pts, point{r.X, r.Y}, point{r.Right(), r.Y}, point{r.Right(), r.Bottom()}, point{r.X, r.Bottom()})
		return
	}
	const q = math.Pi / 2
	p.arcPoints(r.Right()-radius, r.Y+radius, radius, -q, 0, true)
	p.arcPoints(r.Right()-radius, r.Bottom()-radius, radius, 0, q, true)
	p.arcPoints(r.X+radius, r.Bottom()-radius, radius, q, 2*q, true)
	p.arcPoints(r.X+radius, r.Y+radius, radius, 2*q, 3*q, true)
}

// stroke draws a line along m.pts. Each point becomes four vertices: clear,
// opaque, opaque, clear. Lines thinner than a device pixel are drawn a pixel
// wide and fainter.
func (p *Painter) stroke(width float64, closed bool, paint Paint) {
	m := &p.sh.mesh
	m.reset()
	m.normals(closed)
	half, f := width/2, .5/p.scale
	thin := math.Min(1, width*p.scale)
	half = math.Max(half, f)
	for i, q := range m.pts {
		v, c := m.norm[i], Alpha(paint.at(q.x, q.y), thin)
		for k, d := range [4]float64{half + f, half - f, f - half, -half - f} {
			e := c
			if k == 0 || k == 3 {
				e.A = 0
			}
			m.verts = append(m.verts, p.vertex(q.x+v.x*d, q.y+v.y*d, e))
		}
	}
	m.strip(closed)
	p.flushWhite()
}

// strip joins the groups of four vertices by three quads each.
func (m *mesh) strip(closed bool) {
	n := len(m.pts)
	last := n
	if !closed {
		last = n - 1
	}
	for i := range last {
		a, b := uint32(4*i), uint32(4*((i+1)%n))
		for k := range uint32(3) {
			m.quad(a+k, a+k+1, b+k+1, b+k)
		}
	}
}

// Shadow draws a soft shadow of a rounded rectangle: moved by (dx, dy),
// fading over blur units on either side of its edge.
func (p *Painter) Shadow(r Rect, radius, blur, dx, dy, opacity float64) {
	if p.dst == nil {
		return
	}
	r = r.Move(dx, dy)
	m := &p.sh.mesh
	m.reset()
	const rings = 6
	p.outlineRound(r, math.Max(radius, .1))
	m.normals(true)
	n := uint32(len(m.pts))
	for i, q := range m.pts {
		v := m.norm[i]
		for k := range rings {
			t := float64(k) / (rings - 1)
			d := blur * (2*t - 1)
			m.verts = append(m.verts, p.vertex(q.x+v.x*d, q.y+v.y*d, Alpha(ShadowColor, opacity*(1-t*t*(3-2*t)))))
		}
		j := (uint32(i) + 1) % n
		for k := range uint32(rings - 1) {
			m.quad(uint32(i)*rings+k, uint32(i)*rings+k+1, j*rings+k+1, j*rings+k)
		}
	}
	for i := uint32(2); i < n; i++ {
		m.idx = append(m.idx, 0, (i-1)*rings, i*rings)
	}
	p.flushWhite()
}

// Gleam draws soft light round a point. A sprite of it would show its steps where it is so large.
func (p *Painter) Gleam(cx, cy, radius float64, light Color) {
	if p.dst == nil {
		return
	}
	m := &p.sh.mesh
	m.reset()
	const rings, rays = 9, 48
	for i := range rays {
		y, x := math.Sincos(2 * math.Pi * float64(i) / rays)
		for k := range rings {
			t := float64(k) / (rings - 1)
			m.verts = append(m.verts, p.vertex(cx+x*radius*t, cy+y*radius*t, Alpha(light, (1-t)*(1-t))))
		}
		here, next := uint32(i*rings), uint32((i+1)%rays*rings)
		for k := range uint32(rings - 1) {
			m.quad(here+k, here+k+1, next+k+1, next+k)
		}
	}
	p.flushWhite()
}

// GlowRing draws the breathing outline of a legal choice round a rounded
// rectangle; strength is 0 to 1.
func (p *Painter) GlowRing(r Rect, radius, strength float64) {
	if p.sh.contrast {
		p.StrokeRound(r, radius, 10, Solid(Ink))
	}
	p.halo(func(w, a float64) { p.StrokeRound(r, radius, w, Solid(Alpha(Glow, a*strength))) })
}

// GlowCircle is GlowRing for a disc.
func (p *Painter) GlowCircle(cx, cy, radius, strength float64) {
	if p.sh.contrast {
		p.StrokeCircle(cx, cy, radius, 10, Solid(Ink))
	}
	p.halo(func(w, a float64) { p.StrokeCircle(cx, cy, radius, w, Solid(Alpha(Glow, a*strength))) })
}

func (p *Painter) halo(line func(width, alpha float64)) {
	for _, s := range [...][2]float64{{14, .12}, {11, .18}, {8, .3}, {5, .6}, {2.6, 1}} {
		line(s[0], s[1])
	}
}
