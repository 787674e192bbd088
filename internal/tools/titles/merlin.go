package titles

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/merlin/merlintest"
	"merlin/game/scenario"
	"merlin/scenes/boxfile"
)

var merlinTitle = Title{
	Open: func(file string) (game.Title, error) {
		box, err := boxfile.Open(file)
		return merlin.Title{Box: box}, err
	},
	Again:     func(g game.Game, seats int, seed uint64) { g.(*merlin.Game).Reset(seats, seed) },
	Scenarios: "game/merlin/testdata",
	Run: func(s *scenario.Scenario, turned int) ([]string, error) {
		return merlintest.RunTurned(s, merlin.StandardBox(), turned)
	},
	Turns: merlin.MaxSeats,
}
