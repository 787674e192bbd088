package model

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// Record is how often a Knight has done what all could see and what speaks for or against him.
type Record [Deeds]int

// Deed is something that a Record counts.
type Deed uint8

const (
	TookCard Deed = iota // of the three evils
	TookEngine
	TookLife
	HidCard   // laid a Black card face down
	GaveSword // gave Excalibur up for a card that is no special one
	Laid      // a card on a Quest, or given one for Excalibur
	Played    // a Special card
	Fetched   // a card in Camelot, as his action
	Fought    // an engine
	Sacrificed
	Abandoned // a solo Quest with cards on it

	Deeds
)

// RecordOf counts the deeds of a seat: by events that everybody is told, and what all are told
// of these.
func (m *Model) RecordOf(s game.Seat) (r Record) {
	plain := false // the card that came is no special one
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			if e.Kind == roundtable.EventCame {
				plain = !roundtable.Name(e.Args[0]).Special()
			}
			if e.Seat != s {
				continue
			}
			switch d, ok := recorded[e.Kind]; {
			case ok:
				r[d]++
			case e.Kind == roundtable.EventEvil:
				r[TookCard+Deed(e.Args[0])]++
			case e.Kind == roundtable.EventRelicGone && m.Moves[i].Action.Kind == roundtable.ActGiveUp && plain:
				r[GaveSword]++
			case e.Kind == roundtable.EventDrawn && m.Moves[i].Action.Kind == roundtable.ActDrawWhite:
				r[Fetched]++
			}
		}
	}
	return r
}

// recorded are the deeds by the events that tell them.
var recorded = map[game.EventKind]Deed{
	roundtable.EventFaceDown: HidCard, roundtable.EventSiege: Fought, roundtable.EventSacrifice: Sacrificed, roundtable.EventWhitesGone: Abandoned,
	roundtable.EventFightLaid: Laid, roundtable.EventGrailCard: Laid, roundtable.EventOffered: Laid,
	roundtable.EventPlayed: Played,
}
