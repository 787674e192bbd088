package model

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// Since is the first move after the last one of the player at home; 0 when he has
// made none, or there is none after it.
func (f *Model) Since() int {
	n := len(f.Moves)
	for n > 0 && f.Moves[n-1].Seat != f.Home {
		n--
	}
	return n % max(1, len(f.Moves))
}

// Stage is what was last shown to begin or end: a round, a scoring; none in the set-up.
func (f *Model) Stage() (kind game.EventKind, ok bool) {
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

// A die that another player has turned keeps a sign.

// Turned is how another player has changed a die: who, and from what to what.
type Turned struct {
	By       game.Seat
	From, To uint8
}

// TurnedDice are the dice that another player has turned since their owner's last
// turn, as far as it is shown. They keep their signs until he has had a turn.
func (f *Model) TurnedDice() map[game.Target]Turned {
	out := map[game.Target]Turned{}
	turn := game.NoSeat
	for i := f.lastRoll(); i < len(f.Shown); i++ {
		for _, e := range f.EventsOf(i) {
			switch e.Kind {
			case merlin.EventTurn:
				turn = e.Seat
			case merlin.EventTurnOver:
				for t := range out {
					if t.Seat == e.Seat {
						delete(out, t)
					}
				}
			case merlin.EventDieSet:
				t := DieTarget(e.Seat, uint8(e.Args[0]))
				switch {
				case f.Rows.Dice[t.A].Lies != nil: // nobody's own
				case turn == e.Seat || turn == game.NoSeat:
					delete(out, t)
				default:
					out[t] = Turned{By: turn, From: uint8(e.Args[1]), To: uint8(e.Args[2])}
				}
			}
		}
	}
	return out
}

// lastRoll is the last of the moves shown in which dice were rolled, 0 if none was.
func (f *Model) lastRoll() int {
	for i := len(f.Shown) - 1; i > 0; i-- {
		for _, e := range f.Shown[i].Events {
			if e.Kind == merlin.EventRolled {
				return i
			}
		}
	}
	return 0
}
