package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
)

// The points of a space where nothing else can be done are had on arrival, and go back with the step that
// led there; where something else can be done, or there are none, it is asked.
func TestPointsAreHadOnArrival(t *testing.T) {
	had, asked := 0, 0
	for seed := range uint64(20) {
		m := newMatch(t, 2, seed)
		s, chance := table.NewSession(&standard.Play, m), game.NewStream(seed, 81)
		for !s.Over() && len(m.Moves()) < 200 {
			seat, _ := s.Asked()
			s.Confirm(seat)
			g, before := m.Game().(*merlin.Game), len(m.Moves())
			if _, only := sparesPoints(g); only {
				t.Fatalf("seed %d: it is asked whether the points are wanted", seed)
			}
			options := preferred(g.Decision().Options)
			if g.Decision().Kind == merlin.AskLanded && g.Rules().Space(g.Turn.Space).Kind == merlin.PointsSpace {
				asked++
			}
			a := options[chance.N(len(options))]
			if err := s.Take([]game.Action{a}); err != nil {
				t.Fatal(err)
			}
			did := func(m game.Move) bool { return m.Action.Kind == merlin.ActAct }
			if a.Kind != merlin.ActMove || !slices.ContainsFunc(m.Moves()[before:], did) {
				continue
			}
			if had++; s.CanUndo() != nil {
				continue
			}
			if err := s.Undo(); err != nil || len(m.Moves()) != before {
				t.Fatalf("seed %d: the points stay when the step is taken back: %v", seed, err)
			}
			if err := s.Take([]game.Action{a}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if had < 10 || asked == 0 {
		t.Errorf("points were had %d times, and asked for %d times: the test shows little", had, asked)
	}
}

// The log has each category of a scoring once, whatever is asked or drawn in it.
func TestLogHasACategoryOnce(t *testing.T) {
	app, grails := appIn(t, "en"), 0
	for seed := range uint64(6) {
		byChance(t, 2, seed, nil, func(m *game.Match) {
			if m.Game().(*merlin.Game).Decision().Kind != merlin.AskDie {
				return
			}
			seen := map[string]bool{}
			for _, e := range draw.Chronicle(seenBy(app, m)) {
				reason, _, _ := strings.Cut(e.Text, ":")
				switch {
				case e.Icon == "crown":
					clear(seen)
				case strings.Contains(e.Text, " Grail") && strings.Contains(e.Text, "tie"):
					grails++
				case e.Icon != "points-star":
				case seen[reason]:
					t.Fatalf("%q comes twice in a scoring", reason)
				default:
					seen[reason] = true
				}
			}
		})
	}
	if grails == 0 {
		t.Error("nobody used the Grail: the test shows little")
	}
}
