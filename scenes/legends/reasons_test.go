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
	"merlin/scenes/ui"
)

// choosesHome has it asked who goes back to the hand.
func choosesHome(t *testing.T, f *draw.Frame, ids ...legends.Card) {
	t.Helper()
	text := slices.IndexFunc(f.Rules.Deck.Texts, func(x legends.Text) bool { return len(x.Do) > 0 && x.Do[0].Op == legends.Home })
	if text < 0 {
		t.Fatal("no text sends anybody home")
	}
	f.Kind, f.Args, f.All = model.AskTarget, [3]uint8{0, uint8(text), 0}, nil
	for _, c := range ids {
		f.All = append(f.All, moment.Choice{Do: []game.Action{{Kind: legends.ActTarget, A: uint8(c)}}})
	}
}

// That nobody costs less is said of him alone without whom least is missing for the event that is
// lost, and of nobody where a rival may be chosen.
func TestCheapestCostsLeast(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"lancelot", "ector", "pellinore"} {
			stand(id, 0, legends.Camelot)
		}
		stand("kay", 1, legends.Camelot)
		g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
		g.Heraldry = card(t, g, "banner-benwick")
		g.Event[g.Heraldry-legends.Characters].At = legends.Heraldic
	})
	f := s.scene.Model()
	own := []legends.Card{card(t, s.game(), "lancelot"), card(t, s.game(), "ector"), card(t, s.game(), "pellinore")}
	choosesHome(t, f, own...)
	for i, want := range []bool{false, false, true} {
		if said := f.Plan(&f.All[i]); strings.Contains(said, f.T("plan.cheapest")) != want || !strings.Contains(said, f.Card(card(t, s.game(), "oath"))) {
			t.Errorf("%s: %s", f.Card(own[i]), said)
		}
	}
	choosesHome(t, f, append(own, card(t, s.game(), "kay"))...)
	if said := f.Plan(&f.All[2]); strings.Contains(said, f.T("plan.cheapest")) {
		t.Errorf("where a rival may be chosen: %s", said)
	}
}

// Who holds a card that a power plays where its own character stands is told so at another place.
func TestEntersElsewhere(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("lynette", 0, legends.Forest)
		hold(g, 0, card(t, g, "meleagant"))
	})
	s.press("char-lynette")
	s.press("hand-meleagant")
	list, f := s.scene.Regions(), s.scene.Model()
	i := ui.Find(list, "put-camelot")
	if i < 0 || list[i].Why == nil {
		t.Fatal("nothing is said at Camelot")
	}
	if said, want := list[i].Why(), f.T("why.enter-here", "card", f.Card(card(t, s.game(), "lynette")), "at", f.InPlace(legends.Forest)); said != want {
		t.Errorf("at Camelot: %s", said)
	}
}

// An event that is ready is not refused as too late while it is too early.
func TestCompletingComesNext(t *testing.T) {
	for phase, key := range map[legends.Phase]string{legends.PhaseTexts: "why.phase-texts", legends.PhaseActions: "why.phase-complete"} {
		s := at(t, 2, legends.Standard, phase, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("lynette", 0, legends.Forest)
			hold(g, 0, card(t, g, "meleagant"))
			g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
		})
		f, event := s.scene.Model(), card(t, s.game(), "oath")
		if said, want := f.WhyNotComplete(event), f.T(key, "on", f.T("action.go-on")); said != want {
			t.Errorf("phase %d: %s", phase, said)
		}
	}
}

// Two actions that draw are told as two cards; what a card does stands with what comes of it, also
// where somebody had to say it first; and something new after another's fate is a sentence of its own.
func TestChronicleSentences(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(_ *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("lancelot", 0, legends.Camelot)
	})
	f, elaine, lancelot := s.scene.Model(), int16(card(t, s.game(), "elaine-astolat")), int16(card(t, s.game(), "lancelot"))
	red := func(k game.EventKind, args ...int16) game.Event {
		e := game.Event{Kind: k, Seat: 1}
		copy(e.Args[:], args)
		return e
	}
	spent, drew := red(legends.EventSpent), red(legends.EventDrew, game.Unknown)
	f.Moves = []game.Move{
		{Seat: 0, Events: []game.Event{red(legends.EventTurn), spent, drew, spent, drew, red(legends.EventTurn), red(legends.EventLost, elaine), red(legends.EventWorks, elaine)}},
		{Seat: 1, Events: []game.Event{red(legends.EventReturned, lancelot), spent, red(legends.EventPlayed, elaine, int16(legends.Forest))}},
	}
	var told []string
	for _, e := range f.Chronicle() {
		_, said, _ := strings.Cut(e.Text, "</b>: ")
		told = append(told, said)
	}
	want := []string{"draws 2 characters.", "Elaine of Astolat is discarded.", "by Elaine of Astolat: Sir Lancelot goes back to hand.", "plays Elaine of Astolat (Perilous Forest)."}
	if len(told) < len(want) || !slices.Equal(told[len(told)-len(want):], want) {
		t.Errorf("it is told: %q", told)
	}
}

// That one has enough for an event is no reason alone against a power that costs nothing and brings
// something: that can wait is one.
func TestRestsWithReasonOnly(t *testing.T) {
	for _, holds := range []bool{false, true} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			for _, id := range []string{"lancelot", "ector", "pellinore"} {
				stand(id, 0, legends.Camelot)
			}
			stand("lynette", 0, legends.Forest)
			g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
			g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
			g.Heraldry = card(t, g, "banner-benwick")
			g.Event[g.Heraldry-legends.Characters].At = legends.Heraldic
			hold(g, 0, card(t, g, map[bool]string{true: "meleagant", false: "elaine-astolat"}[holds]))
		})
		f := s.scene.Model()
		said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: legends.ActGoOn}}})
		if !strings.Contains(said, f.Card(card(t, s.game(), "oath"))) || strings.Contains(said, "which costs nothing") != holds {
			t.Errorf("with a knight to play %v: %q", holds, said)
		}
	}
}

// A place whose power needs a woman says so, and which of one's own would do.
func TestRefusalNamesWhoWouldDo(t *testing.T) {
	s := at(t, 2, legends.Advanced, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		c := card(t, g, "maidens")
		g.Event[c-legends.Characters].At, g.Opened = legends.Maidens, 1<<legends.Maidens
		hold(g, 0, card(t, g, "gareth"))
		stand("kay", 0, legends.Maidens)
		stand("lynette", 0, legends.Forest)
		stand("guinevere", 1, legends.Forest)
	})
	f := s.scene.Model()
	said := f.WhyNotUse(card(t, s.game(), "maidens"))
	for id, named := range map[string]bool{"lynette": true, "kay": false, "guinevere": false} {
		if strings.Contains(said, f.Card(card(t, s.game(), id))) != named {
			t.Errorf("%s: it is said: %s", id, said)
		}
	}
}
