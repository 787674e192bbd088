package words

import (
	"merlin/game"
	"merlin/scenes/table/moment"
)

// Caption tells of the newest move of a computer player in his turn that there is
// something to tell of, as far as it is shown.
func (f *Words) Caption() moment.Said {
	s := f.View.Turn.Seat
	if s == game.NoSeat || !f.Seats[s].Computer {
		return moment.Said{}
	}
	n := len(f.Shown)
	for n > 0 && f.Shown[n-1].Seat == s {
		n--
	}
	t := NewTeller(f)
	for _, e := range f.Start {
		t.Note(e)
	}
	for i := range n {
		for _, e := range f.Shown[i].Events {
			t.Note(e)
		}
	}
	for i := n; i < len(f.Shown); i++ {
		t.Flush() // a sentence for each move
		for _, e := range f.EventsOf(i) {
			t.Tell(e)
		}
	}
	t.Flush()
	out := moment.Said{Seat: s}
	for i := range t.newest[s] {
		out.Text = append(out.Text, f.sentence(s, t.newest[s][i:]))
	}
	return out
}
