package model

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// ManyEngines is from how many engines on another that a Knight sets up himself calls for a remark,
// manyCards from how many cards on a Quest that he leaves.
const (
	ManyEngines = 7
	manyCards   = 3
)

// Remarkable is what the last of some moves is spoken of for, whose deed it was, and how many
// engines or cards it is about; "" is nothing. Only what everybody is told of counts, so that a
// Traitor's deeds are told like a loyal Knight's.
func (m *Model) Remarkable(moves []game.Move) (what string, of game.Seat, count int) {
	for _, e := range moves[len(moves)-1].Events {
		switch e.Kind {
		case roundtable.EventFaceDown:
			if hidden(moves, e.Seat) > 1 {
				return "hidden", e.Seat, 0
			}
		case roundtable.EventEvil:
			if n := m.EnginesAfter(moves); e.Args[0] == roundtable.EvilEngine && n >= ManyEngines {
				return "engine", e.Seat, n
			}
		case roundtable.EventWhitesGone:
			if n := abandoned(moves, roundtable.Place(e.Args[0])); n >= manyCards && rides(moves, e.Seat) {
				return "left", e.Seat, n
			}
		case roundtable.EventVolunteer:
			return "given", e.Seat, 0
		case roundtable.EventDecided:
			if e.Args[1] == 1 && e.Seat != game.NoSeat {
				if victories(moves) == 1 {
					return "first", e.Seat, 0
				}
				return "victory", e.Seat, 0
			}
			return "defeat", game.NoSeat, 0
		case roundtable.EventCame:
			if roundtable.Name(e.Args[0]).Special() && Scouted(moves, e.Seat) {
				return "seen", e.Seat, 0
			}
		}
	}
	return "", game.NoSeat, 0
}

// Scouted reports whether a seat has looked at the top Black card in the turn of the last move: the one
// that it draws then it has seen.
func Scouted(moves []game.Move, s game.Seat) bool {
	for _, m := range slices.Backward(moves) {
		for _, e := range slices.Backward(m.Events) {
			switch {
			case e.Kind == roundtable.EventLook && e.Seat == s:
				return true
			case e.Kind == roundtable.EventTurn:
				return false
			}
		}
	}
	return false
}

// hidden is how often a seat has laid a Black card face down.
func hidden(moves []game.Move, s game.Seat) (n int) {
	for i := range moves {
		for _, e := range moves[i].Events {
			if e.Kind == roundtable.EventFaceDown && e.Seat == s {
				n++
			}
		}
	}
	return n
}

// EnginesAfter is how many engines stand before Camelot after some moves.
func (m *Model) EnginesAfter(moves []game.Move) int {
	n := int(m.Rules.Options.Engines)
	for i := range moves {
		for _, e := range moves[i].Events {
			switch e.Kind {
			case roundtable.EventEngine:
				n++
			case roundtable.EventEngineGone:
				n--
			}
		}
	}
	return n
}

// Suspected reports whether accusations have been open at any time, as far as it is shown.
func (m *Model) Suspected() bool {
	engines, swords := int(m.Rules.Options.Engines), 0
	for i := range m.Shown {
		for _, e := range m.EventsOf(i) {
			switch e.Kind {
			case roundtable.EventEngine:
				engines++
			case roundtable.EventEngineGone:
				engines--
			case roundtable.EventSword:
				swords++
			}
			if max(engines, swords) >= roundtable.Suspicion {
				return true
			}
		}
	}
	return false
}

// victories is how many Quests the Knights have won.
func victories(moves []game.Move) (n int) {
	for i := range moves {
		for _, e := range moves[i].Events {
			if e.Kind == roundtable.EventDecided && e.Args[1] == 1 {
				n++
			}
		}
	}
	return n
}

// rides reports whether a seat rides by its own will in the last of some moves.
func rides(moves []game.Move, s game.Seat) bool {
	return slices.ContainsFunc(moves[len(moves)-1].Events, func(e game.Event) bool {
		return e.Kind == roundtable.EventMoved && e.Seat == s && (e.Args[2] == roundtable.ByMove || e.Args[2] == roundtable.ByRide)
	})
}

// abandoned is how many White cards lay on a Quest until the last of some moves took them away.
func abandoned(moves []game.Move, at roundtable.Place) (n int) {
	for i := range moves {
		for _, e := range moves[i].Events {
			switch {
			case e.Kind == roundtable.EventFightLaid && roundtable.Place(e.Args[1]) == at:
				n++
			case i+1 < len(moves) && (e.Kind == roundtable.EventWhitesGone || e.Kind == roundtable.EventCleared) && roundtable.Place(e.Args[0]) == at:
				n = 0
			}
		}
	}
	return n
}
