package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Caption tells what a computer player does in his turn, as far as it is shown: sentences
// of all of it first, of the newest alone last.
func (f *Words) Caption() moment.Said {
	s := f.View.Turn.Seat
	if s == game.NoSeat || f.View.Over || !f.Seats[s].Computer {
		return moment.Said{}
	}
	said := moment.Said{Seat: s}
	clauses := f.turnClauses()
	for i := range clauses {
		text := f.T("log.sentence", "name", "<b>"+f.Knight(s)+"</b>", "clauses", strings.Join(clauses[i:], ", "))
		said.Text = append(said.Text, text)
	}
	return said
}

// turnClauses are those of what the seat whose turn it is has done in it so far.
func (f *Words) turnClauses() (clauses []string) {
	begun := false
	for i := len(f.Shown) - 1; i >= 0 && !begun; i-- {
		var some []string
		var before game.Event
		for _, e := range f.EventsOf(i) {
			if e.Kind == roundtable.EventTurn {
				some, begun = nil, true
			}
			if say := f.Clause(e); say != "" && e.Seat == f.View.Turn.Seat && !follows(before, e) {
				some = joined(some, say, "")
			}
			before = e
		}
		clauses = append(some, clauses...)
	}
	return clauses
}
