package legends

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// What an opponent says stays to be read until the person acts, though not for ever.
func TestLineStaysUntilOneActs(t *testing.T) {
	for _, acts := range []bool{true, false} {
		m, err := game.NewMatch(standard.Rules, lesson().Setup(1))
		if err != nil {
			t.Fatal(err)
		}
		s := sittingOf(tabletest.Lay(t, standard, m, 0))
		s.app.Context().SetPreferences(ui.Preferences{Speak: true})
		said := func() string { _, key := s.scene.Saying(); return key }
		for n := 0; said() == "" && n < 600; n++ {
			s.tick(1)
		}
		line := said()
		if s.tick(300); line == "" || said() != line {
			t.Fatalf("%q became %q while nothing was done", line, said())
		}
		if acts {
			s.scene.Take(moment.Choice{Do: slices.Clone(s.game().Decision().Options[:1])})
			s.tick(60)
		} else {
			s.tick(900)
		}
		if said() == line {
			t.Errorf("acts %v: %q is still said", acts, line)
		}
	}
}
