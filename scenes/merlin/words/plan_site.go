package words

import (
	"iter"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// Where one could build.

// betterSite is where one could build then with materials of colours that one has not now, if that
// would bring more points than with those that one has.
func (f *Words) betterSite(now, then merlin.Table) []reason {
	if colours(then, f.Asked)&^colours(now, f.Asked) == 0 {
		return nil
	}
	before, _, _ := f.site(then, colours(now, f.Asked))
	gain, first, lead := f.site(then, colours(then, f.Asked))
	if _, _, next := f.buildsNext(then); gain <= before || next || !f.later() { // the material says so
		return nil
	}
	of, key := then.Areas(), "plan.site"
	if lead.Level() {
		key = "plan.site-level"
	}
	text := f.T(key, "in", f.areaIn(&of, first), "own", lead.Own, "others", lead.Others, "points", f.pointsOf(lead.Points), "when", f.when())
	return []reason{{60 * gain, prepares, text, nil}}
}

// colours are those of a seat's materials, a bit each.
func colours(t merlin.Table, s game.Seat) (all uint8) {
	for p, have := range t.Players[s].Items[merlin.Material] {
		all |= min(have, 1) << p
	}
	return all
}

// changedAreas are the areas, by their first tiles, in which manors stand or count otherwise than before.
func (f *Words) changedAreas(now, then merlin.Table) iter.Seq2[uint8, *[merlin.Tiles]uint8] {
	return func(yield func(uint8, *[merlin.Tiles]uint8) bool) {
		var of *[merlin.Tiles]uint8
		seen := [merlin.Tiles]bool{}
		for tile := range then.Rows * merlin.Columns {
			if now.Domain[tile] == then.Domain[tile] && now.Manor(tile) == then.Manor(tile) {
				continue
			}
			if of == nil {
				areas := then.Areas()
				of = &areas
			}
			if first := of[tile]; !seen[first] {
				if seen[first] = true; !yield(first, of) {
					return
				}
			}
		}
	}
}

// site is the area, by its first tile, where a manor paid in one of some colours would bring most
// points more, how many, and the lead there then; no points where there is none.
func (f *Words) site(t merlin.Table, colours uint8) (gain int, first uint8, lead model.Lead) {
	s := f.Asked
	if t.Players[s].Manors == 0 {
		return 0, 0, lead
	}
	of, built := t.Areas(), *t.Public
	then := f.Rules.Table(&built)
	for tile := range t.Rows * merlin.Columns {
		if t.Domain[tile].Manor != game.NoSeat || t.Fits(tile, t.Rows)&colours == 0 {
			continue
		}
		built.Domain[tile].Manor = s
		had, has := model.DomainLead(t, &of, of[tile], s), model.DomainLead(then, &of, of[tile], s)
		built.Domain[tile].Manor = game.NoSeat
		if more := has.Points - had.Points; more > gain {
			gain, first, lead = more, of[tile], has
		}
	}
	return gain, first, lead
}

// sitesAlike reports whether as much could be built in one position as in another: nothing differs that
// counts for that.
func (f *Words) sitesAlike(now, then merlin.Table) bool {
	own, later := &now.Players[f.Asked], &then.Players[f.Asked]
	return now.Domain == then.Domain && own.Manors == later.Manors && colours(now, f.Asked) == colours(then, f.Asked) && now.Mods == then.Mods
}

// buildsTwice reports whether a staff would build a second manor with what one has, for more than it
// is worth at the end.
func (f *Words) buildsTwice(t merlin.Table) bool {
	materials := 0
	for _, n := range t.Players[f.Asked].Items[merlin.Material] {
		materials += int(n)
	}
	if !f.later() || materials < 2 || t.Players[f.Asked].Manors < 2 {
		return false
	}
	gain, _, _ := f.site(t, colours(t, f.Asked))
	return gain > perStaff
}
