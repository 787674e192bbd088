package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
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
func (s *stage) flights(events []game.Event) []paint.Flight {
	var list []paint.Flight
	for i, e := range events {
		for _, f := range s.flight(e) {
			f.Begin += float64(i) * standby
			f.End += float64(i) * standby
			list = append(list, f)
		}
		if s.told(e) {
			list = append(list, wait(deedTime)...)
		}
	}
	return list
}

// told reports whether an event is a deed of a computer player in his turn that the
// caption tells of.
func (s *stage) told(e game.Event) bool {
	return e.Seat != game.NoSeat && e.Seat == s.view.Turn.Seat && s.frame.Seats[e.Seat].Computer && s.frame.rows.events[e.Kind].deed()
}

// flight returns what moves for an event; many show nothing but the change.
func (s *stage) flight(e game.Event) []paint.Flight {
	if fly := s.frame.rows.events[e.Kind].Fly; fly != nil {
		return fly(s, e)
	}
	return nil
}

// wait is time in which nothing moves.
func wait(seconds float64) []paint.Flight {
	return []paint.Flight{{Path: [][2]float64{{boardX, boardY}}, End: seconds}}
}

// A flier makes what moves for an event; the rows of events are made of these.
type flier = func(*stage, game.Event) []paint.Flight

// where finds the place that an event speaks of.
type where func(game.Event) place

// own is a place of the event's seat, box one of the table's. args say which of the
// event's arguments tell what lies there.
func own(k placeKind, args ...int) where {
	return func(e game.Event) place { return argued(at(k, e.Seat), e, args) }
}

func box(k placeKind, args ...int) where {
	return func(e game.Event) place { return argued(at(k, game.NoSeat), e, args) }
}

func argued(p place, e game.Event, args []int) place {
	for i, n := range args {
		*[]*uint8{&p.a, &p.b}[i] = uint8(e.Args[n])
	}
	return p
}

// from is that place for a reason for points.
func from(at where) func(*stage, game.Event) place {
	return func(_ *stage, e game.Event) place { return at(e) }
}

// flies is one thing on its way.
func flies(sprite string, size float64, from, to where) flier {
	return func(s *stage, e game.Event) []paint.Flight { return s.fly(sprite, size, from(e), to(e)) }
}

// fliesColoured is one thing of the colour of the event's seat on its way.
func fliesColoured(sprite string, size float64, from, to where) flier {
	return func(s *stage, e game.Event) []paint.Flight {
		return s.fly(sprite+"-"+s.colour(e.Seat), size, from(e), to(e))
	}
}

// fliesOften are as many equal things as an argument of the event says.
func fliesOften(arg int, sprite string, from, to where) flier {
	return func(s *stage, e game.Event) []paint.Flight {
		return s.several(uint8(e.Args[arg]), sprite, from(e), to(e))
	}
}

// fliesRelic is a thing that there is only one of, from its owner before, or from the
// table, to the niche of its new one.
func fliesRelic(sprite string, size float64, niche placeKind, stand uint8) flier {
	return func(s *stage, e game.Event) []paint.Flight {
		return s.fly(sprite, size, s.holder(uint8(e.Args[0]), niche, stand), at(niche, e.Seat))
	}
}

// dealt is the quest of the first argument on its way.
func dealt(from, to where) flier {
	return func(s *stage, e game.Event) []paint.Flight { return s.deal(e.Args[0], from(e), to(e)) }
}

// shines lights a place up.
func shines(at where) flier {
	return func(s *stage, e game.Event) []paint.Flight { return s.shine(at(e)) }
}

// at makes a place.
func at(k placeKind, s game.Seat, args ...uint8) place {
	p := place{kind: k, seat: s}
	for i, a := range args {
		*[]*uint8{&p.a, &p.b}[i] = a
	}
	return p
}

func (s *stage) colour(seat game.Seat) string { return s.frame.Seats[seat].Colour }

// holder is where the Grail or Excalibur was before; 255 is the table.
func (s *stage) holder(owner uint8, niche placeKind, stand uint8) place {
	if owner == uint8(0xff) {
		return at(atTableTop, game.NoSeat, stand)
	}
	return at(niche, game.Seat(owner))
}

// fly is one thing on a slightly bent way between two places.
func (s *stage) fly(sprite string, size float64, from, to place) []paint.Flight {
	x0, y0, _ := s.anchor(from)
	x1, y1, _ := s.anchor(to)
	return []paint.Flight{{Sprite: sprite, Size: size, Grow: size * .35, Path: bend(x0, y0, x1, y1), End: flyTime, Lies: true}}
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

// several are n equal things on their way, one after another.
func (s *stage) several(n uint8, sprite string, from, to place) (list []paint.Flight) {
	for i := range n {
		f := s.fly(sprite, 40, from, to)[0]
		f.Hold = standby * float64(i)
		f.End += f.Hold
		list = append(list, f)
	}
	return list
}

// flyPainted is a thing on its way that no one sprite shows.
func (s *stage) flyPainted(size float64, from, to place, paint func(p *ui.Painter, x, y, size float64)) []paint.Flight {
	list := s.fly("", size, from, to)
	list[0].Drawn, list[0].End = painted(paint), cardTime
	return list
}

// shine lights a place up for a moment.
func (s *stage) shine(where place) []paint.Flight {
	x, y, _ := s.anchor(where)
	return []paint.Flight{{Sprite: "halo", Path: [][2]float64{{x, y}}, Size: 110, End: haloTime}}
}

// deal is a quest on its way, face up if the person here may see it.
func (s *stage) deal(card int16, from, to place) []paint.Flight {
	list := s.fly("card-back", 126, from, to)
	switch {
	case card == int16(merlin.NoCard):
		return nil
	case card >= 0:
		face := questCard{quest: &s.frame.rules.Box.Quests[card], symbol: s.frame.rows.symbols}
		list[0].Sprite, list[0].Drawn = "", cardArt{face, s.ctx.Locale()}
		list[0].Size, list[0].Grow, list[0].End = 180, 40, cardTime
	}
	return list
}

// tumble is a die that is rolled where it lies.
func (s *stage) tumble(die, value uint8, colour string, where place) paint.Flight {
	x, y, _ := s.anchor(where)
	f := paint.Flight{Path: [][2]float64{{x - 26, y - 18}, {x, y}}, Size: 40, Grow: 14, End: rollTime}
	for face := range uint8(6) {
		f.Faces = append(f.Faces, s.frame.rows.dieSprite(die, (face*5+die)%6+1, colour))
	}
	f.Faces = append(f.Faces, s.frame.rows.dieSprite(die, value, colour))
	return f
}

// banner is a sentence in the middle of the board.
func banner(text string) []paint.Flight {
	return []paint.Flight{{Banner: text, Path: [][2]float64{{boardX, boardY}}, End: signTime}}
}

// painted draws a thing of a size at a point.
type painted func(p *ui.Painter, x, y, size float64)

func (d painted) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	d(p, x, y, r.W)
}

// cardArt is a quest card, as high as it has room.
type cardArt struct {
	card   questCard
	locale *i18n.Locale
}

func (a cardArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	a.card.draw(p.At(x, y, r.H/206), a.locale, ui.Rect{X: -69, Y: -103, W: 138, H: 206})
}
