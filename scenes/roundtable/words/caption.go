package words

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Caption tells what a computer player has just done in his turn, as far as it is shown; the
// log has the rest.
func (f *Words) Caption() moment.Said {
	s := f.View.Turn.Seat
	if s == game.NoSeat || f.View.Over || !f.Seats[s].Computer {
		return moment.Said{}
	}
	said := moment.Said{Seat: s}
	if clauses := f.turnClauses(); len(clauses) > 0 {
		newest := clauses[len(clauses)-1]
		said.Text = []string{f.T("log.sentence", "name", "<b>"+f.Knight(s)+"</b>", "clauses", newest)}
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
				some = append(some, say)
			}
			before = e
		}
		clauses = append(some, clauses...)
	}
	return clauses
}
