package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// seenLess is how much less than what anybody sees the sage advises at most, in tenths of a point: for more nobody
// would believe him.
const seenLess = 25

// No event that a single action is enough for is passed over for something of which nobody sees what it is for.
func TestSagePassesNoEventOver(t *testing.T) {
	looked := 0
	for seed := range uint64(6) {
		m := playedGame(t, 2, seed, "standard")
		for n := 20 + int(seed); n < len(m.Moves()); n += 9 {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if d := at.Game().Decision(); d.Kind != model.AskAction || len(d.Options) < 2 {
				continue
			}
			s := sit(t, at, 0)
			s.ready()
			best, f := advises(t, s), s.scene.Model()
			looked++
			for i := range f.All {
				if more := f.Shows(&f.All[i]) - f.Shows(best); more > seenLess {
					t.Errorf("seed %d, %d moves: %s shows %d tenths of a point more than %s", seed, n, f.All[i].Label, more, best.Label)
				}
			}
		}
	}
	if looked < 12 {
		t.Errorf("%d choices were looked at: the test shows little", looked)
	}
}

// Who is only a power short of winning at once is told to use it, and that he wins by it.
func TestWinByPowerIsSeen(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		final := card(t, g, "final-war")
		g.Event[final-legends.Characters].At = legends.Final
		for _, id := range []string{"gawain", "agravain", "mordred"} {
			stand(id, 0, legends.Final)
		}
		g.Event[card(t, g, "tournament")-legends.Characters].At, g.Event[card(t, g, "tournament")-legends.Characters].Seat = legends.Displayed, 1
	})
	f := s.scene.Model()
	if _, met, _ := f.Needs(f.Table(), card(t, s.game(), "final-war"), 0); met {
		t.Fatal("the position is not the one that is meant")
	}
	best := advises(t, s)
	said := f.Plan(best)
	if want := f.T("plan.final-unless", "own", 5, "others", 3); best.Do[0].Kind != legends.ActUse || !strings.HasPrefix(said, want) {
		t.Errorf("he advises %s: %s", best.Label, said)
	}
}

// Who goes at the end of one's own turn is no longer counted for a rival's next one, and what one completes before that
// nobody takes: the first press does not warn of it, nor does the sage.
func TestDoomedRivalIsNotFeared(t *testing.T) {
	for _, c := range []struct{ own, doomed bool }{{false, false}, {false, true}, {true, false}} {
		phase := legends.PhaseActions
		if c.own {
			phase = legends.PhaseComplete
		}
		s := at(t, 2, legends.Standard, phase, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			if c.own {
				for _, id := range []string{"lancelot", "palomides", "marhaus"} {
					stand(id, 0, legends.Camelot)
				}
			}
			for _, id := range []string{"gareth", "lamorak", "kay"} {
				stand(id, 1, legends.Camelot)
			}
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
			g.Chars[card(t, g, "kay")].Doomed = c.doomed
		})
		f, event := s.scene.Model(), card(t, s.game(), "tournament")
		if _, has, _ := f.Needs(f.Table(), event, 1); !has {
			t.Fatal("the position is not the one that is meant")
		}
		said := strings.Join(f.Survey(), "\n")
		if warned := strings.Contains(said, f.T("survey.theirs", "name", f.Who(1), "events", f.Worth([]legends.Card{event}))); warned == (c.own || c.doomed) {
			t.Errorf("with enough oneself: %t, with one who goes: %t: %s", c.own, c.doomed, said)
		}
	}
}

// Who is brought towards an event that needs more is told who has to follow, and that this is enough then.
func TestWhoFollowsIsTold(t *testing.T) {
	others := map[string][2]string{"bors": {"tor", "gareth"}, "tor": {"bors", "gareth"}, "gareth": {"bors", "tor"}}
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("lancelot", 1, legends.Forest)
		g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
		for _, id := range []string{"bors", "tor", "gareth"} {
			hold(g, 0, card(t, g, id))
		}
	})
	f, told := s.scene.Model(), 0
	for i := range f.All {
		a := f.All[i].Do[0]
		if a.Kind != legends.ActPlay || legends.Place(a.B) != legends.Camelot {
			continue
		}
		told++
		for _, id := range others[f.Face(legends.Card(a.A)).ID] {
			if said := f.Plan(&f.All[i]); !strings.Contains(said, f.Card(card(t, s.game(), id))) {
				t.Errorf("%s is not named for %s: %s", id, f.All[i].Label, said)
			}
		}
	}
	if told != 3 {
		t.Errorf("%d plays were looked at", told)
	}
}
