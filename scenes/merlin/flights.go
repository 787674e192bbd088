package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// Times of motion in seconds, at normal tempo.
const (
	flyTime  = .42
	hopTime  = .2 // a figure's step to the next space
	standby  = .07
	starTime = .55
	rollTime = .7
	cardTime = .7
	haloTime = .25
	signTime = 2.4
	readTime = 2.2
	deedTime = .9 // a deed of a computer player takes at least so long
)

// flights returns what moves across the table for events that happen together.
func (s *Scene) flights(events []game.Event) []flight {
	var list []flight
	for i, e := range events {
		for _, f := range s.flight(e) {
			f.begin += float64(i) * standby
			f.end += float64(i) * standby
			list = append(list, f)
		}
		if s.told(e) {
			list = append(list, flight{path: [][2]float64{{boardX, boardY}}, end: deedTime})
		}
	}
	return list
}

// told tells whether an event is a deed of a computer player in his turn that the
// caption tells of.
func (s *Scene) told(e game.Event) bool {
	return e.Seat != game.NoSeat && e.Seat == s.view.Turn.Seat && s.frame.Seats[e.Seat].Computer && phraseOf(e.Kind) != nil
}

// flight returns what moves for an event; many show nothing but the change.
func (s *Scene) flight(e game.Event) []flight {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	item, province := merlin.Item(a), merlin.Province(b)
	own := func(k placeKind, args ...uint8) place { return at(k, e.Seat, args...) }
	switch e.Kind {
	case merlin.EventRolled:
		return s.roll(e)
	case merlin.EventDieTaken:
		return s.lift(e)
	case merlin.EventDieSet:
		return s.turnDie(e)
	case merlin.EventRound:
		return banner(s.ctx.T("event.round", "number", int(e.Args[0]), "name", s.frame.who(e.Seat)))
	case merlin.EventScoring:
		return banner(s.ctx.T("score.title", "number", int(e.Args[0])))
	case merlin.EventAct:
		r := ringOf(s.frame.rules, a)
		x, y := r.at(a, r.sign)
		return []flight{{sprite: "halo", path: [][2]float64{{x, y}}, size: 100, end: haloTime}}
	case merlin.EventMoved:
		return s.march(e)
	case merlin.EventGained:
		return s.fly(itemSprite(item, province), 44, at(atStock, game.NoSeat, a, b), own(atGoods, a, b))
	case merlin.EventGaveBack:
		return s.fly(itemSprite(item, province), 44, own(atGoods, a, b), at(atStock, game.NoSeat, a, b))
	case merlin.EventApple:
		return s.fly("apple", 44, at(atBoxApples, game.NoSeat), own(atApples))
	case merlin.EventApplePaid:
		return s.fly("apple", 44, own(atApples), at(atBoxApples, game.NoSeat))
	case merlin.EventStaff:
		return s.fly("staff", 48, own(atStaffs), at(atTableTop, game.NoSeat))
	case merlin.EventServant:
		return s.fly(servantSprite(merlin.Servant(a), s.colour(e.Seat)), 46, s.servantFrom(e), at(atServant, game.NoSeat, a, b))
	case merlin.EventSentHome:
		return s.fly(servantSprite(merlin.Servant(a), s.colour(e.Seat)), 46, at(atServant, game.NoSeat, a, b), own(atHome, a))
	case merlin.EventInfluence:
		return s.fly("influence-"+s.colour(e.Seat), 40, own(atMarkerBag), own(atMarkers, a))
	case merlin.EventInfluenceBack:
		return s.fly("influence-"+s.colour(e.Seat), 40, own(atMarkers, a), own(atMarkerBag))
	case merlin.EventManor:
		return s.fly("manor-"+s.colour(e.Seat), 46, own(atManors), at(atTile, game.NoSeat, a))
	case merlin.EventExcalibur:
		return s.fly("Excalibur", 52, s.holder(a, atExcalibur, 1), own(atExcalibur))
	case merlin.EventGrail:
		return s.fly("Grail", 52, s.holder(a, atGrail, 0), own(atGrail))
	case merlin.EventPoints:
		return s.star(e)
	case merlin.EventFulfilled, merlin.EventDiscarded:
		return s.deal(e.Args[0], own(atHand, a), at(atDiscard, game.NoSeat))
	case merlin.EventDrawn:
		return s.deal(e.Args[0], drawnFrom(b), own(atHand, uint8(merlin.NoCard)))
	case merlin.EventDisplay:
		return s.deal(e.Args[0], at(atDeck, game.NoSeat), at(atDisplay, game.NoSeat, b))
	case merlin.EventTraitor:
		return s.fly(traitorSprite(merlin.Province(a)), 50, at(atPile, game.NoSeat), own(atTraitors, a))
	case merlin.EventTraitorGone:
		return s.fly(traitorSprite(merlin.Province(a)), 50, own(atTraitors, a), at(atBanished, game.NoSeat))
	case merlin.EventManorBack:
		return s.fly("manor-"+s.colour(e.Seat), 46, at(atTile, game.NoSeat, a), own(atManors))
	case merlin.EventTurnOver:
		return s.pause(e.Seat)
	case merlin.EventTurn:
		return []flight{{path: [][2]float64{{boardX, boardY}}, end: .12}}
	}
	return s.moduleFlight(e)
}

// pause is time to read what a computer player has done in his turn.
func (s *Scene) pause(seat game.Seat) []flight {
	if !s.frame.Seats[seat].Computer {
		return nil
	}
	return []flight{{path: [][2]float64{{boardX, boardY}}, end: readTime}}
}

// at makes a place.
func at(k placeKind, s game.Seat, args ...uint8) place {
	p := place{kind: k, seat: s}
	for i, a := range args {
		*[]*uint8{&p.a, &p.b}[i] = a
	}
	return p
}

func (s *Scene) colour(seat game.Seat) string { return s.frame.Seats[seat].Colour }

// fly is one thing on a slightly bent way between two places.
func (s *Scene) fly(sprite string, size float64, from, to place) []flight {
	x0, y0, _ := s.anchor(from)
	x1, y1, _ := s.anchor(to)
	return []flight{{sprite: sprite, size: size, grow: size * .35, path: bend(x0, y0, x1, y1), end: flyTime, lies: true}}
}

// bend is a shallow arch between two points.
func bend(x0, y0, x1, y1 float64) [][2]float64 {
	const n = 12
	dx, dy := x1-x0, y1-y0
	var path [][2]float64
	for i := range n + 1 {
		t := float64(i) / n
		h := .24 * t * (1 - t)
		path = append(path, [2]float64{x0 + dx*t + dy*h, y0 + dy*t - dx*h})
	}
	return path
}

// deal is a quest on its way, face up if the person here may see it.
func (s *Scene) deal(card int16, from, to place) []flight {
	list := s.fly("card-back", 126, from, to)
	switch {
	case card == int16(merlin.NoCard):
		return nil
	case card >= 0:
		list[0].sprite, list[0].card = "", &questCard{quest: &s.frame.rules.Box.Quests[card], symbol: s.frame.rules.Has("favour")}
		list[0].size, list[0].grow, list[0].end = 180, 40, cardTime
	}
	return list
}

func (s *Scene) servantFrom(e game.Event) place {
	if from := merlin.Province(e.Args[2]); from != merlin.Castle {
		return at(atServant, game.NoSeat, uint8(e.Args[0]), uint8(from))
	}
	return at(atHome, e.Seat, uint8(e.Args[0]))
}

// holder is where the Grail or Excalibur was before; 255 is the table.
func (s *Scene) holder(owner uint8, niche placeKind, stand uint8) place {
	if owner == uint8(0xff) {
		return at(atTableTop, game.NoSeat, stand)
	}
	return at(niche, game.Seat(owner))
}

func drawnFrom(b uint8) place {
	if b == merlin.FromDeck {
		return at(atDeck, game.NoSeat)
	}
	return at(atDisplay, game.NoSeat, b)
}

// star floats points from where they were made to the score.
func (s *Scene) star(e game.Event) []flight {
	x0, y0 := s.madeAt(e)
	x1, y1, _ := s.anchor(at(atScore, e.Seat))
	text := signed(int(e.Args[0]))
	return []flight{
		{sprite: "points-star", text: text, size: 58, grow: 26, path: bend(x0, y0, x1, y1), end: starTime},
		s.climb(e.Seat, int(e.Args[0])),
	}
}

// climb walks a player's crest along the track of points, when the star is there.
func (s *Scene) climb(seat game.Seat, points int) flight {
	from := int(s.view.Players[seat].Score)
	f := flight{sprite: "score-" + s.colour(seat), size: 32, hold: starTime, lies: true}
	x, y := crestAt(s.frame, seat)
	f.path = append(f.path, [2]float64{x, y})
	step := 1
	if points < 0 {
		step = -1
	}
	for n := step; n != points+step; n += step {
		x, y := scoreCell(from + n).Center()
		f.path = append(f.path, [2]float64{x, y})
	}
	f.end = starTime + min(.55, .09*float64(len(f.path)))
	return f
}

// roll tumbles the dice of a player where they lie.
func (s *Scene) roll(e game.Event) []flight {
	var list []flight
	for i, n := range e.Args {
		if n == 0 {
			continue
		}
		list = append(list, s.tumble(uint8(i), uint8(n), s.colour(e.Seat), at(atDie, e.Seat, uint8(i))))
	}
	return list
}

// tumble is a die that is rolled where it lies.
func (s *Scene) tumble(die, value uint8, colour string, where place) flight {
	x, y, _ := s.anchor(where)
	f := flight{path: [][2]float64{{x - 26, y - 18}, {x, y}}, size: 40, grow: 14, end: rollTime}
	for face := range uint8(6) {
		f.faces = append(f.faces, dieSprite(die, (face*5+die)%6+1, colour))
	}
	f.faces = append(f.faces, dieSprite(die, value, colour))
	return f
}

// turnDie tumbles a die while its value is changed.
func (s *Scene) turnDie(e game.Event) []flight {
	p := s.dieAt(e)
	f := flight{path: [][2]float64{p, p}, size: 48, grow: 14, end: flyTime, lies: true}
	for _, value := range e.Args[1:3] {
		f.faces = append(f.faces, dieSprite(uint8(e.Args[0]), uint8(value), s.colour(e.Seat)))
	}
	return []flight{f}
}

// banner is a sentence in the middle of the board.
func banner(text string) []flight {
	return []flight{{banner: text, path: [][2]float64{{boardX, boardY}}, end: signTime}}
}

// dieAt is where the die that an event tells of lies: on the board, or before another
// player.
func (s *Scene) dieAt(e game.Event) [2]float64 {
	die := uint8(e.Args[0])
	x, y, _ := s.anchor(at(atDie, e.Seat, die))
	switch {
	case die == merlin.MorganaDie:
		x, y, _ = s.anchor(at(atInstead, game.NoSeat))
	case e.Seat == s.frame.diceSeat():
		x, y, _ = s.frame.dieAt(die)
	}
	return [2]float64{x, y}
}

// lift shows in the tray which die is taken.
func (s *Scene) lift(e game.Event) []flight {
	p := s.dieAt(e)
	sprite := dieSprite(uint8(e.Args[0]), uint8(e.Args[1]), s.colour(e.Seat))
	return []flight{{sprite: sprite, path: [][2]float64{p, p}, size: 46, grow: 22, end: flyTime}}
}

// madeAt is where points come from.
func (s *Scene) madeAt(e game.Event) (x, y float64) {
	from := at(atSpace, game.NoSeat, s.view.Turn.Acting)
	switch merlin.Reason(e.Args[1]) {
	case merlin.ForQuests:
		from = at(atDiscard, game.NoSeat)
	case merlin.ForDomain:
		from = at(atTile, game.NoSeat, uint8(e.Args[2]))
	case merlin.ForInfluence:
		from = at(atMarkers, e.Seat, uint8(e.Args[2]))
	case merlin.ForHuts:
		from = at(atTile, game.NoSeat, uint8(e.Args[2]))
	case merlin.ForHorn:
		from = at(atHorn, e.Seat)
	case merlin.ForTraitors:
		from = at(atBanished, game.NoSeat)
	case merlin.ForSpaces:
	default:
		from = at(atScore, e.Seat)
	}
	x, y, _ = s.anchor(from)
	return x, y
}

// march walks a figure space by space; a jump goes straight across.
func (s *Scene) march(e game.Event) []flight {
	from := uint8(e.Args[1])
	sprite := s.frame.figureSprite(merlin.Figure(e.Args[0]), e.Seat)
	r, size := ringOf(s.frame.rules, from), s.frame.figureSize(sprite, from)
	spaces := s.frame.position().WayOf(e)
	f := flight{sprite: sprite, size: size, grow: 15, hops: true, lies: true, end: hopTime * float64(len(spaces)-1)}
	for _, n := range spaces {
		x, y := r.standsAt(n, 0, 1)
		f.path = append(f.path, [2]float64{x, y - size*.41})
	}
	return []flight{f}
}
