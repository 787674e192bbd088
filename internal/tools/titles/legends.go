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
	Trained: []Section{
		{Seats: 2},
		{Seats: 3, From: "2 standard"},
		{Seats: 4, From: "3 standard"},
		{Seats: 2, Options: "level=beginner", From: "2 standard"},
		{Seats: 3, Options: "level=beginner", From: "2 beginner"},
		{Seats: 4, Options: "level=beginner", From: "3 beginner"},
	},
	With: func(file string) (func(*scenario.Scenario, int) ([]string, error), error) {
		text, err := boxfile.Text("deck", file)
		if err == nil {
			_, err = legends.ReadDeck(file, text)
		}
		return func(s *scenario.Scenario, _ int) ([]string, error) { return legendstest.RunWith(text, s) }, err
	},
}
