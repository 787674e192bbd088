package legends

import (
	"strings"
	"testing"

	"merlin/game/legends"
)

// Whoever can end the game and win it by the Final Event is told so first, with the points that it
// ends with. // L79
func TestTheWinIsTold(t *testing.T) {
	found := 0
	for seed := range uint64(12) {
		m := playedGame(t, 2, seed, "standard")
		for n := len(m.Moves()) - 40; n < len(m.Moves()); n++ {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			g := at.Game().(*legends.Game)
			d := g.Decision()
			for _, a := range d.Options {
				if a.Kind != legends.ActComplete || !legends.Card(a.A).IsFinal() {
					continue
				}
				s := sit(t, at, 0)
				s.ready()
				f := s.scene.Model()
				after := g.Clone().(*legends.Game)
				if err := after.Apply(a); err != nil {
					t.Fatal(err)
				}
				points := after.Scores()
				wins := points[d.Seat] > points[1-d.Seat]
				for _, c := range f.All {
					if c.Do[0] != a {
						continue
					}
					want := f.T("plan.final", "own", points[d.Seat], "others", points[1-d.Seat])
					if said := f.Plan(&c); strings.HasPrefix(said, want) != wins {
						t.Errorf("seed %d, %d moves: points are %v then, and he says %q", seed, n, points, said)
					}
					if wins {
						found++
					}
				}
			}
		}
	}
	if found == 0 {
		t.Error("nobody could win: the test shows nothing")
	}
}
