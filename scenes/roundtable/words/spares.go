package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// Why Merlin stays in the hand, beside what leaves be a danger that he could drive back, which the first press has named.

// spares says that: what he is better kept for, or that he would gain but a step.
func (f *Words) spares(a game.Action) string {
	d := f.Dangers()[0]
	if !heroics[a.Kind] || f.Acted() || playsMerlin(a) || f.lastCard(a) || d.Grave != model.Pressing || f.View.Engines >= lateSiege || f.specialAgainst(d) != roundtable.Merlin {
		return ""
	}
	if _, saves := f.merlinSaves(); saves { // the danger is his
		return ""
	}
	if d.Of == model.ThreatSiege {
		return f.count("plan.merlin.spared.siege", d.Left)
	}
	if f.lastStep(d) {
		return strings.TrimSpace(f.T("plan.merlin.spared.last", "name", f.DangerName(d)) + " " + f.trifle(d))
	}
	if dear, ok := f.dearer(d); ok {
		return f.T("plan.merlin.spared.dearer", "name", f.DangerName(dear), "list", f.loss(dear), "less", f.DangerName(d))
	}
	if f.own(d) > 0 && f.tooLate(d) { // how much is wanted is told beside it
		return f.T("plan.merlin.spared.late")
	}
	return f.T("plan.merlin.spared", "name", f.DangerName(d), "count", f.Wanted(d.Place))
}

// lastStep reports whether he is for a Quest that costs much when a single card more would lose it.
func (f *Words) lastStep(d model.Danger) bool {
	return d.Left == soon && (d.Ruin || d.Cost.Swords > 1) && f.View.Engines <= fewForMerlin
}

// dearer is the Quest among those to be watched that costs more than one, and where Merlin could drive Evil back, too.
func (f *Words) dearer(than model.Danger) (d model.Danger, ok bool) {
	for _, d := range f.Alarms() {
		if d.Of == model.ThreatQuest && d.Place != than.Place && d.Cost.Swords > than.Cost.Swords && f.specialAgainst(d) == roundtable.Merlin {
			return d, true
		}
	}
	return d, false
}

// trifle says that another Quest that the next Black card decides is not worth him.
func (f *Words) trifle(than model.Danger) string {
	for _, d := range f.Brinks(than.Place) {
		if !d.Ruin && d.Cost.Swords < than.Cost.Swords && f.specialAgainst(d) == roundtable.Merlin {
			return f.T("plan.merlin.spared.trifle", "name", f.DangerName(d), "list", f.loss(d))
		}
	}
	return ""
}
