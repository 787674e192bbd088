package merlin

import "merlin/game"

// What computer players look at with Arthur.

var (
	arthurSigns  = []string{"pict", "pict-behind", "manor"}
	arthurTraits = []string{"ring", "picts", "most", "least"}
)

// arthurLandings are the spaces where more is chosen.
var arthurLandings = []LandingAt{
	{ResourceSpace, func(j *judge, sp Space) int {
		if sp.Item == InfluenceItem {
			return j.bestMarker()
		}
		return j.bestTake(sp.Item, false)
	}},
	{PictsSpace, func(j *judge, _ Space) (n int) {
		for place, pict := range j.Mods.Arthur.Picts.Open {
			if pict != NoPict {
				n = j.better(n, game.Action{Kind: ActPict, A: uint8(place)})
			}
		}
		return n
	}},
	{RingSpace, func(j *judge, _ Space) (n int) {
		for hand := j.hand; hand != 0; hand = hand.rest() {
			n = j.better(n, game.Action{Kind: ActRing, A: uint8(hand.first())})
		}
		return n + j.ownerOf(j.Mods.Arthur.Ring)
	}},
	{ActivateSpace, func(j *judge, _ Space) (n int) {
		for v, where := range j.player.Servants {
			if where != Castle {
				n = j.better(n, game.Action{Kind: ActActivate, A: uint8(v), B: uint8(where)})
			}
		}
		return n
	}},
	{StairsSpace, func(j *judge, _ Space) int {
		to := j.StandsOn(j.s, KnightFigure)
		if to >= Spaces {
			return 0
		}
		for to = j.Walk(to, 1, 0); j.spaces[to].Kind != ProvinceSpace; {
			to = j.Walk(to, 1, 0)
		}
		return j.landing(to)
	}},
	{MoveArthurSpace, func(j *judge, _ Space) int { return j.bestWalk(ArthurFigure, 1) }},
	{MoveMerlinSpace, func(j *judge, _ Space) int { return j.bestWalk(MerlinFigure, 3) }},
}

// bestWalk is the best landing of a figure that walks up to so many spaces either way.
func (j *judge) bestWalk(f Figure, most uint8) (n int) {
	for pace := uint8(1); pace <= most; pace++ {
		n = max(n, j.landing(j.arrives(f, pace, 0)), j.landing(j.arrives(f, pace, 1)))
	}
	return n
}

func arthurSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActPict:
		j.signPict(j.Mods.Arthur.Picts.Open[a.A], at)
	case ActRing:
		j.noteFulfil(a)
		j.noteQuest(signLay, Card(a.A))
	case ActWalk:
		j.noteLanding(j.arrives(Figure(a.A), a.B, a.C))
	case ActExchange:
		j.noteLanding(j.reach(Figure(a.A), j.Pace()))
	case ActPlus:
		j.noteLanding(j.reach(j.Turn.Figure, j.Pace()+1))
	case ActMinus:
		j.noteLanding(j.reach(j.Turn.Figure, max(j.Pace(), 1)-1))
	case ActActivate:
		j.acts(Servant(a.A), Province(a.B))
	case ActFreeManor, ActReplace:
		j.manor(a.A)
	}
}

// signPict notes what a Pict shows and brings.
func (j *judge) signPict(pict uint8, at int) {
	p := j.Box.Mods.Picts[pict]
	j.f.Add(at, int(p.Value))
	behind := 0
	for s := range game.Seat(j.Seats) {
		behind = max(behind, j.PictValue(s)-j.PictValue(j.s))
	}
	j.f.Add(at+1, min(behind, int(p.Value))*(1+j.now()))
	switch p.Bonus {
	case AppleItem:
	case ManorItem:
		j.f.Add(at+2, 1)
	case InfluenceItem:
		j.marker(Province(p.Of))
	default:
		if j.Open(p.Bonus, Province(p.Of)) {
			j.gains(p.Bonus, Province(p.Of))
		}
	}
}

// arthurTrait notes the ring, and how the Picts would be scored.
func arthurTrait(g *Game, s game.Seat, f note, at int) {
	t := g.Table()
	n, most, least := t.PictValue(s), true, true
	for other := range game.Seat(t.Seats) {
		most = most && t.PictValue(other) <= n
		least = least && t.PictValue(other) >= n
	}
	f.Add(at, int(one(t.Mods.Arthur.Ring == s)))
	f.Add(at+1, n)
	f.Add(at+2, int(one(most)))
	f.Add(at+3, int(one(least)))
}
