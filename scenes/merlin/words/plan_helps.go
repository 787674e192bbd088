package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// What can yet be done about a traitor for whom there is no shield, and what a line passes up.

// shieldPassed is the shield against a traitor that another servant would have brought where one is
// placed in a line; "" where none would. // B30
func (f *Words) shieldPassed(then merlin.Table, line []game.Move) string {
	open := model.Unmatched(then, f.Asked)
	for _, m := range line {
		a := m.Action
		if a.Kind != merlin.ActPlace || int(a.B) >= merlin.Provinces || merlin.Servant(a.A) == merlin.ShieldBearer {
			continue
		}
		p := merlin.Province(a.B)
		if open[p] > 0 && then.Open(merlin.Shield, p) && f.atHome(then, merlin.ShieldBearer) {
			return f.T("plan.stake.here", "item", f.itemA(uint8(merlin.Shield), uint8(p)), "points", f.pointsOf(perTraitor))
		}
	}
	return ""
}

func (f *Words) atHome(t merlin.Table, v merlin.Servant) bool {
	return t.Players[f.Asked].Servants[v] == merlin.Castle
}

// passesShield reports whether a line passes up such a shield, of which the stake tells.
func (f *Words) passesShield(line []game.Move) bool {
	v := f.After(line)
	then := f.Rules.Table(&v.Public)
	return f.View.Round%2 == 0 && f.turnsLeft() > 0 && unmatched(then, f.Asked)-f.flagged(then) == 1 && f.shieldPassed(then, line) != ""
}

// helps is the next die that leads to something against a traitor without a shield, for nothing or for
// an apple; "" where none does.
func (f *Words) helps(then merlin.Table) string {
	own := &then.Players[f.Asked]
	for i, d := range own.Dice {
		if d.Value == 0 || d.Used || f.Rows.Dice[i].Word != "own" {
			continue
		}
		if said := f.helpsOn(then, then.Walk(own.Knight, d.Value, 0), d.Value); said != "" {
			return said
		}
	}
	if sword := f.turnedTo(then, merlin.ExcaliburSpace); sword != "" && then.Excalibur != f.Asked {
		return sword
	}
	return ""
}

// helpsOn is what a space does about a traitor to which a die leads. // B30, B47
func (f *Words) helpsOn(then merlin.Table, space, value uint8) string {
	sp := f.Rules.Space(space)
	if !then.Enters(space) {
		return ""
	}
	for p, n := range model.Unmatched(then, f.Asked) {
		place := merlin.Province(p)
		brings := sp.Kind == merlin.ProvinceSpace && sp.Province == place && f.atHome(then, merlin.ShieldBearer) ||
			sp.Kind == merlin.InfluenceSpace && sp.Item == merlin.Shield && then.Players[f.Asked].Influence[p] > 0
		if n > 0 && brings && then.Open(merlin.Shield, place) {
			return f.T("plan.stake.space", "value", int(value), "space", f.T(f.SpaceKey(space)+".the"))
		}
	}
	if sp.Kind == merlin.ExcaliburSpace && then.Excalibur != f.Asked {
		return f.T("plan.stake.excalibur", "value", int(value))
	}
	return ""
}

// turnedTo is the next die that leads to a kind of space once an apple has turned it; "" for none.
func (f *Words) turnedTo(then merlin.Table, kind merlin.SpaceKind) string {
	own := &then.Players[f.Asked]
	for i, d := range own.Dice {
		if own.Apples == 0 || d.Value == 0 || d.Used || f.Rows.Dice[i].Word != "own" {
			continue
		}
		for set := uint8(1); set <= 6; set++ {
			if to := then.Walk(own.Knight, set, 0); f.Rules.Space(to).Kind == kind && then.Enters(to) {
				return f.T("plan.stake.excalibur-apple", "value", int(d.Value))
			}
		}
	}
	return ""
}

// onward is what the next die leads to from where a line ends, and did not before: something against a
// traitor, Excalibur, or points.
func (f *Words) onward(now, then merlin.Table) []reason {
	if r, _ := f.onwardBy(now, then); r.worth > 0 {
		return []reason{r}
	}
	return nil
}

// onwardBy is that, with the die that leads there; worth nothing where none does.
func (f *Words) onwardBy(now, then merlin.Table) (best reason, die uint8) {
	own := &then.Players[f.Asked]
	if now.Players[f.Asked].Knight == own.Knight {
		return best, 0
	}
	for i, d := range own.Dice {
		if d.Value == 0 || d.Used || f.Rows.Dice[i].Word != "own" {
			continue
		}
		to := then.Walk(own.Knight, d.Value, 0)
		if r := f.onwardTo(then, to, d.Value); then.Enters(to) && r.worth > best.worth {
			best, die = r, uint8(i)
		}
	}
	return best, die
}

// onwardTo is what there is on a space to which the next die leads.
func (f *Words) onwardTo(then merlin.Table, space, value uint8) (r reason) {
	r.ranks = prepares
	with := []any{"value", int(value), "space", f.spaceThe(space), "points", f.pointsOf(perTraitor)}
	sp := f.Rules.Space(space)
	left := unmatched(then, f.Asked) - f.flagged(then)
	switch sword := sp.Kind == merlin.ExcaliburSpace && then.Excalibur != f.Asked; {
	case sword && left == 1: // B50a
		r.worth, r.text = aThreat+50*perTraitor, f.T("plan.onward.repels-last", with...)
	case sword && left > 1:
		r.worth, r.text = aThreat, f.T("plan.onward.repels", with...)
	case sword:
		r.worth, r.text = 110, f.T("plan.onward.excalibur", with...)
	case left > 0 && f.helpsOn(then, space, value) != "":
		r.worth, r.text = aThreat-10, f.T("plan.onward.shield", with...)
	case sp.Kind == merlin.PointsSpace:
		if n := then.Count(f.Asked, sp.Item); n > 1 {
			r.worth, r.text = 50*n, f.T("plan.onward.points", "value", int(value), "space", f.spaceThe(space), "points", f.pointsOf(n))
		}
	}
	return r
}

// aThreat is what it is worth to be about to drive a traitor off.
const aThreat = 200

// tellsHelp reports whether reasons tell already what will be done about a traitor.
func (f *Words) tellsHelp(line []game.Move, why []string) bool {
	v := f.After(line)
	return slices.ContainsFunc(f.onward(f.Position(), f.Rules.Table(&v.Public)), func(r reason) bool {
		return r.worth > aThreat-20 && slices.Contains(why, r.text)
	})
}
