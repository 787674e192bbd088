package table

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// landings returns where each die that may be taken, or the one that is, would lead.
func landings(g *merlin.Game, d game.Decision) []landing {
	var list []landing
	for _, a := range slices.Clone(d.Options) {
		switch a.Kind {
		case merlin.ActMove:
			list = append(list, walk(g, a.A))
		case merlin.ActDie:
			c := g.Clone().(*merlin.Game)
			if c.Apply(a) == nil {
				list = append(list, landings(c, c.Decision())...)
			}
		}
	}
	return list
}

// walk returns the way of the figure that the taken die moves.
func walk(g *merlin.Game, back uint8) landing {
	t := g.Turn
	l := landing{die: t.Die, value: g.Pace(), figure: t.Figure, back: back == 1}
	for n := range g.Pace() + 1 {
		l.path = append(l.path, g.Walk(t.From, n, back))
	}
	return l
}

// wayOf returns the way of the figure that an action moves at once, nil for none.
func wayOf(g *merlin.Game, a game.Action) *landing {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return nil
	}
	for _, e := range after.Events() {
		if e.Kind != merlin.EventMoved {
			continue
		}
		from, to, direction := uint8(e.Args[1]), uint8(e.Args[2]), e.Args[3]
		l := &landing{figure: merlin.Figure(e.Args[0]), back: direction < 0, path: []uint8{from}}
		for n := from; direction != 0 && n != to; l.path = append(l.path, n) {
			n = g.Walk(n, 1, uint8(1-direction)/2)
		}
		if direction == 0 {
			l.path = append(l.path, to)
			l.jump = true
		}
		l.value = uint8(len(l.path) - 1)
		return l
	}
	return nil
}

// shownLandings are those of the die that is taken or pointed at.
func (f *frame) shownLandings() []landing {
	if f.ask == "move" {
		return f.landings
	}
	var list []landing
	for _, l := range f.landings {
		if f.hot(dieTarget(l.die)) {
			list = append(list, l)
		}
	}
	return list
}

// shownWays are the landings that are shown, and the ways that what is pointed at
// would lead a figure.
func (f *frame) shownWays() []landing {
	list := f.shownLandings()
	for t, choices := range f.choices {
		for _, c := range choices {
			if c.way != nil && (f.hot(t) || f.ctx.Hot(c.word)) {
				list = append(list, *c.way)
			}
		}
	}
	return list
}
