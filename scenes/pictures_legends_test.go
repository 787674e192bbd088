package scenes_test

import (
	"merlin/scenes"
	"merlin/scenes/legends"
	"merlin/scenes/store"
	"merlin/scenes/table"
)

// companies are Camelot Legends as main has them.
var companies = []title{func(s store.Store, shell func() table.Shell) scenes.Title {
	return legends.NewGames(shell, s).Offered()
}}

// legendsPictures are the screens of Camelot Legends: its set-up, the table for two, three
// and four, on all levels, and what its turns ask.
var legendsPictures = []picture{
	{name: "legends-setup", lang: "de", titles: companies, steps: "new title-legends"},
	{name: "legends-start", lang: "en", titles: companies, record: "legends-2", at: 0, steps: "continue ready"},
	{name: "legends-2", lang: "en", titles: companies, record: "legends-2", at: 60, steps: "continue ready"},
	{name: "legends-3", lang: "de", titles: companies, record: "legends-3", at: 120, steps: "continue ready", set: large},
	{name: "legends-4", lang: "fr", titles: companies, record: "legends-4", at: 150, steps: "continue ready"},
}
