package table

import "testing"

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
		if l.press(x, 100); l.left != want {
			t.Errorf("a press at %v leaves %d ticks, not %d", x, l.left, want)
		}
	}
}
