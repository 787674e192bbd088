package paint

import (
	"testing"

	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// The golden button is what one usually wants: where nothing would come of what is asked for,
// that is what leaves it be.
func TestGoldIsWhatOneWants(t *testing.T) {
	for _, c := range []struct {
		void     string
		do, skip ui.Look
	}{{"", ui.GoldLook, ui.PlainLook}, {"build", ui.PlainLook, ui.GoldLook}} {
		list := []moment.Choice{{Word: "do", Void: c.void}, {Word: "skip", Leaves: true}}
		moment.Hush(list)
		if do, skip := ChoiceLook(&list[0]), ChoiceLook(&list[1]); do != c.do || skip != c.skip {
			t.Errorf("void %q: to do it looks %v, to skip it %v", c.void, do, skip)
		}
		if list[0].Quiet == list[1].Quiet {
			t.Errorf("void %q: both are quiet, or none: %v", c.void, list)
		}
	}
}
