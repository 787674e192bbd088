package legends

import (
	"strings"
	"testing"
)

// Who draws fewer cards than a text says is told why. // L61a, L95
func TestFewerDrawnIsTold(t *testing.T) {
	full, short := 0, 0
	for seed := range uint64(30) {
		s := sit(t, playedGame(t, 2, 20+seed, "beginner"), 0)
		for _, e := range s.scene.Model().Chronicle() {
			full += strings.Count(e.Text, "only 1 of 2: the hand is full")
			short += strings.Count(e.Text, "only")
		}
	}
	if full == 0 || short > 30 {
		t.Errorf("%d times the hand was full, %d times fewer were drawn", full, short)
	}
}
