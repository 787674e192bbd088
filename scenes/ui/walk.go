package ui

import "math"

// Tab returns the index after from (before, with back) among the regions the
// keyboard stops at, in reading order of the list, round and round; -1 when
// there is none.
func Tab(list []Region, from int, back bool) int {
	step := 1
	if back {
		step = -1
		if from < 0 {
			from = 0
		}
	}
	n := len(list)
	for k := 1; k <= n; k++ {
		i := ((from+step*k)%n + n) % n
		if list[i].walks() {
			return i
		}
	}
	return -1
}

// Walk returns the index of the region that lies nearest in the direction
// (dx, dy) (one of them ±1) from region from, by the geometry of the middles;
// from itself when there is none.
func Walk(list []Region, from int, dx, dy float64) int {
	fx, fy := list[from].Bounds.Center()
	best, least := from, math.Inf(1)
	for i := range list {
		if i == from || !list[i].walks() {
			continue
		}
		x, y := list[i].Bounds.Center()
		along := (x-fx)*dx + (y-fy)*dy
		aside := math.Abs((x-fx)*dy) + math.Abs((y-fy)*dx)
		if along < 4 || aside > 3*along+gapAside(list[from].Bounds, list[i].Bounds, dx) {
			continue
		}
		if cost := along + 2.2*aside; cost < least {
			best, least = i, cost
		}
	}
	return best
}

// gapAside allows sideways steps between wide regions that overlap across the
// walking direction.
func gapAside(a, b Rect, dx float64) float64 {
	if dx == 0 {
		return (a.W + b.W) / 2
	}
	return (a.H + b.H) / 2
}
