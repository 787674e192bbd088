package paint

import (
	"testing"

	"merlin/scenes/ui"
)

// What lies around holes is all but the holes, nothing twice.
func TestAroundHoles(t *testing.T) {
	whole := ui.Rect{X: 10, Y: 20, W: 60, H: 40}
	holes := []ui.Rect{{X: 40, Y: 30, W: 10, H: 10}, {X: 15, Y: 25, W: 10, H: 10}, {X: 18, Y: 30, W: 10, H: 40}}
	rest := around(whole, holes)
	for x := .5; x < 80; x++ {
		for y := .5; y < 80; y++ {
			n, want := 0, 0
			for _, r := range rest {
				if r.Contains(x, y) {
					n++
				}
			}
			if whole.Contains(x, y) {
				want = 1
			}
			for _, h := range holes {
				if h.Contains(x, y) {
					want = 0
				}
			}
			if n != want {
				t.Fatalf("(%v, %v) is covered %d times, not %d", x, y, n, want)
			}
		}
	}
}
