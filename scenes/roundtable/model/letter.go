package model

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// Letter is what Arthur's power has just brought to the one who is asked for a card in
// return: who gave which card. ok is false at other questions, and where the card is not
// known. // R126
func (m *Model) Letter() (from game.Seat, w roundtable.White, ok bool) {
	if m.Asked == game.NoSeat || m.Kind != game.AskKind(roundtable.AskReturn) || len(m.Moves) == 0 {
		return game.NoSeat, roundtable.NoWhite, false
	}
	for _, e := range m.Moves[len(m.Moves)-1].Events {
		if e.Kind == roundtable.EventSent && game.Seat(e.Args[1]) == m.Asked && e.Args[0] != game.Unknown {
			return e.Seat, roundtable.White(e.Args[0]), true
		}
	}
	return game.NoSeat, roundtable.NoWhite, false
}

// TriedBy is who wants to cancel the card that comes; NoSeat while nobody does.
func (m *Model) TriedBy() game.Seat {
	for i := len(m.Moves) - 1; i >= 0; i-- {
		for _, e := range m.Moves[i].Events {
			switch e.Kind {
			case roundtable.EventTry:
				return e.Seat
			case roundtable.EventTurn:
				return game.NoSeat
			}
		}
	}
	return game.NoSeat
}

// LetBe reports whether who is asked has let the Black card be that has come.
func (m *Model) LetBe() (let bool) {
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			switch {
			case e.Kind == roundtable.EventCame:
				let = false
			case e.Kind == roundtable.EventLetBe && e.Seat == m.Asked:
				let = true
			}
		}
	}
	return let
}

// Spared counts the Merlins that the person at the table had pledged to the attempt that is
// shown and that were not taken.
func (m *Model) Spared() (n int) {
	for i := len(m.Shown) - 1; i >= 0; i-- {
		for _, e := range m.Shown[i].Events {
			switch {
			case e.Kind == roundtable.EventPledge && e.Seat == m.Home && e.Args[0] != game.Unknown:
				n += int(e.Args[0])
			case e.Kind == roundtable.EventMerlins && e.Seat == m.Home:
				n -= int(e.Args[0])
			case e.Kind == roundtable.EventTry:
				return max(n, 0)
			}
		}
	}
	return 0
}
