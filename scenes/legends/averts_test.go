package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// Where another may end the game the sage says first what prevents it, and advises that; or that nothing does. // L79
func TestDangerIsAnswered(t *testing.T) {
	for _, armed := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			final := card(t, g, "final-war")
			g.Event[final-legends.Characters].At = legends.Final
			g.Opened |= 1 << legends.Final
			for _, id := range []string{"gawain", "mordred", "tristan", "lancelot", "lynette"} {
				stand(id, 1, legends.Final)
			}
			if armed {
				stand("meleagant", 0, legends.Forest)
			} else {
				stand("dinadan", 0, legends.Forest)
			}
			hold(g, 0, card(t, g, "lionel"))
		})
		f := s.scene.Model()
		best := advises(t, s)
		if !f.Pressed() {
			t.Fatal("nobody may end the game: the position is not the one that is meant")
		}
		prevents := best.Do[0].Kind == legends.ActUse && strings.HasSuffix(f.Warning(best), f.T("plan.averts"))
		if prevents != armed || strings.HasSuffix(f.Warning(best), f.T("plan.unaverted", "name", f.Who(1))) == armed {
			t.Errorf("armed %t: he advises %s and says: %s", armed, best.Label, f.Warning(best))
		}
	}
}

// Whoever goes at the end of one's turn no longer counts for what another takes in his, in whatever phase it is told. // L44, L66
func TestWhoLeavesCountsForNoDanger(t *testing.T) {
	for _, leaves := range []bool{false, true} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "final-war")-legends.Characters].At = legends.Final
			g.Opened |= 1 << legends.Final
			for _, id := range []string{"gawain", "mordred", "tristan", "lancelot", "lynette"} {
				stand(id, 1, legends.Final)
			}
			g.Event[card(t, g, "white-hart")-legends.Characters].At = legends.Forest
			stand("pellinore", 1, legends.Forest)
			stand("palomides", 1, legends.Forest)
			g.Chars[card(t, g, "pellinore")].Doomed = leaves
			stand("meleagant", 0, legends.Forest)
		})
		f, g := s.scene.Model(), s.game()
		if !f.Asks(model.AskText) {
			t.Fatal("no powers are asked for")
		}
		theirs := int(f.Face(card(t, g, "final-war")).Points)
		if !leaves {
			theirs += int(f.Face(card(t, g, "white-hart")).Points)
		}
		want := f.T("plan.final-theirs", "name", f.Who(1), "card", f.Card(card(t, g, "final-war")), "own", 0, "theirs", theirs)
		if said := f.Warning(nil); !strings.HasPrefix(said, want) {
			t.Errorf("leaves %t: %q, want %q", leaves, said, want)
		}
	}
}

// Beginners' last event ends the game as the Final Event does, and so it is told. // L77
func TestLastEventIsADanger(t *testing.T) {
	for _, left := range []uint8{0, 3} {
		s := at(t, 2, legends.Beginner, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
			for _, id := range []string{"lancelot", "ector", "dagonet", "percival", "gawain"} {
				stand(id, 1, legends.Camelot)
			}
			stand("kay", 0, legends.Forest)
			g.DeckLeft = left
		})
		f := s.scene.Model()
		theirs := f.T("plan.final-theirs", "name", f.Who(1), "card", f.Card(card(t, s.game(), "oath")), "own", 0, "theirs", 3)
		if strings.HasPrefix(f.Warning(nil), theirs) != (left == 0) {
			t.Errorf("with %d in the pile it is told: %s", left, f.Warning(nil))
		}
	}
}

// Who stands by to answer keeps an event from another in his turn: it is not as good as gone. A silent one does not.
func TestWhoAnswersIsReckonedWith(t *testing.T) {
	for _, silent := range []uint8{0, 1} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
			for _, id := range []string{"lancelot", "palomides", "ector"} {
				stand(id, 1, legends.Camelot)
			}
			stand("marhaus", 0, legends.Camelot)
			g.Chars[card(t, g, "marhaus")].Silent = silent
			for _, id := range []string{"gawain", "bors"} {
				hold(g, 0, card(t, g, id))
			}
		})
		f, event := s.scene.Model(), card(t, s.game(), "tournament")
		said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: legends.ActDraw}}})
		held := strings.Contains(said, f.T("plan.threat-held", "name", f.Who(1), "events", f.Worth([]legends.Card{event}), "card", f.Card(card(t, s.game(), "marhaus"))))
		if f.Taken(f.Table(), event) != (silent != 0) || held != (silent == 0) {
			t.Errorf("silent %d: %s", silent, said)
		}
	}
}

// Nobody draws the last card that his hand may hold before a prize that brings cards: to play one is worth more then, and
// both say why. // L61, L64
func TestHandHasRoomForAPrize(t *testing.T) {
	for _, held := range []int{1, 4} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
			for _, id := range []string{"percival", "pellinore", "sagramore"} {
				stand(id, 0, legends.Forest)
			}
			for _, id := range []string{"kay", "bors", "lucan", "lionel"}[:held] {
				hold(g, 0, card(t, g, id))
			}
			g.Turn.Spent = 1
		})
		f, by := s.scene.Model(), card(t, s.game(), "percival")
		draw := moment.Choice{Do: []game.Action{{Kind: legends.ActDraw}}}
		full, told, most := held == 4, false, 0
		for i := range f.All {
			if f.All[i].Do[0].Kind == legends.ActPlay {
				told = told || strings.Contains(f.Plan(&f.All[i]), f.T("plan.makes-room", "card", f.Card(by)))
				most = max(most, f.Shows(&f.All[i]))
			}
		}
		spills := strings.Contains(f.Plan(&draw), f.T("plan.spills", "card", f.Card(by), "count", 2))
		if spills != full || told != full || full && most <= f.Shows(&draw) {
			t.Errorf("with %d cards drawing shows %d, playing %d: %s", held, f.Shows(&draw), most, f.Plan(&draw))
		}
	}
}

// What people were gathered for a turn before is not let be without a word, unless it is told anyway.
func TestWhatWasMeantIsNotForgotten(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"oath", "questing-beast"} {
			g.Event[card(t, g, id)-legends.Characters].At = map[string]legends.Place{"oath": legends.Camelot, "questing-beast": legends.Forest}[id]
		}
		stand("kay", 0, legends.Camelot)
		stand("percival", 0, legends.Forest)
		for _, id := range []string{"lancelot", "palomides", "ector-maris", "lynette"} {
			stand(id, 1, legends.Forest)
		}
		hold(g, 0, card(t, g, "gareth"))
	})
	f := s.scene.Model()
	play := moment.Choice{Do: []game.Action{{Kind: legends.ActPlay, A: uint8(card(t, s.game(), "gareth")), B: uint8(legends.Camelot)}}}
	for _, id := range []string{"", "questing-beast", "oath"} {
		f.Aimed = nil
		if id != "" {
			f.Aimed = []int{int(card(t, s.game(), id))}
		}
		want := ""
		if id == "questing-beast" {
			want = f.T("plan.dropped-taken", "card", f.Card(card(t, s.game(), id)), "name", f.Who(1))
		}
		if said := f.Warning(&play); said != want {
			t.Errorf("after %q it is said: %q", id, said)
		}
	}
}

// The second action of a plan can be done after the first: nobody is to come where that one keeps him away. // L63
func TestPlannedPairIsAllowed(t *testing.T) {
	pairs := 0
	whenAsked(t, model.AskAction, func(at *game.Match, f *draw.Frame) {
		n := len(at.Moves())
		for i := range f.All {
			second, _, ok := f.Pair(f.All[i].Do[0])
			if !ok {
				continue
			}
			pairs++
			after, err := at.Fork(n)
			if err == nil {
				err = after.Apply(f.All[i].Do[0])
			}
			if err != nil {
				t.Fatal(err)
			}
			if d := after.Game().Decision(); d.Kind == model.AskAction && !slices.Contains(d.Options, second.Do[0]) {
				t.Errorf("seed %d, %d moves: %s cannot follow %s", at.Setup().Seed, n, second.Label, f.All[i].Label)
			}
		}
	})
	if pairs < 20 {
		t.Errorf("%d pairs were looked at: the test shows little", pairs)
	}
}

// whenAsked looks at each position of twelve games at which a question of a kind is open, as who is asked sees it.
func whenAsked(t *testing.T, kind game.AskKind, look func(at *game.Match, f *draw.Frame)) {
	t.Helper()
	for seed := range uint64(12) {
		m := playedGame(t, 2, seed, "standard")
		for n := range m.Moves() {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if at.Game().Decision().Kind != kind {
				continue
			}
			s := sit(t, at, 0)
			s.ready()
			look(at, s.scene.Model())
		}
	}
}
