package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// moduleFlight returns what moves for an event of a module.
func (s *Scene) moduleFlight(e game.Event) []flight {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	own := func(k placeKind, args ...uint8) place { return at(k, e.Seat, args...) }
	switch e.Kind {
	case merlin.EventSeal:
		return s.fly("seal-favour", 40, own(atSeals), own(atSeal, a, b))
	case merlin.EventRing:
		return s.fly("signet-ring", 46, s.holder(a, atRing, 2), own(atRing))
	case merlin.EventReplaced:
		return s.fly("manor-"+s.colour(e.Seat), 46, own(atManors), at(atTile, game.NoSeat, a))
	case merlin.EventPict:
		return s.pict(a, at(atPict, game.NoSeat, b), own(atOwnPicts))
	case merlin.EventPictOpen:
		return s.pict(a, at(atPictPile, game.NoSeat, uint8(e.Args[2])), at(atPict, game.NoSeat, b))
	case merlin.EventNeutralStaff:
		return s.fly("staff", 48, at(atTableTop, game.NoSeat), own(atStaffs))
	case merlin.EventTreasure:
		return s.shine(at(atTile, game.NoSeat, a))
	case merlin.EventLooked:
		return s.shine(at(atDecrees, game.NoSeat, a))
	case merlin.EventCastle:
		return s.fly("castle-tile", 44, own(atKnight, uint8(merlin.Gaheris)), at(atTile, game.NoSeat, a))
	case merlin.EventKay:
		return s.fly("points-star", 30, own(atKnight, uint8(merlin.Kay)), own(atMarkers, a))
	case merlin.EventKayBack:
		return s.fly("points-star", 30, own(atMarkers, a), own(atKnight, uint8(merlin.Kay)))
	case merlin.EventSwapped:
		given := s.deal(e.Args[0], own(atHand, a), at(atDisplay, game.NoSeat, b))
		return append(given, s.deal(e.Args[2], at(atDisplay, game.NoSeat, b), own(atHand, uint8(merlin.NoCard)))...)
	case merlin.EventDecree:
		return s.decree(e, at(atDecrees, game.NoSeat, b), own(atOwnDecrees))
	case merlin.EventDecreeUsed:
		return s.decree(e, own(atOwnDecrees), at(atTableTop, game.NoSeat))
	}
	return s.goldFlight(e)
}

// shine lights a place up for a moment.
func (s *Scene) shine(where place) []flight {
	x, y, _ := s.anchor(where)
	return []flight{{sprite: "halo", path: [][2]float64{{x, y}}, size: 110, end: haloTime}}
}

// pict is a Pict's card on its way.
func (s *Scene) pict(pict uint8, from, to place) []flight {
	f := s.frame
	return s.flyPainted(48, from, to, func(p *ui.Painter, x, y, size float64) {
		drawPict(p, f, pict, ui.Around(x, y, size, size*70/48))
	})
}

// decree is an open decree on its way, with what it shows.
func (s *Scene) decree(e game.Event, from, to place) []flight {
	d := s.frame.rules.Box.Mods.Decrees[e.Args[0]]
	return s.flyPainted(52, from, to, func(p *ui.Painter, x, y, size float64) {
		p.SpriteAt("decree-open", x, y, size)
		drawDecreeSign(p, d, x, y, size*.56)
	})
}

// flyPainted is a thing on its way that no one sprite shows.
func (s *Scene) flyPainted(size float64, from, to place, paint func(p *ui.Painter, x, y, size float64)) []flight {
	list := s.fly("", size, from, to)
	list[0].paint, list[0].end = paint, cardTime
	return list
}
