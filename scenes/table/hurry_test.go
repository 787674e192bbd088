package table

import "testing"

// What moved for long is followed by a lull; what did not is not.
func TestLull(t *testing.T) {
	for moved, want := range map[int]int{longMove - 1: 0, longMove: lullTicks} {
		l, ticks := lull{moved: moved}, 0
		l.begin()
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
