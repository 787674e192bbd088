package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
)

// Who draws fewer cards than a text says is told why. // L61a, L95
func TestFewerDrawnIsTold(t *testing.T) {
	full, short := 0, 0
	for seed := range uint64(30) {
		s := sit(t, playedGame(t, 2, 20+seed, "beginner"), 0)
		for _, e := range s.scene.Model().Chronicle() {
			full += strings.Count(e.Text, "the hand is full, so only 1 instead of 2")
			short += strings.Count(e.Text, "so only")
		}
	}
	if full == 0 || short > 30 {
		t.Errorf("%d times the hand was full, %d times fewer were drawn", full, short)
	}
}

// Nor does the reason change when somebody comes who lets the hand hold more.
func TestFewerDrawnStaysTold(t *testing.T) {
	told := 0
	for seed := range uint64(30) {
		m := sit(t, playedGame(t, 2, 20+seed, "beginner"), 0).scene.Model()
		before := m.Chronicle()
		holder, _ := m.Rules.Deck.Number("ector")
		for s := range m.Seats { // a copy of the table is changed
			m.View.Chars[holder] = legends.Character{At: legends.Camelot, Seat: game.Seat(s)}
		}
		for i, e := range m.Chronicle() {
			told += strings.Count(e.Text, "so only 1 instead of 2")
			if e.Text != before[i].Text {
				t.Errorf("%q became %q", before[i].Text, e.Text)
			}
		}
	}
	if told == 0 {
		t.Error("nothing was told")
	}
}
