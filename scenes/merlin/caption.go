package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// caption tells of the newest move of a computer player in his turn that there is
// something to tell of, as far as it is shown.
func (f *frame) caption() moment.Said {
	s := f.View.Turn.Seat
	if s == game.NoSeat || !f.Seats[s].Computer {
		return moment.Said{}
	}
	n := len(f.Shown)
	for n > 0 && f.Shown[n-1].Seat == s {
		n--
	}
	t := newTeller(f)
	for _, e := range f.Start {
		t.note(e)
	}
	for i := range n {
		for _, e := range f.Shown[i].Events {
			t.note(e)
		}
	}
	for i := n; i < len(f.Shown); i++ {
		t.flush() // a sentence for each move
		for _, e := range f.EventsOf(i) {
			t.tell(e)
		}
	}
	t.flush()
	out := moment.Said{Seat: s}
	for i := range t.newest[s] {
		out.Text = append(out.Text, f.sentence(s, t.newest[s][i:]))
	}
	return out
}

// stage is what was last shown to begin or end: a round, a scoring; none in the set-up.
func (f *frame) stage() (kind game.EventKind, ok bool) {
	of := func(events []game.Event) (game.EventKind, bool) {
		for _, e := range slices.Backward(events) {
			switch e.Kind {
			case merlin.EventScoring, merlin.EventScored, merlin.EventRound:
				return e.Kind, true
			}
		}
		return 0, false
	}
	for i := range slices.Backward(f.Shown) {
		if kind, ok = of(f.EventsOf(i)); ok {
			return kind, true
		}
	}
	return of(f.Start)
}

// captionRect is where the caption lies in a replay, whose bar is on the ribbon: on
// what the castle holds, off the board and the dice.
var captionRect = ui.Rect{X: 246, Y: castleRect.Bottom() - 84, W: 700, H: 72}
