package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/table/paint"
)

// What is told, seen and counted of Morgana's events.

// tellHorn tells what the horn brings its owner: when a round ends, or at once. // W4
func (t *teller) tellHorn(e game.Event) {
	if t.last == merlin.EventPoison || t.last == merlin.EventVoid {
		t.sayPoints(e)
		return
	}
	t.flush()
	t.say(e.Seat, t.f.T("log.horn.scores", "count", int(e.Args[0])))
}

// saySwappedFigures tells of two figures that change places at once. // W7
func saySwappedFigures(t *teller, e game.Event) string {
	t.covers(merlin.EventMoved, 2)
	if e.Args[0] < 0 {
		return t.f.T("log.swapped-figures.merlin")
	}
	return t.f.T("log.swapped-figures", "name", t.name(game.Seat(e.Args[0])))
}

func sayDark(t *teller, e game.Event) string {
	key := "log.dark"
	if e.Args[1] < 0 {
		key = "log.dark.lone"
	}
	return t.f.T(key, "into", t.f.intoProvince(merlin.Province(e.Args[0])))
}

// herPlace puts Morgana where she stood: figures go over her space. // W5, W6
func herPlace(t *teller, on *merlin.Public) {
	on.Mods.Morgana.At = merlin.Castle
	if moved := t.latest[merlin.EventMorganaMoved]; moved.n > 0 {
		on.Mods.Morgana.At = merlin.Province(moved.Args[1])
	}
}

func restoreHut(v *merlin.Public, e game.Event) { v.Mods.Morgana.Huts |= 1 << e.Args[0] }

// afterHers puts Morgana's die in hand where it is used, beside what else flies.
func afterHers(to where, fly flier) flier {
	return func(s *stage, e game.Event) []paint.Flight { return append(s.putHers(to(e)), fly(s, e)...) }
}

// takeHers is one of Morgana's dice on its way among the dice of who takes it.
func takeHers(s *stage, e game.Event) []paint.Flight {
	return s.fly(s.frame.rows.dieSprite(merlin.MorganaDie, uint8(e.Args[1]), ""), 40, box(atPentagram, 0)(e), at(atInstead, game.NoSeat))
}

func hornFlies(s *stage, e game.Event) []paint.Flight {
	from := box(atHornBoard)(e)
	if e.Args[0] >= 0 {
		from = at(atHorn, game.Seat(e.Args[0]))
	}
	return s.fly("horn", 54, from, own(atHorn)(e))
}

func darkFlies(s *stage, e game.Event) []paint.Flight {
	return s.fly("Morgana-marker", 38, box(atDarkSupply)(e), at(atMarkers, game.Seat(e.Args[1]), uint8(e.Args[0])))
}

func darkGoes(s *stage, e game.Event) []paint.Flight {
	return s.several(uint8(e.Args[1]), "Morgana-marker", at(atMarkers, game.Seat(e.Args[2]), uint8(e.Args[0])), box(atDarkSupply)(e))
}

// rollHers tumbles Morgana's dice on their pentagrams.
func (s *stage) rollHers(e game.Event) (list []paint.Flight) {
	for i := range s.view.Mods.Morgana.Dice {
		list = append(list, s.tumble(merlin.MorganaDie, uint8(e.Args[i]), "", at(atPentagram, game.NoSeat, uint8(i))))
	}
	return list
}

// putHers is Morgana's die in hand on its way to where it is put; nothing when it
// lies there already.
func (s *stage) putHers(to place) []paint.Flight {
	m := &s.view.Mods.Morgana
	if int(m.Taken) >= len(m.Dice) {
		return nil
	}
	return s.fly(s.frame.rows.dieSprite(merlin.MorganaDie, m.Dice[m.Taken], ""), 40, at(atInstead, game.NoSeat), to)
}

// walkHer walks Morgana from province to province, or puts her on the board. // W5
func (s *stage) walkHer(e game.Event) []paint.Flight {
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
	f := paint.Flight{Sprite: sprite, Size: size, Grow: 15, Hops: true, Lies: true}
	if e.Args[2] == 0 {
		x, y, _ := s.anchor(at(atMorgana, game.NoSeat))
		f.Path = [][2]float64{{x, y}, stands(to)}
	} else {
		f.Path = [][2]float64{stands(from)}
		for p := from; p != to; f.Path = append(f.Path, stands(p)) {
			p = step(p)
		}
	}
	f.End = max(flyTime, 2*hopTime*float64(len(f.Path)-1))
	return []paint.Flight{f}
}

// hornLines tell what the horn's owner scored before the scoring. // W4
func hornLines(s *scored, f *frame) []scenes.SheetLine {
	var points [merlin.MaxSeats]int
	for _, e := range s.lead {
		if e.Kind == merlin.EventPoints {
			points[e.Seat] += scoredFor(merlin.ForHorn)(e)
		}
	}
	if lines := pointsLine(f, f.T("term.horn"), "{horn}", &points); lines != nil {
		return lines
	}
	return []scenes.SheetLine{{Label: f.T("score.horn.nobody")}}
}

// hutsIn is how many huts lie under a seat's manors on tiles. // W7f
func hutsIn(s *scored, seat game.Seat, tiles []uint8) (n int) {
	for _, tile := range tiles {
		if s.table.Domain[tile].Manor == seat && s.table.Mods.Morgana.Hut(tile) {
			n++
		}
	}
	return n
}

// darkBack is how many of Morgana's markers lay on a seat's in a province, or, for
// NoSeat, alone there. // W7e
func darkBack(s *scored, seat game.Seat, of []uint8) int {
	return s.sum(merlin.EventDarkGone, func(e game.Event) int {
		if game.Seat(e.Args[2]) != seat || uint8(e.Args[0]) != of[0] {
			return 0
		}
		return int(e.Args[1])
	})
}

// witchRound is what the moves of the round tell of Morgana's dice: who has taken each,
// and whose lies in each slot. The position only has that they are taken. // W1, W5
type witchRound struct {
	taker [witchDice]game.Seat
	slots [cauldronCount]game.Seat
}

func (f *frame) witchRound() witchRound {
	var w witchRound
	for i := range w.taker {
		w.taker[i] = game.NoSeat
	}
	for i := range w.slots {
		w.slots[i] = game.NoSeat
	}
	for i := range slices.Backward(f.Shown) {
		for _, e := range slices.Backward(f.Shown[i].Events) {
			if e.Kind == merlin.EventMorganaRolled {
				return w
			}
			w.note(e)
		}
	}
	return w
}

func (w *witchRound) note(e game.Event) {
	switch e.Kind {
	case merlin.EventMorganaDie:
		w.taker[e.Args[0]] = e.Seat
	case merlin.EventMorganaMoved:
		w.slots[e.Args[3]] = e.Seat
	}
}

// inSlot is the die that lies in a slot: a player takes one a round. // W1
func (w *witchRound) inSlot(slot int) (die int, ok bool) {
	s := w.slots[slot]
	die = slices.Index(w.taker[:], s)
	return die, s != game.NoSeat && die >= 0
}
