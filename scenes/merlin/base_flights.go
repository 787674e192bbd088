package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/paint"
)

// How the base's events are seen; what rows of any module are made of is in flights.go.

// roll tumbles the dice of a player where they lie.
func (s *stage) roll(e game.Event) []paint.Flight {
	var list []paint.Flight
	for i, n := range e.Args {
		if n == 0 {
			continue
		}
		list = append(list, s.tumble(uint8(i), uint8(n), s.colour(e.Seat), at(atDie, e.Seat, uint8(i))))
	}
	return list
}

// lift shows in the tray which die is taken.
func (s *stage) lift(e game.Event) []paint.Flight {
	p := s.dieAt(e)
	sprite := s.frame.rows.dieSprite(uint8(e.Args[0]), uint8(e.Args[1]), s.colour(e.Seat))
	return []paint.Flight{{Sprite: sprite, Path: [][2]float64{p, p}, Size: 46, Grow: 22, End: flyTime}}
}

// turnDie tumbles a die while its value is changed.
func (s *stage) turnDie(e game.Event) []paint.Flight {
	p := s.dieAt(e)
	f := paint.Flight{Path: [][2]float64{p, p}, Size: 48, Grow: 14, End: flyTime, Lies: true}
	for _, value := range e.Args[1:3] {
		f.Faces = append(f.Faces, s.frame.rows.dieSprite(uint8(e.Args[0]), uint8(value), s.colour(e.Seat)))
	}
	return []paint.Flight{f}
}

// dieAt is where the die that an event tells of lies: on the board, or before another
// player.
func (s *stage) dieAt(e game.Event) [2]float64 {
	die := uint8(e.Args[0])
	x, y, _ := s.anchor(at(atDie, e.Seat, die))
	switch lies := s.frame.rows.dice[die].Lies; {
	case lies != nil:
		x, y, _ = s.anchor(lies())
	case e.Seat == s.frame.diceSeat():
		x, y, _ = s.frame.dieAt(die)
	}
	return [2]float64{x, y}
}

// star floats points from where they were made to the score.
func (s *stage) star(e game.Event) []paint.Flight {
	x0, y0 := s.madeAt(e)
	x1, y1, _ := s.anchor(at(atScore, e.Seat))
	text := signed(int(e.Args[0]))
	return []paint.Flight{
		{Sprite: "points-star", Text: text, Size: 58, Grow: 26, Path: bend(x0, y0, x1, y1), End: starTime},
		s.climb(e.Seat, int(e.Args[0])),
	}
}

// madeAt is where points come from.
func (s *stage) madeAt(e game.Event) (x, y float64) {
	from := at(atScore, e.Seat)
	if made := s.frame.rows.reasons[e.Args[1]].From; made != nil {
		from = made(s, e)
	}
	x, y, _ = s.anchor(from)
	return x, y
}

// climb walks a player's crest along the track of points, when the star is there.
func (s *stage) climb(seat game.Seat, points int) paint.Flight {
	from := int(s.view.Players[seat].Score)
	f := paint.Flight{Sprite: "score-" + s.colour(seat), Size: 32, Hold: starTime, Lies: true}
	x, y := crestAt(s.frame, seat)
	f.Path = append(f.Path, [2]float64{x, y})
	step := 1
	if points < 0 {
		step = -1
	}
	for n := step; n != points+step; n += step {
		x, y := scoreCell(from + n).Center()
		f.Path = append(f.Path, [2]float64{x, y})
	}
	f.End = starTime + min(.55, .09*float64(len(f.Path)))
	return f
}

// march walks a figure space by space; a jump goes straight across.
func (s *stage) march(e game.Event) []paint.Flight {
	from := uint8(e.Args[1])
	sprite := s.frame.figureSprite(merlin.Figure(e.Args[0]), e.Seat)
	r, size := ringOf(s.frame.rules, from), s.frame.figureSize(sprite, from)
	spaces := s.frame.position().WayOf(e)
	f := paint.Flight{Sprite: sprite, Size: size, Grow: 15, Hops: true, Lies: true, End: hopTime * float64(len(spaces)-1)}
	for _, n := range spaces {
		x, y := r.standsAt(n, 0, 1)
		f.Path = append(f.Path, [2]float64{x, y - size*.41})
	}
	return []paint.Flight{f}
}

// servantGoes is a servant on his way from the castle, or from a province to another.
func (s *stage) servantGoes(e game.Event) []paint.Flight {
	from := own(atHome, 0)(e)
	if p := merlin.Province(e.Args[2]); p != merlin.Castle {
		from = at(atServant, game.NoSeat, uint8(e.Args[0]), uint8(p))
	}
	return s.fly(s.servantOf(e), 46, from, box(atServant, 0, 1)(e))
}

func (s *stage) servantGoesHome(e game.Event) []paint.Flight {
	return s.fly(s.servantOf(e), 46, box(atServant, 0, 1)(e), own(atHome, 0)(e))
}

func (s *stage) servantOf(e game.Event) string {
	return servantSprite(merlin.Servant(e.Args[0]), s.colour(e.Seat))
}

// goods is an item of a colour on its way.
func goods(from, to where) flier {
	return func(s *stage, e game.Event) []paint.Flight {
		return s.fly(itemSprite(merlin.Item(e.Args[0]), merlin.Province(e.Args[1])), 44, from(e), to(e))
	}
}

// traitor is a traitor on his way.
func traitor(from, to where) flier {
	return func(s *stage, e game.Event) []paint.Flight {
		return s.fly(traitorSprite(merlin.Province(e.Args[0])), 50, from(e), to(e))
	}
}

// halo shows the space whose action is done.
func (s *stage) halo(e game.Event) []paint.Flight {
	r := ringOf(s.frame.rules, uint8(e.Args[0]))
	x, y := r.at(uint8(e.Args[0]), r.sign)
	return []paint.Flight{{Sprite: "halo", Path: [][2]float64{{x, y}}, Size: 100, End: haloTime}}
}

func (s *stage) roundBanner(e game.Event) []paint.Flight {
	return banner(s.ctx.T("event.round", "number", int(e.Args[0]), "name", s.frame.who(e.Seat)))
}

func (s *stage) scoringBanner(e game.Event) []paint.Flight {
	return banner(s.ctx.T("score.title", "number", int(e.Args[0])))
}

// drawnFrom is where a quest lay that is drawn.
func drawnFrom(e game.Event) place {
	if e.Args[1] == merlin.FromDeck {
		return at(atDeck, game.NoSeat)
	}
	return box(atDisplay, 1)(e)
}

// drawn is a quest on its way to a hand, which gives it its place.
func (s *stage) drawn(e game.Event) []paint.Flight {
	return s.deal(e.Args[0], drawnFrom(e), anyCard(e))
}

// anyCard is where a quest comes to that is new in a seat's hand.
func anyCard(e game.Event) place { return at(atHand, e.Seat, uint8(merlin.NoCard)) }

// pause is time to read what a computer player has done in his turn.
func (s *stage) pause(e game.Event) []paint.Flight {
	if !s.frame.Seats[e.Seat].Computer {
		return nil
	}
	return wait(readTime)
}

// breath parts turns.
func (s *stage) breath(game.Event) []paint.Flight { return wait(.12) }
