package scenes_test

import (
	"merlin/scenes"
	table "merlin/scenes/merlin"
	"merlin/scenes/store"
)

// open wires the program up over a store as main does.
func open(s store.Store, lang string) (*scenes.Game, error) {
	var g *scenes.Game
	title, err := table.NewTitle(func() table.House { return g }, s, "")
	if err != nil {
		return nil, err
	}
	g, err = scenes.New(scenes.Config{
		Version: "0.1", Computers: true, Name: "merlin", Language: lang, Store: s,
		Modules: table.Modules(), Presets: table.Presets(),
		Start: title.Start, Continue: title.Continue, Kept: title.Kept, Saved: title.Saves,
		KeptTip: title.KeptTip, Held: title.Held, Playing: title.Playing,
	})
	return g, err
}
