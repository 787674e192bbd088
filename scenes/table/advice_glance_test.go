package table

import (
	"slices"
	"testing"
)

// A long first reason is cut to its first sentence and what it leaves; a weaker one never takes its place.
func TestGlanceKeepsTheFirstReason(t *testing.T) {
	first := because + " That brings four points. It costs a staff, worth two points. That leaves two."
	lines := []string{"Build", goesOn + " In the forest", first, because + " One more."}
	for _, c := range []struct {
		room int
		want []string
	}{
		{200, lines},
		{len(lines[0]) + len(first) + len(lines[3]) + 2, []string{"Build", first, lines[3]}}, // nothing stands there twice
		{60, []string{"Build", because + " That brings four points. That leaves two."}},
		{40, []string{"Build", because + " That brings four points."}},
		{5, []string{"Build", because + " That brings four points."}},
	} {
		told, more := glance(lines, "", func(text string) bool { return len(text) <= c.room })
		if !slices.Equal(told, c.want) || more != (c.room < 200) {
			t.Errorf("%d letters: %q, more: %v", c.room, told, more)
		}
	}
}

// A step of two deeds of which both find no room is cut to the first, which the next question begins with.
func TestGlanceCutsAStep(t *testing.T) {
	step := goesOn + " Build in the forest. Take a shield."
	lines := []string{"Build", step, because + " Four points."}
	for room, want := range map[int]string{200: step, 50: goesOn + " Build in the forest."} {
		told, more := glance(lines, "", func(text string) bool { return len(text) <= room })
		if !slices.Equal(told, []string{"Build", want, lines[2]}) || more != (room == 50) {
			t.Errorf("%d letters: %q, more: %v", room, told, more)
		}
	}
}
