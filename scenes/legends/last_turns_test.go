package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// Once the pile is empty nobody is sent anywhere for events that may yet come. // L79
func TestNothingComesFromAnEmptyPile(t *testing.T) {
	for _, left := range []uint8{9, 1, 0} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.DeckLeft = left
			stand("bors", 0, legends.Forest)
			hold(g, 0, card(t, g, "lancelot"))
			hold(g, 0, card(t, g, "gareth"))
		})
		f, told := s.scene.Model(), false
		for i := range f.All {
			told = told || strings.Contains(f.Plan(&f.All[i]), "may yet come")
		}
		if told != (left > 1) {
			t.Errorf("with %d in the pile it is told what may yet come: %t", left, told)
		}
	}
}

// Whoever would lose by ending the game does not keep the Final Event from others: they are sent there, and told that
// they win by it, and that they win if he takes it; who loses then is told the same, for the case that he does not. // L79
func TestFinalEventOfWhoLosesByIt(t *testing.T) {
	final := legends.NoCard
	for _, trophy := range []string{"tournament", ""} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			final = card(t, g, "final-war")
			g.Event[final-legends.Characters].At = legends.Final
			g.Opened |= 1 << legends.Final
			for _, id := range []string{"gawain", "mordred", "andret", "tristan"} {
				stand(id, 1, legends.Final)
			}
			for _, id := range []string{"lancelot", "meleagant", "palomides"} {
				stand(id, 0, legends.Final)
			}
			hold(g, 0, card(t, g, "agravain"))
			if trophy == "" {
				return
			}
			for _, id := range []string{"tournament", "oath"} {
				e := &g.Event[card(t, g, id)-legends.Characters]
				e.At, e.Seat = legends.Displayed, 0
			}
		})
		f, leads := s.scene.Model(), trophy != ""
		own := f.Table().Points(0)
		best := advises(t, s)
		wins := strings.HasPrefix(f.Plan(best), f.T("plan.final-then", "card", f.Card(final), "own", own+5, "others", 0))
		ours := f.T("plan.final-ours", "name", f.Who(1), "card", f.Card(final), "own", own, "theirs", 5)
		if !wins || (f.Warning(nil) == ours) != leads || strings.Contains(f.Plan(best), "goes before you") {
			t.Errorf("with %d points he advises %s: %s; %s", own, best.Label, f.Plan(best), f.Warning(nil))
		}
	}
}

// Where two actions are enough for an event that another takes first, drawing says so after what the card is for, and
// where he may only take one of two. // L50
func TestDrawingTellsWhatWouldSuffice(t *testing.T) {
	for _, two := range []bool{false, true} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			oath := &g.Event[card(t, g, "oath")-legends.Characters]
			oath.At, oath.Seat = legends.Displayed, 0
			g.Event[card(t, g, "queens-trial")-legends.Characters].At = legends.Camelot
			if two {
				g.Event[card(t, g, "siege-perilous")-legends.Characters].At = legends.Camelot
			}
			for _, id := range []string{"lucan", "palomides", "ector", "gareth", "bedivere"} {
				stand(id, 1, legends.Camelot)
			}
			for _, id := range []string{"percival", "pellinore", "lamorak"} {
				stand(id, 0, legends.Forest)
			}
			for _, id := range []string{"kay", "lancelot", "lot", "pelleas"} {
				hold(g, 0, card(t, g, id))
			}
			g.Pile[0], g.PileLeft, g.DeckLeft = card(t, g, "marhaus"), 1, 1
		})
		f, want := s.scene.Model(), "is not worth an action"
		if two {
			want = "cannot be relied on"
		}
		draw := moment.Choice{Do: []game.Action{{Kind: legends.ActDraw}}}
		if said := f.Plan(&draw); !strings.HasPrefix(said, "Only the Final Event") || !strings.Contains(said, "\n“The Queen’s Trial” (4 points) "+want) {
			t.Errorf("two events: %t: %s", two, said)
		}
	}
}

// Who goes at the end of the turn is named where the numbers leave him out. // L66
func TestWhoGoesIsNamed(t *testing.T) {
	for _, goes := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
			stand("kay", 0, legends.Camelot)
			g.Chars[card(t, g, "kay")].Doomed = goes
			hold(g, 0, card(t, g, "lancelot"))
		})
		f, said := s.scene.Model(), ""
		for i := range f.All {
			if a := f.All[i].Do[0]; a.Kind == legends.ActPlay && legends.Place(a.B) == legends.Camelot {
				said = f.Plan(&f.All[i])
			}
		}
		want := f.T("plan.uncounted", "cards", f.Card(card(t, s.game(), "kay")))
		if strings.Contains(said, want) != goes || strings.Contains(strings.Join(f.Survey(), "\n"), want) != goes {
			t.Errorf("goes %t: %s; %s", goes, said, f.Survey())
		}
	}
}

// What one wins by the end of another's turn is said with every advice of one's own turn, and a card that is won
// eases what the actions are for. // L79, L91
func TestWholeTurnIsReckonedWith(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"percival", "ector", "gareth"} {
			stand(id, 0, legends.Camelot)
		}
		stand("meleagant", 0, legends.Forest)
		for _, id := range []string{"lynette", "palomides", "dinadan", "kay"} {
			stand(id, 1, legends.Cornwall)
		}
		g.Event[card(t, g, "chapel-leap")-legends.Characters].At = legends.Cornwall
		for _, id := range []string{"lionel", "lamorak"} {
			hold(g, 0, card(t, g, id))
		}
		for _, id := range []string{"oath", "boon"} {
			e := &g.Event[card(t, g, id)-legends.Characters]
			e.At, e.Seat = legends.Camelot, 1 // who turned it up
		}
		for _, id := range []string{"gaheris", "mordred", "andret", "tristan"} {
			stand(id, 1, legends.Final)
		}
		final := card(t, g, "final-war")
		g.Event[final-legends.Characters].At = legends.Final
		g.Opened |= 1 << legends.Final
		e := &g.Event[card(t, g, "siege-perilous")-legends.Characters]
		e.At, e.Seat = legends.Displayed, 0
	})
	f := s.scene.Model()
	warns := f.T("plan.final-theirs", "name", f.Who(1), "card", f.Card(card(t, s.game(), "final-war")), "own", 7, "theirs", 9)
	for i := range f.All {
		if x := f.All[i].Do[0]; x.Kind == legends.ActUse && f.Rules.Deck.Texts[x.A].Card == card(t, s.game(), "meleagant") { // he keeps the Leap from her
			warns += " " + f.T("plan.averts-by", "how", f.Called(&f.All[i]))
		}
	}
	if f.Warning(nil) != warns {
		t.Errorf("he warns %q, not %q", f.Warning(nil), warns)
	}
	said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: legends.ActGoOn}}})
	if name := f.Card(card(t, s.game(), "boon")); !strings.Contains(said, "you need both actions for “"+name) {
		t.Errorf("%s is not what the actions are for: %s", name, said)
	}
}

// Who goes at the end of the turn is none of those with whom a rival has enough. // L66
func TestWhoGoesIsNotCounted(t *testing.T) {
	s := beast(t, func(g *legends.Game, _ func(string, game.Seat, legends.Place)) {
		g.Chars[card(t, g, "palomides")].Doomed = true
	})
	if f := s.scene.Model(); f.Ready(1) != 0 || !f.Table().Completes(card(t, s.game(), "questing-beast"), 1) {
		t.Errorf("he is told to have enough for %d events", f.Ready(1))
	}
}
