package model

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Fighting reports whether an engine is being fought, as far as it is shown.
func (m *Model) Fighting() bool {
	asked := m.Asked != game.NoSeat && (m.Kind == game.AskKind(roundtable.AskFight) || m.Kind == game.AskKind(roundtable.AskSiegeKay))
	return asked || m.View.Fight != [roundtable.Fights]uint8{}
}

// FightCards are those laid in the fight, the lowest first.
func (m *Model) FightCards() (list []roundtable.White) {
	for w, n := range m.View.Fight {
		for range n {
			list = append(list, roundtable.White(w))
		}
	}
	return list
}

// FightSums are what the cards count now, and with another one; NoWhite adds nothing.
func (m *Model) FightSums(added roundtable.White) (now, then int) {
	now = int(m.View.FightSum())
	if then = now; added.Fight() {
		then += int(added.Value())
	}
	return now, then
}

// Rolled is what the die of the fight shows, 0 as long as it was not rolled or rolls yet.
func (m *Model) Rolled() (n int) {
	if slices.ContainsFunc(m.Moving, func(e game.Event) bool { return e.Kind == roundtable.EventDie }) {
		return 0
	}
	for i := max(0, len(m.Shown)-2); i < len(m.Shown); i++ {
		for _, e := range m.EventsOf(i) {
			switch e.Kind {
			case roundtable.EventDie:
				n = int(e.Args[0])
			case roundtable.EventSiege, roundtable.EventSiegeOver, roundtable.EventTurn:
				n = 0
			}
		}
	}
	return n
}
