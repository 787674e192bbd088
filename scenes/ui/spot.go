package ui

import "math"

// spot is where an explanation has to find its place.
type spot struct {
	list   []Region // of the scene: what glows is hidden as little as possible
	near   Rect     // what it is about, which is not covered
	asks   []Rect   // where questions are asked, which are not covered either
	within Rect
	far    bool // it may lie anywhere where nearer it would hide what glows
}

// Beside is where a box of that size lies within a part of the canvas: beside what it is
// about, where it covers neither that nor a question, and as little as can be of what glows
// among the regions.
func Beside(list []Region, near Rect, asks []Rect, within Rect, w, h float64) Rect {
	s := spot{list: list, near: near, asks: asks, within: within}
	return s.place(w, h)
}

// place is where a box of that size lies: beside what it is about if it covers no
// question there, else anywhere near.
func (s *spot) place(w, h float64) Rect {
	best, least := Rect{}, math.Inf(1)
	try := func(b Rect) {
		if cost := s.cost(b); cost < least {
			best, least = b, cost
		}
	}
	for _, r := range append([]Rect{s.near}, s.asks...) {
		s.beside(r, w, h, try)
		if least < 1 || least < covers && !s.far {
			return best
		}
	}
	s.anywhere(w, h, try)
	return best
}

// beside tries the places below, above, left and right of r: along its middle, then along
// its ends.
func (s *spot) beside(r Rect, w, h float64, try func(Rect)) {
	const gap = 10
	for _, k := range [...]float64{.5, 0, 1} {
		x, y := r.X+k*(r.W-w), r.Y+k*(r.H-h)
		try(s.keep(x, r.Bottom()+gap, w, h))
		try(s.keep(x, r.Y-gap-h, w, h))
		try(s.keep(r.X-gap-w, y, w, h))
		try(s.keep(r.Right()+gap, y, w, h))
	}
}

// anywhere tries a grid of places over all there is.
func (s *spot) anywhere(w, h float64, try func(Rect)) {
	const n = 12
	for i := range (n + 1) * (n + 1) {
		kx, ky := float64(i%(n+1))/n, float64(i/(n+1))/n
		try(s.keep(s.within.X+kx*(s.within.W-w), s.within.Y+ky*(s.within.H-h), w, h))
	}
}

// keep moves a box into what is seen.
func (s *spot) keep(x, y, w, h float64) Rect {
	in := s.within
	return Rect{max(min(x, in.Right()-w), in.X), max(min(y, in.Bottom()-h), in.Y), w, h}
}

// covers is the cost of a place from which on it covers what it must not.
const covers = 1e6

// cost is how bad a place is: what it covers, then what glows under it, then how far
// away it is.
func (s *spot) cost(b Rect) float64 {
	cost := 4*overlap(b, s.near) + distance(b, s.near)/100
	for _, q := range s.asks {
		cost += 2 * overlap(b, q)
	}
	if cost >= 1 && (b.Overlaps(s.near) || overlapsAny(b, s.asks)) {
		return covers + cost
	}
	return float64(hides(s.list, b)) + cost
}

func overlapsAny(b Rect, list []Rect) bool {
	for _, r := range list {
		if b.Overlaps(r) {
			return true
		}
	}
	return false
}

// overlap is the area that two rectangles share.
func overlap(a, b Rect) float64 {
	w, h := min(a.Right(), b.Right())-max(a.X, b.X), min(a.Bottom(), b.Bottom())-max(a.Y, b.Y)
	return max(w, 0) * max(h, 0)
}

// distance is how far two rectangles are apart.
func distance(a, b Rect) float64 {
	return math.Hypot(max(a.X-b.Right(), b.X-a.Right(), 0), max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0))
}

// hides counts the points of a grid over box that press a glowing region.
func hides(list []Region, box Rect) (n int) {
	const step = 14
	for i := range list {
		r := &list[i]
		if !r.Glow || !r.Bounds.Overlaps(box) {
			continue
		}
		for x := box.X; x <= box.Right(); x += step {
			for y := box.Y; y <= box.Bottom(); y += step {
				if r.Contains(x, y) {
					n++
				}
			}
		}
	}
	return n
}
