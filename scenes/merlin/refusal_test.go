package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/ui"
)

// A refusal names the thing that was clicked: whatever says why not has a name for it,
// and both are shown.
func TestRefusalsNameTheThing(t *testing.T) {
	for i, set := range castleSets {
		m := newMatch(t, 2+i%3, uint64(80+i), set...)
		chance := game.NewStream(uint64(i), 36)
		for range 60 {
			options := m.Game().Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
		s := sit(t, m, 0)
		if s.veiled() {
			s.click("ready")
		}
		n := 0
		for _, r := range s.scene.Regions() {
			if r.Enabled || r.Why == nil {
				continue
			}
			if r.Called == "" {
				t.Errorf("with %v nothing is called by what %q refuses: %q", set, r.Name, r.Why())
			}
			if n++; n%7 == 0 {
				checkRefused(t, s, r)
			}
		}
	}
}

// checkRefused presses what is refused and reports what is not told.
func checkRefused(t *testing.T, s *sitting, r ui.Region) {
	t.Helper()
	s.app.Context().PressNamed(r.Name)
	s.app.Update(&ui.Input{X: -1, Y: -1})
	got := said(t, s.app)
	for _, want := range []string{ui.Plain(r.Called), ui.Plain(r.Why())} {
		if !strings.Contains(unspaced(got), unspaced(want)) {
			t.Errorf("a click on %q is told %q, which lacks %q", r.Name, got, want)
		}
	}
}

// unspaced is a text without its spaces and line breaks, which are where lines end.
func unspaced(s string) string { return strings.Join(strings.Fields(s), "") }
