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
	case ActPlace:
		if d := j.Mods.Caerleon.Districts[a.B]; Servant(a.A) != Lady && d <= Orchard {
			j.f.Add(at+2+int(d), 1)
		}
	}
}
