package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// Whoever can end the game and win it by the Final Event is told so first, with the points that it
// ends with. // L79
func TestTheWinIsTold(t *testing.T) {
	found, before := 0, 0
	for seed := range uint64(12) {
		m := playedGame(t, 2, seed, "standard")
		for n := len(m.Moves()) - 40; n < len(m.Moves()); n++ {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			g := at.Game().(*legends.Game)
			d := g.Decision()
			before += goesOnToWin(t, at, g)
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
	if found == 0 || before == 0 {
		t.Errorf("%d could win, %d a phase before: the test shows nothing", found, before)
	}
}

// goesOnToWin wants whoever may use powers and can end the game and win it in this turn to be sent on
// to that, whatever his powers would bring: 1 where that is so.
func goesOnToWin(t *testing.T, at *game.Match, g *legends.Game) int {
	t.Helper()
	d := g.Decision()
	if d.Kind != game.AskKind(legends.AskText) || len(d.Options) < 2 {
		return 0
	}
	s := sit(t, at, 0)
	s.ready()
	f := s.scene.Model()
	for _, c := range f.Quests(legends.Final) {
		own, most := g.Scores()[d.Seat]+int(f.Face(c).Points), g.Scores()[1-d.Seat]
		if !g.Table().Completes(c, d.Seat) || own <= most {
			continue
		}
		for _, one := range f.All {
			goes, said := one.Do[0].Kind == legends.ActGoOn, f.Plan(&one)
			if goes != (f.Shows(&one) > moment.Never) || goes && !strings.Contains(said, f.T("plan.rests-final", "card", f.Card(c), "own", own, "others", most)) {
				t.Errorf("%s, where one wins %d to %d: %s", one.Label, own, most, said)
			}
		}
		return 1
	}
	return 0
}
