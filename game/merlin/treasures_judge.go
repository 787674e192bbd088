package merlin

import "merlin/game"

// What computer players look at in the Treasures of the Domain.

var (
	treasuresSigns  = append(append([]string{}, treasureWords...), "levied")
	treasuresTraits = treasureWords
)

// treasuresTrait notes the kinds of treasures that the seat has the material for.
func treasuresTrait(g *Game, s game.Seat, f note, at int) {
	p := &g.Players[s]
	have := uint8(0)
	for c, n := range p.Items[Material] {
		have |= one(n > 0) << c
	}
	kinds := uint8(0)
	for tile := range g.Rows * Columns {
		on := g.Mods.Treasures.On[tile]
		if on > 0 && g.Domain[tile].Manor == game.NoSeat && g.rules.Fits(tile, g.Rows)&have != 0 {
			kinds |= 1 << g.rules.Box.Mods.Treasures[on-1].Kind
		}
	}
	if p.Manors == 0 {
		return
	}
	for kind := range treasureWords {
		f.Add(at+kind, int(kinds>>kind&1))
	}
}

// treasuresBuild notes the treasure of a tile.
func treasuresBuild(j *judge, tile uint8, at int) {
	if on := j.Mods.Treasures.On[tile]; on > 0 {
		j.f.Add(at+int(j.Box.Mods.Treasures[on-1].Kind), 1)
	}
}

func treasuresSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActTreasure:
		c := Province(a.A)
		for _, i := range j.Box.Mods.Treasures[j.Mods.Treasures.On[j.about[0]]-1].Things {
			if j.Open(i, c) {
				j.gains(i, c)
			}
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
