package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
)

// Who was robbed is told of what and by whom where his turn begins; as it happens the card is seen by
// those alone who may know it.
func TestRobberyIsTold(t *testing.T) {
	robbed, told := -1, 0
	var by, victim game.Seat
	for i, m := range recordedMatch(t, "roundtable-5", -1).Moves() {
		for _, e := range m.Events {
			switch {
			case e.Kind == roundtable.EventRobbed:
				robbed, victim, by = i, e.Seat, game.Seat(e.Args[0])
				seenRobbery(t, i+1, victim, by)
			case e.Kind == roundtable.EventTurn && robbed >= 0 && e.Seat == victim:
				toldOfRobbery(t, i+1, victim, by)
				robbed, told = -1, told+1
			}
		}
	}
	if told == 0 {
		t.Error("nobody is robbed who has a turn yet: the test shows nothing")
	}
}

// toldOfRobbery wants the victim's turn to begin with it.
func toldOfRobbery(t *testing.T, moves int, victim, by game.Seat) {
	t.Helper()
	s := sit(t, recordedMatch(t, "roundtable-5", moves), 0)
	s.unveil()
	f := s.scene.Model()
	if robbed := f.Since().Own.Robbed; f.Home != victim || len(robbed) != 1 || robbed[0].Of != by {
		t.Fatalf("seat %d, of which %d is robbed by %d, knows of %v", f.Home, victim, by, robbed)
	}
	for _, e := range f.Recap() {
		if strings.Contains(e.Text, "{laid-white-") && strings.Contains(e.Text, f.Knight(by)) {
			return
		}
	}
	t.Errorf("it is not told in %v", f.Recap())
}

// seenRobbery wants the card to be named to the two alone.
func seenRobbery(t *testing.T, moves int, victim, by game.Seat) {
	t.Helper()
	s := sit(t, recordedMatch(t, "roundtable-5", moves), 0)
	s.unveil()
	f := s.scene.Model()
	for _, e := range f.Moves[len(f.Moves)-1].Events {
		if e.Kind != roundtable.EventDiscard {
			continue
		}
		knows := f.Home == victim || f.Home == by
		text := draw.Events[e.Kind].Fly(f, f.View, e)[0].Scene.Gains[0].Text
		if hidden := text == f.T("robbery.hidden"); hidden == knows {
			t.Errorf("seat %d is told %q", f.Home, text)
		}
	}
}
