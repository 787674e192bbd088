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
	{name: "roundtable-setup-7", lang: "de", titles: knights, steps: "new title-roundtable seat-add seat-add seat-add seat-add option-talk-yes", set: large},
	{name: "roundtable-gift", lang: "de", titles: knights, record: "roundtable-5", at: 0, steps: "continue ready"},
	{name: "roundtable-share", lang: "fr", titles: knights, record: "roundtable-5", at: 5, steps: "continue ready"},
	{name: "roundtable-5", lang: "de", titles: knights, record: "roundtable-5", at: 150, steps: "continue ready", set: large},
	{name: "roundtable-5-late", lang: "en", titles: knights, record: "roundtable-5", at: 235, steps: "continue ready", set: large},
	{name: "roundtable-7", lang: "fr", titles: knights, record: "roundtable-7", at: 190, steps: "continue ready"},
	{name: "roundtable-3", lang: "en", titles: knights, record: "roundtable-3", at: 60, steps: "continue ready"},
	{name: "roundtable-try", lang: "de", titles: knights, record: "roundtable-5", at: 14, steps: "continue ready"},
	{name: "roundtable-pledge", lang: "fr", titles: knights, record: "roundtable-5", at: 16, steps: "continue ready"},
	{name: "roundtable-war", lang: "en", titles: knights, record: "roundtable-5", at: 29, steps: "continue ready"},
	{name: "roundtable-comes", lang: "de", titles: knights, record: "roundtable-5", at: 43, steps: "continue ready act-evil-card +20", set: moving},
	{name: "roundtable-volunteer", lang: "fr", titles: knights, record: "roundtable-5", at: 95, steps: "continue ready"},
	{name: "roundtable-end", lang: "de", titles: knights, record: "roundtable-7", at: 279, steps: "continue"},
}
