package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// What a Traitor turns when he is unmasked at the very end is told apart from what an
// accusation turned before.
func TestSwordsTurnedAtTheEnd(t *testing.T) {
	sword := func(black int16) game.Event {
		return game.Event{Kind: roundtable.EventSword, Seat: game.NoSeat, Args: [5]int16{black}}
	}
	for _, c := range []struct {
		events []game.Event
		late   []bool
	}{
		{[]game.Event{sword(0), sword(1), sword(0), {Kind: roundtable.EventTurned, Seat: game.NoSeat}}, []bool{false, false, false}},
		{[]game.Event{sword(0), sword(1), sword(0), {Kind: roundtable.EventTurned, Seat: 2}}, []bool{false, false, true}},
		{[]game.Event{sword(0), sword(0), {Kind: roundtable.EventTurned, Seat: 1}, {Kind: roundtable.EventTurned, Seat: 1}}, []bool{true, true}},
	} {
		m := told(c.events)
		var late []bool
		for _, s := range m.Tell().Swords {
			if late = append(late, s.Late); s.Late && !s.Black {
				t.Errorf("%v: a sword was turned and is white", c.events)
			}
		}
		if !slices.Equal(late, c.late) {
			t.Errorf("%v: turned at the end are %v", c.events, late)
		}
	}
}

// told is a model in which some events have happened.
func told(events []game.Event) *model.Model {
	return &model.Model{Moment: &moment.Moment[*roundtable.View]{Moves: []game.Move{{Events: events}}}}
}
