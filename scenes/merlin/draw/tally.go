package draw

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/words"
)

// Tally is what the events of a game tell of points. It is made of events
// alone, so it can be told at any moment of a running game or of a record.
type Tally struct {
	reasons [words.MaxReasons][merlin.MaxSeats]int // points by reason
	rounds  [merlin.Rounds][merlin.MaxSeats]int    // points by the round in which they were scored
	Round   int                                    // the round being played, from 1
}

// Add counts further events.
func (t *Tally) Add(events []game.Event) {
	for _, e := range events {
		switch e.Kind {
		case merlin.EventRound:
			t.Round = int(e.Args[0])
		case merlin.EventPoints:
			n := int(e.Args[0])
			t.reasons[e.Args[1]][e.Seat] += n
			t.rounds[max(t.Round, 1)-1][e.Seat] += n
		}
	}
}

// Total is all that a seat has scored.
func (t *Tally) Total(s game.Seat) (n int) {
	for r := range t.reasons {
		n += t.reasons[r][s]
	}
	return n
}

// After is a seat's score at the end of a round, from 1.
func (t *Tally) After(round int, s game.Seat) (n int) {
	for r := range round {
		n += t.rounds[r][s]
	}
	return n
}

// scores are all that each seat has scored.
func (t *Tally) scores() (n [merlin.MaxSeats]int) {
	for s := range n {
		n[s] = t.Total(game.Seat(s))
	}
	return n
}
