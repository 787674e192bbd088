package model

import (
	"merlin/game"
	"merlin/game/legends"
)

// Asks reports whether a person here is asked a question of a kind.
func (m *Model) Asks(kind game.AskKind) bool { return m.Asked != game.NoSeat && m.Kind == kind }

// Source is the card whose text asks; NoCard where none does.
func (m *Model) Source() legends.Card {
	if m.Asked == game.NoSeat {
		return legends.NoCard
	}
	switch m.Kind {
	case AskTarget, AskPay, AskMate, AskAbility, AskSend, AskEnter, AskRecall, AskOpponent, AskRob, AskOrder, AskBanish, AskByHand, AskBid, AskOverlay:
		return legends.Card(m.Args[0])
	}
	return legends.NoCard
}

// The questions, as a moment has them.
const (
	AskStart    = game.AskKind(legends.AskStart)
	AskOverlay  = game.AskKind(legends.AskOverlay)
	AskBid      = game.AskKind(legends.AskBid)
	AskText     = game.AskKind(legends.AskText)
	AskAnswer   = game.AskKind(legends.AskAnswer)
	AskComplete = game.AskKind(legends.AskComplete)
	AskAction   = game.AskKind(legends.AskAction)
	AskEscort   = game.AskKind(legends.AskEscort)
	AskTarget   = game.AskKind(legends.AskTarget)
	AskPay      = game.AskKind(legends.AskPay)
	AskMate     = game.AskKind(legends.AskMate)
	AskAbility  = game.AskKind(legends.AskAbility)
	AskSend     = game.AskKind(legends.AskSend)
	AskEnter    = game.AskKind(legends.AskEnter)
	AskRecall   = game.AskKind(legends.AskRecall)
	AskOpponent = game.AskKind(legends.AskOpponent)
	AskRob      = game.AskKind(legends.AskRob)
	AskOrder    = game.AskKind(legends.AskOrder)
	AskBanish   = game.AskKind(legends.AskBanish)
	AskByHand   = game.AskKind(legends.AskByHand)
)
