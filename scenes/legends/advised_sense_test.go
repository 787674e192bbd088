package legends

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// Who goes at the end of the turn is sent nowhere, nor named for who follows. // L44, L66
func TestWhoGoesIsSentNowhere(t *testing.T) {
	for _, doomed := range []bool{false, true} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("lancelot", 0, legends.Camelot)
			stand("lamorak", 0, legends.Cornwall)
			g.Chars[card(t, g, "lamorak")].Doomed = doomed
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
		})
		f, moves := s.scene.Model(), 0
		for i := range f.All {
			a := f.All[i].Do[0]
			if a.Kind != legends.ActMove || legends.Card(a.A) != card(t, s.game(), "lamorak") || legends.Place(a.C) != legends.Camelot {
				continue
			}
			moves++
			if never := f.Shows(&f.All[i]) == moment.Never; never != doomed {
				t.Errorf("doomed %v: %s shows %d", doomed, f.All[i].Label, f.Shows(&f.All[i]))
			}
		}
		if moves != 1 {
			t.Errorf("%d moves were looked at", moves)
		}
	}
}

// The end of the game is kept from him who would win by it, whoever that costs, and not from him who would lose. // L78
func TestEndIsKeptFromWhoWins(t *testing.T) {
	for _, ahead := range []bool{false, true} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			for _, id := range []string{"lionel", "andret", "agravain", "kay"} {
				stand(id, 0, legends.Final)
			}
			stand("marhaus", 1, legends.Final)
			g.Event[card(t, g, "final-war")-legends.Characters].At = legends.Final
			if !ahead {
				return
			}
			for _, id := range []string{"tournament", "oath"} {
				e := &g.Event[card(t, g, id)-legends.Characters]
				e.At, e.Seat = legends.Displayed, 1
			}
		})
		if s.game().Decision().Kind == model.AskText {
			s.press("go-on")
		}
		s.ready()
		f := s.scene.Model()
		if !f.Asks(model.AskAnswer) {
			t.Fatalf("he is asked %q", f.Ask)
		}
		if !f.Table().Completes(card(t, s.game(), "final-war"), 0) {
			t.Fatal("the position is not the one that is meant")
		}
		if best := advises(t, s); (best.Do[0].Kind == legends.ActUse) == ahead {
			t.Errorf("ahead %v: he advises %s", ahead, best.Label)
		}
	}
}

// Whom the sage says that a power is used on may be chosen for it then.
func TestPowerIsAimedAtWhomHeSays(t *testing.T) {
	aimed := 0
	moments(t, 8, model.AskText, func(at *game.Match, f *draw.Frame) {
		for i := range f.All {
			whom, ok := f.Next(&f.All[i])
			if !ok || f.All[i].Do[0].Kind != legends.ActUse {
				continue
			}
			after, err := at.Fork(len(at.Moves()))
			if err == nil {
				err = after.Apply(f.All[i].Do[0])
			}
			if err != nil {
				t.Fatal(err)
			}
			if d := after.Game().Decision(); d.Kind == model.AskTarget {
				if aimed++; !slices.Contains(d.Options, whom) {
					t.Errorf("%s: %v is not among %v", f.All[i].Label, whom, d.Options)
				}
			}
		}
	})
	if aimed < 5 {
		t.Errorf("%d powers were looked at: the test shows little", aimed)
	}
}

// Two actions that help each other are not passed over because the first is for nothing by itself: somebody comes where
// another goes who is wanted elsewhere.
func TestActionsThatHelpEachOther(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for id, at := range map[string]legends.Place{
			"lancelot": legends.Camelot, "gareth": legends.Camelot, "ector": legends.Camelot, "percival": legends.Forest, "palomides": legends.Forest,
		} {
			stand(id, 0, at)
		}
		g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
		g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
		hold(g, 0, card(t, g, "lucan"))
	})
	f := s.scene.Model()
	lucan := game.Action{Kind: legends.ActPlay, A: uint8(card(t, s.game(), "lucan")), B: uint8(legends.Camelot)}
	_, events, _ := f.Pair(lucan)
	if !f.Aimless(lucan) || f.Yields(events) != 6 {
		t.Fatalf("the position is not the one that is meant: %v", events)
	}
	best := advises(t, s)
	if _, ok := f.Next(best); !ok || f.Shows(best) < 40 {
		t.Errorf("he advises %s, which shows %d", best.Label, f.Shows(best))
	}
}
