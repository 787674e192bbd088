package merlin

import "merlin/game"

// What computer players look at in the City of Caerleon.

var (
	caerleonSigns  = append(append([]string{"crowd-own", "crowd-ahead"}, districtWords[Bank:Forge]...), "no-trade", "give-odd")
	caerleonTraits = []string{"full", "twice"}
)

const (
	signNoTrade = 2 + int(Forge)
	signGiveOdd = signNoTrade + 1
)

func caerleonSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActSendHome:
		s := game.Seat(a.A)
		if s == j.s {
			j.f.Add(at, 1)
			j.needs.staying[a.B].add(j.f, signLeave)
			return
		}
		j.f.Add(at+1, int(one(j.Players[s].Score > j.Players[j.s].Score)))
	case ActNoTrade:
		j.f.Add(at+signNoTrade, max(j.anything(), 0)/16)
	case ActGiveCoin:
		j.f.Add(at+signGiveOdd, int(j.Mods.Gold.Coins[j.s]%2))
	}
}

// caerleonTrait notes servants in districts that are full, from where they may be sent
// home, and those who would take two things where they are not.
func caerleonTrait(g *Game, s game.Seat, f note, at int) {
	var in [Provinces + 1]int
	for other := range game.Seat(g.Seats) {
		for v, where := range g.Players[other].Servants {
			if Servant(v) != Lady && where < Provinces {
				in[where]++
			}
		}
	}
	for v, where := range g.Players[s].Servants {
		if Servant(v) == Lady {
			continue
		}
		f.Add(at, int(one(where < Provinces && in[min(where, Provinces)] >= cityPlaces)))
		stock := servantsTake[v]
		f.Add(at+1, int(one(where >= Provinces || !takesTwice(g.Mods.Caerleon.Districts[where], stock))))
	}
}

// takesTwice reports whether a district is that of a servant's item.
func takesTwice(d District, i Item) bool { return d >= Forge && d.Stock()[0] == i }

// cityServes notes what a servant who is no lady does in a district: the best item of its
// kind, or that it is a district of another kind.
func cityServes(j *judge, v Servant, where Province, at int) bool {
	if v == Lady {
		return false
	}
	d := j.Mods.Caerleon.Districts[where]
	if d < Forge {
		j.f.Add(at+2+int(d), 1)
		return true
	}
	i := d.Stock()[0]
	if c, ok := j.bestColour(i); ok {
		for range 1 + one(servantsTake[v] == i) {
			j.gains(i, c)
		}
	}
	return true
}

// bestColour returns the colour of an item that is wanted most.
func (j *judge) bestColour(i Item) (best Province, ok bool) {
	top := 0
	for c := range Province(Provinces) {
		if !j.Open(i, c) {
			continue
		}
		if n := j.taking(i, c); !ok || n > top {
			best, top, ok = c, n, true
		}
	}
	return best, ok
}
