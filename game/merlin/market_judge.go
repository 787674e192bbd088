package merlin

import (
	"math/bits"

	"merlin/game"
)

// What computer players look at in the Market.

var (
	marketSigns  = []string{"shield", "material", "plus", "either", "labourer", "labourer-late", "coin-odd", "lay"}
	marketTraits = []string{"shields", "materials", "plus", "laid", "hired"}
)

func marketSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActBuy:
		j.signWare(Ware(a.A), a.B, at)
	case ActLabourer:
		j.noteLanding(j.arrives(KnightFigure, a.A, 0))
	case ActBuildToken:
		j.manor(a.A)
	case ActLayPlus:
		strength, points := j.Influence(Province(a.A))
		more := strength
		more[j.s]++
		j.shift(signMajority, signRob, &strength, &more, points, points+1)
		j.f.Add(at+7, j.now())
	}
}

// signWare notes what is bought, and for which coin.
func (j *judge) signWare(w Ware, of uint8, at int) {
	j.f.Add(at+int(w), 1)
	j.f.Add(at+6, int(j.Mods.Gold.Coins[j.s]%2))
	switch w {
	case ShieldToken, MaterialToken:
		j.gains(w.Item(), Province(of))
	case Labourer:
		if j.Round == Rounds {
			j.f.Add(at+5, 1)
		}
		j.noteLanding(j.arrives(KnightFigure, of, 0))
	}
}

func marketTrait(g *Game, s game.Seat, f note, at int) {
	m := &g.Mods.Market
	f.Add(at, bits.OnesCount8(m.Owned[s][Shield]))
	f.Add(at+1, bits.OnesCount8(m.Owned[s][Material]))
	f.Add(at+2, int(m.Plus[s]))
	f.Add(at+3, sum(m.Laid[s][:]))
	f.Add(at+4, bits.OnesCount8(m.Hired[s]))
}
