package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
)

// How the base's events are seen; what rows of any module are made of is in flights.go.

// roll tumbles the dice of a player where they lie.
func roll(s *draw.Stage, e game.Event) []paint.Flight {
	var list []paint.Flight
	for i, n := range e.Args {
		if n == 0 {
			continue
		}
		list = append(list, s.Tumble(uint8(i), uint8(n), s.Colour(e.Seat), model.At(model.AtDie, e.Seat, uint8(i))))
		if e.Seat == s.Frame.DiceSeat() { // they lie in the middle too
			list = append(list, s.TumbleThere(uint8(i), uint8(n), s.Colour(e.Seat)))
		}
	}
	return list
}

// lift shows in the tray which die is taken, for as long as a deed of a computer player takes.
func lift(s *draw.Stage, e game.Event) []paint.Flight {
	p := dieAt(s, e)
	sprite := s.Frame.Rows.DieSprite(uint8(e.Args[0]), uint8(e.Args[1]), s.Colour(e.Seat))
	return []paint.Flight{{Sprite: sprite, Path: [][2]float64{p, p}, Size: 46, Grow: 30, End: s.DeedTime(e)}}
}

// turnDie tumbles a die while its value is changed.
func turnDie(s *draw.Stage, e game.Event) []paint.Flight {
	p := dieAt(s, e)
	f := paint.Flight{Path: [][2]float64{p, p}, Size: 48, Grow: 14, End: draw.FlyTime, Lies: true}
	for _, value := range e.Args[1:3] {
		f.Faces = append(f.Faces, s.Frame.Rows.DieSprite(uint8(e.Args[0]), uint8(value), s.Colour(e.Seat)))
	}
	return []paint.Flight{f}
}

// dieAt is where the die that an event tells of lies: on the board, or before another
// player.
func dieAt(s *draw.Stage, e game.Event) [2]float64 {
	die := uint8(e.Args[0])
	x, y, _ := s.Anchor(model.At(model.AtDie, e.Seat, die))
	switch lies := s.Frame.Rows.Dice[die].Lies; {
	case lies != nil:
		x, y, _ = s.Anchor(lies())
	case e.Seat == s.Frame.DiceSeat():
		x, y, _ = s.Frame.DieAt(die)
	}
	return [2]float64{x, y}
}

// star has points leap up where they were made, the more the larger, and fly to the score, one star after
// the other; those of a scoring come with its account.
func star(s *draw.Stage, e game.Event) []paint.Flight {
	if s.Frame.Counting() {
		return nil
	}
	x0, y0 := madeAt(s, e)
	x1, y1, _ := s.Anchor(model.At(model.AtScore, e.Seat))
	points, lands := int(e.Args[0]), starSwells+draw.StarTime
	size := 58 + 7*float64(min(mostStars, max(0, points)))
	made, way := [2]float64{x0, y0}, draw.Bend(x0, y0, x1, y1)
	list := []paint.Flight{
		{Sprite: "halo", Path: [][2]float64{made}, Size: size * 2, End: starSwells},
		{Sprite: "points-star", Text: words.Signed(points), Size: size * .3, Becomes: size, Path: [][2]float64{made, made}, Moves: paint.Arcs, End: starSwells},
	}
	for i := range min(mostStars, points) - 1 {
		late := .06 * float64(i+1)
		list = append(list, paint.Flight{Sprite: "points-star", Size: 34, Becomes: 22, Path: way, Begin: starSwells + late, End: lands + late})
	}
	return append(list,
		paint.Flight{Sprite: "points-star", Text: words.Signed(points), Size: size, Becomes: 40, Grow: 26, Path: way, Begin: starSwells, End: lands},
		paint.Flight{Sprite: "halo", Path: [][2]float64{{x1, y1}}, Size: 100, Begin: lands - .05, End: lands + draw.HaloTime},
		climb(s, e.Seat, points),
	)
}

const (
	starSwells = .3 // seconds in which points leap up
	mostStars  = 6  // that fly one after the other
)

// madeAt is where points come from.
func madeAt(s *draw.Stage, e game.Event) (x, y float64) {
	from := model.At(model.AtScore, e.Seat)
	if made := s.Frame.Rows.Reasons[e.Args[1]].From; made != nil {
		from = made(s, e)
	}
	x, y, _ = s.Anchor(from)
	return x, y
}

// climb walks a player's crest along the track of points, when the star is there.
func climb(s *draw.Stage, seat game.Seat, points int) paint.Flight {
	from := int(s.View.Players[seat].Score)
	f := paint.Flight{Sprite: "score-" + s.Colour(seat), Size: 32, Hold: starSwells + draw.StarTime, Lies: true, Moves: paint.Runs}
	x, y := draw.CrestAt(s.Frame, seat)
	f.Path = append(f.Path, [2]float64{x, y})
	step := 1
	if points < 0 {
		step = -1
	}
	for n := step; n != points+step; n += step {
		x, y := draw.ScoreCell(from + n).Center()
		f.Path = append(f.Path, [2]float64{x, y})
	}
	f.End = f.Hold + min(.8, .13*float64(len(f.Path)))
	return f
}

// march walks a figure space by space, which can be counted; a jump goes straight across.
func march(s *draw.Stage, e game.Event) []paint.Flight {
	from := uint8(e.Args[1])
	sprite := s.Frame.FigureSprite(merlin.Figure(e.Args[0]), e.Seat)
	r, size := draw.RingOf(s.Frame.Rules, from), s.Frame.FigureSize(sprite, from)
	spaces := s.Frame.Position().WayOf(e)
	f := paint.Flight{Sprite: sprite, Size: size, Grow: 15, Moves: paint.Hops, Lies: true, Counted: len(spaces) > 2, End: draw.HopTime * (float64(len(spaces)) + .4)}
	for _, n := range spaces {
		x, y := r.StandsAt(n, 0, 1)
		f.Path = append(f.Path, [2]float64{x, y - size*.41})
	}
	return []paint.Flight{f}
}

// servantGoes is a servant on his way from the castle, or from a province to another.
func servantGoes(s *draw.Stage, e game.Event) []paint.Flight {
	from := draw.Own(model.AtHome, 0)(e)
	if p := merlin.Province(e.Args[2]); p != merlin.Castle {
		from = model.At(model.AtServant, game.NoSeat, uint8(e.Args[0]), uint8(p))
	}
	return append(s.Fly(servantOf(s, e), 46, from, draw.Box(model.AtServant, 0, 1)(e)), draw.Served(merlin.Province(e.Args[1])))
}

// servantGoesHome is one who is thrown out, large as he falls.
func servantGoesHome(s *draw.Stage, e game.Event) []paint.Flight {
	list := s.Fly(servantOf(s, e), 46, draw.Box(model.AtServant, 0, 1)(e), draw.Own(model.AtHome, 0)(e))
	list[0].Grow = tumbling
	return list
}

func servantOf(s *draw.Stage, e game.Event) string {
	return model.ServantSprite(merlin.Servant(e.Args[0]), s.Colour(e.Seat))
}

// goods is an item of a colour on its way, large enough on it to be told by its colour.
func goods(from, to draw.Where) draw.Flier {
	return func(s *draw.Stage, e game.Event) []paint.Flight {
		list := s.Fly(model.ItemSprite(merlin.Item(e.Args[0]), merlin.Province(e.Args[1])), 44, from(e), to(e))
		list[0].Grow = 36
		return list
	}
}

// traitor is a traitor on his way.
func traitor(from, to draw.Where) draw.Flier {
	return func(s *draw.Stage, e game.Event) []paint.Flight {
		return s.Fly(model.TraitorSprite(merlin.Province(e.Args[0])), 50, from(e), to(e))
	}
}

// storming is how a new traitor comes; while a scoring is counted he waits until its account has
// told of those of before.
func storming(s *draw.Stage, e game.Event) []paint.Flight {
	if s.Frame.Counting() {
		return nil
	}
	return traitor(draw.Box(model.AtPile), draw.Own(model.AtTraitors, 0))(s, e)
}

// traitorGoes is a traitor who is driven off, large as he tumbles; one whom nothing repels rushes at the
// points.
func traitorGoes(s *draw.Stage, e game.Event) []paint.Flight {
	if e.Args[1] == merlin.Unrepelled {
		return paint.Moving(traitor(draw.Own(model.AtTraitors, 0), draw.Own(model.AtScore))(s, e), paint.Storms)
	}
	list := traitor(draw.Own(model.AtTraitors, 0), draw.Box(model.AtBanished))(s, e)
	list[0].Grow = tumbling
	return list
}

// tumbling is how much who is driven off grows on his way down.
const tumbling = 46

// stormed is the storm of the castle, once all traitors of a scoring are counted: the domain comes next.
func stormed(s *draw.Stage, e game.Event) []paint.Flight {
	if merlin.Reason(e.Args[0]) != merlin.ForDomain {
		return nil
	}
	return s.StormShows()
}

// halo shows the space whose action is done.
func halo(s *draw.Stage, e game.Event) []paint.Flight {
	r := draw.RingOf(s.Frame.Rules, uint8(e.Args[0]))
	x, y := r.At(uint8(e.Args[0]), r.Sign)
	return []paint.Flight{{Sprite: "halo", Path: [][2]float64{{x, y}}, Size: 100, End: draw.HaloTime}}
}

// relicTaken is a relic on its way, large in the middle of it, and once it has arrived the small scene
// of who has taken it from whom.
func relicTaken(place model.PlaceKind, stand uint8) draw.Flier {
	return func(s *draw.Stage, e game.Event) []paint.Flight {
		l := s.Frame.Rows.Relics[s.Frame.Rows.RelicAt(place)]
		list := paint.Moving(draw.FliesRelic(l.Sprite, 52, place, stand)(s, e), paint.Gleams)
		list[0].Grow = 70
		for _, scene := range s.RelicShows(l, e) {
			scene.Begin, scene.End = scene.Begin+list[0].End, scene.End+list[0].End
			list = append(list, scene)
		}
		return list
	}
}

// manorBuilt is a manor on its way to its tile; the first of somebody has a small scene, and one
// by a tower.
func manorBuilt(s *draw.Stage, e game.Event) []paint.Flight {
	list := draw.FliesColoured("manor", 46, draw.Own(model.AtManors), draw.Box(model.AtTile, 0))(s, e)
	return append(list, s.ManorShows(e)...)
}

func scoringBanner(s *draw.Stage, e game.Event) []paint.Flight {
	return draw.Banner(s.ScoringSaid(int(e.Args[0])))
}

// fulfilled shows a quest that is fulfilled, and lays it off.
func fulfilled(s *draw.Stage, e game.Event) []paint.Flight {
	list := draw.Dealt(draw.Own(model.AtHand, 0), draw.Box(model.AtDiscard))(s, e)
	for i := range list {
		list[i].Lies = false // the small scene has it for longer
	}
	return append(list, s.QuestShows(e.Seat, e.Args[0])...)
}

// drawnFrom is where a quest lay that is drawn.
func drawnFrom(e game.Event) model.Place {
	if e.Args[1] == merlin.FromDeck {
		return model.At(model.AtDeck, game.NoSeat)
	}
	return draw.Box(model.AtDisplay, 1)(e)
}

// drawn is a quest on its way to a hand, which gives it its place.
func drawn(s *draw.Stage, e game.Event) []paint.Flight {
	list := s.Deal(e.Args[0], drawnFrom(e), anyCard(e))
	if e.Args[1] == merlin.FromDeck {
		list = append(list, s.DrawnShows(e.Seat, e.Args[0])...)
	}
	return list
}

// anyCard is where a quest comes to that is new in a seat's hand.
func anyCard(e game.Event) model.Place { return model.At(model.AtHand, e.Seat, uint8(merlin.NoCard)) }

// pause is time to read what a computer player has done in his turn.
func pause(s *draw.Stage, e game.Event) []paint.Flight {
	if !s.Frame.Seats[e.Seat].Computer {
		return nil
	}
	return draw.Wait(draw.ReadTime)
}

// breath parts turns; before the last ones of a game it says so.
func breath(s *draw.Stage, e game.Event) []paint.Flight {
	if s.LastTurns(e.Seat) {
		return []paint.Flight{paint.Said(s.Ctx.T("score.last-turns"), [2]float64{draw.BoardX, draw.BoardY}, draw.LastTime)}
	}
	return draw.Wait(.12)
}
