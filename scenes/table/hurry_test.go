package table

import (
	"testing"

	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What moved for long is followed by a lull; what did not is not.
func TestLull(t *testing.T) {
	for moved, want := range map[int]int{longMove - 1: 0, longMove: lullTicks} {
		l, ticks := lull{moved: moved}, 0
		l.begin(100, 100)
		for l.left > 0 {
			if last := l.pass(); last != (l.left == 0) {
				t.Errorf("%d ticks before its end it says %v", l.left, last)
			}
			ticks++
		}
		if ticks != want || l.moved != 0 || l.pass() {
			t.Errorf("after %d ticks of motion it takes %d, not %d", moved, ticks, want)
		}
	}
}

// Whoever has gone elsewhere with the pointer in a lull means what lies there.
func TestLullEndsWhereThePointerWent(t *testing.T) {
	for x, want := range map[float64]int{100: lullTicks, 100 + lullReach: lullTicks, 101 + lullReach: 0} {
		l := lull{moved: longMove}
		l.begin(100, 100)
		if l.press(x, 100, nil); l.left != want {
			t.Errorf("a press at %v leaves %d ticks, not %d", x, l.left, want)
		}
	}
}

// What lay there already while things moved is meant; what newly lies there is not.
func TestLullEndsForWhatLayThere(t *testing.T) {
	at := ui.Rect{X: 90, Y: 90, W: 20, H: 20}
	for name, want := range map[string]int{"die": 0, "end": lullTicks} {
		l := lull{moved: longMove, lay: []ui.Region{{Name: "die", Bounds: at}}}
		l.begin(100, 100)
		if l.press(100, 100, []ui.Region{{Name: name, Bounds: at}}); l.left != want {
			t.Errorf("a press on %q leaves %d ticks, not %d", name, l.left, want)
		}
	}
}

// A press where a scene lay that has just ended by itself was meant for the scene; one beside it, or after one that a press
// has ended, means what lies there.
func TestPressMeansTheSceneThatEnded(t *testing.T) {
	scene := []paint.Flight{{Scene: new(paint.Vignette), Path: [][2]float64{{960, 420}}}}
	for _, c := range []struct {
		x       float64
		hurried bool
		left    int
	}{{960, false, sceneTicks}, {200, false, 0}, {960, true, 0}} {
		l := lull{}
		l.moves(scene, c.hurried)
		l.begin(1800, 900)
		if l.press(c.x, 430, nil); l.left != c.left {
			t.Errorf("pressed at %v, hurried %v: %d ticks are left, not %d", c.x, c.hurried, l.left, c.left)
		}
	}
}
