package words

import (
	"strings"

	"merlin/game"
	"merlin/scenes/roundtable/model"
)

// recordKeys are the ends of the keys of what a record counts.
var recordKeys = [model.Deeds]string{
	model.TookCard: "cards", model.TookEngine: "engines", model.TookLife: "lives", model.HidCard: "hidden", model.GaveSword: "gave",
	model.Laid: "laid", model.Played: "played", model.Fetched: "drew", model.Fought: "fought", model.Sacrificed: "sacrificed", model.Abandoned: "left",
}

// Recorded is what a Knight has done so far for all to see: the evils that he has chosen, and his
// deeds.
func (f *Words) Recorded(s game.Seat) string {
	r := f.RecordOf(s)
	evil, good := f.recorded(&r, evilDeeds[:]...), f.recorded(&r, goodDeeds[:]...)
	if evil == "" && good == "" {
		return ""
	}
	none := f.T("record.none")
	if evil == "" {
		evil = none
	}
	if good == "" {
		good = none
	}
	return f.T("record.evil", "list", evil) + "\n" + f.T("record.good", "list", good)
}

// The evils and the good deeds, in the order in which they are told: what was laid face down after the cards that
// it is among.
var (
	evilDeeds = [...]model.Deed{model.TookCard, model.HidCard, model.TookEngine, model.TookLife, model.GaveSword}
	goodDeeds = [...]model.Deed{model.Laid, model.Played, model.Fetched, model.Fought, model.Sacrificed, model.Abandoned}
)

// recorded lists some of what a record counts.
func (f *Words) recorded(r *model.Record, deeds ...model.Deed) string {
	var list []string
	for _, d := range deeds {
		if n := r[d]; n > 0 {
			list = append(list, f.T("record."+recordKeys[d], "count", n))
		}
	}
	return strings.Join(list, ", ")
}
