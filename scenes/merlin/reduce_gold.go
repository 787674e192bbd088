package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// The rows of Gold and Mistletoe and the Market.

func departGold(v *merlin.View, e game.Event) {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	gold, market := &v.Mods.Gold, &v.Mods.Market
	switch e.Kind {
	case merlin.EventCoin:
		gold.CoinsLeft -= a
	case merlin.EventCoinPaid:
		gold.Coins[e.Seat] -= a
	case merlin.EventMistletoe:
		gold.MistletoesLeft--
	case merlin.EventMistletoePaid:
		gold.Mistletoes[e.Seat] -= a
	case merlin.EventEitherPaid:
		gold.Either[e.Seat] -= a
	case merlin.EventBought:
		leaveStall(market, merlin.Ware(a), b)
	case merlin.EventLabourer:
		market.Hired[e.Seat] &^= 1 << a
	case merlin.EventTokenSpent:
		v.Players[e.Seat].Tokens[a] &^= 1 << b
	case merlin.EventPlusLaid:
		market.Plus[e.Seat]--
	case merlin.EventPlusBack:
		market.Laid[e.Seat][a] -= b
	default:
		departMorgana(v, e)
	}
}

func arriveGold(v *merlin.View, e game.Event) {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	gold, market := &v.Mods.Gold, &v.Mods.Market
	switch e.Kind {
	case merlin.EventCoin:
		gold.Coins[e.Seat] += a
	case merlin.EventCoinPaid:
		gold.CoinsLeft += a
	case merlin.EventMistletoe:
		gold.Mistletoes[e.Seat]++
	case merlin.EventMistletoePaid:
		gold.MistletoesLeft += a
		gold.Ignored = uint8(e.Args[2])
	case merlin.EventEitherPaid:
		market.EitherLeft += a
		if e.Args[1] >= 0 {
			gold.Ignored = uint8(e.Args[2])
		}
	case merlin.EventBought:
		bought(v, e.Seat, merlin.Ware(a), b)
	case merlin.EventLabourer:
		market.Spent |= 1 << a
		dieMoves(v, e.Seat, merlin.KnightFigure)
	case merlin.EventTokenSpent:
		market.Tokens[a] |= 1 << b
	case merlin.EventPlusLaid:
		market.Laid[e.Seat][a]++
	case merlin.EventPlusBack:
		market.PlusLeft += b
	default:
		arriveMorgana(v, e)
	}
}

// leaveStall takes a ware, of a colour or number, off the market.
func leaveStall(m *merlin.MarketState, ware merlin.Ware, b uint8) {
	switch ware {
	case merlin.PlusToken:
		m.PlusLeft--
	case merlin.EitherToken:
		m.EitherLeft--
	case merlin.Labourer:
		m.Labourers &^= 1 << b
	default:
		m.Tokens[countsAs[ware]] &^= 1 << b
	}
}

// bought gives a ware to who bought it.
func bought(v *merlin.View, s game.Seat, ware merlin.Ware, b uint8) {
	m := &v.Mods.Market
	m.Visited = true
	switch ware {
	case merlin.PlusToken:
		m.Plus[s]++
	case merlin.EitherToken:
		v.Mods.Gold.Either[s]++
	case merlin.Labourer:
		m.Hired[s] |= 1 << b
		m.Fresh = 1 << b
	default:
		v.Players[s].Tokens[countsAs[ware]] |= 1 << b
	}
}

// takeBack brings all labourers back to the market when a round begins. // M5
func takeBack(m *merlin.MarketState, seats uint8) {
	for s := range seats {
		m.Labourers |= m.Hired[s]
	}
	m.Labourers |= m.Spent
	m.Spent, m.Hired = 0, [merlin.MaxSeats]uint8{}
}
