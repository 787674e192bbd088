package words

import (
	"merlin/game/merlin"
)

// finishes is the dearest quest of the hand that would lack nothing after one step on a space: a servant set, or a
// thing taken there. The way there may cost a flag of a colour. What a staff or a tower adds is left to the advice.
// B14, B20, B23
func (f *Words) finishes(n uint8, spent ...merlin.Province) (card merlin.Card, ok bool) {
	best, t := 0, f.Position()
	paid := *t.Public
	for _, colour := range spent {
		paid.Players[f.Asked].Items[merlin.Flag][colour]--
	}
	f.eachStep(f.Rules.Table(&paid), n, func(then merlin.Table) {
		for _, c := range f.View.Hand.List() {
			points := int(f.Rules.Box.Quests[c].Points)
			if points > best && len(unmet(t, f.Asked, c)) > 0 && len(unmet(then, f.Asked, c)) == 0 {
				card, ok, best = c, true, points
			}
		}
	})
	return card, ok && f.View.Turn.Quests == 0
}

// eachStep does each step on a space on a table of its own.
func (f *Words) eachStep(t merlin.Table, n uint8, look func(merlin.Table)) {
	sp := f.Rules.Space(n)
	for p := range merlin.Province(merlin.Provinces) {
		marked := t.Players[f.Asked].Influence[p] > 0
		switch {
		case sp.Kind == merlin.ProvinceSpace && sp.Province == p, sp.Kind == merlin.InfluenceServantSpace && marked:
			f.eachServant(t, p, look)
		case sp.Kind == merlin.InfluenceSpace && marked && t.Stock[sp.Item][p] > 0:
			then := *t.Public
			then.Players[f.Asked].Items[sp.Item][p]++
			look(f.Rules.Table(&then))
		}
	}
}

// eachServant sets each servant in a province where he does not stand yet, and has him do there what he does.
func (f *Words) eachServant(t merlin.Table, p merlin.Province, look func(merlin.Table)) {
	brings := map[merlin.Servant]merlin.Item{merlin.ShieldBearer: merlin.Shield, merlin.FlagBearer: merlin.Flag, merlin.Mason: merlin.Material}
	for s := range merlin.Servant(merlin.Servants) {
		then := *t.Public
		own := &then.Players[f.Asked]
		if own.Servants[s] == p {
			continue
		}
		own.Servants[s] = p
		item, takes := brings[s]
		switch {
		case takes && t.Stock[item][p] > 0:
			own.Items[item][p]++
		case s == merlin.Lady && own.Markers > 0:
			own.Influence[p]++
		}
		look(f.Rules.Table(&then))
	}
}
