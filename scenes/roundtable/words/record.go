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
	evil, good := f.recorded(r[:model.Laid], 0), f.recorded(r[model.Laid:], model.Laid)
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

// recorded lists some of what a record counts.
func (f *Words) recorded(counts []int, from model.Deed) string {
	var list []string
	for i, n := range counts {
		if n > 0 {
			list = append(list, f.T("record."+recordKeys[from+model.Deed(i)], "count", n))
		}
	}
	return strings.Join(list, ", ")
}
