package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What was announced in a turn before, and what is kept for later.

// areaAt is where areas begin in what is promised.
const areaAt = 1 << 8

// Lapsed is why a line does not do what was promised: by a space, or beyond these by an area. That is not to be
// had any more, or not as it was, can wait, or brings less than something else, by so many hundredths of a
// point where that is known; "": the line does it.
func (f *Words) Lapsed(serves int, line []game.Move, more int) string {
	if f.KeepsTo(serves, line) {
		return ""
	}
	if said := f.gone(serves); said != "" || len(line) == 0 {
		return said
	}
	v := f.After(line)
	then := f.Rules.Table(&v.Public)
	if serves >= areaAt {
		of, key := then.Areas(), "plan.lapsed.less"
		switch {
		case built(line):
			key = "plan.lapsed.elsewhere"
		case f.lapsedIn(then, uint8(serves-areaAt)) == "" && f.wayToBuild(then).key != "":
			key = "plan.lapsed.waits"
		}
		return f.T(key, "what", f.T("plan.lapsed.manor", "in", f.TerrainOn(of[serves-areaAt])))
	}
	what := f.spaceThe(uint8(serves))
	own := &then.Players[f.Asked]
	for i, d := range own.Dice {
		if d.Value > 0 && !d.Used && f.Rows.Dice[i].Word == "own" && then.Walk(own.Knight, d.Value, 0) == uint8(serves) {
			return f.T("plan.lapsed.waits", "what", what)
		}
	}
	if points := (more + 50) / 100; points > 0 {
		return f.T("plan.lapsed.less-by", "what", f.withPromised(what, uint8(serves)), "count", points)
	}
	return f.T("plan.lapsed.less", "what", what)
}

// withPromised is a space that was promised, with what was said to come of it: points, or a traitor less.
func (f *Words) withPromised(what string, n uint8) string {
	if sp := f.Rules.Space(n); sp.Kind == merlin.PointsSpace {
		return f.T("plan.lapsed.brings", "what", what, "points", f.pointsOf(f.Position().Count(f.Asked, sp.Item)))
	}
	return f.T("plan.lapsed.saves", "what", what, "points", f.pointsOf(perTraitor))
}

// KeepsTo reports whether moves of who is asked go to a space that was promised, or build in such an area.
func (f *Words) KeepsTo(serves int, line []game.Move) bool {
	of := f.Position().Areas()
	return slices.ContainsFunc(line, func(m game.Move) bool {
		if m.Seat != f.Asked {
			return false
		}
		if serves >= areaAt {
			return m.Action.Kind == merlin.ActBuild && of[m.Action.A] == of[serves-areaAt]
		}
		return slices.ContainsFunc(m.Events, func(e game.Event) bool { return e.Kind == merlin.EventMoved && int(e.Args[2]) == serves })
	})
}

// built reports whether a line builds.
func built(line []game.Move) bool {
	return slices.ContainsFunc(line, func(m game.Move) bool { return m.Action.Kind == merlin.ActBuild })
}

// gone is why what was promised is not to be had any more, or not as it was; "": it is.
func (f *Words) gone(serves int) string {
	t := f.Position()
	if serves >= areaAt {
		return f.lapsedIn(t, uint8(serves-areaAt))
	}
	sp := f.Rules.Space(uint8(serves))
	threat := unmatched(t, f.Asked) - f.flagged(t)
	switch {
	case !t.Enters(uint8(serves)):
		return f.T("plan.lapsed.barred", "space", f.spaceThe(uint8(serves)))
	case sp.Kind == merlin.ExcaliburSpace && t.Excalibur != game.NoSeat && t.Excalibur != f.Asked:
		return f.T("plan.lapsed.sword", "name", f.Called(t.Excalibur))
	case sp.Kind == merlin.ExcaliburSpace || sp.Kind == merlin.PointsSpace:
		return ""
	case threat <= 0:
		return f.T("plan.lapsed.traitor")
	case f.helpsOn(t, uint8(serves), 1) == "":
		return f.T("plan.lapsed.shield")
	}
	return ""
}

// lapsedIn is that of a manor in an area, by its first tile: none can be built there, one has no material for it any
// more, or it brings nothing.
func (f *Words) lapsedIn(t merlin.Table, first uint8) string {
	of, built := t.Areas(), *t.Public
	then, key := f.Rules.Table(&built), "plan.lapsed.site"
	for tile := range t.Rows * merlin.Columns {
		if of[tile] != of[first] || t.Domain[tile].Manor != game.NoSeat || t.Players[f.Asked].Manors == 0 {
			continue
		}
		built.Domain[tile].Manor = f.Asked
		more := model.DomainLead(then, &of, of[tile], f.Asked).Points - model.DomainLead(t, &of, of[tile], f.Asked).Points
		built.Domain[tile].Manor = game.NoSeat
		switch {
		case more <= 0:
		case t.Fits(tile, t.Rows)&colours(t, f.Asked) != 0:
			return ""
		default:
			key = "plan.lapsed.material"
		}
	}
	return f.T(key, "in", f.areaIn(&of, of[first]))
}

// Keeps is why a staff is kept that would repeat an action now, weighed against what that brings: "" for
// other choices, and where it brings points at several scorings.
func (f *Words) Keeps(line, other []game.Move) string {
	if line[0].Action.Kind != merlin.ActNoStaff || !usesStaff(other) || !f.later() {
		return ""
	}
	later := f.T("plan.keeps.later")
	if f.View.Players[f.Asked].Manors > 0 {
		later = f.T("plan.keeps.builds")
	}
	points, lasting := f.brings(other)
	without, _ := f.brings(line)
	points = max(0, points-without)
	switch {
	case lasting:
		return ""
	case points == 0:
		return f.T("plan.keeps.nothing") + " " + later
	}
	c := moment.Choice{Do: []game.Action{other[0].Action}}
	would := f.best(&c, f.told(&c, other))[0].text
	if points <= perStaff {
		return f.T("plan.keeps.less", "text", would) + " " + later
	}
	return f.T("plan.keeps.more", "text", would) + " " + later
}

// Spends reports whether somebody spends something in the line that serves later too, but for a staff that
// brings more than it is worth at the end, or fulfils a quest.
func (f *Words) Spends(line []game.Move) bool {
	if !f.Model.Spends(line) || !usesStaff(line) {
		return f.Model.Spends(line)
	}
	before := beforeStaff(line, 0)
	rest := slices.DeleteFunc(slices.Clone(line), func(m game.Move) bool { return m.Action.Kind == merlin.ActStaff })
	return !f.outpays(before, line) || f.Model.Spends(rest)
}

// outpays reports whether a line brings more than the staff is worth that it spends after what comes before.
func (f *Words) outpays(before, line []game.Move) bool {
	had := 0
	if len(before) > 0 {
		had, _ = f.Completes(before)
	}
	done, _ := f.Completes(line)
	return done > had || model.Gained(line, f.Asked)-model.Gained(before, f.Asked) > perStaff
}

// brings are the points that decide most of what a line brings, 0 where it only prepares for some; lasting
// where they come at several scorings.
func (f *Words) brings(line []game.Move) (points int, lasting bool) {
	c := moment.Choice{Do: []game.Action{line[0].Action}}
	all := f.best(&c, f.told(&c, line))
	if len(all) == 0 || all[0].ranks == prepares {
		return 0, false
	}
	return (all[0].worth + 50) / 100, all[0].ranks == lasts
}
