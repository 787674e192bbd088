package table

import (
	"slices"
	"testing"
)

// A long first reason is cut to its first sentence and what it costs; a weaker one never takes its place.
func TestGlanceKeepsTheFirstReason(t *testing.T) {
	first := because + " That brings four points. Lot loses two points. It costs a staff."
	lines := []string{"Build", goesOn + " In the forest", first, because + " One more."}
	for _, c := range []struct {
		room int
		want []string
	}{
		{200, lines},
		{60, []string{"Build", because + " That brings four points. It costs a staff."}},
		{5, []string{"Build", because + " That brings four points. It costs a staff."}},
	} {
		told, more := glance(lines, "", func(text string) bool { return len(text) <= c.room })
		if !slices.Equal(told, c.want) || more != (c.room < 200) {
			t.Errorf("%d letters: %q, more: %v", c.room, told, more)
		}
	}
}
