package bot

import "merlin/game"

// Part is what a choice brings more of one thing than another choice would, in hundredths
// of a point in the mean.
type Part struct {
	Name string
	More int
}

// Explain says what an option of the open decision brings more than another one, part by
// part: both are played on in so many imagined games, the same for both, until the next
// phase begins, and there the value says what is to come. It returns nil where the title
// has no policy or cannot tell the parts.
func Explain(g game.Game, p Player, better, worse game.Action, playouts int, chance game.Stream) []Part {
	advice := adviceOf(g)
	of, ok := advice.Ahead.(game.Parts)
	if !ok || advice.Policy == nil || playouts <= 0 {
		return nil
	}
	l := newLearnt(g, p, &advice)
	names := of.Parts()
	sums := make([]int, len(names))
	for range playouts {
		l.explain(g, of, better, chance, sums, 1)
		l.explain(g, of, worse, chance, sums, -1)
		chance = game.NewStream(chance.Uint64(), 1)
	}
	var parts []Part
	for i, sum := range sums {
		if more := sum * 100 / (playouts * game.PointUnits); more != 0 {
			parts = append(parts, Part{names[i], more})
		}
	}
	return parts
}

// explain plays an option out once and adds what the seat gets, so many times.
func (l *learnt) explain(g game.Game, of game.Parts, a game.Action, chance game.Stream, sums []int, times int) {
	g = g.Imagine(l.seat, &chance)
	p := policy{salt: chance.Uint64()}
	for {
		must(g.Apply(a))
		for _, e := range g.Events() {
			if e.Seat == l.seat {
				part, points := of.Came(e)
				sums[part] += times * points * game.PointUnits
			}
		}
		if g.Over() || l.clock(g) >= l.until {
			break
		}
		l.now = g.Decision()
		a = l.take(g, &l.now, p.draw(&l.now))
	}
	if g.Over() {
		return
	}
	l.notes.Keep = true
	l.expects(g, l.seat)
	l.notes.Keep = false
	for _, f := range l.notes.Kept {
		sums[of.Part(int(f.At))] += times * int(f.N*l.notes.Weights[f.At])
	}
}
