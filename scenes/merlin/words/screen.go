package words

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Guard says which choices a click on what they touch takes at once, and which it never
// takes alone.
func (f *Words) Guard() {
	mark := func(list []moment.Choice) {
		for i := range list {
			list[i].AtOnce = list[i].Do[0].Kind == merlin.ActDie
			list[i].Careful = f.Careful(&list[i])
			list[i].Spends = list[i].Spends || list[i].Careful
		}
	}
	for _, list := range f.Choices {
		mark(list)
	}
	for _, list := range f.Through {
		mark(list)
	}
	mark(f.Buttons)
}

// Careful reports whether a choice spends something for good: it is never made by a click
// on what it touches alone.
func (f *Words) Careful(c *moment.Choice) bool {
	row := f.Rows.Action(c)
	return row.Flag != "" || row.Careful || f.Rows.Targets[c.At.Kind].First != nil
}

// Gather has what is asked first of a thing be chosen first.
func (f *Words) Gather(list []moment.Choice) []moment.Choice {
	if first := f.Rows.Targets[list[0].At.Kind].First; first != nil && len(list[0].Then) == 0 {
		return first(f, list)
	}
	return list
}

// Regret says that nothing came of a deed.
func (f *Words) Regret(e game.Event) string {
	if e.Kind != merlin.EventVoid {
		return ""
	}
	return f.voidWords(e.Seat, f.Rules.VoidName(e.Args[0]))
}
