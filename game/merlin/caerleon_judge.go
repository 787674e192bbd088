package merlin

import "merlin/game"

// What computer players look at in the City of Caerleon.

var caerleonSigns = append([]string{"crowd-own", "crowd-ahead"}, districtWords[Bank:Forge]...)

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
	}
}

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
		if n := j.ahead(game.Action{Kind: ActTake, A: uint8(i), B: uint8(c)}); !ok || n > top {
			best, top, ok = c, n, true
		}
	}
	return best, ok
}
