package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
)

// The last turns of a game are announced once, when everybody has one die left; the later scorings say how
// near the first two are.
func TestTheEndIsAnnounced(t *testing.T) {
	app := appIn(t, "en")
	for seed := range uint64(4) {
		last, dice := 0, -1
		byChance(t, 2+int(seed%2), seed, nil, func(m *game.Match) {
			f := seenBy(app, m)
			s := &draw.Stage{Ctx: app.Context(), Frame: f, View: f.View}
			if said := s.ScoringSaid(4); s.ScoringSaid(2) == said || !strings.Contains(said, "apart") && !strings.Contains(said, "level") {
				t.Fatalf("the second scoring is announced by %q", said)
			}
			left := 0
			for _, d := range f.View.Players[f.View.Start].Dice {
				if d.Value > 0 && !d.Used {
					left++
				}
			}
			if d := m.Game().(*merlin.Game).Decision(); d.Kind == merlin.AskDie && d.Seat == f.View.Start && left != dice {
				if dice = left; s.LastTurns(d.Seat) {
					last++
				}
			}
		})
		if last != 1 {
			t.Errorf("seed %d: the last turns are announced %d times", seed, last)
		}
	}
}
