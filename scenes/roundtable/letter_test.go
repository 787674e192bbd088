package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
)

// Whoever gets a card from Arthur reads in a banner from whom and which, before he gives one
// back.
func TestTheKingsCardIsShown(t *testing.T) {
	m := recordedMatch(t, "roundtable-7", 98)
	var w roundtable.White
	var from game.Seat
	for _, a := range m.Game().Decision().Options {
		if a.Kind == roundtable.ActExchange {
			from, w = m.Game().Decision().Seat, roundtable.White(a.B)
			if err := m.Apply(a); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	s := sit(t, m, 0)
	if s.Veiled() {
		s.press("ready")
	}
	f := s.scene.Model()
	for _, want := range []string{f.Knight(from), f.White(w)} {
		if title := f.BannerTitle(); !strings.Contains(title, want) {
			t.Errorf("%q does not name %q", title, want)
		}
	}
	s.region("letter")
}

// A press on a place takes the free way where there is one; the button of the moves has both.
func TestFreeRidesComeFirst(t *testing.T) {
	m := newMatch(t, 7, 100)
	for n := 0; ; n++ {
		d := m.Game().Decision()
		kinds := map[game.Kind]bool{}
		for _, a := range d.Options {
			kinds[a.Kind] = true
		}
		if kinds[roundtable.ActRide] && kinds[roundtable.ActMove] {
			break
		}
		if n > 400 {
			t.Fatal("nobody rides for nothing")
		}
		if err := m.Apply(d.Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	s := sit(t, m, 0)
	if s.Veiled() {
		s.press("ready")
	}
	f := s.scene.Model()
	for to, list := range f.Choices {
		for _, c := range list {
			if c.Do[0].Kind == roundtable.ActMove {
				t.Errorf("at %v there is the move too", to)
			}
		}
	}
	moves := 0
	for _, c := range f.All {
		if c.Do[0].Kind == roundtable.ActMove {
			moves++
		}
	}
	if moves == 0 {
		t.Error("no button has the move")
	}
}
