package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// maxReasons is room for the reasons for points of the base and all modules.
const maxReasons = merlin.MaxReasons

// tally is what the events of a game tell of points. It is made of events
// alone, so it can be told at any moment of a running game or of a record.
type tally struct {
	reasons [maxReasons][merlin.MaxSeats]int    // points by reason
	rounds  [merlin.Rounds][merlin.MaxSeats]int // points by the round in which they were scored
	round   int                                 // the round being played, from 1
}

// add counts further events.
func (t *tally) add(events []game.Event) {
	for _, e := range events {
		switch e.Kind {
		case merlin.EventRound:
			t.round = int(e.Args[0])
		case merlin.EventPoints:
			n := int(e.Args[0])
			t.reasons[e.Args[1]][e.Seat] += n
			t.rounds[max(t.round, 1)-1][e.Seat] += n
		}
	}
}

// total is all that a seat has scored.
func (t *tally) total(s game.Seat) (n int) {
	for r := range t.reasons {
		n += t.reasons[r][s]
	}
	return n
}

// after is a seat's score at the end of a round, from 1.
func (t *tally) after(round int, s game.Seat) (n int) {
	for r := range round {
		n += t.rounds[r][s]
	}
	return n
}

// scores are all that each seat has scored.
func (t *tally) scores() (n [merlin.MaxSeats]int) {
	for s := range n {
		n[s] = t.total(game.Seat(s))
	}
	return n
}
