package table

import (
	"fmt"
	"slices"
	"testing"

	"merlin/game"
)

// Who hurries passes by all up to what everybody is to see, and by that only when he hurries once more; an
// advice that was taken back aims at nothing.
func TestHurryRests(t *testing.T) {
	const plain, rests = 1, 2
	line := Timeline[*[]string]{
		Depart: func(*[]string, game.Event) {},
		Arrive: func(v *[]string, e game.Event) { *v = append(*v, fmt.Sprint(e.Seat)) },
		Manner: func(k game.EventKind) Manner { return Manner{Rests: k == rests} },
	}
	var shown []string
	line.Begin([]game.Event{{Kind: plain, Seat: 0}, {Kind: plain, Seat: 1}, {Kind: rests, Seat: 2}, {Kind: plain, Seat: 3}})
	line.hurry = true
	if line.finishTo(&shown, line.rests); line.Busy() == false || !slices.Equal(shown, []string{"0", "1"}) {
		t.Errorf("hurried to %v", shown)
	}
	if line.takeUp(); line.hurry {
		t.Error("what is to be seen is hurried, too")
	}
	if line.finishTo(&shown, line.rests); line.Busy() || len(shown) != 4 {
		t.Errorf("hurried once more to %v", shown)
	}
	if l := (aims{{3, 7}, {9, 8}}); !slices.Equal(l.before(9), []int{7}) {
		t.Errorf("of %v there is %v", l, l.before(9))
	}
}
