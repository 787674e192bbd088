package draw

import (
	"slices"

	"merlin/game/merlin"
	"merlin/scenes"
)

// goals are what brings points, with sprites.
var goals = []struct{ icon, key string }{
	{"crown", "win"},
	{"manor-blue", "manors"},
	{"seal-crown", "influence"},
	{"any-servant", "servants"},
	{"traitor-black", "traitors"},
	{"card-back", "quests"},
	{"Excalibur", "relics"},
	{"points-star", "end"},
}

// Goal is what brings points, and what one does on each kind of space.
func Goal(f *Frame) (g scenes.Goal) {
	for _, row := range goals {
		g.Wins = append(g.Wins, scenes.GoalLine{Icon: row.icon, Text: f.T("goal." + row.key)})
	}
	var seen []merlin.SpaceKind
	for n := range merlin.Spaces + f.Rules.Inner() {
		kind := f.Rules.Space(n).Kind
		if slices.Contains(seen, kind) {
			continue
		}
		seen = append(seen, kind)
		key := "space." + kind.String()
		g.Spaces = append(g.Spaces, scenes.GoalLine{Icon: f.SpaceSprite(n), Text: "<b>" + f.T(key+".name") + ".</b> " + f.T(key+".text")})
	}
	return g
}
