package merlin

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// ask adds what may be chosen to the frame of the person who is asked.
func (s *session) ask(f *frame) {
	g := s.game()
	d := g.Decision()
	var list []moment.Choice
	for _, a := range d.Options {
		list = append(list, s.choice(g, a))
	}
	list = s.lookAhead(f, list)
	list = f.figuresYield(append(list, f.alsoAt(list)...))
	f.landings = landings(g, d)
	for i := range list {
		list[i].Quiet = list[i].Quiet || s.rows.actions[list[i].Do[0].Kind].Role == Leave && len(list) > 1
	}
	f.through = s.servesFor(f, list)
	f.Put(list, f.spots)
}

func (s *session) choice(g *merlin.Game, a game.Action, before ...game.Action) moment.Choice {
	row := s.rows.actions[a.Kind]
	word, _, _ := strings.Cut(g.Text(a), " ")
	c := moment.Choice{Do: append(slices.Clone(before), a), Word: word, At: g.Target(a), Quiet: row.Role == Extra}
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

// flagOf is the power of the flag that a choice costs; "" for none.
func (f *frame) flagOf(c *moment.Choice) string { return f.rows.action(c).Flag }

// alsoAt returns choices once more where else they are made: what is done for a flag at
// the flag, and what the row of the action says.
func (f *frame) alsoAt(list []moment.Choice) (more []moment.Choice) {
	for _, c := range list {
		row := f.rows.action(&c)
		if row.Also != nil {
			also := c
			if at, ok := row.Also(f, &also); ok {
				also.At = at
				more = append(more, also)
			}
		}
		if row.Flag != "" && c.At.Kind != merlin.TargetGoods {
			c.At = game.Target{Kind: merlin.TargetGoods, Seat: c.At.Seat, A: uint8(merlin.Flag), B: uint8(flagColour(f.rules, row.Flag))}
			more = append(more, c)
		}
	}
	return more
}

// paidWith has what is paid with something of one's own chosen at that, too.
func paidWith(kind uint8) func(*frame, *moment.Choice) (game.Target, bool) {
	return func(_ *frame, c *moment.Choice) (game.Target, bool) {
		return game.Target{Kind: kind, Seat: c.At.Seat}, true
	}
}

// figuresYield leaves to the flag alone what it does with a figure that stands where the
// die leads: a click there is for the die.
func (f *frame) figuresYield(list []moment.Choice) []moment.Choice {
	on := f.position()
	led := func(at game.Target) bool {
		space := on.StandsOn(f.Asked, merlin.Figure(at.A))
		return slices.ContainsFunc(list, func(c moment.Choice) bool {
			return c.Do[0].Kind == merlin.ActMove && c.At.Kind == merlin.TargetSpace && c.At.A == space
		})
	}
	return slices.DeleteFunc(list, func(c moment.Choice) bool {
		return f.flagOf(&c) != "" && c.At.Kind == merlin.TargetFigure && led(c.At)
	})
}

// flagColour is the colour of the flags with a power.
func flagColour(r *merlin.Rules, power string) merlin.Province {
	for p := range merlin.Province(merlin.Provinces) {
		if r.FlagName(p) == power {
			return p
		}
	}
	return 0
}

// lookAhead adds the options of the question that follows when the action of the
// space is done, if nothing else happens on the way to it.
func (s *session) lookAhead(f *frame, list []moment.Choice) []moment.Choice {
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
	f.next = question{d.Kind, d.Ask, d.Args}
	list[i].Quiet = true
	for _, a := range d.Options {
		list = append(list, s.choice(g, a, act))
	}
	return list
}

// servesFor returns, where a placed servant acts or the decrees are looked at, what he
// would do at once or next, by the thing that he would do it with: a click there means
// his action. // D2
func (s *session) servesFor(f *frame, list []moment.Choice) map[game.Target][]moment.Choice {
	i := slices.IndexFunc(list, func(c moment.Choice) bool { return s.rows.actions[c.Do[0].Kind].Serves })
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
			through[f.rows.key(c.At)] = []moment.Choice{c}
		}
	}
	if d := g.Decision(); len(through) == 0 && d.Seat == f.Asked && !g.Rules().IsFree(d.Kind) {
		for _, a := range d.Options {
			c := s.choice(g, a, act)
			for _, t := range f.spots(c.At) {
				if t.Kind != merlin.TargetNone {
					through[t] = append(through[t], c)
				}
			}
		}
	}
	return through
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
