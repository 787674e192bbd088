package ui

import "math"

// Tab returns the region after from (before, with back) among those the keyboard stops at,
// round and round: first those that are asked for, then the rest, both in reading order of
// the list; -1 when there is none.
func Tab(list []Region, from int, back bool) int {
	var order []int
	for _, asked := range []bool{true, false} {
		for i := range list {
			if r := &list[i]; r.walks() && r.asked() == asked {
				order = append(order, i)
			}
		}
	}
	n := len(order)
	if n == 0 {
		return -1
	}
	at := -1
	for k, i := range order {
		if i == from {
			at = k
		}
	}
	switch {
	case !back:
		return order[(at+1)%n]
	case at <= 0:
		return order[n-1]
	}
	return order[at-1]
}

// Walk returns the index of the region that lies nearest in the direction
// (dx, dy) (one of them ±1) from region from, by the geometry of the middles;
// from itself when there is none.
func Walk(list []Region, from int, dx, dy float64) int {
	return walk(list, list[from].Bounds, from, dx, dy, cone, (*Region).walks)
}

// Choose does so among what is asked for, from a rectangle: first in the direction itself,
// then anywhere on that side; where nothing of that lies there, among all. It is -1 when there
// is none.
func Choose(list []Region, from Rect, dx, dy float64) int {
	asked := func(r *Region) bool { return r.walks() && r.asked() }
	for _, wide := range []float64{cone, math.Inf(1)} {
		if i := walk(list, from, -1, dx, dy, wide, asked); i >= 0 {
			return i
		}
	}
	return walk(list, from, -1, dx, dy, cone, (*Region).walks)
}

// cone is how far aside a region may lie for each unit along the direction.
const cone = 3

// walk returns the nearest region of those that may be and lie in a cone so wide, or none.
func walk(list []Region, from Rect, none int, dx, dy, wide float64, may func(*Region) bool) int {
	fx, fy := from.Center()
	best, least := none, math.Inf(1)
	for i := range list {
		if i == none || !may(&list[i]) {
			continue
		}
		x, y := list[i].Bounds.Center()
		along := (x-fx)*dx + (y-fy)*dy
		aside := math.Abs((x-fx)*dy) + math.Abs((y-fy)*dx)
		if along < 4 || aside > wide*along+gapAside(from, list[i].Bounds, dx) {
			continue
		}
		if cost := along + 2.2*aside; cost < least {
			best, least = i, cost
		}
	}
	return best
}

// Nearest returns the region that is asked for and lies nearest to a rectangle; without one,
// the first that the keyboard stops at.
func Nearest(list []Region, to Rect) int {
	tx, ty := to.Center()
	best, least := -1, math.Inf(1)
	for i := range list {
		if r := &list[i]; r.walks() && r.asked() {
			x, y := r.Bounds.Center()
			if far := math.Hypot(x-tx, y-ty); far < least {
				best, least = i, far
			}
		}
	}
	if best < 0 {
		return Tab(list, -1, false)
	}
	return best
}

// In returns the region of a part of the screen where the keyboard begins: the first that is
// asked for there, else the first; -1 when it stops at none.
func In(list []Region, part []Rect) int {
	first := -1
	for i := range list {
		r := &list[i]
		if !r.walks() || !holds(part, r.Bounds) {
			continue
		}
		if r.asked() {
			return i
		}
		if first < 0 {
			first = i
		}
	}
	return first
}

// holds reports whether the middle of a rectangle lies in one of some.
func holds(part []Rect, r Rect) bool {
	x, y := r.Center()
	for _, p := range part {
		if p.Contains(x, y) {
			return true
		}
	}
	return false
}

// gapAside allows sideways steps between wide regions that overlap across the
// walking direction.
func gapAside(a, b Rect, dx float64) float64 {
	if dx == 0 {
		return (a.W + b.W) / 2
	}
	return (a.H + b.H) / 2
}
