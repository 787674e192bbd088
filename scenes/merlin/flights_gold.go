package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// goldFlight returns what moves for an event of Gold and Mistletoe or the Market.
func (s *Scene) goldFlight(e game.Event) []flight {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	own := func(k placeKind, args ...uint8) place { return at(k, e.Seat, args...) }
	box := func(k placeKind, args ...uint8) place { return at(k, game.NoSeat, args...) }
	switch e.Kind {
	case merlin.EventCoin:
		return s.several(a, "coin", box(atCoinSupply), own(atCoins))
	case merlin.EventCoinPaid:
		return s.several(a, "coin", own(atCoins), box(atCoinSupply))
	case merlin.EventMistletoe:
		return s.fly("mistletoe", 44, box(atMistletoeSupply), own(atMistletoes))
	case merlin.EventMistletoePaid:
		return s.several(a, "mistletoe", own(atMistletoes), box(atMistletoeSupply))
	case merlin.EventEitherPaid:
		return s.several(a, "token-apple-mistletoe", own(atEither), box(atStall, uint8(merlin.EitherToken)))
	case merlin.EventBought:
		return s.ware(merlin.Ware(a), b, box(atStall, a, b), token{merlin.Ware(a), b, 1}.place(e.Seat))
	case merlin.EventLabourer:
		return s.ware(merlin.Labourer, a, own(atLabourer, a), box(atInstead))
	case merlin.EventTokenSpent:
		ware := tokenOf(merlin.Item(a))
		return s.ware(ware, b, own(atToken, a, b), box(atStall, uint8(ware), b))
	case merlin.EventPlusLaid:
		return s.fly("token-plus", 36, own(atPlus), own(atMarkers, a))
	case merlin.EventPlusBack:
		return s.several(b, "token-plus", own(atMarkers, a), box(atStall, uint8(merlin.PlusToken)))
	}
	return s.morganaFlight(e)
}

// several are n equal things on their way, one after another.
func (s *Scene) several(n uint8, sprite string, from, to place) (list []flight) {
	for i := range n {
		f := s.fly(sprite, 40, from, to)[0]
		f.hold = standby * float64(i)
		f.end += f.hold
		list = append(list, f)
	}
	return list
}

// ware is a token of the market on its way.
func (s *Scene) ware(w merlin.Ware, b uint8, from, to place) []flight {
	return s.flyPainted(42, from, to, func(p *ui.Painter, x, y, size float64) { drawWare(p, w, b, x, y, size) })
}
