package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Why a Knight is accused: what all have seen him do, for and against, and how likely that makes it.

// doings are the ends of the keys of what is held for or against a Knight.
var doings = [roundtable.Doings]string{
	roundtable.DidEngine: "engine", roundtable.DidHoard: "hoard", roundtable.DidRoam: "roam", roundtable.DidWrong: "wrong",
	roundtable.DidLose: "lose", roundtable.DidDecline: "decline", roundtable.DidLife: "life", roundtable.DidWin: "win",
	roundtable.DidSpecial: "special", roundtable.DidMerlins: "merlins", roundtable.DidPay: "pay",
}

// against are what a person would hold against a Knight; the others speak for one.
func against(d roundtable.Doing) bool { return d < roundtable.DidLife }

// telling is how much a deed speaks for or against somebody, in hundredths of a doubling, that it is
// told; so many are at most.
const (
	telling   = 40
	mostDeeds = 3
)

// planAccuse says what speaks against a Knight that all have seen, how likely that makes it with what speaks
// for him, and what is at stake.
func (f *Words) planAccuse(a game.Action) string {
	who := game.Seat(a.A)
	is := f.Doubts[who]
	name := []any{"name", f.Knight(who), "percent", is.Percent, "count", f.Suspects()}
	var bad, good []string
	for _, t := range is.Deeds {
		said := f.count("doubt."+doings[t.Doing], t.Count)
		switch {
		case against(t.Doing) && t.Weight >= telling && len(bad) < mostDeeds:
			bad = append(bad, said)
		case !against(t.Doing) && t.Weight <= -telling && len(good) < mostDeeds:
			good = append(good, said)
		}
	}
	odds := f.T("plan.accuse.odds", name...)
	if len(bad) == 0 {
		odds = sentences(f.T("plan.accuse.bare", name...), f.cleared(who))
	} else {
		bad = []string{f.T("plan.accuse.against", append(name, "list", f.Listed(bad))...)}
	}
	if len(good) > 0 {
		good = []string{f.T("plan.accuse.for", append(name, "list", f.Listed(good))...)}
	}
	return sentences(slices.Concat(bad, []string{odds}, good, []string{f.T("plan.accuse.stakes")})...)
}

// cleared says what speaks most for another who might be the Traitor in his place; "" where nothing does.
func (f *Words) cleared(who game.Seat) string {
	most, said := -telling, ""
	for s := range game.Seat(len(f.Seats)) {
		if s == who || s == f.Asked || f.View.Players[s].Shown != roundtable.Unseen {
			continue
		}
		for _, t := range f.Doubts[s].Deeds {
			if !against(t.Doing) && t.Weight <= most {
				most, said = t.Weight, f.T("plan.accuse.cleared", "name", f.Knight(s), "list", f.count("doubt."+doings[t.Doing], t.Count))
			}
		}
	}
	return said
}
