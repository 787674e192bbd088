package legends

import (
	"slices"
	"strings"
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

// What happened meanwhile is told beside all that is played with, and its button stays where it is.
func TestMeanwhileLeavesTheTable(t *testing.T) {
	told, button := 0, ui.Rect{}
	for _, seats := range []int{2, 4} {
		m := playedGame(t, seats, 7, "standard")
		for n := 20; n < len(m.Moves()); n++ {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			s := sit(t, at, 0)
			s.ready()
			list := s.app.Top().Regions()
			i := ui.Find(list, "meanwhile")
			if i < 0 {
				continue
			}
			told++
			for _, r := range list {
				played := slices.ContainsFunc([]string{"hand-", "place-", "char-", "event-", "seat-", "phase-"}, func(kind string) bool { return strings.HasPrefix(r.Name, kind) })
				if played && r.Bounds.Overlaps(list[i].Bounds) {
					t.Errorf("after %d moves it lies over %s", n, r.Name)
				}
			}
			stands := list[ui.Find(list, "meanwhile-close")].Bounds
			if button != (ui.Rect{}) && stands != button {
				t.Errorf("after %d moves its button is at %v, not at %v", n, stands, button)
			}
			button = stands
		}
	}
	if told < 5 {
		t.Errorf("it was told %d times: the test shows little", told)
	}
}
