package legends

import (
	"slices"

	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
)

// How the lesson has the Questing Beast hunted, by a few who come together in the forest.

// hunters are who goes there after the first.
var hunters = []string{"pellinore", "percival"}

// beastLacks is how much one lacks for it where it lies open; 0: nothing, or it is gone.
func beastLacks(f *draw.Frame, v *legends.View) int {
	c := named(f, "questing-beast")
	if !lies(f, c) {
		return 0
	}
	return f.Lacks(v, c)
}

// theyGather: one waits in the forest, and with two more nearly enough are there.
func theyGather(f *draw.Frame) (table.Saying, bool) {
	c, two := named(f, "questing-beast"), all(f, hunters)
	here := f.Company(f.Home, legends.Camelot)
	for _, id := range two {
		if !slices.Contains(here, id) {
			return table.Saying{}, false
		}
	}
	lacks := beastLacks(f, f.Would(two, f.Home, legends.Forest))
	ok := lacks > 0 && lacks <= fewLack && len(f.Company(f.Home, legends.Forest)) > 0 && wise(f, legends.Forest, hunters...)
	next := "put-" + legends.Forest.String()
	for i, id := range two {
		if !f.IsPicked(id) {
			next = "char-" + hunters[i]
			break
		}
	}
	return table.Saying{With: []any{"card", f.Card(c), "needs", f.Requirement(c), "count", lacks}, At: []string{next}}, ok
}

// fewLack is how much one character more brings surely.
const fewLack = 3

// beastIsNear: little is missing, and no action is left.
func beastIsNear(f *draw.Frame) (table.Saying, bool) {
	_, done := actionsDone(f)
	n := beastLacks(f, f.View)
	return table.Saying{With: []any{"count", n}}, done && n > 0 && n <= fewLack
}

// beastWaits: one has enough for it, and no action is left.
func beastWaits(f *draw.Frame) (s table.Saying, ok bool) {
	_, done := actionsDone(f)
	return s, done && f.Table().Completes(named(f, "questing-beast"), f.Home)
}

// mistRises: a special event has one choose, and nothing is lost without him.
func mistRises(f *draw.Frame) (table.Saying, bool) {
	s, ok := specialAsks(f)
	c := named(f, "lancelot")
	return s, ok && f.Leaves(c) && !f.Loses(c)
}

// dagonetHelps: with him they are enough for it.
func dagonetHelps(f *draw.Frame) (table.Saying, bool) {
	fool, c := named(f, "dagonet"), named(f, "questing-beast")
	with := []any{"count", int(f.Face(fool).Scores[legends.Adventure]), "card", f.Card(c)}
	ok := slices.Contains(f.Hand(), fool) && lies(f, c) && wise(f, legends.Forest, "dagonet") && f.Promises([]legends.Card{fool}, legends.Forest, c)
	return table.Saying{With: with}, ok
}

// beastCaught: one has enough for it, and may take it.
func beastCaught(f *draw.Frame) (table.Saying, bool) {
	c := named(f, "questing-beast")
	with := []any{"card", f.Card(c), "points", f.Points(int(f.Face(c).Points))}
	return table.Saying{With: with}, f.Asks(model.AskComplete) && slices.Contains(f.Reached(), c)
}

// textsAgain: powers are asked for before what was won may be taken.
func textsAgain(f *draw.Frame) (s table.Saying, ok bool) {
	may := slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		return c.Do[0].Kind == legends.ActUse && f.Rules.Deck.Texts[c.Do[0].A].Card == named(f, "meleagant")
	})
	return s, f.Asks(model.AskText) && may && slices.Contains(f.Reached(), named(f, "questing-beast"))
}
