package model

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// Landings returns where each die that may be taken, or the one that is, would lead.
func Landings(g *merlin.Game, d game.Decision) []Landing {
	var list []Landing
	for _, a := range slices.Clone(d.Options) {
		switch a.Kind {
		case merlin.ActMove:
			list = append(list, walk(g, a.A))
		case merlin.ActDie:
			c := g.Clone().(*merlin.Game)
			if c.Apply(a) == nil {
				list = append(list, Landings(c, c.Decision())...)
			}
		}
	}
	return list
}

// walk returns the way of the figure that the taken die moves.
func walk(g *merlin.Game, back uint8) Landing {
	t, at := g.Turn, g.Table()
	l := Landing{Die: t.Die, Value: at.Pace(), Figure: t.Figure, Back: back == 1}
	for n := range l.Value + 1 {
		l.Path = append(l.Path, at.Walk(t.From, n, back))
	}
	return l
}

// wayOf returns the way of the figure that an action moves at once, none if it moves
// no figure.
func wayOf(g *merlin.Game, a game.Action) []Landing {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return nil
	}
	for _, e := range after.Events() {
		if e.Kind == merlin.EventMoved {
			return []Landing{moveOf(g, e)}
		}
	}
	return nil
}

// moveOf is the way that an event of moving tells of.
func moveOf(g *merlin.Game, e game.Event) Landing {
	l := Landing{Figure: merlin.Figure(e.Args[0]), Back: e.Args[3] < 0, Jump: e.Args[3] == 0, Path: g.Table().WayOf(e)}
	l.Value = uint8(len(l.Path) - 1)
	return l
}

// changedDie is where a die would lead that an action changes.
func changedDie(g *merlin.Game, a game.Action) (list []Landing) {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return nil
	}
	for _, l := range Landings(after, after.Decision()) {
		if l.Die == a.A {
			list = append(list, l)
		}
	}
	return list
}

// HandReach is where the die in hand leads once an action has changed it, DieReach
// where a die that it changes does.
func HandReach(g *merlin.Game, a game.Action) Reach {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return Reach{}
	}
	return leading(Landings(after, after.Decision()))
}

func DieReach(g *merlin.Game, a game.Action) Reach { return leading(changedDie(g, a)) }

// WayReach is the way of the figure that an action moves, JumpReach that of one that
// may choose where it comes to, SpaceReach the space of which the action is done.
func WayReach(g *merlin.Game, a game.Action) Reach { return Reach{Ways: wayOf(g, a)} }

func JumpReach(g *merlin.Game, a game.Action) Reach { return leading(wayOf(g, a)) }

func SpaceReach(_ *merlin.Game, a game.Action) Reach { return Reach{Leads: []uint8{a.A}} }

// PlaceReach is who would be sent home when a servant is placed: at once, or by what is
// asked then.
func PlaceReach(g *merlin.Game, a game.Action) (r Reach) {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return r
	}
	r.Leave = sentHome(after.Events())
	for _, next := range after.Decision().Options {
		then := after.Clone().(*merlin.Game)
		if then.Apply(next) != nil {
			continue
		}
		if gone := sentHome(then.Events()); len(gone) > 0 {
			r.Leave, r.Pick = append(r.Leave, gone...), true
		}
	}
	return r
}

// sentHome are the servants that events send home.
func sentHome(events []game.Event) (list []Standing) {
	for _, e := range events {
		if e.Kind == merlin.EventSentHome {
			list = append(list, Standing{e.Seat, merlin.Servant(e.Args[0])})
		}
	}
	return list
}

func leading(ways []Landing) Reach { return Reach{Leads: goals(ways), Ways: ways} }

// goals are where ways end.
func goals(ways []Landing) (list []uint8) {
	for _, l := range ways {
		list = append(list, l.To())
	}
	return list
}

// ShownLandings are those of the die that is taken or pointed at.
func (f *Model) ShownLandings() []Landing {
	if f.Kind == merlin.AskMove {
		return f.Landings
	}
	var list []Landing
	for _, l := range f.Landings {
		if f.IsHot(DieTarget(f.DiceSeat(), l.Die)) {
			list = append(list, l)
		}
	}
	return list
}

// ShownWays are those of what is pointed at, or else the landings that are shown. A
// thing that may do several things shows none: the chooser tells them.
func (f *Model) ShownWays() []Landing {
	for die, ways := range f.Retakes {
		if die != f.View.Turn.Die && f.IsHot(DieTarget(f.Asked, die)) {
			return ways
		}
	}
	for t, choices := range f.Choices {
		if len(choices) == 1 && len(ReachOf(&choices[0]).Ways) > 0 && (f.IsHot(t) || f.Hot(choices[0].Word)) {
			return ReachOf(&choices[0]).Ways
		}
	}
	return f.ShownLandings()
}

// IsRetake reports whether a click on a die puts the one in hand back.
func (f *Model) IsRetake(t game.Target) bool {
	_, ok := f.Retakes[t.A]
	return ok && t.Kind == merlin.TargetDie && t.Seat == f.Asked
}

// PutsBack reports whether a region is that of a die in hand that can be put back.
func (f *Model) PutsBack(name string) bool {
	t := DieTarget(f.Asked, f.View.Turn.Die)
	return f.IsRetake(t) && slices.Contains(f.DieNames(t), name)
}

// RibbonWays are the ways that the ribbon tells: there is no room in the bowl.
func (f *Model) RibbonWays() []Landing {
	if f.Rules.Inner() == 0 {
		return nil
	}
	return f.ShownWays()
}

// Shift is what is added to the die in hand.
func (f *Model) Shift() (n int) {
	for _, m := range f.Rows.Modules {
		if m.Shift != nil {
			n += m.Shift(f)
		}
	}
	return n
}

// TurnNumber counts the turns of the seat whose turn it is: a turn, a die.
func (f *Model) TurnNumber() int {
	n := 0
	for _, d := range f.View.Players[f.DiceSeat()].Dice {
		if d.Value > 0 && d.Used {
			n++
		}
	}
	if f.View.Turn.Seat >= 0 && f.Kind == merlin.AskDie || f.View.Turn.Die == merlin.Nobody {
		n++
	}
	return max(n, 1)
}

func (f *Model) TurnsInAll() int {
	n := 0
	for _, d := range f.View.Players[f.DiceSeat()].Dice {
		if d.Value > 0 {
			n++
		}
	}
	return n
}
