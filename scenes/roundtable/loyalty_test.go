package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/ui"
)

// Whoever points at his Loyalty card is told what he may do, the Traitor and nobody else how
// to be one; the region that tells it is the same for all.
func TestTraitorIsTold(t *testing.T) {
	s := sit(t, newMatch(t, 5, 3, "loyalty", "among-us"), 0)
	felon := s.game().Felon
	if felon == game.NoSeat {
		t.Fatal("nobody is the Traitor")
	}
	s.app.Context().SetPreferences(ui.Preferences{Hints: true})
	for range 5 {
		if s.app.Top() != ui.Scene(s.scene) {
			s.press("ready")
		}
		f := s.scene.Model()
		list := s.app.Top().Regions()
		card := list[ui.Find(list, "loyalty")]
		for _, key := range []string{"loyalty.traitor", "loyalty.traitor.hides", "loyalty.traitor.shows", "help.traitor.gift"} {
			if told := strings.Contains(card.Tip(), f.T(key)); told != (f.Home == felon) {
				t.Errorf("seat %d, the Traitor is %d: %s is told: %t", f.Home, felon, key, told)
			}
		}
		if loyal := strings.Contains(card.Tip(), f.T("loyalty.loyal.doubts")); loyal == (f.Home == felon) || card.Label != f.T("loyalty.label") {
			t.Errorf("seat %d, the Traitor is %d: %q, %q", f.Home, felon, card.Label, card.Tip())
		}
		s.press(regionOf(&f.All[0]))
	}
}

// A question that no card asks is explained by itself, not by the first of all cards.
func TestHelpIsOfTheQuestion(t *testing.T) {
	m := newMatch(t, 3, 5, "loyalty", "none")
	for m.Game().Decision().Kind != roundtable.AskEvil {
		if err := m.Apply(m.Game().Decision().Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	s := sit(t, m, 0)
	s.app.Context().SetPreferences(ui.Preferences{Hints: true})
	if s.app.Top() != ui.Scene(s.scene) {
		s.press("ready")
	}
	if f := s.scene.Model(); f.Help() != f.T("help.evil") {
		t.Errorf("it says %q", f.Help())
	}
}
