package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// Why an action is not for the dearest event that everybody sees: who is advised asks that first.

// withPassed adds that to what is said of an action: behind the first reason where it is for no event that lies
// open, else at the end.
func (f *Words) withPassed(said string, c *moment.Choice) string {
	passed := f.evening().passedOver(c, said)
	if passed == "" || said == "" {
		return sentences(said, passed)
	}
	lines := strings.Split(said, "\n")
	if slices.ContainsFunc(f.openEvents(), func(event legends.Card) bool { return strings.Contains(said, f.Card(event)) }) {
		return sentences(said, passed)
	}
	return sentences(slices.Insert(lines, 1, passed)...)
}

// passedOver says it of the dearest open event; "" where that is told already, or one has enough for it.
func (f *Words) passedOver(c *moment.Choice, said string) string {
	if !f.Asks(model.AskAction) {
		return ""
	}
	v := f.View
	switch cards, to, brings := brought(c.Do[0]); {
	case brings:
		v = f.Would(cards, f.Asked, to)
	case c.Do[0].Kind != legends.ActDraw:
		return ""
	}
	event := f.dearest()
	if event == legends.NoCard || strings.Contains(said, f.Card(event)) || f.Rules.Table(&v.Public).Completes(event, f.Asked) {
		return ""
	}
	return f.spurned(event, v)
}

// dearest is the open event that brings most, of those that do not end the game; NoCard: there is none.
func (f *Words) dearest() (best legends.Card) {
	best = legends.NoCard
	for _, event := range f.openEvents() {
		if event != f.Ender() && f.scores(event) > 0 && (best == legends.NoCard || f.prize(event) > f.prize(best)) {
			best = event
		}
	}
	return best
}

// spurned says why one lets an event be: another takes it first, the actions of the turn are not enough for it, or it
// can wait.
func (f *Words) spurned(event legends.Card, v *legends.View) string {
	worth := []any{"event", f.Worth([]legends.Card{event})}
	if f.Taken(f.Table(), event) {
		return f.T("plan.passed-taken", append(worth, "name", f.Who(f.alsoTakes(event)))...)
	}
	if f.actionsFor(event) == 0 {
		lack := f.missingOn(v, event)
		return f.there("plan.passed-far", event, f.EventAt(event).At, append(worth, "parts", f.lacking(lack))...)
	}
	if s, least := f.foremost(f.Table(), event); s == game.NoSeat || least > far {
		return f.T("plan.passed-waits", worth...)
	}
	return ""
}

// missingOn is what one has on a table of what an event asks for, also where nobody stands there.
func (f *Words) missingOn(v *legends.View, event legends.Card) []Need {
	list, _, none := f.Needs(f.Rules.Table(&v.Public), event, f.Asked)
	for i := range list {
		if none {
			list[i].Over = -list[i].Needs
		}
	}
	return list
}
