package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// Nobody is kept by a power from an event that one completes oneself in this turn: with enough for it
// the power shows nothing, without it does.
func TestPowersComeAfterOwnEvents(t *testing.T) {
	for _, own := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("meleagant", 0, legends.Forest)
			if own {
				for _, id := range []string{"breus", "morgan", "merlin"} {
					stand(id, 0, legends.Cornwall)
				}
			}
			for _, id := range []string{"lynette", "palomides", "andret", "kay"} {
				stand(id, 1, legends.Cornwall)
			}
			g.Event[card(t, g, "chapel-leap")-legends.Characters].At = legends.Cornwall
		})
		f, leap := s.scene.Model(), card(t, s.game(), "chapel-leap")
		if f.Table().Completes(leap, f.Asked) != own {
			t.Fatal("the position is not the one that is meant")
		}
		for i := range f.All {
			c := &f.All[i]
			if c.Do[0].Kind != legends.ActUse || f.Rules.Deck.Texts[c.Do[0].A].Card != card(t, s.game(), "meleagant") {
				continue
			}
			if said := f.Plan(c); strings.Contains(said, f.Card(leap)) == own {
				t.Errorf("own %v: it is said: %s", own, said)
			}
			if (f.Shows(c) == moment.Never) != own {
				t.Errorf("own %v: it shows %d", own, f.Shows(c))
			}
		}
	}
}

// No second action of a plan undoes what the first was enough for, and no runner-up is one that brings
// somebody where nothing waits for him.
func TestPlansDoNotUndoThemselves(t *testing.T) {
	plans, vain := 0, 0
	for seed := range uint64(6) {
		m := playedGame(t, 2, seed, "standard")
		for n := 20; n < len(m.Moves()); n += 11 {
			to, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			s := sit(t, to, 0)
			s.ready()
			f := s.scene.Model()
			for _, c := range f.All {
				a := c.Do[0]
				if a.Kind == legends.ActMove && f.Aimless(a) {
					if vain++; !f.Vain([]game.Move{{Seat: f.Asked, Action: a}}) {
						t.Errorf("seed %d, %d moves: %s may be called as good", seed, n, c.Label)
					}
				}
				_, events, two := f.Pair(a)
				if !two {
					continue
				}
				plans++
				cards, p := []legends.Card{legends.Card(a.A)}, legends.Place(a.B)
				if a.Kind == legends.ActMove {
					if p = legends.Place(a.C); legends.Card(a.B) != legends.NoCard {
						cards = append(cards, legends.Card(a.B))
					}
				}
				would := f.Would(cards, f.Asked, p)
				for _, e := range f.Quests(p) {
					if f.Rules.Table(&would.Public).Completes(e, f.Asked) && !f.Table().Completes(e, f.Asked) && len(f.Quests(p)) == 1 && f.Face(e).Points > 0 && !f.Taken(f.Table(), e) && !slices.Contains(events, e) {
						t.Errorf("seed %d, %d moves: %s, and then %s is undone", seed, n, c.Label, f.Card(e))
					}
				}
			}
		}
	}
	if plans < 5 || vain < 5 {
		t.Errorf("%d plans and %d aimless moves were looked at: the test shows little", plans, vain)
	}
}

// Who may leave it be is told at the first press how that is called.
func TestFirstPressNamesTheWayOut(t *testing.T) {
	told := 0
	for seed := range uint64(12) {
		m := playedGame(t, 2, seed, "standard")
		for n := range m.Moves() {
			to, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if g := to.Game().(*legends.Game); !slices.ContainsFunc(g.Decision().Options, func(a game.Action) bool { return a.Kind == legends.ActDecline }) {
				continue
			}
			s := sit(t, to, 0)
			s.ready()
			f := s.scene.Model()
			list := f.Survey()
			if said := strings.Join(list, "\n"); !strings.Contains(said, f.T("action.decline")) || len(list) > 5 {
				t.Errorf("seed %d, %d moves: %s", seed, n, said)
			}
			told++
		}
	}
	if told == 0 {
		t.Error("nobody may decline: the test shows nothing")
	}
}
