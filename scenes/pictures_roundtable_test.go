package scenes_test

import (
	"merlin/scenes"
	"merlin/scenes/roundtable"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// knights are the Knights of the Round Table as main has them.
var knights = []title{func(s store.Store, shell func() table.Shell) scenes.Title {
	return roundtable.NewGames(shell, s).Offered()
}}

// roundtablePictures are the screens of the Knights of the Round Table: its set-up, the
// table for three, five and seven, and what its turns ask.
var roundtablePictures = []picture{
	{name: "roundtable-setup", lang: "fr", titles: knights, steps: "new title-roundtable"},
	{name: "roundtable-greet", lang: "de", titles: knights, steps: `new title-roundtable seat-add seat-add "seed=stone start +200`},
	{name: "roundtable-setup-7", lang: "de", titles: knights, steps: "new title-roundtable seat-add seat-add seat-add seat-add preset-standard more-options option-talk-yes", set: large},
	{name: "roundtable-setup-more", lang: "en", titles: knights, steps: "new title-roundtable more-options"},
	{name: "roundtable-lesson", lang: "fr", titles: knights, steps: "learn title-roundtable coach-on", set: large},
	{name: "roundtable-lesson-evil", lang: "de", titles: knights, steps: "learn title-roundtable coach-on coach-on card-grail-card-1 summary-close answer-deal-0 coach-on coach-on"},
	{name: "roundtable-lesson-own", lang: "fr", titles: knights, steps: "learn title-roundtable coach-on coach-on card-fight-4-1 summary-close coach-on answer-deal-0 coach-on coach-on act-evil-engine coach-on"},
	{name: "roundtable-record", lang: "de", titles: knights, record: "roundtable-5", at: 300, steps: "continue ready ~seat-3"},
	{name: "roundtable-goal", lang: "de", titles: knights, record: "roundtable-5", at: 300, steps: "continue ready menu goal"},
	{name: "roundtable-gift", lang: "de", titles: knights, record: "roundtable-5", at: 0, steps: "continue ready"},
	{name: "roundtable-loyal", lang: "de", titles: knights, record: "roundtable-5", at: 0, steps: "continue ready ~loyalty"},
	{name: "roundtable-felon", lang: "fr", titles: knights, record: "roundtable-5", at: 3, steps: "continue ready ~loyalty"},
	{name: "roundtable-share", lang: "fr", titles: knights, record: "roundtable-5", at: 7, steps: "continue ready"},
	{name: "roundtable-share-some", lang: "en", titles: knights, record: "roundtable-5", at: 122, steps: "continue ready"},
	{name: "roundtable-share-last", lang: "de", titles: knights, record: "roundtable-5", at: 124, steps: "continue ready seat-5"},
	{name: "roundtable-bulb-asked", lang: "fr", titles: knights, record: "roundtable-5", at: 0, steps: "continue ready show"},
	{name: "roundtable-free", lang: "en", titles: knights, record: "roundtable-3", at: 74, steps: "continue ready"},
	{name: "roundtable-accept", lang: "en", titles: knights, record: "roundtable-7", at: 15, steps: "continue ready"},
	{name: "roundtable-evil", lang: "fr", titles: knights, record: "roundtable-5", at: 176, steps: "continue ready"},
	{name: "roundtable-comes", lang: "de", titles: knights, record: "roundtable-5", at: 176, steps: "continue ready act-evil-card +20", set: moving},
	{name: "roundtable-fight", lang: "fr", titles: knights, record: "roundtable-5", at: 244, steps: "continue ready menu watch last before play +222", set: moving},
	{name: "roundtable-not-enough", lang: "de", titles: knights, record: "roundtable-5", at: 183, level: -1, steps: "continue +50", set: moving},
	{name: "roundtable-lost", lang: "fr", titles: knights, record: "roundtable-5", at: 350, steps: "continue ready"},
	{name: "roundtable-try", lang: "de", titles: knights, record: "roundtable-5", at: 177, steps: "continue ready"},
	{name: "roundtable-pledge", lang: "fr", titles: knights, record: "roundtable-5", at: 179, steps: "continue ready"},
	{name: "roundtable-volunteer", lang: "fr", titles: knights, record: "roundtable-5", at: 185, steps: "continue ready"},
	{name: "roundtable-face", lang: "de", titles: knights, record: "roundtable-5", at: 26, steps: "continue ready"},
	{name: "roundtable-war", lang: "en", titles: knights, record: "roundtable-5", at: 85, steps: "continue ready"},
	{name: "roundtable-give-up", lang: "de", titles: knights, record: "roundtable-5", at: 55, steps: "continue ready"},
	{name: "roundtable-merlin", lang: "fr", titles: knights, record: "roundtable-5", at: 114, steps: "continue ready"},
	{name: "roundtable-5", lang: "de", titles: knights, record: "roundtable-5", at: 300, steps: "continue ready", set: large},
	{name: "roundtable-sacrifice", lang: "fr", titles: knights, record: "roundtable-7", at: 390, steps: "continue ready act-sacrifice"},
	{name: "roundtable-advice", lang: "fr", titles: knights, record: "roundtable-sage", at: 86, steps: "continue ready show show +300"},
	{name: "roundtable-advice-evil", lang: "en", titles: knights, record: "roundtable-sage", at: 143, steps: "continue ready show show +300"},
	{name: "roundtable-advice-traitor", lang: "de", titles: knights, record: "roundtable-sage", at: 93, steps: "continue ready show show +300", set: large},
	{name: "roundtable-bulb", lang: "de", titles: knights, record: "roundtable-5", at: 176, steps: "continue ready show"},
	{name: "roundtable-card", lang: "de", titles: knights, record: "roundtable-5", at: 301, steps: "continue ready ~card-fight-4-1"},
	{name: "roundtable-accuse", lang: "fr", titles: knights, record: "roundtable-5", at: 300, steps: "continue ready act-accuse"},
	{name: "roundtable-verdict", lang: "fr", titles: knights, record: "roundtable-5", at: 300, steps: "continue ready act-accuse choice-1 dialog-forgo +180", set: moving},
	{name: "roundtable-siege", lang: "en", titles: knights, record: "roundtable-5", at: 307, steps: "continue ready act-fight"},
	{name: "roundtable-siege-card", lang: "de", titles: knights, record: "roundtable-5", at: 307, steps: "continue ready act-fight card-fight-2-1 ~card-fight-3-1"},
	{name: "roundtable-grey", lang: "fr", titles: knights, record: "roundtable-5", at: 59, steps: "continue ready ~act-accuse"},
	{name: "roundtable-exchange", lang: "de", titles: knights, record: "roundtable-7", at: 98, steps: "continue ready act-special"},
	{name: "roundtable-farewell", lang: "de", titles: knights, record: "roundtable-5", at: 102, steps: "continue ready"},
	{name: "roundtable-swap", lang: "fr", titles: knights, record: "roundtable-7", at: 98, steps: "continue ready ~card-merlin-1"},
	{name: "roundtable-danger", lang: "fr", titles: knights, record: "roundtable-7", at: 390, steps: "continue ready ~danger-1"},
	{name: "roundtable-letter", lang: "en", titles: knights, record: "roundtable-7", at: 98, steps: "continue ready act-special choice-1 choice-1 ready"},
	{name: "roundtable-traitor", lang: "en", titles: knights, record: "roundtable-5", at: 336, steps: "continue ready", set: large},
	{name: "roundtable-rob", lang: "de", titles: knights, record: "roundtable-5", at: 335, steps: "continue ready"},
	{name: "roundtable-7", lang: "fr", titles: knights, record: "roundtable-7", at: 390, steps: "continue ready"},
	{name: "roundtable-convoke", lang: "en", titles: knights, record: "roundtable-7", at: 531, steps: "continue ready"},
	{name: "roundtable-3", lang: "en", titles: knights, record: "roundtable-3", at: 340, steps: "continue ready"},
	{name: "roundtable-small", lang: "de", titles: knights, record: "roundtable-5", at: 300, steps: "continue ready", set: small},
	{name: "roundtable-replay", lang: "fr", titles: knights, record: "roundtable-3", at: 300, steps: "continue ready menu watch next next next"},
	{name: "roundtable-others", lang: "de", titles: knights, record: "roundtable-5", at: 20, level: -1, steps: "continue +420", set: moving},
	{name: "roundtable-deed", lang: "en", titles: knights, record: "roundtable-5", at: 20, level: -1, steps: "continue +180", set: moving},
	{name: "roundtable-summary", lang: "fr", titles: knights, record: "roundtable-5", at: 20, level: -1, steps: "continue +40 to-my-turn +600", set: moving},
	{name: "roundtable-unmasked", lang: "fr", titles: knights, record: "roundtable-5", at: 361, steps: "continue drama +256", set: moving},
	{name: "roundtable-stands", lang: "de", titles: knights, record: "roundtable-7", at: 601, steps: "continue drama"},
	{name: "roundtable-falls", lang: "fr", titles: knights, record: "roundtable-5", at: 361, steps: "continue drama", set: large},
	{name: "roundtable-falls-phone", lang: "en", titles: knights, record: "roundtable-5", at: 361, steps: "continue drama", set: phone},
	{name: "roundtable-quest-lost", lang: "de", titles: knights, record: "roundtable-5", at: 146, steps: "continue ready menu watch last before play +222", set: moving},
	{name: "roundtable-won", lang: "fr", titles: knights, record: "roundtable-5", at: 40, steps: "continue ready menu watch last before play +130", set: moving},
	{name: "roundtable-end", lang: "de", titles: knights, record: "roundtable-7", at: 601, steps: "continue", kept: ui.Rect{X: 40, Y: 36, W: 1840, H: 900}},
	{name: "roundtable-end-lost", lang: "fr", titles: knights, record: "roundtable-5", at: 361, steps: "continue"},
	{name: "roundtable-rules", lang: "de", titles: knights, record: "roundtable-5", at: 300, steps: "continue ready help"},
}
