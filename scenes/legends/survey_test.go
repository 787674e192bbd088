package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// beast is a turn of actions with the Questing Beast in the Forest, for which Blue lacks something and
// Red has enough.
func beast(t *testing.T, more func(*legends.Game, func(string, game.Seat, legends.Place))) *sitting {
	t.Helper()
	return at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("pellinore", 0, legends.Forest)
		for _, id := range []string{"lancelot", "palomides", "ector-maris", "lynette"} {
			stand(id, 1, legends.Forest)
		}
		g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
		if more != nil {
			more(g, stand)
		}
	})
}

// The first press on the bulb says how things lie: what one lacks, what the other can take, and how to
// ask for advice; what is best it does not say, nor what is hidden.
func TestFirstPressSaysHowThingsLie(t *testing.T) {
	s := beast(t, func(g *legends.Game, _ func(string, game.Seat, legends.Place)) {
		hold(g, 0, card(t, g, "dagonet"))
		hold(g, 1, card(t, g, "kay"))
	})
	s.press("show")
	list := s.scene.Regions()
	i := ui.Find(list, "heed")
	if i < 0 {
		t.Fatal("nothing is said")
	}
	f, said := s.scene.Model(), list[i].Label
	for _, want := range []string{f.Bare(card(t, s.game(), "questing-beast")), f.Who(1) + " can take", f.T("advice.once_more")} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is missing: %s", want, said)
		}
	}
	if lines := strings.Count(said, "• "); lines > 3 || !strings.HasPrefix(said, "• “"+f.Card(card(t, s.game(), "questing-beast"))) {
		t.Errorf("one's own part is not first, or there are %d lines: %s", lines, said)
	}
	for _, id := range []string{"dagonet", "kay"} {
		if name := f.Card(card(t, s.game(), id)); strings.Contains(said, name) {
			t.Errorf("%s is named: %s", name, said)
		}
	}
	if s.press("heed-on"); ui.Find(s.scene.Regions(), "advice") < 0 {
		t.Error("asked for advice, the sage gives none")
	}
}

// Of two ways to the same events the one with fewer actions shows more.
func TestCheaperPlanShowsMore(t *testing.T) {
	m, compared := playedGame(t, 2, 23, "standard"), 0
	for n := 20; n < len(m.Moves()); n += 7 {
		to, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, to, 0)
		s.ready()
		f := s.scene.Model()
		for i := range f.All {
			_, events, two := f.Pair(f.All[i].Do[0])
			for k := range f.All {
				a := f.All[k].Do[0]
				if _, _, more := f.Pair(a); !two || more || a.Kind != legends.ActMove {
					continue
				}
				cards := []legends.Card{legends.Card(a.A)}
				if legends.Card(a.B) != legends.NoCard {
					cards = append(cards, legends.Card(a.B))
				}
				would := f.Would(cards, f.Asked, legends.Place(a.C))
				alone := true
				for _, e := range events {
					alone = alone && f.Rules.Table(&would.Public).Completes(e, f.Asked)
				}
				if compared += btoi(alone); alone && f.Shows(&f.All[k]) <= f.Shows(&f.All[i]) {
					t.Errorf("after %d moves %s shows %d, and %s, which takes two, %d", n, f.All[k].Label, f.Shows(&f.All[k]), f.All[i].Label, f.Shows(&f.All[i]))
				}
			}
		}
	}
	t.Log(compared, "compared")
}

// Who can answer in another's turn is worth bringing where that keeps an event from him, and it is said so.
func TestWhoAnswersIsBroughtInTime(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"lucan", "palomides", "gareth"} {
			stand(id, 1, legends.Camelot)
		}
		hold(g, 0, card(t, g, "marhaus"))
		g.Event[card(t, g, "queens-trial")-legends.Characters].At = legends.Camelot
	})
	f, g := s.scene.Model(), s.game()
	marhaus, trial := card(t, g, "marhaus"), card(t, g, "queens-trial")
	if !f.Taken(f.Table(), trial) {
		t.Fatal("the position is not the one that is meant")
	}
	play := moment.Choice{Do: []game.Action{{Kind: legends.ActPlay, A: uint8(marhaus), B: uint8(legends.Camelot)}}}
	elsewhere := moment.Choice{Do: []game.Action{{Kind: legends.ActPlay, A: uint8(marhaus), B: uint8(legends.Forest)}}}
	if f.Shows(&play) <= f.Shows(&elsewhere) {
		t.Errorf("he shows %d where he can answer, %d elsewhere", f.Shows(&play), f.Shows(&elsewhere))
	}
	if said := f.Plan(&play); !strings.Contains(said, "In another’s turn") || !strings.Contains(said, f.Bare(trial)) {
		t.Errorf("it is said so: %s", said)
	}
}

// A card under the glass does not cover what the coach tells of.
func TestGlassLeavesWhatIsTaught(t *testing.T) {
	s := beast(t, nil)
	f := s.scene.Model()
	pile := s.scene.Regions()[ui.Find(s.scene.Regions(), "events-pile")].Bounds
	f.Frame.Coached, f.Frame.Taught = true, true
	for _, told := range []bool{false, true} {
		if told {
			f.Frame.Pointed = []string{"events-pile"}
		}
		list := draw.PlacePanel{At: legends.Forest}.Regions(f)
		at := list[ui.Find(list, "char-pellinore")].Beside
		if at.H == 0 || at.Overlaps(pile) == told {
			t.Errorf("told %v: the card lies at %v, the pile at %v", told, at, pile)
		}
	}
}

// A hand that was shown lies beside one's own, whose cards do not lie over each other either.
func TestShownHandLeavesRoom(t *testing.T) {
	for _, phase := range []legends.Phase{legends.PhaseTexts, legends.PhaseActions} {
		s := at(t, 2, legends.Standard, phase, func(g *legends.Game, _ func(string, game.Seat, legends.Place)) {
			for c := legends.Card(0); c < 5; c++ {
				hold(g, 0, c)
			}
			hold(g, 1, card(t, g, "kay"))
			g.Own[0].Spied[1] = g.Own[1].Hand
		})
		list := s.scene.Regions()
		over := ui.Find(list, "inset")
		if over < 0 {
			t.Fatalf("phase %d: the hand that was shown does not lie there", phase)
		}
		for _, r := range list {
			if strings.HasPrefix(r.Name, "hand-") && r.Bounds.Overlaps(list[over].Bounds) {
				t.Errorf("it lies over %s", r.Label)
			}
		}
	}
}

// Of two events in one place only one can be taken in a turn, and no more is said of a rival. // L51
func TestOneEventAPlaceIsTaken(t *testing.T) {
	s := beast(t, func(g *legends.Game, _ func(string, game.Seat, legends.Place)) {
		g.Event[card(t, g, "white-hart")-legends.Characters].At = legends.Forest
	})
	f := s.scene.Model()
	said := strings.Join(f.Survey(), "\n")
	if one, two := f.Card(card(t, s.game(), "questing-beast")), f.Card(card(t, s.game(), "white-hart")); !strings.Contains(said, " or ") || !strings.Contains(said, one) || !strings.Contains(said, two) {
		t.Errorf("of %s and %s it is said: %s", one, two, said)
	}
}

// Nobody is told that he is far from an event for which the turn's actions are enough, though another may take it first; of
// the only event it is not said that it is the nearest of all.
func TestFarIsOnlyWhatTheTurnDoesNotReach(t *testing.T) {
	for _, helps := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "queens-trial")-legends.Characters].At = legends.Camelot
			stand("lancelot", 0, legends.Camelot)
			stand("ector", 0, legends.Cornwall)
			for _, id := range []string{"lucan", "palomides", "gareth"} {
				stand(id, 1, legends.Camelot)
			}
			if helps {
				hold(g, 0, card(t, g, "kay"))
			}
		})
		f, trial := s.scene.Model(), card(t, s.game(), "queens-trial")
		if !f.Taken(f.Table(), trial) {
			t.Fatal("nobody else takes it: the position is not the one that is meant")
		}
		said := strings.Join(f.Survey(), "\n")
		want := f.T("survey.actions", "count", 2, "event", f.Worth([]legends.Card{trial}))
		if strings.Contains(said, want) != helps || strings.Contains(said, "all open") {
			t.Errorf("helps %t: %s", helps, said)
		}
	}
}
