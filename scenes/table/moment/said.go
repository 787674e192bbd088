package moment

import "merlin/game"

// Said is what a computer player does at the moment: sentences of the clauses of one
// move, of all of them first, of the newest alone last; none when nobody is at it.
type Said struct {
	Seat game.Seat
	Text []string // rich
}
