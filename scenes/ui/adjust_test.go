package ui

import "testing"

// A finger that crosses a slider scrolls what that lies on, and moves nothing where nothing
// scrolls; a tap sets it, and a drag along it slides it.
func TestFingerCrossesSlider(t *testing.T) {
	value := 0.0
	s := &Scroll{Bounds: Rect{0, 0, 400, 300}, Content: 900}
	slider := NewSlider("loud", "loud", Rect{0, 200, 400, 60}, &value, func() {})
	b := &board{list: []Region{s.Region("area", "area"), slider.Region}}
	a := newApp(t, b)
	track := trackOf(slider.Bounds)
	x := track.X + track.W/2
	drag := func(dx, dy float64) {
		tick(t, a, Input{X: x, Y: 230, Touch: true, Down: true, JustDown: true},
			Input{X: x + dx/2, Y: 230 + dy/2, Touch: true, Down: true}, Input{X: x + dx, Y: 230 + dy, Touch: true, Down: true},
			Input{X: x + dx, Y: 230 + dy, Touch: true, JustUp: true})
	}
	if drag(5, -100); value != 0 || s.At() != 100 {
		t.Errorf("across it: set to %v, scrolled to %v", value, s.At())
	}
	if drag(0, 0); value != .5 {
		t.Errorf("tapped: set to %v", value)
	}
	if drag(track.W/4, 10); value != .75 || s.At() != 100 {
		t.Errorf("along it: set to %v, scrolled to %v", value, s.At())
	}
	b.list = b.list[1:]
	if drag(5, -100); value != .75 {
		t.Errorf("across it with nothing to scroll: set to %v", value)
	}
}
