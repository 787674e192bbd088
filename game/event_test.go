package game_test

import (
	"testing"

	"merlin/game"
)

// Who learns an argument reads it, the others and spectators do not, nor who it was that
// did; without an audience everybody does.
func TestEventFor(t *testing.T) {
	e := game.Event{Kind: 1, Seat: 2, Known: [5]game.Audience{0, game.Only(2, 7), game.Only()}, Args: [5]int16{1, 2, 3, 4}}
	for viewer, want := range map[game.Seat][5]int16{
		2:           {1, 2, game.Unknown, 4},
		7:           {1, 2, game.Unknown, 4},
		0:           {1, game.Unknown, game.Unknown, 4},
		game.NoSeat: {1, game.Unknown, game.Unknown, 4},
	} {
		got := e.For(viewer)
		if got.Args != want || got.Kind != 1 || got.Seat != 2 {
			t.Errorf("seat %d is told %v", viewer, got)
		}
		if want[1] == game.Unknown && got.Known[1] != game.Only() {
			t.Errorf("seat %d is told who knows: %b", viewer, got.Known[1])
		}
	}
}

// An event that a viewer does not see is not told at all.
func TestTell(t *testing.T) {
	all := []game.Event{{Kind: 1}, {Kind: 2, Seen: game.Only(0, 3)}, {Kind: 3, Seen: game.Only()}, {Kind: 4}}
	for viewer, want := range map[game.Seat]int{0: 3, 3: 3, 1: 2, game.NoSeat: 2} {
		told := game.Tell(all, viewer)
		if len(told) != want || told[0].Kind != 1 || told[want-1].Kind != 4 {
			t.Errorf("seat %d is told %v", viewer, told)
		}
	}
	if all[1].Kind != 2 {
		t.Error("telling has changed the events")
	}
}
