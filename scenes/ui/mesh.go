package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// mesh is the triangle list that shapes are built in. Its buffers are kept,
// so drawing shapes allocates nothing after the first frames.
//
// Edges are smoothed by a fringe one device pixel wide, on which the opacity
// falls to nothing. That costs a few triangles and no further draw call.
type mesh struct {
	verts []ebiten.Vertex
	idx   []uint32
	pts   []point // scratch of the shape being built
	norm  []point // its outward normals
	ears  []int   // scratch of triangulation
}

type point struct{ x, y float64 }

func (m *mesh) reset() { m.verts, m.idx = m.verts[:0], m.idx[:0] }

func (m *mesh) quad(a, b, c, d uint32) { m.idx = append(m.idx, a, b, c, a, c, d) }

// vertex is a white-textured vertex at a canvas position.
func (p *Painter) vertex(x, y float64, c Color) ebiten.Vertex {
	px, py := p.device(x, y)
	if p.pose != nil {
		px, py = p.pose.Apply(px, py)
	}
	a := float32(c.A) / 255 * float32(p.alpha)
	return ebiten.Vertex{
		DstX: float32(px), DstY: float32(py), SrcX: 1.5, SrcY: 1.5,
		ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a,
	}
}

func (p *Painter) flush(src *ebiten.Image, f ebiten.Filter, a ebiten.Address) {
	m := &p.sh.mesh
	if len(m.idx) > 0 {
		op := ebiten.DrawTrianglesOptions{Filter: f, Address: a, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Blend: p.blend}
		p.dst.DrawTriangles32(m.verts, m.idx, src, &op)
	}
}

func (p *Painter) flushWhite() { p.flush(p.sh.white, ebiten.FilterNearest, ebiten.AddressUnsafe) }

// fill fills the closed outline in m.pts.
func (p *Painter) fill(paint Paint) {
	m := &p.sh.mesh
	m.reset()
	paint.split(m)
	p.ring(paint)
	if paint.bands() {
		p.fillBands(paint)
	} else {
		m.triangulate()
	}
	p.flushWhite()
}

// ring emits for each point of the outline its inner, opaque vertex (even
// index) and its outer, clear one (odd index), and the fringe between them.
func (p *Painter) ring(paint Paint) {
	m := &p.sh.mesh
	m.normals(true)
	f := .5 / p.scale
	n := uint32(len(m.pts))
	for i, q := range m.pts {
		v := m.norm[i]
		c := paint.at(q.x, q.y)
		m.verts = append(m.verts, p.vertex(q.x-v.x*f, q.y-v.y*f, c), p.vertex(q.x+v.x*f, q.y+v.y*f, Alpha(c, 0)))
		j := (uint32(i) + 1) % n
		m.quad(2*uint32(i), 2*uint32(i)+1, 2*j+1, 2*j)
	}
}

// normals computes the outward mitred unit normals of m.pts; an open line's
// normals point to its left.
func (m *mesh) normals(closed bool) {
	m.norm = m.norm[:0]
	n := len(m.pts)
	sign := 1.0
	if closed && area(m.pts) < 0 {
		sign = -1
	}
	for i := range n {
		a, b := m.pts[(i+n-1)%n], m.pts[(i+1)%n]
		if !closed {
			a, b = m.pts[max(i-1, 0)], m.pts[min(i+1, n-1)]
		}
		v := miter(a, m.pts[i], b)
		m.norm = append(m.norm, point{v.x * sign, v.y * sign})
	}
}

// miter is the normal at b of the line a-b-c, lengthened so that a parallel
// at distance 1 passes through it; at most 3.
func miter(a, b, c point) point {
	n0, n1 := normal(a, b), normal(b, c)
	if n0 == (point{}) {
		return n1
	}
	if n1 == (point{}) {
		return n0
	}
	k := 1 / math.Max(1+n0.x*n1.x+n0.y*n1.y, .6)
	return point{(n0.x + n1.x) * k, (n0.y + n1.y) * k}
}

func normal(a, b point) point {
	dx, dy := b.x-a.x, b.y-a.y
	l := math.Hypot(dx, dy)
	if l == 0 {
		return point{}
	}
	return point{dy / l, -dx / l}
}

// area is twice the signed area; positive when clockwise on the screen.
func area(pts []point) (s float64) {
	for i, a := range pts {
		b := pts[(i+1)%len(pts)]
		s += a.x*b.y - b.x*a.y
	}
	return s
}
