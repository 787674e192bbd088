package legends

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/legends"
)

// A text that costs an action is asked for first: who stays has spent nothing.
func TestActionIsNotSpentUnasked(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(_ *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("meleagant", 0, legends.Camelot)
		stand("guinevere", 1, legends.Cornwall)
		stand("elaine-astolat", 1, legends.Forest)
	})
	left := s.game().Table().Left()
	s.press("char-meleagant")
	s.press("dialog-stay")
	if now := s.game(); now.Table().Left() != left || now.Decision().Kind != game.AskKind(legends.AskText) {
		t.Errorf("%d actions of %d are left, asked %q", now.Table().Left(), left, now.Decision().Ask)
	}
	s.press("char-meleagant")
	s.press("dialog-forgo")
	if now := s.game().Table().Left(); now != left-1 {
		t.Errorf("%d actions of %d are left once it is used", now, left)
	}
	if _, ok := textChooses(s.scene.Model()); !ok {
		t.Error("the coach is silent where one chooses whom it works on")
	}
}

// So is one that costs a card, and not one that is free.
func TestCardIsNotSpentUnasked(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("agravain", 0, legends.Camelot)
		stand("andret", 0, legends.Camelot)
		stand("tristan", 1, legends.Camelot)
		stand("elaine-astolat", 1, legends.Camelot)
		hold(g, 1, card(t, g, "kay"))
	})
	agravain := card(t, s.game(), "agravain")
	s.press("char-agravain")
	s.press("dialog-stay")
	if g := s.game(); g.Chars[agravain].Doomed || g.Decision().Kind != game.AskKind(legends.AskText) {
		t.Error("who stays has given him up")
	}
	s.press("char-andret")
	if now := s.game().Decision(); now.Kind == game.AskKind(legends.AskText) && slices.ContainsFunc(now.Options, func(a game.Action) bool {
		return a.Kind == legends.ActUse && s.game().Rules().Deck.Texts[a.A].Card == card(t, s.game(), "andret")
	}) {
		t.Error("what is free is asked for first")
	}
}

// The coach tells of new arms where a company has more or less by them of what is asked for.
func TestNewArmsAreTold(t *testing.T) {
	for _, c := range []struct {
		now, old string
		want     bool
	}{{"banner-pendragon", "banner-benwick", true}, {"banner-benwick", "", false}} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("lancelot", 0, legends.Camelot)
			g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
			g.Heraldry = card(t, g, c.now)
			g.Event[g.Heraldry-legends.Characters].At = legends.Heraldic
		})
		f := s.scene.Model()
		for _, id := range []string{c.old, c.now} {
			if id != "" {
				f.Moves = append(f.Moves, game.Move{Events: []game.Event{{Kind: legends.EventRaised, Args: [5]int16{int16(card(t, s.game(), id))}}}})
			}
		}
		if said, ok := armsChanged(f); ok != c.want {
			t.Errorf("%s after %q: told %v, %v", c.now, c.old, ok, said)
		}
	}
}

// Who has played two characters is not told how that is done.
func TestPlayingIsToldOnce(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(_ *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("lancelot", 0, legends.Camelot)
	})
	f := s.scene.Model()
	for n := range 3 {
		if _, ok := playsYet(f); ok != (n < 2) {
			t.Errorf("after %d: told %v", n, ok)
		}
		f.Moves = append(f.Moves, game.Move{Events: []game.Event{{Kind: legends.EventPlayed}}})
	}
}
