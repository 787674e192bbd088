package moment

import "merlin/game"

// Said is what a computer player does at the moment: sentences of the clauses of his
// turn, of all of them first, of the newest alone last; none when nobody is at it. Before
// are the same of the turn before, if it was a computer player's, too.
type Said struct {
	Seat   game.Seat
	Text   []string // rich
	Before []string // rich
}
