package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Whoever may be accused is seen by his face, also where it is asked whether one means it, and it is said
// who plays him.
func TestAccusedIsSeen(t *testing.T) {
	s := facedTable(t, 3, 1)
	s.unveil()
	f := s.scene.Model()
	for _, k := range []game.Kind{roundtable.ActAccuse, roundtable.ActMessenger} {
		c := moment.Choice{Do: []game.Action{{Kind: k, A: 2}}, Word: map[game.Kind]string{roundtable.ActAccuse: "accuse", roundtable.ActMessenger: "to"}[k]}
		f.Describe(&c)
		if face := f.Seats[2].Face; (c.Icon == face && c.Figure == face) != (k == roundtable.ActAccuse) {
			t.Errorf("%v shows %q and %q of %q", k, c.Icon, c.Figure, face)
		}
	}
	f.Seats[2].Computer = true
	if said := f.Named(2); !strings.Contains(said, ", played by ") {
		t.Errorf("of the third seat it says %q", said)
	}
}

// The news of who has reached how much names those who were there.
func TestStrengthHasASubject(t *testing.T) {
	f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
	e := game.Event{Kind: roundtable.EventStrength, Seat: game.NoSeat, Args: [5]int16{18, 3}}
	f.View.Public.Ending.Present = 1 << 1
	if said := f.Outcome(e, roundtable.NoName); !strings.Contains(said, f.Knight(1)) || strings.Contains(said, f.T("log.table")) {
		t.Errorf("of one who fought alone it says %q", said)
	}
	f.View.Public.Ending.Present = 0
	if said := f.Outcome(e, roundtable.NoName); !strings.Contains(said, f.T("log.table")) {
		t.Errorf("of nobody it says %q", said)
	}
}
