package merlin

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
	t, at := g.Turn, g.Table()
	l := landing{die: t.Die, value: at.Pace(), figure: t.Figure, back: back == 1}
	for n := range l.value + 1 {
		l.path = append(l.path, at.Walk(t.From, n, back))
	}
	return l
}

// wayOf returns the way of the figure that an action moves at once, none if it moves
// no figure.
func wayOf(g *merlin.Game, a game.Action) []landing {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return nil
	}
	for _, e := range after.Events() {
		if e.Kind == merlin.EventMoved {
			return []landing{moveOf(g, e)}
		}
	}
	return nil
}

// moveOf is the way that an event of moving tells of.
func moveOf(g *merlin.Game, e game.Event) landing {
	l := landing{figure: merlin.Figure(e.Args[0]), back: e.Args[3] < 0, jump: e.Args[3] == 0, path: g.Table().WayOf(e)}
	l.value = uint8(len(l.path) - 1)
	return l
}

// changedDie is where a die would lead that an action changes.
func changedDie(g *merlin.Game, a game.Action) (list []landing) {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return nil
	}
	for _, l := range landings(after, after.Decision()) {
		if l.die == a.A {
			list = append(list, l)
		}
	}
	return list
}

// handReach is where the die in hand leads once an action has changed it, dieReach
// where a die that it changes does.
func handReach(g *merlin.Game, a game.Action) reach {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return reach{}
	}
	return leading(landings(after, after.Decision()))
}

func dieReach(g *merlin.Game, a game.Action) reach { return leading(changedDie(g, a)) }

// wayReach is the way of the figure that an action moves, jumpReach that of one that
// may choose where it comes to, spaceReach the space of which the action is done.
func wayReach(g *merlin.Game, a game.Action) reach  { return reach{ways: wayOf(g, a)} }
func jumpReach(g *merlin.Game, a game.Action) reach { return leading(wayOf(g, a)) }

func spaceReach(_ *merlin.Game, a game.Action) reach { return reach{leads: []uint8{a.A}} }

func leading(ways []landing) reach { return reach{leads: goals(ways), ways: ways} }

// goals are where ways end.
func goals(ways []landing) (list []uint8) {
	for _, l := range ways {
		list = append(list, l.to())
	}
	return list
}

// shownLandings are those of the die that is taken or pointed at.
func (f *frame) shownLandings() []landing {
	if f.Kind == merlin.AskMove {
		return f.landings
	}
	var list []landing
	for _, l := range f.landings {
		if f.hot(dieTarget(f.diceSeat(), l.die)) {
			list = append(list, l)
		}
	}
	return list
}

// shownWays are those of what is pointed at, or else the landings that are shown. A
// thing that may do several things shows none: the chooser tells them.
func (f *frame) shownWays() []landing {
	for die, ways := range f.retakes {
		if die != f.View.Turn.Die && f.hot(dieTarget(f.Asked, die)) {
			return ways
		}
	}
	for t, choices := range f.Choices {
		if len(choices) == 1 && len(reachOf(&choices[0]).ways) > 0 && (f.hot(t) || f.Hot(choices[0].Word)) {
			return reachOf(&choices[0]).ways
		}
	}
	return f.shownLandings()
}
