package main

import (
	"runtime"

	"merlin/scenes"
	"merlin/scenes/legends"
	"merlin/scenes/merlin"
	"merlin/scenes/roundtable"
	"merlin/scenes/store"
	"merlin/scenes/table"
)

// titles are those that the program has, with the games kept of each. The first is the
// one that -box and -modules speak of; box is a file with other components of it, deck one
// with another deck of Camelot Legends.
func titles(shell func() table.Shell, s store.Store, box, deck string) ([]scenes.Title, error) {
	games, err := merlin.NewGames(shell, s, box)
	if err != nil {
		return nil, err
	}
	knights := roundtable.NewGames(shell, s)
	games.Apart = runtime.GOOS != "js" && runtime.GOMAXPROCS(0) > 1
	companies, err := legends.NewGames(shell, s, deck)
	if err != nil {
		return nil, err
	}
	knights.Apart, companies.Apart = games.Apart, games.Apart
	return []scenes.Title{games.Offered(), knights.Offered(), companies.Offered()}, nil
}

// parseModules reads the modules of the first title, as a flag has them.
var parseModules = merlin.ParseModules
