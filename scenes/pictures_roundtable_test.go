package scenes_test

import (
	"merlin/scenes"
	"merlin/scenes/roundtable"
	"merlin/scenes/store"
	"merlin/scenes/table"
)

// knights are the Knights of the Round Table as main has them.
var knights = []title{func(s store.Store, shell func() table.Shell) scenes.Title {
	return roundtable.NewGames(shell, s).Offered()
}}

// roundtablePictures are the screens of the Knights of the Round Table: its set-up, the
// table for three, five and seven, and what its turns ask.
var roundtablePictures = []picture{
	{name: "roundtable-setup", lang: "fr", titles: knights, steps: "new title-roundtable"},
	{name: "roundtable-gift", lang: "de", titles: knights, record: "roundtable-5", at: 0, steps: "continue ready"},
	{name: "roundtable-5", lang: "de", titles: knights, record: "roundtable-5", at: 150, steps: "continue ready", set: large},
}
