package model

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// Befalls reports whether an event is done to the person at the table, or shows his Loyalty card.
func (m *Model) Befalls(e game.Event) bool {
	switch e.Kind {
	case roundtable.EventAccused:
		return game.Seat(e.Args[0]) == m.Home
	case roundtable.EventLife:
		return e.Seat == m.Home && e.Args[0] < 0
	case roundtable.EventShownLoyalty, roundtable.EventDied, roundtable.EventUnmasked:
		return e.Seat == m.Home
	}
	return false
}

// lastEngines is from how many engines on each that comes is seen: a lost War brings two.
const lastEngines = roundtable.SiegeFull - 3

// Concerns reports whether he has to see it, whatever he skips: that, how a Quest ends, who is accused, a Traitor
// who is unmasked, the last engines, and how all ends.
func (m *Model) Concerns(e game.Event) bool {
	switch e.Kind {
	case roundtable.EventDecided, roundtable.EventAccused, roundtable.EventUnmasked, roundtable.EventDied, roundtable.EventOver:
		return true
	case roundtable.EventEngine:
		return m.View.Engines >= lastEngines
	}
	return m.Befalls(e)
}
