package merlin

import (
	"math/bits"

	"merlin/game"
)

// What computer players look at in Gold and Mistletoe.

var (
	goldSigns  = []string{"paid", "paid-late", "take-odd"}
	goldTraits = []string{"coins", "coin-odd", "mistletoes", "either"}
)

func goldSign(j *judge, a game.Action, at int) {
	switch a.Kind {
	case ActCoin:
		j.noteTurned(a.A, a.B)
	case ActMistletoe:
		j.noteFulfil(a)
		j.f.Add(at, bits.OnesCount8(a.B))
		if j.Round >= Rounds-1 {
			j.f.Add(at+1, bits.OnesCount8(a.B))
		}
	case ActTakeCoin:
		j.f.Add(at+2, int(j.Mods.Gold.Coins[j.s]%2))
	case ActEither:
		j.noteLanding(j.reach(j.Turn.Figure, a.A))
	}
}

func goldTrait(g *Game, s game.Seat, f note, at int) {
	m := &g.Mods.Gold
	f.Add(at, int(m.Coins[s]/2))
	f.Add(at+1, int(m.Coins[s]%2))
	f.Add(at+2, int(m.Mistletoes[s]))
	f.Add(at+3, int(m.Either[s]))
}
