package table

import (
	"testing"

	"merlin/scenes/table/moment"
)

// What was said stands behind what had been done by then, before the line beyond which nothing is
// taken back and before what was done later.
func TestSaidAmongTheDeeds(t *testing.T) {
	deeds := []moment.Entry{{Text: "set-up"}, {Text: "first", At: 1}, {Barrier: true}, {Text: "fifth", At: 5}}
	said := []moment.Entry{{Text: "greets"}, {Text: "jokes", At: 2}, {Text: "cheers", At: 5}}
	want := []string{"set-up", "greets", "first", "jokes", "", "fifth", "cheers"}
	got := spokenAmong(deeds, said)
	for i, e := range got {
		if i >= len(want) || e.Text != want[i] {
			t.Fatalf("entry %d is %q; want %q", i, e.Text, want)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d entries, not %d", len(got), len(want))
	}
}
