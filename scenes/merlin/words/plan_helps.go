package words

import (
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

// onward is the next die that leads to Excalibur from where a line ends, and did not before, where no
// traitor is left: of those the stake tells.
func (f *Words) onward(now, then merlin.Table) []reason {
	own := &then.Players[f.Asked]
	if then.Excalibur == f.Asked || unmatched(then, f.Asked) > 0 || now.Players[f.Asked].Knight == own.Knight {
		return nil
	}
	for i, d := range own.Dice {
		if d.Value == 0 || d.Used || f.Rows.Dice[i].Word != "own" {
			continue
		}
		if to := then.Walk(own.Knight, d.Value, 0); f.Rules.Space(to).Kind == merlin.ExcaliburSpace && then.Enters(to) {
			return []reason{{110, prepares, f.T("plan.onward.excalibur", "value", int(d.Value)), nil}}
		}
	}
	return nil
}
