package model

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// Spot is where on the table a thing is chosen: cards of the hand by their face, a
// Quest's Black side with the Quest, one's own Life whoever's it is.
func Spot(t game.Target) game.Target {
	switch t.Kind {
	case roundtable.TargetCard:
		return game.Target{Kind: t.Kind, A: t.A}
	case roundtable.TargetBlack:
		return game.Target{Kind: roundtable.TargetPlace, A: t.A}
	case roundtable.TargetSeat:
		return game.Target{Kind: t.Kind, Seat: t.Seat}
	case roundtable.TargetPlace, roundtable.TargetTaken, roundtable.TargetSeen, roundtable.TargetCome, roundtable.TargetRelic:
		return game.Target{Kind: t.Kind, A: t.A}
	}
	return game.Target{Kind: t.Kind}
}

// Interrupts reports whether a question is asked in the banner over Camelot: it is none
// of the two steps of a turn.
func (m *Model) Interrupts() bool {
	return m.Asked != game.NoSeat && m.Kind != AskEvil && m.Kind != AskHeroic && m.Kind != game.AskKind(roundtable.AskTraitor)
}

// The two questions of a turn.
const (
	AskEvil   = game.AskKind(roundtable.AskEvil)
	AskHeroic = game.AskKind(roundtable.AskHeroic)
)
