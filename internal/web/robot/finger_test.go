package robot

import (
	"testing"

	"merlin/internal/robot"
)

// TestFinger plays from the title to the first scoring by taps alone, on a phone that is held
// upright and on one that is held sideways, each with three pixels by three for one of the page. The gate has it without a
// browser, see TestFingerPlaysRounds: here the processor draws for minutes.
func TestFinger(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("it plays only with MERLIN_LONG=1")
	}
	for _, s := range [][2]int64{{844, 390}, {390, 844}} {
		p := browser(t, pictures(t), nil)
		ok(t, p.Phone(s[0], s[1], 3))
		ok(t, p.Go(serve(t)+"?seed=1&lang=de"))
		ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
		r := robot.New(&Finger{Page: p, W: float64(s[0]), H: float64(s[1])}, 1, t.Logf, 2)
		if err := r.Play("scoring"); err != nil {
			t.Error(err)
		}
		silent(t, p)
		p.Close() // else it would draw on beside the next
	}
}
