package titles

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/game/legends/legendstest"
	"merlin/game/scenario"
	"merlin/scenes/boxfile"
)

var legendsTitle = Title{
	Open: func(file string) (game.Title, error) {
		deck, err := boxfile.OpenDeck(file)
		return legends.Title{Deck: deck}, err
	},
	Again: func(of game.Game, seats int, seed uint64) {
		g := of.(*legends.Game)
		even, persons := g.Even, g.Persons
		g.Reset(seats, g.Level, seed)
		g.Even, g.Persons = even, persons
	},
	Scenarios: "game/legends/testdata",
	Run:       func(s *scenario.Scenario, _ int) ([]string, error) { return legendstest.Run(s) },
	Turns:     1,
	With: func(file string) (func(*scenario.Scenario, int) ([]string, error), error) {
		text, err := boxfile.Text("deck", file)
		if err == nil {
			_, err = legends.ReadDeck(file, text)
		}
		return func(s *scenario.Scenario, _ int) ([]string, error) { return legendstest.RunWith(text, s) }, err
	},
}
