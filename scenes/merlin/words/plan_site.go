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
	before, best := f.site(then, colours(now, f.Asked)), f.site(then, colours(then, f.Asked))
	if _, _, next := f.buildsNext(then); best.all() <= before.all() || next || !f.later() { // the material says so
		return nil
	}
	of, key := then.Areas(), "plan.site"
	if best.lead.Level() {
		key = "plan.site-level"
	}
	text := f.T(key, "in", f.areaIn(&of, best.first), "own", best.lead.Own, "others", best.lead.Others, "points", f.between(&best), "when", f.when(then), "with", f.withMaterial(then))
	return []reason{{60 * best.all(), prepares, text, nil}}
}

// withMaterial is by what one builds with a material: with it alone, or also with what gets one to where one builds.
func (f *Words) withMaterial(then merlin.Table) string {
	if w := f.wayToBuild(then); w.key != "" {
		return f.T(w.key, "value", w.value)
	}
	return f.T("plan.with")
}

// buildWay is how one gets to where one builds in a later turn of the round: the text that says so, "" where no
// die that is left leads there, with the die.
type buildWay struct {
	key   string
	die   uint8
	value int
}

// wayToBuild is the best of these: for nothing, by Merlin, or for an apple.
func (f *Words) wayToBuild(then merlin.Table) (w buildWay) {
	if die, value, ok := f.buildsNext(then); ok {
		return buildWay{"plan.with.die", die, value}
	}
	own := &then.Players[f.Asked]
	builds := func(to uint8) bool { return f.Rules.Space(to).Kind == merlin.BuildSpace && then.Enters(to) }
	for i, d := range own.Dice {
		if d.Value == 0 || d.Used {
			continue
		}
		switch word := f.Rows.Dice[i].Word; {
		case word == "merlin" && (builds(then.Walk(then.Merlin, d.Value, 0)) || builds(then.Walk(then.Merlin, d.Value, 1))):
			return buildWay{"plan.with.me", uint8(i), int(d.Value)}
		case word == "own" && own.Apples > 0 && w.key == "":
			for set := uint8(1); set <= 6; set++ {
				if builds(then.Walk(own.Knight, set, 0)) {
					w = buildWay{"plan.with.apple", uint8(i), int(d.Value)}
				}
			}
		}
	}
	return w
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

// site is an area, by its first tile, with what a manor there brings more at a scoring, what the one loses
// who loses most by it, and the lead then.
type site struct {
	first      uint8
	gain, lost int
	who        game.Seat
	lead       model.Lead
}

// all is what that is between the two.
func (s *site) all() int { return s.gain + s.lost }

// site is the one where a manor paid in one of some colours would do most; it brings no points where there is
// none.
func (f *Words) site(t merlin.Table, colours uint8) (best site) {
	f.eachSite(t, colours, func(_ uint8, s *site) {
		if s.gain > 0 && s.all() > best.all() {
			best = *s
		}
	})
	return best
}

// eachSite goes through the tiles on which a manor may be built, paid in one of some colours.
func (f *Words) eachSite(t merlin.Table, colours uint8, do func(tile uint8, s *site)) {
	if t.Players[f.Asked].Manors == 0 {
		return
	}
	of, known := t.Areas(), [merlin.Tiles]*site{}
	for tile := range t.Rows * merlin.Columns {
		if t.Domain[tile].Manor != game.NoSeat || t.Fits(tile, t.Rows)&colours == 0 {
			continue
		}
		if known[of[tile]] == nil {
			known[of[tile]] = f.builtOn(t, &of, tile)
		}
		do(tile, known[of[tile]])
	}
}

// towerIn is what a tower brings besides in an area where a manor may be built on it.
func (f *Words) towerIn(t merlin.Table, colours, first uint8) (brings noted) {
	f.eachSite(t, colours, func(tile uint8, s *site) {
		if s.first == first && t.Domain[tile].Tower {
			brings = f.noteTower(t)
		}
	})
	return brings
}

// builtOn is what a manor does on a tile.
func (f *Words) builtOn(t merlin.Table, of *[merlin.Tiles]uint8, tile uint8) *site {
	built := *t.Public
	built.Domain[tile].Manor = f.Asked
	then, first := f.Rules.Table(&built), of[tile]
	s := &site{first: first, who: game.NoSeat, lead: model.DomainLead(then, of, first, f.Asked)}
	s.gain = s.lead.Points - model.DomainLead(t, of, first, f.Asked).Points
	for other := range game.Seat(t.Seats) {
		if lost := model.DomainLead(t, of, first, other).Points - model.DomainLead(then, of, first, other).Points; other != f.Asked && lost > s.lost {
			s.who, s.lost = other, lost
		}
	}
	return s
}

// between is what a manor on a site would bring more, with what somebody would lose by it.
func (f *Words) between(s *site) string {
	if s.lost == 0 {
		return f.moreOf(s.gain)
	}
	return f.T("plan.more-rival", "points", f.moreOf(s.gain), "name", f.Called(s.who), "lost", s.lost)
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
	best := f.site(t, colours(t, f.Asked))
	return best.gain > perStaff
}
