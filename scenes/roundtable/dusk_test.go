package roundtable

import (
	"testing"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
)

// The dusk deepens little by little once an engine has come, for a second and a half; where
// nothing moves at once.
func TestDuskDeepens(t *testing.T) {
	for _, tempo := range []float64{0, 1} {
		m := newMatch(t, 3, 5, "loyalty", "none")
		for m.Game().Decision().Kind != roundtable.AskEvil {
			if err := m.Apply(m.Game().Decision().Options[0]); err != nil {
				t.Fatal(err)
			}
		}
		s := sit(t, m, tempo)
		if s.app.Top() != s.scene {
			s.press("ready")
		}
		s.app.Context().PressNamed("act-evil-engine")
		before, end := s.scene.Model().Mood, 0.0
		var steps []float64 // that differ
		ticks := 0          // from the first to the last
		for range 400 {
			s.tick(1)
			end = draw.Dusk(s.scene.View())
			if now := s.scene.Model().Mood; now != before && (len(steps) == 0 || now != steps[len(steps)-1]) {
				steps = append(steps, now)
			}
			if len(steps) > 0 && steps[len(steps)-1] < end {
				ticks++
			}
		}
		for i, now := range steps {
			if now <= before || i > 0 && now <= steps[i-1] {
				t.Errorf("tempo %v: from %v by %v", tempo, before, steps)
			}
		}
		if end <= before || len(steps) == 0 || steps[len(steps)-1] != end {
			t.Fatalf("tempo %v: from %v by %v to %v", tempo, before, steps, end)
		}
		if tempo == 0 && len(steps) != 1 || tempo == 1 && (len(steps) < 10 || ticks < 70 || ticks > 90) {
			t.Errorf("tempo %v: %d steps in %d ticks", tempo, len(steps), ticks)
		}
	}
}
