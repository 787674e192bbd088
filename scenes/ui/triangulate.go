package ui

// triangulate fills the ring that [Painter.ring] has emitted: a fan when the
// outline is convex, else by cutting ears.
func (m *mesh) triangulate() {
	if convex(m.pts) {
		for i := 2; i < len(m.pts); i++ {
			m.idx = append(m.idx, 0, 2*uint32(i-1), 2*uint32(i))
		}
		return
	}
	m.cutEars()
}

func (m *mesh) cutEars() {
	m.ears = m.ears[:0]
	for i := range m.pts {
		m.ears = append(m.ears, i)
	}
	turn := area(m.pts)
	for len(m.ears) > 2 {
		k := m.ear(turn)
		if k < 0 {
			return // a self-crossing outline: what is left has no ear
		}
		n := len(m.ears)
		a, b, c := m.ears[(k+n-1)%n], m.ears[k], m.ears[(k+1)%n]
		m.idx = append(m.idx, 2*uint32(a), 2*uint32(b), 2*uint32(c))
		m.ears = append(m.ears[:k], m.ears[k+1:]...)
	}
}

// ear returns the place of a corner that can be cut off.
func (m *mesh) ear(turn float64) int {
	n := len(m.ears)
	for k := range n {
		a, b, c := m.pts[m.ears[(k+n-1)%n]], m.pts[m.ears[k]], m.pts[m.ears[(k+1)%n]]
		if cross(a, b, c)*turn >= 0 && m.empty(a, b, c, turn) {
			return k
		}
	}
	return -1
}

// empty reports whether no other corner lies inside the triangle or on its edge.
func (m *mesh) empty(a, b, c point, turn float64) bool {
	for _, i := range m.ears {
		q := m.pts[i]
		if q == a || q == b || q == c {
			continue
		}
		if cross(a, b, q)*turn >= 0 && cross(b, c, q)*turn >= 0 && cross(c, a, q)*turn >= 0 {
			return false
		}
	}
	return true
}

func convex(pts []point) bool {
	n := len(pts)
	var pos, neg bool
	for i := range n {
		s := cross(pts[i], pts[(i+1)%n], pts[(i+2)%n])
		pos, neg = pos || s > 1e-9, neg || s < -1e-9
	}
	return !pos || !neg
}

func cross(a, b, c point) float64 { return (b.x-a.x)*(c.y-b.y) - (b.y-a.y)*(c.x-b.x) }
