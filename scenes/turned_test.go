package scenes

import (
	"slices"
	"testing"

	"merlin/i18n"
)

// When a game turned is said by the points after each round: from when on the winner was
// alone ahead to the end.
func TestWhenItTurned(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		after [][]int // by seat, before the first round and after each
		round int
		said  string
	}{
		{[][]int{{0, 5, 9, 14}, {0, 3, 8, 12}}, 1, "A led from the first round to the last. 2 points ahead of B."},
		{[][]int{{0, 1, 9, 14}, {0, 3, 8, 13}}, 2, "A took the lead in round 2 and kept it. 1 point ahead of B."},
		{[][]int{{0, 9, 3, 14}, {0, 3, 8, 12}, {0, 0, 0, 13}}, 3, "A took the lead in the very last round. 1 point ahead of C."},
		{[][]int{{0, 9, 8, 14}, {0, 3, 8, 12}}, 3, "A took the lead in the very last round. 2 points ahead of B."}, // level is no lead
		{[][]int{{0, 9, 8, 14}, {0, 3, 8, 14}}, 0, "Nobody could outdo the other."},
		{[][]int{{0, -4, -3}, {0, -5, -9}}, 1, "A led from the first round to the last. 6 points ahead of B."},
		{[][]int{{0, 4, 9}}, 1, "A led from the first round to the last."},
	} {
		r := Result{}
		for i, after := range c.after {
			r.Seats = append(r.Seats, ResultSeat{Name: string(rune('A' + i)), After: after, Score: after[len(after)-1]})
		}
		best := slices.MaxFunc(r.Seats, func(a, b ResultSeat) int { return a.Score - b.Score }).Score
		for i := range r.Seats {
			r.Seats[i].Winner = r.Seats[i].Score == best
		}
		if round, _ := r.Turned(); round != c.round {
			t.Errorf("%v turned in round %d, want %d", c.after, round, c.round)
		}
		if said := r.Course(l.T); said != c.said {
			t.Errorf("%v: said is %q, want %q", c.after, said, c.said)
		}
	}
}
