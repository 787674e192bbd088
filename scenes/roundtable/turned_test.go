package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// What decided a game is told of the Loyal alone, but for how many accusations were wrong where one of theirs
// was, and of the last Sword only where it ended the game; a
// Traitor who has won takes leave as one.
func TestWhatDecidedIsTold(t *testing.T) {
	f := calmTableFrame(t)
	tale := model.Tale{Felon: 1, By: game.NoSeat, Swords: []model.TaleSword{{From: roundtable.PictWar}}}
	tale.Seats[0].Engines, tale.Seats[1].Engines = 2, 5
	f.View.Engines = roundtable.SiegeFull
	said := f.Turned(&tale)
	if !strings.HasPrefix(said, "2 engines you set up yourselves") || strings.Contains(said, "last Sword") {
		t.Errorf("of a siege that was lost it says %q", said)
	}
	tale.Seats[1].Wrong = true
	if said := f.Turned(&tale); strings.Contains(said, "accusation") {
		t.Errorf("what the Traitor alone accused is told twice: %q", said)
	}
	tale.Seats[2].Wrong = true
	if said := f.Turned(&tale); !strings.Contains(said, "2 accusations hit Loyal Knights") {
		t.Errorf("of a wrong accusation by each side it says %q", said)
	}
	f.View.Players[1].Shown = roundtable.Traitor
	for _, c := range []struct {
		seat game.Seat
		won  bool
		want string
	}{{1, true, "felon"}, {1, false, ""}, {0, true, ""}, {0, false, "mourns"}} {
		if got := f.Parts(c.seat, c.won); got != c.want {
			t.Errorf("seat %d, won: %v: takes leave as %q, want %q", c.seat, c.won, got, c.want)
		}
	}
}

// A game that a defeat has won says so: the last black Sword ended it with more white ones.
func TestAWonDefeatIsTold(t *testing.T) {
	f := calmTableFrame(t)
	tale := model.Tale{Felon: game.NoSeat, By: game.NoSeat, Swords: make([]model.TaleSword, roundtable.TableFull)}
	tale.Swords[roundtable.TableFull-1] = model.TaleSword{From: roundtable.GrailQuest, Black: true}
	for won, key := range map[bool]string{true: "end.turned.black.won", false: "end.turned.black"} {
		f.View.Victory = won
		if said, want := f.Turned(&tale), f.T(key, "from", f.Place(roundtable.GrailQuest)); said != want {
			t.Errorf("won %t: it says %q, not %q", won, said, want)
		}
	}
}
