package modules

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What is told, seen and counted of Morgana's events.

// tellHorn tells what the horn brings its owner: when a round ends, or at once. // W4
func tellHorn(t *words.Teller, e game.Event) {
	if t.Last == merlin.EventPoison || t.Last == merlin.EventVoid {
		sayPoints(t, e)
		return
	}
	t.Flush()
	t.Say(e.Seat, t.F.T("log.horn.scores", "count", int(e.Args[0])))
}

// saySwappedFigures tells of two figures that change places at once. // W7
func saySwappedFigures(t *words.Teller, e game.Event) string {
	t.Covers(merlin.EventMoved, 2)
	if e.Args[0] < 0 {
		return t.F.T("log.swapped-figures.merlin")
	}
	return t.F.T("log.swapped-figures", "name", t.Name(game.Seat(e.Args[0])))
}

func sayDark(t *words.Teller, e game.Event) string {
	key := "log.dark"
	if e.Args[1] < 0 {
		key = "log.dark.lone"
	}
	return t.F.T(key, "into", t.F.IntoProvince(merlin.Province(e.Args[0])))
}

// herPlace puts Morgana where she stood: figures go over her space. // W5, W6
func herPlace(t *words.Teller, on *merlin.Public) {
	on.Mods.Morgana.At = merlin.Castle
	if moved := t.Latest[merlin.EventMorganaMoved]; moved.N > 0 {
		on.Mods.Morgana.At = merlin.Province(moved.Args[1])
	}
}

func restoreHut(v *merlin.Public, e game.Event) {
	v.Mods.Morgana.Huts |= 1 << e.Args[0]
	v.Mods.Morgana.HutsLeft--
}

func restoreDark(v *merlin.Public, e game.Event) {
	m, p, n := &v.Mods.Morgana, e.Args[0], uint8(e.Args[1])
	if e.Args[2] < 0 {
		m.Lone[p] += n
	} else {
		m.Dark[e.Args[2]][p] += n
	}
	m.DarkLeft -= n
}

// afterHers puts Morgana's die in hand where it is used, beside what else flies.
func afterHers(to draw.Where, fly draw.Flier) draw.Flier {
	return func(s *draw.Stage, e game.Event) []paint.Flight { return append(putHers(s, to(e)), fly(s, e)...) }
}

// takeHers is one of Morgana's dice on its way among the dice of who takes it.
func takeHers(s *draw.Stage, e game.Event) []paint.Flight {
	return s.Fly(s.Frame.Rows.DieSprite(merlin.MorganaDie, uint8(e.Args[1]), ""), 40, draw.Box(AtPentagram, 0)(e), model.At(model.AtInstead, game.NoSeat))
}

func hornFlies(s *draw.Stage, e game.Event) []paint.Flight {
	from := draw.Box(AtHornBoard)(e)
	if e.Args[0] >= 0 {
		from = model.At(AtHorn, game.Seat(e.Args[0]))
	}
	return s.Fly("horn", 54, from, draw.Own(AtHorn)(e))
}

func darkFlies(s *draw.Stage, e game.Event) []paint.Flight {
	return s.Fly("Morgana-marker", 38, draw.Box(AtDarkSupply)(e), model.At(model.AtMarkers, game.Seat(e.Args[1]), uint8(e.Args[0])))
}

func darkGoes(s *draw.Stage, e game.Event) []paint.Flight {
	return s.Several(uint8(e.Args[1]), "Morgana-marker", model.At(model.AtMarkers, game.Seat(e.Args[2]), uint8(e.Args[0])), draw.Box(AtDarkSupply)(e))
}

// rollHers tumbles Morgana's dice on their pentagrams.
func rollHers(s *draw.Stage, e game.Event) (list []paint.Flight) {
	for i := range s.View.Mods.Morgana.Dice {
		list = append(list, s.Tumble(merlin.MorganaDie, uint8(e.Args[i]), "", model.At(AtPentagram, game.NoSeat, uint8(i))))
	}
	return list
}

// putHers is Morgana's die in hand on its way to where it is put; nothing when it
// lies there already.
func putHers(s *draw.Stage, to model.Place) []paint.Flight {
	m := &s.View.Mods.Morgana
	if int(m.Taken) >= len(m.Dice) {
		return nil
	}
	return s.Fly(s.Frame.Rows.DieSprite(merlin.MorganaDie, m.Dice[m.Taken], ""), 40, model.At(model.AtInstead, game.NoSeat), to)
}

// walkHer walks Morgana from province to province, or puts her on the board. // W5
func walkHer(s *draw.Stage, e game.Event) []paint.Flight {
	from, to, step := merlin.Province(e.Args[0]), merlin.Province(e.Args[1]), merlin.Province.Next
	if e.Args[2] < 0 {
		step = merlin.Province.Prev
	}
	sprite := s.Frame.FigureSprite(model.MorganaFigure, game.NoSeat)
	size := s.Frame.FigureSize(sprite, 0)
	stands := func(p merlin.Province) [2]float64 {
		x, y := draw.RingOf(s.Frame.Rules, 0).StandsAt(merlin.SpaceOf(p), 0, 1)
		return [2]float64{x, y - size*.41}
	}
	f := paint.Flight{Sprite: sprite, Size: size, Grow: 15, Moves: paint.Hops, Lies: true}
	if e.Args[2] == 0 {
		x, y, _ := s.Anchor(model.At(AtMorgana, game.NoSeat))
		f.Path = [][2]float64{{x, y}, stands(to)}
	} else {
		f.Path = [][2]float64{stands(from)}
		for p := from; p != to; f.Path = append(f.Path, stands(p)) {
			p = step(p)
		}
	}
	f.End = max(draw.FlyTime, 2*draw.HopTime*float64(len(f.Path)-1))
	return []paint.Flight{f}
}

// hornLines tell what the horn's owner scored before the scoring. // W4
func hornLines(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	var points [merlin.MaxSeats]int
	for _, e := range s.Lead {
		if e.Kind == merlin.EventPoints {
			points[e.Seat] += draw.ScoredFor(merlin.ForHorn)(e)
		}
	}
	if lines := draw.PointsLine(f, f.T("term.horn"), "{horn}", &points); lines != nil {
		return lines
	}
	return []scenes.SheetLine{{Label: f.T("score.horn.nobody")}}
}

// hutsIn is how many huts lie under a seat's manors on tiles. // W7f
func hutsIn(s *draw.Scored, seat game.Seat, tiles []uint8) (n int) {
	for _, tile := range tiles {
		if s.Table.Domain[tile].Manor == seat && s.Table.Mods.Morgana.Hut(tile) {
			n++
		}
	}
	return n
}

// darkBack is how many of Morgana's markers lay on a seat's in a province, or, for
// NoSeat, alone there. // W7e
func darkBack(s *draw.Scored, seat game.Seat, of []uint8) int {
	return s.Sum(merlin.EventDarkGone, func(e game.Event) int {
		if game.Seat(e.Args[2]) != seat || uint8(e.Args[0]) != of[0] {
			return 0
		}
		return int(e.Args[1])
	})
}

// witchRound is what the moves of the round tell of Morgana's dice: who has taken each,
// and whose lies in each slot. The position only has that they are taken. // W1, W5
type witchRound struct {
	Taker [witchDice]game.Seat
	Slots [CauldronCount]game.Seat
}

func WitchRound(f *model.Model) witchRound {
	var w witchRound
	for i := range w.Taker {
		w.Taker[i] = game.NoSeat
	}
	for i := range w.Slots {
		w.Slots[i] = game.NoSeat
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
		w.Taker[e.Args[0]] = e.Seat
	case merlin.EventMorganaMoved:
		w.Slots[e.Args[3]] = e.Seat
	}
}

// InSlot is the die that lies in a slot: a player takes one a round. // W1
func (w *witchRound) InSlot(slot int) (die int, ok bool) {
	s := w.Slots[slot]
	die = slices.Index(w.Taker[:], s)
	return die, s != game.NoSeat && die >= 0
}

// How the board shows her.
// closes says what Morgana closes where she goes.
func closes(f *words.Words, p merlin.Province) string {
	if !f.Stocked(p) {
		return words.Paragraphs(f.T("hint.closes.space"), f.Rows.Province.Words(f, p))
	}
	return words.Paragraphs(f.T("hint.closes"), f.Rows.Province.Words(f, p))
}

// bought is how many things for witch's gold have been taken already. // W7h
func bought(f *model.Model) (n int) {
	for i := range slices.Backward(f.Shown) {
		for _, e := range slices.Backward(f.Shown[i].Events) {
			switch e.Kind {
			case merlin.EventGained, merlin.EventCoin, merlin.EventApple, merlin.EventMistletoe:
				n++
			case merlin.EventCoinPaid, merlin.EventTurn:
				return n
			}
		}
	}
	return n
}

// witchAt is the province where Morgana stands; Castle when she is on none.
func witchAt(f *model.Model) merlin.Province {
	if !f.Rules.Has("morgana") {
		return merlin.Castle
	}
	return f.View.Mods.Morgana.At
}

// shut reports whether Morgana stands in a province.
func shut(f *model.Model, p merlin.Province) bool { return witchAt(f) == p }

func drawShut(p *ui.Painter, f *draw.Frame, province merlin.Province) {
	if shut(f.Model, province) {
		draw.BarProvince(p, province, witchGreen)
	}
}

func drawChains(p *ui.Painter, f *draw.Frame, province merlin.Province) {
	if shut(f.Model, province) && f.Stocked(province) {
		draw.ChainPlate(p, f.Rows.Province.Plate(province))
	}
}

func drawBarred(p *ui.Painter, r draw.Rondel, space uint8) { draw.ChainSpace(p, r, space, witchGreen) }

// witchWords are what the tip of a province says of Morgana.
func witchWords(f *words.Words, p merlin.Province) (lines []string) {
	switch {
	case shut(f.Model, p) && f.Stocked(p):
		lines = append(lines, f.T("hint.shut"))
	case shut(f.Model, p):
		lines = append(lines, f.T("why.barred"))
	}
	return lines
}

// hutOn is 1 where a witch's hut stands. // W7f
func hutOn(f *model.Model, tile uint8) uint8 {
	if f.View.Mods.Morgana.Hut(tile) {
		return 1
	}
	return 0
}

// drawHut draws it beside the manor, which it belongs to.
func drawHut(p *ui.Painter, f *draw.Frame, tile uint8, x, y, up float64) {
	if hutOn(f.Model, tile) == 1 {
		p.SpriteAt("witch-hut", x-23, y-up-9, 38)
	}
}

func hutWords(f *words.Words, _ uint8) string { return f.T("domain.hut") }

// witchTurns is the one of a die of Morgana's.
func witchTurns(f *words.Words) (n int, said string) {
	if f.View.Mods.Morgana.DieFor(f.DiceSeat()) {
		n = 1
	}
	return n, f.T("turns.morgana")
}

// witchInstead is her die in hand. // W1
func witchInstead(f *words.Words) (n int, sprite, said string) {
	m := &f.View.Mods.Morgana
	if int(m.Taken) >= len(m.Dice) {
		return 0, "", ""
	}
	t := witchTarget(int(m.Taken))
	return 0, fmt.Sprintf("die-morgana-%d", m.Dice[m.Taken]), f.Thing(t)
}

// darkMarkers is how many of Morgana's markers lie on a seat's influence in a province.
func darkMarkers(f *model.Model, s game.Seat, p merlin.Province) uint8 {
	return f.View.Mods.Morgana.Dark[s][p]
}

func drawDark(p *ui.Painter, n uint8, x, y float64) {
	p.SpriteAt("Morgana-marker", x+5.5, y-4, 18)
	if n > 1 {
		p.Text(fmt.Sprint(n), x+5.5, y-4, draw.NumberStyle.Sized(ui.Least).With(ui.White).Placed(ui.Center, ui.Middle))
	}
}

// rider is another player's knight, which is not the knight that one's die moves.
func rider(f *model.Model, g model.Pawn) (game.Target, bool) {
	t := game.Target{Kind: merlin.TargetRider, Seat: g.Seat}
	return t, g.Figure == merlin.KnightFigure && f.Open(t)
}
