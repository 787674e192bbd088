package bot

import "merlin/game"

// Part is what a choice brings of one thing, or brings more than another choice would, in
// hundredths of a point in the mean.
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
	a := l.prospect(g, of, better, nil, playouts, chance)
	b := l.prospect(g, of, worse, nil, playouts, chance)
	return a.more(&b)
}

// sums are what a seat gets in imagined games from here on, in point units, by part, and
// what the best of the others gets.
type sums struct {
	parts  []int
	theirs int
}

// prospect plays an option out in so many imagined games: the own turn as the tree has it,
// which may be nil, then by the policy.
func (l *learnt) prospect(g game.Game, of game.Parts, a game.Action, tree *node, playouts int, chance game.Stream) Prospect {
	names := of.Parts()
	all := sums{parts: make([]int, len(names))}
	for range playouts {
		l.explain(g, of, a, tree, chance, &all)
		chance = game.NewStream(chance.Uint64(), 1)
	}
	hundredths := func(n int) int { return n * 100 / (playouts * game.PointUnits) }
	made := Prospect{Action: a, Theirs: hundredths(all.theirs)}
	for i, sum := range all.parts {
		made.Parts = append(made.Parts, Part{names[i], hundredths(sum)})
	}
	return made
}

// Duel returns a decision as its two lines are worth if they are played as they are told: the search has tried
// both with much that nobody would do. The game is one that the seat may know.
func (t *Thinker) Duel(g game.Game, d Decided, line, other []game.Move, playouts int) Decided {
	of, ok := adviceOf(t.game).Ahead.(game.Parts)
	if !ok || t.learnt == nil || len(line) == 0 || len(other) == 0 {
		return d
	}
	chance := game.NewStream(t.chance.Hi^t.chance.Lo, 5)
	d.Choice = t.learnt.prospect(g, of, line[0].Action, chainOf(line[1:]), playouts, chance)
	d.RunnerUp = t.learnt.prospect(g, of, other[0].Action, chainOf(other[1:]), playouts, chance)
	d.Tried, d.Margin = true, d.RunnerUp.Theirs-d.Choice.Theirs
	for _, part := range d.More() {
		d.Margin += part.More
	}
	return d
}

// chainOf is a tree of one line.
func chainOf(line []game.Move) *node {
	at := new(node)
	for i := len(line) - 1; i >= 0; i-- {
		at = &node{children: []edge{{line[i].Action, at}}}
	}
	return at
}

// explain plays an option out once and adds what comes of it.
func (l *learnt) explain(g game.Game, of game.Parts, a game.Action, at *node, chance game.Stream, all *sums) {
	g = g.Imagine(l.seat, &chance)
	before, told := g.Scores(), 0
	p := policy{salt: chance.Uint64()}
	for {
		must(g.Apply(a))
		for _, e := range g.Events() {
			if e.Seat == l.seat {
				part, points := of.Came(e)
				all.parts[part] += points * game.PointUnits
				told += points
			}
		}
		if g.Over() || l.clock(g) >= l.until {
			break
		}
		l.now = g.Decision()
		a, at = l.goOn(g, at, &p)
	}
	if rest, ok := of.(game.Rest); ok {
		all.parts[rest.Rest()] += (g.Scores()[l.seat] - before[l.seat] - told) * game.PointUnits
	}
	all.theirs += l.best(g, g.Scores()) - game.PointUnits*others(before, l.seat)
	l.expected(g, of, all)
}

// goOn returns what is done next: what the tree has tried most often, if it knows the
// position, else what the policy draws.
func (l *learnt) goOn(g game.Game, at *node, p *policy) (game.Action, *node) {
	if at != nil && l.now.Seat == l.seat && !g.Revealed() {
		if e := at.favourite(l.now.Options); e != nil {
			return e.action, e.to
		}
	}
	return l.take(g, &l.now, p.draw(&l.now)), nil
}

// expected adds what is to come by the value, by the parts of its features.
func (l *learnt) expected(g game.Game, of game.Parts, all *sums) {
	if g.Over() {
		return
	}
	l.notes.Keep = true
	l.expects(g, l.seat)
	l.notes.Keep = false
	for _, f := range l.notes.Kept {
		all.parts[of.Part(int(f.At))] += int(f.N * l.notes.Weights[f.At])
	}
}

// others returns the most points that another seat has.
func others(scores []int, s game.Seat) int {
	best := -1 << 30
	for other, points := range scores {
		if game.Seat(other) != s {
			best = max(best, points)
		}
	}
	return best
}
