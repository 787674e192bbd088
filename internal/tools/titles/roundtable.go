package titles

import (
	"fmt"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/game/roundtable/roundtabletest"
	"merlin/game/scenario"
)

var roundtableTitle = Title{
	Open: func(file string) (game.Title, error) {
		if file != "" {
			return nil, fmt.Errorf("%s: this title has no box files", file)
		}
		return roundtable.Title{Box: roundtable.StandardBox()}, nil
	},
	Again:     func(g game.Game, seats int, seed uint64) { g.(*roundtable.Game).Reset(seats, seed) },
	Scenarios: "game/roundtable/testdata",
	Run: func(s *scenario.Scenario, turned int) ([]string, error) {
		return roundtabletest.RunTurned(s, roundtable.StandardBox(), turned)
	},
	Turns: roundtable.MaxSeats,
	Note:  noteRoundtable,
}

// noteRoundtable counts how Camelot fares, and how well Loyal Knights accuse.
func noteRoundtable(of game.Game, note func(what, of string)) {
	g := of.(*roundtable.Game)
	for _, e := range g.Events() {
		switch {
		case e.Kind == roundtable.EventAccused && e.Seat == g.Felon:
			note("accusations by the Traitor", "")
		case e.Kind == roundtable.EventAccused:
			note("accusations by Loyal Knights", "")
			if game.Seat(e.Args[0]) == g.Felon {
				note("of these right", "accusations by Loyal Knights")
			}
		case e.Kind == roundtable.EventDecided && e.Args[1] == 1:
			note(roundtable.Place(e.Args[0]).String()+" won", "")
		}
	}
	if g.Over() {
		noteEnd(g, note)
	}
}

func noteEnd(g *roundtable.Game, note func(what, of string)) {
	with := "games without a Traitor"
	if g.Felon != game.NoSeat {
		with = "games with a Traitor"
	}
	note(with, "")
	note("ended: "+g.Why.String(), "")
	if g.Victory {
		note("Camelot stands", "")
		note("Camelot stands in "+with, with)
	}
}
