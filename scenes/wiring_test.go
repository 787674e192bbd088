package scenes_test

import (
	"merlin/scenes"
	"merlin/scenes/merlin"
	"merlin/scenes/store"
	"merlin/scenes/table"
)

// open wires the program up over a store as main does.
func open(s store.Store, lang string) (*scenes.Game, error) {
	var g *scenes.Game
	title, err := merlin.NewGames(func() table.Shell { return g }, s, "")
	if err != nil {
		return nil, err
	}
	g, err = scenes.New(scenes.Config{
		Version: "0.1", Computers: true, Language: lang, Store: s, Titles: []scenes.Title{title.Offered()},
	})
	return g, err
}
