package legends

import (
	"fmt"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// phones are the windows of phones, upright and held sideways.
var phones = [][2]float64{{390, 844}, {844, 390}}

// fingerAt is a finger that taps at a table.
func fingerAt(s *sitting, seed, stream uint64) *tabletest.Finger {
	chance := game.NewStream(seed, stream)
	return &tabletest.Finger{T: s.T, App: s.app, Chance: &chance, Shuns: func(name string) bool {
		return shunned(name) || name == "earlier" || name == "later"
	}}
}

// A robot with one finger plays whole rounds on phones.
func TestFingerPlaysRounds(t *testing.T) {
	for i, w := range phones {
		for k, level := range []string{"beginner", "advanced"} {
			t.Run(fmt.Sprint(w, level), func(t *testing.T) {
				s := sit(t, newMatch(t, 2+k, uint64(11+i), level), 0)
				s.app.Resize(ui.Shaped(w[0], w[1], 3, 1))
				fingerAt(s, uint64(i), uint64(k)).Play(func() bool { return s.scene.Model().Rounds() > 2 || s.session().Over() })
			})
		}
	}
}

// Turning the phone in the middle of a choice keeps what is picked or asked. All that lies there
// then, and in the book of all cards, can be read and touched in each of its windows.
func TestTurningKeepsTheChoice(t *testing.T) {
	s := sit(t, newMatch(t, 3, 11, "advanced"), 0)
	s.app.Resize(ui.Shaped(390, 844, 3, 1))
	f, turned := fingerAt(s, 3, 3), 0
	for taps := 0; turned < 6 && taps < 400; taps++ {
		f.Tick(62)
		list := f.Reach()
		f.Tap(list[f.Chance.N(len(list))])
		f.Tick(2)
		desk := s.scene.Model().Desk
		if s.app.Top() != ui.Scene(s.scene) || len(desk.Picked) == 0 && s.scene.Chooser() == nil {
			continue
		}
		turned++
		says, picked, open := s.scene.Model().Prompt(), len(desk.Picked), len(s.scene.Chooser())
		for _, w := range append(tabletest.SmallWindows, [3]float64{1280, 720, 1}, [3]float64{390, 844, 3}) {
			s.app.Resize(ui.Shaped(w[0], w[1], w[2], 1))
			f.Tick(4)
			if s.scene.Model().Prompt() != says || len(desk.Picked) != picked || len(s.scene.Chooser()) != open {
				t.Fatalf("at %v %q with %d picked became %q with %d", w, says, picked, s.scene.Model().Prompt(), len(desk.Picked))
			}
			if w[0] != 1280 {
				tabletest.Legible(t, s.app, fmt.Sprintf("turned to %v at %q", w, says))
			}
		}
	}
	if turned < 6 {
		t.Errorf("only %d choices were half made", turned)
	}
}

// The cards of the deck are looked through on small windows, each is read in full, and what
// happened meanwhile is told: all of it can be read and touched.
func TestSmallBookFits(t *testing.T) {
	for i, w := range tabletest.SmallWindows {
		s := sit(t, newMatch(t, 2, 5, "advanced"), 0)
		lang := i18n.Languages()[i]
		s.app.Context().SetLocale(tabletest.Locale(t, lang, "legends"))
		s.app.Resize(ui.Shaped(w[0], w[1], w[2], 1))
		s.press("ready")
		s.tick(4)
		for _, press := range []string{"browse", "later", "filter-knights", "book-lancelot", "book-lancelot", "browse-close"} {
			s.app.Context().PressNamed(press)
			s.tick(4)
			tabletest.Legible(t, s.app, fmt.Sprintf("%s at %v after %s", lang, w, press))
		}
		if ui.Find(s.app.Regions(), "browse") < 0 {
			t.Errorf("at %v the cards are not put away", w)
		}
	}
}

// Pages are turned by swipes, and none presses what lies under it.
func TestSwipesTurnPages(t *testing.T) {
	for _, w := range phones {
		s := sit(t, newMatch(t, 2, 11, "standard"), 0)
		s.app.Resize(ui.Shaped(w[0], w[1], 3, 1))
		s.press("ready")
		s.tick(4)
		fingerAt(s, 1, 1).Swipes(func() int { return s.session().Moves() + len(s.scene.Model().Desk.Picked) })
	}
}

// On phones the coach's sheet has a place of its own, whatever he says.
func TestSheetKeepsItsPlace(t *testing.T) { tabletest.SheetKeepsItsPlace(t, standard, 25) }
