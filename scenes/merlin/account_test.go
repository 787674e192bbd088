package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// No picture of the table shows the points of a scoring before its account was given,
// with animation and without: what is drawn is what stands when a tick is over.
func TestPointsComeWithTheirAccount(t *testing.T) {
	for seed, tempo := range []float64{0, .05} {
		s := sit(t, newMatch(t, 2, uint64(seed)), tempo)
		m := s.scene.Session().Match()
		chance := game.NewStream(uint64(seed), 61)
		given := 0
		for ticks := 0; !s.ended(); ticks++ {
			if ticks > 50000 {
				t.Fatal("the game never ends")
			}
			if s.app.Top() != ui.Scene(s.scene) {
				if name := s.pressable()[0]; name != "ready" {
					given++
					s.app.Context().PressNamed("skip")
				} else {
					s.app.Context().PressNamed(name)
				}
			} else if d := m.Game().Decision(); !s.scene.Behind() && !s.scene.Session().Hidden() && len(d.Options) > 0 {
				s.scene.Take(moment.Choice{Do: []game.Action{d.Options[chance.N(len(d.Options))]}})
			}
			if err := s.app.Update(new(ui.Input)); err != nil {
				t.Fatal(err)
			}
			if s.app.Top() == ui.Scene(s.scene) && !s.scene.Behind() && scorings(s.scene.Model().Moves) > given {
				t.Fatalf("tempo %v: the points of scoring %d stand on the track before its account", tempo, given+1)
			}
		}
		if given != 3 {
			t.Errorf("tempo %v: %d accounts of 3 scorings", tempo, given)
		}
	}
}

// scorings counts the scorings in moves.
func scorings(moves []game.Move) (n int) {
	for _, m := range moves {
		for _, e := range m.Events {
			if e.Kind == merlin.EventScored {
				n++
			}
		}
	}
	return n
}
