package merlin

import "merlin/game"

// What computer players look at in the Treasures of the Domain.

var treasuresSigns = append(append([]string{}, treasureWords...), "levied")

func treasuresSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActBuild:
		if on := j.Mods.Treasures.On[a.A]; on > 0 {
			j.f.Add(at+int(j.Box.Mods.Treasures[on-1].Kind), 1)
		}
	case ActLevy:
		if Item(a.A) != InfluenceItem {
			j.loses(Item(a.A), Province(a.B))
			return
		}
		strength, points := j.Influence(Province(a.B))
		less := strength
		less[j.s] -= min(less[j.s], 1)
		j.shift(signMajority, signRob, &strength, &less, points, max(points-1, 0))
		j.f.Add(at+len(treasureWords), 1)
	}
}
