package words

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// Why one of several that bring the same, and why not what the first press on the bulb says of a province.

// alike is what tells a material, or the marker of a tower, from others that bring as much, or which those are; ""
// where none does.
func (f *Words) alike(c *moment.Choice) string {
	switch a := c.Last(); {
	case a.Kind == merlin.ActTake && merlin.Item(a.A) == merlin.Material && f.later():
		return f.materialAlike(f.Position(), merlin.Province(a.B))
	case a.Kind == merlin.ActInfluence && f.Kind == merlin.AskTower:
		return f.markerAlike(f.Position(), merlin.Province(a.A))
	}
	return ""
}

// materialAlike is where else one could build with a material, better than with the others that do as much where most
// is to be had.
func (f *Words) materialAlike(t merlin.Table, p merlin.Province) string {
	best := f.site(t, 1<<p)
	if best.gain <= 0 {
		return ""
	}
	mine, more := f.siteBut(t, 1<<p, best.first), true
	var same []string
	for q := range merlin.Province(merlin.Provinces) {
		if q == p || !f.Open(game.Target{Kind: merlin.TargetStock, A: uint8(merlin.Material), B: uint8(q)}) {
			continue
		}
		if as := f.site(t, 1<<q); as.all() == best.all() {
			other := f.siteBut(t, 1<<q, as.first)
			same, more = append(same, f.T("colour.noun."+q.String())), more && f.withTower(t, 1<<p, &mine) > f.withTower(t, 1<<q, &other)
		}
	}
	of := t.Areas()
	switch {
	case len(same) == 0:
		return ""
	case more && mine.gain > 0:
		return f.T("plan.alike.site", "in", f.areaIn(&of, mine.first))
	}
	return f.T("plan.alike", "colours", JoinWords(f.Locale, same))
}

// siteBut is the best site but for an area.
func (f *Words) siteBut(t merlin.Table, colours, first uint8) (best site) {
	f.eachSite(t, colours, func(_ uint8, s *site) {
		if s.first != first && s.gain > 0 && f.withTower(t, colours, s) > f.withTower(t, colours, &best) {
			best = *s
		}
	})
	return best
}

// withTower is what a site brings with its tower, in hundredths of a point.
func (f *Words) withTower(t merlin.Table, colours uint8, s *site) int {
	if s.gain <= 0 {
		return 0
	}
	return 100*s.all() + f.towerIn(t, colours, s.first).gain
}

// markerAlike is that a marker stays after the scoring where others that bring as much do not, or which do as well. // B52
func (f *Words) markerAlike(t merlin.Table, p merlin.Province) string {
	best, before := f.markerOn(t, p), model.ProvinceLead(t, p, f.Asked)
	stays, gone := before.Own == 0 && best.lead.Others == 0 && scorings(t) > 1, false
	var same []string
	for q := range merlin.Province(merlin.Provinces) {
		as := f.markerOn(t, q)
		if q == p || best.gain <= 0 || as.all() != best.all() {
			continue
		}
		same = append(same, f.T("colour.noun."+q.String()))
		gone = gone || model.ProvinceLead(t, q, f.Asked).Own > 0
	}
	switch {
	case len(same) == 0:
		return ""
	case stays && gone:
		return f.T("plan.alike.stays")
	}
	return f.T("plan.alike", "colours", JoinWords(f.Locale, same))
}

// masonPassed is that the material can wait which the mason would have brought from a province where somebody else is
// placed in the last turn of a round; "" where the first press says something else of it.
func (f *Words) masonPassed(line []game.Move) string {
	if f.turnsLeft() > 0 || !f.later() {
		return ""
	}
	for _, m := range line {
		a := m.Action
		if a.Kind != merlin.ActPlace || int(a.B) >= merlin.Provinces {
			continue
		}
		p, t := merlin.Province(a.B), f.Position()
		if n := f.noteMason(t, p); merlin.Servant(a.A) == merlin.Mason || n.gain == 0 || f.noteProvince(t, p) != n {
			return ""
		}
		of, best := t.Areas(), f.site(t, 1<<p)
		return f.T("plan.mason-waits", "in", f.areaIn(&of, best.first))
	}
	return ""
}
