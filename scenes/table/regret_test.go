package table

import (
	"testing"

	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
)

// A choice is worth taking back where the other is a point better and anybody sees that it brings more; of a
// title where nobody sees that, the sage's word is enough.
func TestIsLoss(t *testing.T) {
	brings := map[string]int{"little": 1, "much": 3}
	type frame = *paint.Frame[int]
	shows := func(_ frame, c *moment.Choice) int { return brings[c.Word] }
	for _, c := range []struct {
		shows        func(frame, *moment.Choice) int
		better, done string
		margin       int
		want         bool
	}{
		{shows, "much", "little", plainly, true},
		{shows, "much", "little", plainly - 1, false},
		{shows, "little", "much", 10 * plainly, false},
		{shows, "much", "much", 10 * plainly, false},
		{nil, "little", "much", 0, true},
	} {
		s := &Scene[int, frame]{screen: Screen[int, frame]{Shows: c.shows}}
		if got := s.isLoss(nil, &moment.Choice{Word: c.better}, &moment.Choice{Word: c.done}, c.margin); got != c.want {
			t.Errorf("%s instead of %s, %d hundredths better: %t", c.better, c.done, c.margin, got)
		}
	}
}
