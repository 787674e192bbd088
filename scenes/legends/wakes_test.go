package legends

import (
	"testing"

	"merlin/game"
	"merlin/game/legends"
)

// Who plays along in the lesson plays to win once all of it is told, in its game alone.
func TestLessonOpponentWakes(t *testing.T) {
	for _, seed := range []string{lessonSeed, "another"} {
		setup := lesson().Setup(1)
		setup.Seed = game.SeedOf(seed)
		m, err := game.NewMatch(standard.Rules, setup)
		if err != nil {
			t.Fatal(err)
		}
		asleep, awake := 0, 0
		for !m.Game().Over() {
			g := m.Game().(*legends.Game)
			if !wakes(m) {
				asleep++
			} else if awake++; g.Turn.Number < wakesAt {
				t.Errorf("%s: he wakes in turn %d", seed, g.Turn.Number)
			}
			d := g.Decision()
			if err := m.Apply(g.Advice().Rollout(g, &d, 1)); err != nil {
				t.Fatal(err)
			}
		}
		if asleep == 0 || (awake > 0) != (seed == lessonSeed) {
			t.Errorf("%s: he sleeps in %d positions and is awake in %d", seed, asleep, awake)
		}
	}
}

// He tries harder far behind, and is gentle once he leads.
func TestLessonOpponentKeepsUp(t *testing.T) {
	for _, c := range []struct {
		won      []string
		by       game.Seat
		stronger int
	}{{nil, 0, 0}, {[]string{"oath"}, 0, 0}, {[]string{"oath", "siege-perilous"}, 0, 1}, {[]string{"oath"}, 1, -1}} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, _ func(string, game.Seat, legends.Place)) {
			for _, id := range c.won {
				e := &g.Event[card(t, g, id)-legends.Characters]
				e.At, e.Seat = legends.Displayed, c.by
			}
		})
		if got := keepsUp(s.session().Match()); got != c.stronger {
			t.Errorf("where %d has won %v he plays %d levels better", c.by, c.won, got)
		}
	}
}
