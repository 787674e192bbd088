package scenes_test

import (
	"merlin/scenes"
	"merlin/scenes/store"
)

// open wires the program up over a store as main does.
func open(s store.Store, lang string) (*scenes.Game, error) { return openWith(s, lang) }
