package ui

import "math"

// Swiper is a scene whose pages a finger turns by a swipe: it went down at (x, y), and left for
// the next page (1) or right for the one before (-1). Whatever lies under it, a swipe presses
// nothing.
type Swiper interface {
	Swipe(x, y float64, step int)
}

const (
	swipeFar  = Target // how far a finger goes at least
	swipeFlat = 2.0    // how much farther sideways than up or down
)

// swiped tells the scene of a swipe that ends. A region that takes drags but no wheel is moved
// sideways itself.
func (a *App) swiped(was press, in *Input) {
	dx, dy := in.X-was.x, in.Y-was.y
	s, ok := a.Top().(Swiper)
	if !ok || !in.Touch || !was.moved || math.Abs(dx) < swipeFar || math.Abs(dx) < swipeFlat*math.Abs(dy) {
		return
	}
	if i := Find(a.list, was.name); i >= 0 && a.list[i].Drag != nil && a.list[i].Wheel == nil {
		return
	}
	step := 1
	if dx > 0 {
		step = -1
	}
	s.Swipe(was.x, was.y, step)
}
