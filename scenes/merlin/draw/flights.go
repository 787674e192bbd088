package draw

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Times of motion in seconds, at normal tempo.
const (
	FlyTime  = .42
	HopTime  = .25 // a figure's step to the next space
	standby  = .07
	StarTime = .55
	rollTime = .7
	cardTime = .7
	HaloTime = .25
	signTime = 2.4
	ReadTime = 1.0
	deedTime = .9 // a deed of a computer player takes at least so long
)

// Flights returns what moves across the table for events that happen together.
func (s *Stage) Flights(events []game.Event) []paint.Flight {
	var list []paint.Flight
	for i, e := range events {
		for _, f := range s.Flight(e) {
			f.Begin += float64(i) * standby
			f.End += float64(i) * standby
			list = append(list, f)
		}
		if s.told(e) && !s.known(e) {
			list = append(list, Wait(deedTime)...)
		}
	}
	return list
}

// told reports whether an event is a deed of a computer player in his turn that the
// caption tells of.
func (s *Stage) told(e game.Event) bool {
	return e.Seat != game.NoSeat && e.Seat == s.View.Turn.Seat && s.Frame.Seats[e.Seat].Computer && s.Frame.Rows.Events[e.Kind].Deed()
}

// known reports whether a deed says no more than the way before it: the action of the space that was gone to.
func (s *Stage) known(e game.Event) bool {
	return e.Kind == merlin.EventAct && s.View.Turn.Space == uint8(e.Args[0])
}

// DeedTime is how long a single thing is shown that is done: longer where a computer player does it.
func (s *Stage) DeedTime(e game.Event) float64 {
	if s.told(e) {
		return deedTime
	}
	return FlyTime
}

// Flight returns what moves for an event; many show nothing but the change.
func (s *Stage) Flight(e game.Event) []paint.Flight {
	if fly := s.Frame.Rows.Events[e.Kind].Fly; fly != nil {
		return paint.Moving(fly(s, e), s.Frame.Rows.Events[e.Kind].Moves)
	}
	return nil
}

// Wait is time in which nothing moves.
func Wait(seconds float64) []paint.Flight {
	return []paint.Flight{{Path: [][2]float64{{BoardX, BoardY}}, End: seconds}}
}

// A flier makes what moves for an event; the rows of events are made of these.
type Flier = func(*Stage, game.Event) []paint.Flight

// Where finds the place that an event speaks of.
type Where func(game.Event) model.Place

// Own is a place of the event's seat, box one of the table's. args say which of the
// event's arguments tell what lies there.
func Own(k model.PlaceKind, args ...int) Where {
	return func(e game.Event) model.Place { return argued(model.At(k, e.Seat), e, args) }
}

func Box(k model.PlaceKind, args ...int) Where {
	return func(e game.Event) model.Place { return argued(model.At(k, game.NoSeat), e, args) }
}

func argued(p model.Place, e game.Event, args []int) model.Place {
	for i, n := range args {
		*[]*uint8{&p.A, &p.B}[i] = uint8(e.Args[n])
	}
	return p
}

// From is that place for a reason for points.
func From(at Where) func(*Stage, game.Event) model.Place {
	return func(_ *Stage, e game.Event) model.Place { return at(e) }
}

// Flies is one thing on its way.
func Flies(sprite string, size float64, from, to Where) Flier {
	return func(s *Stage, e game.Event) []paint.Flight { return s.Fly(sprite, size, from(e), to(e)) }
}

// FliesColoured is one thing of the colour of the event's seat on its way.
func FliesColoured(sprite string, size float64, from, to Where) Flier {
	return func(s *Stage, e game.Event) []paint.Flight {
		return s.Fly(sprite+"-"+s.Colour(e.Seat), size, from(e), to(e))
	}
}

// FliesOften are as many equal things as an argument of the event says.
func FliesOften(arg int, sprite string, from, to Where) Flier {
	return func(s *Stage, e game.Event) []paint.Flight {
		return s.Several(uint8(e.Args[arg]), sprite, from(e), to(e))
	}
}

// FliesRelic is a thing that there is only one of, from its owner before, or from the
// table, to the niche of its new one.
func FliesRelic(sprite string, size float64, niche model.PlaceKind, stand uint8) Flier {
	return func(s *Stage, e game.Event) []paint.Flight {
		return s.Fly(sprite, size, s.holder(uint8(e.Args[0]), niche, stand), model.At(niche, e.Seat))
	}
}

// Dealt is the quest of the first argument on its way.
func Dealt(from, to Where) Flier {
	return func(s *Stage, e game.Event) []paint.Flight { return s.Deal(e.Args[0], from(e), to(e)) }
}

// Shines lights a place up.
func Shines(at Where) Flier {
	return func(s *Stage, e game.Event) []paint.Flight { return s.shine(at(e)) }
}

func (s *Stage) Colour(seat game.Seat) string { return s.Frame.Seats[seat].Colour }

// holder is where the Grail or Excalibur was before; 255 is the table.
func (s *Stage) holder(owner uint8, niche model.PlaceKind, stand uint8) model.Place {
	if owner == uint8(0xff) {
		return model.At(model.AtTableTop, game.NoSeat, stand)
	}
	return model.At(niche, game.Seat(owner))
}

// Fly is one thing on a slightly bent way between two places.
func (s *Stage) Fly(sprite string, size float64, from, to model.Place) []paint.Flight {
	x0, y0, _ := s.Anchor(from)
	x1, y1, _ := s.Anchor(to)
	return []paint.Flight{{Sprite: sprite, Size: size, Grow: size * .35, Path: Bend(x0, y0, x1, y1), End: FlyTime, Lies: true}}
}

// Bend is a shallow arch between two points.
func Bend(x0, y0, x1, y1 float64) [][2]float64 {
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

// Several are n equal things on their way, one after another.
func (s *Stage) Several(n uint8, sprite string, from, to model.Place) (list []paint.Flight) {
	for i := range n {
		f := s.Fly(sprite, 40, from, to)[0]
		f.Hold = standby * float64(i)
		f.End += f.Hold
		list = append(list, f)
	}
	return list
}

// FlyPainted is a thing on its way that no one sprite shows.
func (s *Stage) FlyPainted(size float64, from, to model.Place, paint func(p *ui.Painter, x, y, size float64)) []paint.Flight {
	list := s.Fly("", size, from, to)
	list[0].Drawn, list[0].End = Painted(paint), cardTime
	return list
}

// shine lights a place up for a moment.
func (s *Stage) shine(where model.Place) []paint.Flight {
	x, y, _ := s.Anchor(where)
	return []paint.Flight{{Sprite: "halo", Path: [][2]float64{{x, y}}, Size: 110, End: HaloTime}}
}

// Served has a province light up when one has settled there.
func Served(p merlin.Province) paint.Flight {
	x, y := Polar(float64(p)*math.Pi/3-math.Pi/2, 258)
	return paint.Flight{Moves: paint.Glows, Outline: sector(p), Path: [][2]float64{{x, y}}, Begin: .3, End: .85}
}

// Deal is a quest on its way, face up if the person here may see it.
func (s *Stage) Deal(card int16, from, to model.Place) []paint.Flight {
	list := s.Fly("card-back", 126, from, to)
	switch {
	case card == int16(merlin.NoCard):
		return nil
	case card >= 0:
		face := QuestCard{Quest: &s.Frame.Rules.Box.Quests[card], symbol: s.Frame.Rows.Symbols}
		list[0].Sprite, list[0].Drawn = "", CardArt{face, s.Ctx.Locale()}
		list[0].Size, list[0].Grow, list[0].End = 180, 40, cardTime
		if from.Kind == model.AtDeck {
			list[0].Back = "card-back"
		}
	}
	return list
}

// Tumble is a die that is rolled, thrown in a curve to where it lies.
func (s *Stage) Tumble(die, value uint8, colour string, where model.Place) paint.Flight {
	x, y, _ := s.Anchor(where)
	return s.tumble(die, value, colour, x, y)
}

// TumbleThere is a die that is rolled to where it lies in the middle of the board, larger, one after the
// other.
func (s *Stage) TumbleThere(die, value uint8, colour string) paint.Flight {
	x, y, size := s.Frame.DieAt(die)
	f := s.tumble(die, value, colour, x, y)
	f.Size, f.Grow, f.Begin = size, 26, .09*float64(die)
	f.End += f.Begin + .2
	return f
}

func (s *Stage) tumble(die, value uint8, colour string, x, y float64) paint.Flight {
	f := paint.Flight{Path: paint.Thrown(x, y), Size: 40, Grow: 14, End: rollTime, Moves: paint.Tumbles}
	for face := range uint8(6) {
		f.Faces = append(f.Faces, s.Frame.Rows.DieSprite(die, (face*5+die)%6+1, colour))
	}
	f.Faces = append(f.Faces, s.Frame.Rows.DieSprite(die, value, colour))
	return f
}

// Banner is a sentence in the middle of the board.
func Banner(text string) []paint.Flight {
	return []paint.Flight{{Banner: text, Path: [][2]float64{{BoardX, BoardY}}, End: signTime}}
}

// Painted draws a thing of a size at a point.
type Painted func(p *ui.Painter, x, y, size float64)

func (d Painted) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	d(p, x, y, r.W)
}

// CardArt is a quest card, as high as it has room.
type CardArt struct {
	Card   QuestCard
	locale *i18n.Locale
}

func (a CardArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	a.Card.Draw(p.At(x, y, r.H/206), a.locale, ui.Rect{X: -69, Y: -103, W: 138, H: 206})
}
