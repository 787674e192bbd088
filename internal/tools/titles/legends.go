package titles

import (
	"fmt"

	"merlin/game"
	"merlin/game/legends"
	"merlin/game/legends/legendstest"
	"merlin/game/scenario"
)

var legendsTitle = Title{
	Open: func(file string) (game.Title, error) {
		if file != "" {
			return nil, fmt.Errorf("%s: games with another deck are measured by internal/tools/deck", file)
		}
		return legends.Title{Deck: legends.StandardDeck()}, nil
	},
	Again: func(of game.Game, seats int, seed uint64) {
		g := of.(*legends.Game)
		short, persons := g.ShortStart, g.Persons
		g.Reset(seats, g.Level, seed)
		g.ShortStart, g.Persons = short, persons
	},
	Scenarios: "game/legends/testdata",
	Run:       func(s *scenario.Scenario, _ int) ([]string, error) { return legendstest.Run(s) },
	Turns:     1,
}
