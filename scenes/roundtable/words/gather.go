package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// pictureHeals gives those that differ by the cards alone their pictures.
func (f *Words) pictureHeals(list []moment.Choice) {
	if len(list) < 2 || slices.ContainsFunc(list, func(c moment.Choice) bool { return c.Last().Kind != roundtable.ActHeal }) {
		return
	}
	for i := range list {
		list[i].Icon = "laid-white-" + Picture(roundtable.White(list[i].Last().A))
	}
}

// Gather puts what may be said under what it is about, and exchanges of several cards under
// the card; beside other things to do, all exchanges under one line.
func (f *Words) Gather(list []moment.Choice) []moment.Choice {
	is := func(c moment.Choice) bool { return c.Last().Kind == roundtable.ActExchange }
	list = slices.Clone(list)
	f.pictureHeals(list)
	n := 0
	for _, c := range list {
		if is(c) {
			n++
		}
	}
	if n < 2 || n == len(list) {
		return f.group(list)
	}
	var swaps, others []moment.Choice
	for _, c := range list {
		if is(c) {
			swaps = append(swaps, c)
		} else {
			others = append(others, c)
		}
	}
	head := swaps[0]
	head.Then = f.group(swaps)
	head.Title, head.Short, head.Icon = f.T("action.exchange"), "", "crest-"+f.Coat(f.Home)
	head.Label = head.Title
	return append(f.group(others), head)
}

// group puts choices under what they are about.
func (f *Words) group(list []moment.Choice) (out []moment.Choice) {
	several := severalCards(list)
	for _, c := range list {
		a := c.Last()
		if a.Kind == roundtable.ActPlay || a.Kind == roundtable.ActHeal {
			c.Forgone = "" // it is picked among others, which is asking enough
		}
		alone := a.Kind != roundtable.ActSay || a.A == roundtable.SayDanger
		if alone && (a.Kind != roundtable.ActExchange || !several) {
			out = append(out, c)
			continue
		}
		if n := groupOf(out, a); n >= 0 {
			out[n].Then = append(out[n].Then, c)
			continue
		}
		about := c
		f.head(&about, a)
		about.Then = []moment.Choice{c}
		out = append(out, about)
	}
	return out
}

// head is what stands over a group: the kind of sentence, or the card.
func (f *Words) head(c *moment.Choice, a game.Action) {
	if a.Kind == roundtable.ActExchange {
		w := roundtable.White(a.B)
		c.Short, c.Icon = f.White(w), "laid-white-"+Picture(w)
		c.Label = f.T("word.pair", "name", f.T("action.exchange"), "text", c.Short)
		return
	}
	c.Title, c.Short, c.Icon = f.T("say.about."+phrases[a.A]), "", phraseIcons[a.A]
	c.Label = c.Title
}

// severalCards reports whether different cards may be exchanged.
func severalCards(list []moment.Choice) bool {
	first := -1
	for i := range list {
		a := list[i].Last()
		switch {
		case a.Kind != roundtable.ActExchange:
		case first < 0:
			first = int(a.B)
		case int(a.B) != first:
			return true
		}
	}
	return false
}

// groupOf returns the group that an action belongs to, -1 when there is none yet.
func groupOf(list []moment.Choice, a game.Action) int {
	for i := range list {
		b := list[i].Last()
		if len(list[i].Then) == 0 || b.Kind != a.Kind {
			continue
		}
		if a.Kind == roundtable.ActSay && a.A == b.A || a.Kind == roundtable.ActExchange && a.B == b.B {
			return i
		}
	}
	return -1
}
