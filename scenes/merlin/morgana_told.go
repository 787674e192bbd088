package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// witchRound is what the moves of the round tell of Morgana's dice: who has taken each,
// and whose lies in each slot. The position only has that they are taken. // W1, W5
type witchRound struct {
	taker [witchDice]game.Seat
	slots [cauldronCount]game.Seat
}

func (f *frame) witchRound() witchRound {
	var w witchRound
	for i := range w.taker {
		w.taker[i] = game.NoSeat
	}
	for i := range w.slots {
		w.slots[i] = game.NoSeat
	}
	for i := range slices.Backward(f.Told) {
		for _, e := range slices.Backward(f.Told[i].Events) {
			if e.Kind == merlin.EventMorganaRolled {
				return w
			}
			w.note(e)
		}
	}
	return w
}

func (w *witchRound) note(e game.Event) {
	switch e.Kind {
	case merlin.EventMorganaDie:
		w.taker[e.Args[0]] = e.Seat
	case merlin.EventMorganaMoved:
		w.slots[e.Args[3]] = e.Seat
	}
}

// inSlot is the die that lies in a slot: a player takes one a round. // W1
func (w *witchRound) inSlot(slot int) (die int, ok bool) {
	s := w.slots[slot]
	die = slices.Index(w.taker[:], s)
	return die, s != game.NoSeat && die >= 0
}
