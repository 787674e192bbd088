// Package bot holds the computer players. They play any title: they know the
// options of the open decision and what their seat may know, nothing else.
//
// A player tries each option in imagined positions, in which all that is hidden is
// dealt anew, plays on at random to the end, and compares the points. Options that
// do badly are dropped by halves, so that the last ones are tried most often. It
// plans no further than that and takes no account of what the others intend.
package bot

import (
	"cmp"
	"slices"

	"merlin/game"
)

// Level is the strength of a player: how often each option is tried at first.
type Level uint8

const (
	Novice Level = iota + 1
	Adept
	Master

	Levels = Master
)

// playouts is the number of times that a level tries an option in each round of halving.
func (l Level) playouts() int { return [...]int{1, 4, 16, 64}[min(l, Master)] }

// Thinker ponders one decision, a slice at a time, so that a screen can go on
// drawing. Thinking is counted in playouts, never in time: equal streams, equal choices.
type Thinker struct {
	game   game.Game
	seat   game.Seat
	chance game.Stream
	rivals []rival // options still in the running, the next one to try at next
	next   int
	tries  int // left for each rival in this round
	each   int
}

// rival is an option and how it did.
type rival struct {
	action game.Action
	sum    int // of leads over the best other seat
	n      int
}

// Think begins to ponder the open decision of a game.
func Think(g game.Game, l Level, chance game.Stream) *Thinker {
	d := g.Decision()
	t := &Thinker{game: g.Clone(), seat: d.Seat, chance: chance, each: l.playouts()}
	t.tries = t.each
	for _, a := range d.Options {
		t.rivals = append(t.rivals, rival{action: a})
	}
	return t
}

// Step goes on for a number of playouts and tells whether the choice is made.
func (t *Thinker) Step(playouts int) (done bool) {
	for ; playouts > 0 && len(t.rivals) > 1; playouts-- {
		t.try(&t.rivals[t.next])
		t.next++
		if t.next < len(t.rivals) {
			continue
		}
		t.next = 0
		t.tries--
		if t.tries == 0 {
			t.halve()
		}
	}
	return len(t.rivals) <= 1
}

// Choice returns the best option so far.
func (t *Thinker) Choice() game.Action { return t.rivals[0].action }

// Choose ponders a decision to its end.
func Choose(g game.Game, l Level, chance game.Stream) game.Action {
	t := Think(g, l, chance)
	for !t.Step(1000) {
	}
	return t.Choice()
}

// try plays an option out once in an imagined position.
func (t *Thinker) try(r *rival) {
	g := t.game.Imagine(t.seat, &t.chance)
	if g.Apply(r.action) != nil {
		return
	}
	for !g.Over() {
		options := g.Decision().Options
		if g.Apply(options[t.chance.N(len(options))]) != nil {
			return
		}
	}
	r.sum += lead(g.Scores(), t.seat)
	r.n++
}

// lead is how far a seat is before the best of the others.
func lead(scores []int, seat game.Seat) int {
	own := scores[seat]
	scores[seat] = -1 << 20
	return own - slices.Max(scores)
}

// halve drops the worse half of the rivals and doubles the tries for the others.
func (t *Thinker) halve() {
	slices.SortStableFunc(t.rivals, func(a, b rival) int {
		return cmp.Compare(b.sum*a.n, a.sum*b.n)
	})
	t.rivals = t.rivals[:(len(t.rivals)+1)/2]
	t.each *= 2
	t.tries = t.each
}
