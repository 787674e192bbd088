package merlin

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// ask adds what may be chosen to the frame of the person who is asked.
func (s *session) ask(f *draw.Frame) {
	g := s.game()
	d := g.Decision()
	var list []moment.Choice
	for _, a := range d.Options {
		list = append(list, s.choice(g, a))
	}
	list = s.lookAhead(f, list)
	list = f.FiguresYield(append(list, f.AlsoAt(list)...))
	f.Landings = model.Landings(g, d)
	moment.Hush(list)
	f.Worth = slices.ContainsFunc(list, func(c moment.Choice) bool {
		return s.rows.Action(&c).Role == model.Answer && c.Void == "" && !s.bare(g, &c)
	})
	f.Through = s.servesFor(f, list)
	f.Put(list, f.Spots)
}

// bare reports whether a choice takes the points of a space that has none.
func (s *session) bare(g *merlin.Game, c *moment.Choice) bool {
	if c.Last().Kind != merlin.ActAct || g.Rules().Space(g.Turn.Space).Kind != merlin.PointsSpace {
		return false
	}
	after := g.Clone().(*merlin.Game)
	return after.Apply(c.Do[0]) == nil && after.Players[g.Decision().Seat].Score == g.Players[g.Decision().Seat].Score && g.Rules().IsFree(after.Decision().Kind)
}

func (s *session) choice(g *merlin.Game, a game.Action, before ...game.Action) moment.Choice {
	row := s.rows.Actions[a.Kind]
	word, _, _ := strings.Cut(g.Text(a), " ")
	c := moment.Choice{Do: append(slices.Clone(before), a), Word: word, At: g.Target(a), Quiet: row.Role == model.Extra}
	c.Leaves = row.Role.Leaves()
	c.Forgoes = c.Leaves || row.Role == model.End
	c.Spends = row.Spends
	if row.At != nil {
		c.At = row.At(a, c.At)
	}
	if row.Reach != nil {
		c.Own = row.Reach(g, a)
	}
	if row.Voids {
		c.Void = void(g, a)
	}
	return c
}

// lookAhead adds the options of the question that follows when the action of the
// space is done, if nothing else happens on the way to it.
func (s *session) lookAhead(f *draw.Frame, list []moment.Choice) []moment.Choice {
	i := slices.IndexFunc(list, func(c moment.Choice) bool { return c.Do[0].Kind == merlin.ActAct })
	if i < 0 {
		return list
	}
	act := list[i].Do[0]
	g := s.game().Clone().(*merlin.Game)
	if g.Apply(act) != nil {
		return list
	}
	if g.Revealed() || len(g.Events()) != 1 {
		return list
	}
	d := g.Decision()
	if d.Seat != f.Asked || g.Rules().IsFree(d.Kind) {
		return list
	}
	f.Next = model.Question{Kind: d.Kind, Name: d.Ask, Args: d.Args}
	list[i].Quiet = true
	for _, a := range d.Options {
		if c := s.choice(g, a, act); !c.Leaves {
			list = append(list, c)
		}
	}
	return list
}

// servesFor returns, where a placed servant acts or the decrees are looked at, what he
// would do at once or next, by the thing that he would do it with: a click there means
// his action. // D2
func (s *session) servesFor(f *draw.Frame, list []moment.Choice) map[game.Target][]moment.Choice {
	i := slices.IndexFunc(list, func(c moment.Choice) bool { return s.rows.Actions[c.Do[0].Kind].Serves })
	if i < 0 {
		return nil
	}
	act := list[i].Do[0]
	g := s.game().Clone().(*merlin.Game)
	if g.Apply(act) != nil || g.Revealed() {
		return nil
	}
	through := map[game.Target][]moment.Choice{}
	for _, e := range g.Events() {
		if e.Kind == merlin.EventGained && e.Seat == f.Asked {
			c := list[i]
			c.At = game.Target{Kind: merlin.TargetStock, A: uint8(e.Args[0]), B: uint8(e.Args[1])}
			through[f.Rows.Key(c.At)] = []moment.Choice{c}
		}
	}
	if d := g.Decision(); len(through) == 0 && d.Seat == f.Asked && !g.Rules().IsFree(d.Kind) {
		for _, a := range d.Options {
			c := s.choice(g, a, act)
			for _, t := range f.Spots(c.At) {
				if t.Kind != merlin.TargetNone {
					through[t] = append(through[t], c)
				}
			}
		}
	}
	return through
}

// spares is the answer to a question that needs none: a staff of which nothing would come is kept, an action
// of which nothing would come is left, points that are all that can be had on a space are taken.
func spares(of game.Game) (a game.Action, told string, ok bool) {
	g := of.(*merlin.Game)
	if a, ok = sparesPoints(g); ok {
		return a, "", true
	}
	if a, ok = sparesVoid(g); ok {
		return a, "toast.nothing-here", true
	}
	return sparesStaff(g)
}

// sparesVoid leaves the action of a space from which nothing would come, where nothing may be done before that
// could change it: to do it would end alike. // B10, B10c
func sparesVoid(g *merlin.Game) (leave game.Action, ok bool) {
	do, leave, ok := actsOnly(g)
	return leave, ok && void(g, do) != "" && alike(g, do, leave)
}

// actsOnly is the action of the space that was reached, and to leave it, where nothing else may be done.
func actsOnly(g *merlin.Game) (act, leave game.Action, ok bool) {
	d := g.Decision()
	if d.Kind != merlin.AskLanded || len(d.Options) != 2 {
		return act, leave, false
	}
	act, leave = d.Options[0], d.Options[1]
	return act, leave, act.Kind == merlin.ActAct && leave.Kind == merlin.ActDecline
}

// alike reports whether two actions lead to the same position, but for which space acts.
func alike(g *merlin.Game, one, other game.Action) bool {
	a, b := g.Clone().(*merlin.Game), g.Clone().(*merlin.Game)
	if a.Apply(one) != nil || b.Apply(other) != nil {
		return false
	}
	a.Turn.Acting, a.Turn.By, a.Turn.Onto = b.Turn.Acting, b.Turn.By, b.Turn.Onto
	return a.State == b.State
}

// sparesPoints takes the points of a space where nothing else can be done: nobody would leave them. // B22
func sparesPoints(g *merlin.Game) (act game.Action, ok bool) {
	act, _, ok = actsOnly(g)
	if !ok || g.Rules().Space(g.Turn.Space).Kind != merlin.PointsSpace {
		return act, false
	}
	after, seat := g.Clone().(*merlin.Game), g.Decision().Seat
	if after.Apply(act) != nil {
		return act, false
	}
	return act, after.Players[seat].Score > g.Players[seat].Score
}

// sparesStaff keeps a staff with which nothing would come of the action once more, where nothing may be
// done before that could change it. // B13
func sparesStaff(g *merlin.Game) (keep game.Action, told string, ok bool) {
	d := g.Decision()
	if d.Kind != merlin.AskStaff {
		return keep, "", false
	}
	for _, a := range d.Options {
		switch a.Kind {
		case merlin.ActStaff, merlin.ActFulfil, merlin.ActRepel:
			if a.Kind == merlin.ActStaff && void(g, a) == "" {
				return keep, "", false
			}
		case merlin.ActNoStaff:
			keep, ok = a, true
		default:
			return keep, "", false
		}
	}
	return keep, "toast.staff-kept", ok
}

// void names what would come to nothing by an action, as Rules.VoidName; "" when
// something would come of it.
func void(g *merlin.Game, a game.Action) string {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return ""
	}
	for _, e := range after.Events() {
		if e.Kind == merlin.EventVoid {
			return g.Rules().VoidName(e.Args[0])
		}
	}
	return ""
}
