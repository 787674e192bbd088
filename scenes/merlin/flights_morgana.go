package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// morganaFlight returns what moves for an event of Morgana.
func (s *Scene) morganaFlight(e game.Event) []flight {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	own := func(k placeKind, args ...uint8) place { return at(k, e.Seat, args...) }
	box := func(k placeKind, args ...uint8) place { return at(k, game.NoSeat, args...) }
	switch e.Kind {
	case merlin.EventMorganaRolled:
		return s.rollHers(e)
	case merlin.EventMorganaDie:
		return s.fly(dieSprite(merlin.MorganaDie, b, ""), 40, box(atPentagram, a), box(atInstead))
	case merlin.EventPoison:
		return append(s.putHers(box(atPoisonSupply)), s.fly("poisoned-apple", 44, box(atPoisonSupply), own(atPoisons))...)
	case merlin.EventPoisonPaid:
		return s.fly("poisoned-apple", 44, own(atPoisons), box(atPoisonSupply))
	case merlin.EventHorn:
		from := box(atHornBoard)
		if e.Args[0] >= 0 {
			from = at(atHorn, game.Seat(a))
		}
		return append(s.putHers(box(atHornBoard)), s.fly("horn", 54, from, own(atHorn))...)
	case merlin.EventMorganaMoved:
		return append(s.putHers(box(atCauldron, uint8(e.Args[3]))), s.witch(e))
	case merlin.EventCauldron:
		return s.shine(box(atCauldron, a))
	case merlin.EventDark:
		return s.fly("Morgana-marker", 38, box(atDarkSupply), at(atMarkers, game.Seat(e.Args[1]), a))
	case merlin.EventDarkGone:
		return s.several(b, "Morgana-marker", at(atMarkers, game.Seat(e.Args[2]), a), box(atDarkSupply))
	case merlin.EventHut:
		return s.fly("witch-hut", 44, box(atHutSupply), box(atTile, a))
	case merlin.EventHutGone:
		return s.fly("witch-hut", 44, box(atTile, a), box(atHutSupply))
	}
	return nil
}

// rollHers tumbles Morgana's dice on their pentagrams.
func (s *Scene) rollHers(e game.Event) (list []flight) {
	for i := range s.view.Mods.Morgana.Dice {
		list = append(list, s.tumble(merlin.MorganaDie, uint8(e.Args[i]), "", at(atPentagram, game.NoSeat, uint8(i))))
	}
	return list
}

// putHers is Morgana's die in hand on its way to where it is put; nothing when it
// lies there already.
func (s *Scene) putHers(to place) []flight {
	m := &s.view.Mods.Morgana
	if int(m.Taken) >= len(m.Dice) {
		return nil
	}
	return s.fly(dieSprite(merlin.MorganaDie, m.Dice[m.Taken], ""), 40, at(atInstead, game.NoSeat), to)
}

// witch walks Morgana from province to province, or puts her on the board. // W5
func (s *Scene) witch(e game.Event) flight {
	from, to, step := merlin.Province(e.Args[0]), merlin.Province(e.Args[1]), merlin.Province.Next
	if e.Args[2] < 0 {
		step = merlin.Province.Prev
	}
	sprite := s.frame.figureSprite(morganaFigure, game.NoSeat)
	size := s.frame.figureSize(sprite, 0)
	stands := func(p merlin.Province) [2]float64 {
		x, y := ringOf(s.frame.rules, 0).standsAt(merlin.SpaceOf(p), 0, 1)
		return [2]float64{x, y - size*.41}
	}
	f := flight{sprite: sprite, size: size, grow: 15, hops: true, lies: true}
	if e.Args[2] == 0 {
		x, y, _ := s.anchor(at(atMorgana, game.NoSeat))
		f.path = [][2]float64{{x, y}, stands(to)}
	} else {
		f.path = [][2]float64{stands(from)}
		for p := from; p != to; f.path = append(f.path, stands(p)) {
			p = step(p)
		}
	}
	f.end = max(flyTime, 2*hopTime*float64(len(f.path)-1))
	return f
}
