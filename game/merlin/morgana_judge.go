package merlin

import "merlin/game"

// What computer players look at with Morgana.

var (
	morganaSigns  = append([]string{"late", "horn-paid", "horn-own", "poison", "bewitch-own", "bewitch-other", "closes", "turns"}, brewWords[:]...)
	morganaTraits = []string{"horn", "poisons", "dark", "huts"}
)

func morganaSign(j *judge, a game.Action, at int) {
	m := &j.Mods.Morgana
	switch a.Kind {
	case ActMorganaDie:
		j.f.Add(at, int(j.Round-1))
		j.f.Add(at+7, int(one(!j.Players[j.s].unused())))
	case ActHorn:
		j.f.Add(at+1, int(a.A))
		j.f.Add(at+2, int(one(m.Horn == j.s)))
	case ActPoison:
		j.f.Add(at+3, int(Rounds-j.Round))
	case ActBewitch:
		j.f.Add(at+4+int(one(game.Seat(a.A) != j.s)), 1)
		if game.Seat(a.A) == j.s {
			j.noteTurned(a.B, a.C)
		}
	case ActPoisoned:
		j.noteTurned(a.A, j.Players[a.B].Dice[a.C%MaxDice].Value)
	case ActDark:
		j.marker(Province(a.A))
	case ActCauldron, ActSummon:
		j.f.Add(at+8+int(m.Brew(j.Box, a.A)), 1)
	case ActHut:
		j.hut(a.A)
	case ActBuyGoods:
		j.noteAhead(j.anything())
	case ActSell:
		j.loses(Item(a.A), Province(a.B))
	}
}

// hut notes that a hut stands by a manor, whose owner it helps.
func (j *judge) hut(tile uint8) {
	j.readDomain()
	at := j.domain.area[tile]
	before, size := &j.domain.strength[at], j.domain.size[at]
	after := *before
	if owner := j.Domain[tile].Manor; owner != game.NoSeat {
		after[owner]++
	}
	j.shift(signManor, signRaid, before, &after, size, size)
}

func morganaTrait(g *Game, s game.Seat, f note, at int) {
	m := &g.Mods.Morgana
	f.Add(at, int(one(m.Horn == s)))
	f.Add(at+1, int(m.Poisons[s]))
	f.Add(at+2, sum(m.Dark[s][:]))
	for tile := range g.Rows * Columns {
		f.Add(at+3, int(one(m.Hut(tile) && g.Domain[tile].Manor == s)))
	}
}
