package scenes_test

import (
	"merlin/scenes"
	"merlin/scenes/legends"
	"merlin/scenes/store"
	"merlin/scenes/table"
)

// companies are Camelot Legends as main has them.
var companies = []title{func(s store.Store, shell func() table.Shell) scenes.Title {
	games, err := legends.NewGames(shell, s, "")
	if err != nil {
		panic(err) // our own deck has no fault
	}
	return games.Offered()
}}

// legendsPictures are the screens of Camelot Legends: its set-up, the table for two, three
// and four, on all levels, and what its turns ask.
var legendsPictures = []picture{
	{name: "legends-setup", lang: "de", titles: companies, steps: "new title-legends"},
	{name: "legends-greet", lang: "en", titles: companies, steps: `new title-legends seat-add seat-add "seed=stone start +40`, set: large},
	{name: "legends-picked", lang: "en", titles: companies, record: "legends-2", at: 44, steps: "continue ready char-gawain ~put-forest"},
	{name: "legends-advice", lang: "de", titles: companies, record: "legends-2", at: 44, steps: "continue ready show show +300", set: large},
	{name: "legends-bulb", lang: "de", titles: companies, record: "legends-2", at: 72, steps: "continue ready show"},
	{name: "legends-hand", lang: "de", titles: companies, record: "legends-3", at: 19, steps: "continue ready ~hand-lionel"},
	{name: "legends-bid", lang: "de", titles: companies, record: "legends-3", at: 69, steps: "continue ready ~hand-erec"},
	{name: "legends-name", lang: "en", titles: companies, record: "legends-3", at: 276, steps: "continue ready"},
	{name: "legends-recall", lang: "fr", titles: companies, record: "legends-3", at: 84, steps: "continue ready"},
	{name: "legends-order", lang: "fr", titles: companies, record: "legends-order", at: 47, steps: "continue ready ahead-2 ~ahead-3"},
	{name: "legends-opponent", lang: "en", titles: companies, record: "legends-4", at: 39, steps: "continue ready"},
	{name: "legends-lesson", lang: "en", titles: companies, steps: "learn title-legends coach-on coach-on hand-percival put-camelot coach-on"},
	{name: "legends-lesson-bid", lang: "de", titles: companies, steps: "learn title-legends coach-on coach-on hand-percival put-camelot coach-on coach-on hand-lancelot put-camelot coach-on hand-pellinore put-camelot end coach-on coach-on ~hand-ector-maris", set: large},
	{name: "legends-lesson-power", lang: "fr", titles: companies, steps: "learn title-legends coach-on coach-on hand-percival put-camelot coach-on coach-on hand-lancelot put-camelot coach-on hand-pellinore put-camelot end coach-on coach-on hand-ector-maris coach-on pass coach-on pile-characters hand-meleagant put-forest coach-on end"},
	{name: "legends-goal", lang: "fr", titles: companies, record: "legends-2", at: 60, steps: "continue ready menu goal"},
	{name: "legends-overlay", lang: "de", titles: companies, record: "legends-4", at: 90, steps: "continue ready"},
	{name: "legends-complete", lang: "de", titles: companies, record: "legends-3", at: 127, steps: "continue ready ~event-chapel-leap", set: large},
	{name: "legends-last", lang: "fr", titles: companies, record: "legends-2", at: 69, steps: "continue ready ~end"},
	{name: "legends-browse", lang: "fr", titles: companies, record: "legends-3", at: 137, steps: "continue ready meanwhile-close browse"},
	{name: "legends-meanwhile", lang: "fr", titles: companies, record: "legends-4", at: 43, steps: "continue ready"},
	{name: "legends-struck", lang: "de", titles: companies, record: "legends-3", at: 184, steps: "continue ready", set: large},
	{name: "legends-small", lang: "fr", titles: companies, record: "legends-3", at: 137, steps: "continue ready", set: small},
	{name: "legends-scoring", lang: "fr", titles: companies, record: "legends-3", at: 304, steps: "continue ready place-final"},
	{name: "legends-phone", lang: "de", titles: companies, record: "legends-2", at: 72, steps: "continue ready", set: phone},
	{name: "legends-feast-comes", lang: "de", titles: companies, record: "legends-3", at: 305, steps: "continue drama +200", set: moving},
	{name: "legends-feast", lang: "fr", titles: companies, record: "legends-3", at: 305, steps: "continue drama", set: large},
	{name: "legends-feast-phone", lang: "en", titles: companies, record: "legends-3", at: 305, steps: "continue drama", set: phone},
	{name: "legends-prize", lang: "en", titles: companies, record: "legends-3", at: 128, steps: "continue ready menu watch last before play +60", set: moving},
	{name: "legends-end", lang: "de", titles: companies, record: "legends-3", at: 305, steps: "continue"},
	{name: "legends-start", lang: "en", titles: companies, record: "legends-2", at: 0, steps: "continue ready"},
	{name: "legends-2", lang: "en", titles: companies, record: "legends-2", at: 74, steps: "continue ready"},
	{name: "legends-3", lang: "de", titles: companies, record: "legends-3", at: 144, steps: "continue ready", set: large},
	{name: "legends-4", lang: "fr", titles: companies, record: "legends-4", at: 175, steps: "continue ready"},
}
