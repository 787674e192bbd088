package merlin

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// A robot with one finger plays whole rounds in the windows of phones, upright and held
// sideways: it taps what glows there, and enlarges and moves nothing by hand.
func TestFingerPlaysRounds(t *testing.T) {
	for i, w := range [][2]float64{{390, 844}, {844, 390}} {
		for k, set := range [][]string{nil, castleSets[len(castleSets)-2]} {
			t.Run(fmt.Sprintf("%v with %s", w, strings.Join(set, ", ")), func(t *testing.T) {
				s := laid(t, newMatch(t, 2, uint64(11+i), set...), 0, true)
				s.app.Resize(ui.Shaped(w[0], w[1], 3, 1))
				f := fingerAt(s, uint64(i), uint64(k))
				f.Play(func() bool { return gameOf(s.scene).Round >= 3 || gameOf(s.scene).Over() })
			})
		}
	}
}

// fingerAt is a finger that taps at a table.
func fingerAt(s *sitting, seed, stream uint64) *tabletest.Finger {
	chance := game.NewStream(seed, stream)
	return &tabletest.Finger{T: s.t, App: s.app, Chance: &chance, Shuns: func(name string) bool {
		return slices.Contains(away, name) || strings.HasPrefix(name, "moment-")
	}}
}

// Pages are turned by swipes, and none presses what lies under it.
func TestSwipesTurnPages(t *testing.T) {
	for _, w := range [][2]float64{{390, 844}, {844, 390}} {
		s := laid(t, newMatch(t, 2, 11), 0)
		s.app.Resize(ui.Shaped(w[0], w[1], 3, 1))
		s.click("ready")
		s.tick(4)
		fingerAt(s, 1, 1).Swipes(func() int { return s.scene.Session().Moves() + len(s.scene.Chooser()) })
	}
}

// Turning the phone in the middle of a choice keeps what was chosen, and what is asked.
func TestTurningKeepsTheChoice(t *testing.T) {
	s := laid(t, newMatch(t, 2, 11), 0)
	s.app.Resize(ui.Shaped(390, 844, 3, 1))
	f := fingerAt(s, 3, 3)
	turned := 0
	for range 120 {
		f.Tick(62)
		list := f.Reach()
		f.Tap(list[f.Chance.N(len(list))])
		f.Tick(2)
		if s.app.Top() != ui.Scene(s.scene) || s.scene.Model().PutBack == nil && s.scene.Chooser() == nil {
			continue
		}
		turned++
		moves, says, open := s.scene.Session().Moves(), s.scene.Model().Prompt(), len(s.scene.Chooser())
		for _, w := range [][2]float64{{844, 390}, {1280, 720}, {390, 844}} {
			s.app.Resize(ui.Shaped(w[0], w[1], 3, 1))
			f.Tick(3)
			if now := s.scene.Model(); s.scene.Session().Moves() != moves || now.Prompt() != says || len(s.scene.Chooser()) != open {
				t.Fatalf("at %v %q with %d in the chooser became %q with %d", w, says, open, now.Prompt(), len(s.scene.Chooser()))
			}
			if room := s.app.Context().Room(); s.scene.Chooser() != nil && w[0] < 1000 {
				for _, r := range s.app.Regions() {
					if r.Bounds.Cut(room) != r.Bounds {
						t.Errorf("at %v %s lies at %v, out of %v", w, r.Name, r.Bounds, room)
					}
				}
			}
		}
	}
	if turned < 3 {
		t.Errorf("only %d choices were half made", turned)
	}
}
