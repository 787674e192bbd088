package table

import (
	"slices"
	"testing"
)

// Who hears the advice of last time once more reads the choice and the one reason that matters now: one
// that is new, else one that is counted anew, and a reason beside the runner-up; with other reasons, or another
// choice, he reads all.
func TestAdviceAgainIsShort(t *testing.T) {
	for _, c := range []struct {
		lines, before, want []string
	}{
		{[]string{"draw", "a 17", "b", "c"}, nil, nil},
		{[]string{"draw", "a 17", "b", "c"}, []string{"ride", "a 17", "b", "c"}, nil},
		{[]string{"draw", "a 17", "b", "c"}, []string{"draw", "x", "y", "c"}, nil},
		{[]string{"draw", "b", "a 17", "c"}, []string{"draw", "b", "a 18", "c"}, []string{"draw", "a 17"}},
		{[]string{"draw", "b", "a 17", "new"}, []string{"draw", "b", "a 18", "c"}, []string{"draw", "new"}},
		{[]string{"draw", "b", "c"}, []string{"draw", "b", "c"}, []string{"draw", "b"}},
		{[]string{"draw", "› b", "• c"}, []string{"draw", "› b", "• c"}, []string{"draw", "› b", "• c"}},
		{[]string{"draw", "› b", "• c", "else"}, []string{"draw", "› b", "• c", "other"}, []string{"draw", "• c", "else"}},
		{[]string{"draw", "b"}, []string{"draw", "b"}, nil},
	} {
		got, ok := again(c.lines, c.before)
		if ok != (c.want != nil) || ok && !slices.Equal(got, c.want) {
			t.Errorf("%q after %q: %q, %v, not %q", c.lines, c.before, got, ok, c.want)
		}
	}
}

// What was said before is of the last time that the like was asked, not of the same moment, nor of
// another question.
func TestAdviceRemembersTheLastTime(t *testing.T) {
	var h heardAdvice
	h.hears(10, 1, []string{"a"})
	h.hears(10, 1, []string{"a", "b"})
	if h.before != nil {
		t.Errorf("what is said now was said before: %q", h.before)
	}
	if h.hears(20, 1, []string{"c"}); !slices.Equal(h.before, []string{"a", "b"}) {
		t.Errorf("%q was said before", h.before)
	}
	if h.hears(30, 2, []string{"d"}); h.before != nil {
		t.Errorf("to another question %q was said before", h.before)
	}
}
