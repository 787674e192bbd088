package words

import (
	"slices"

	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// What speaks for drawing, and for ending the turn.

// draws says what a new character is wanted for.
func (f *Words) draws() string {
	few := ""
	switch n := len(f.Hand()); {
	case n == 0:
		few = f.T("survey.empty")
	case n <= 2:
		few = f.T("plan.draws", "count", n)
	}
	if list := f.ready(f.View); len(list) > 0 {
		few = sentences(f.T("plan.draws-ready", "events", f.Worth(list)), few)
	}
	why := sentences(few, f.wants())
	switch wants := f.wantsHand(); {
	case wants && f.Table().Left() > 1:
		why = sentences(why, f.T("plan.draws-first"))
	case why == "" && wants:
		why = f.T("plan.draws-more")
	case why == "":
		why = f.T("plan.draws-new")
	}
	return sentences(why, f.threat())
}

// wants says what one lacks for the event that one lacks least for, and whether anybody of the
// hand has it.
func (f *Words) wants() string {
	event, lack := f.wanted()
	if event == legends.NoCard || lacks(lack) > far {
		return ""
	}
	p := f.EventAt(event).At
	said, some := f.there("plan.wants", event, p, "event", f.Worth([]legends.Card{event}), "parts", f.lacking(lack)), len(f.Hand()) == 0
	for _, c := range f.Hand() {
		would := f.Would([]legends.Card{c}, f.Asked, p)
		then := f.Rules.Table(&would.Public)
		if then.Completes(event, f.Asked) && then.Taken(f.Asked, p) <= roomAt {
			return sentences(said, f.T("plan.wants-hand", "card", f.Card(c)))
		}
		some = some || lacks(f.has(would, event)) < lacks(lack)
	}
	if !some {
		said = sentences(said, f.T("plan.wants-none"))
	}
	return said
}

// wantsHand reports whether anybody of the hand may be played towards an event.
func (f *Words) wantsHand() bool {
	return slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		cards, to, ok := brought(c.Do[0])
		if !ok || c.Do[0].Kind != legends.ActPlay {
			return false
		}
		event, _ := f.nearer(cards, to)
		return event != legends.NoCard
	})
}

// ends says what waits for one when his next turn begins.
func (f *Words) ends() string {
	if list := f.ready(f.View); len(list) > 0 {
		return f.T("plan.ends-ready", "events", f.Worth(list))
	}
	if f.Table().Left() <= 0 {
		return sentences(f.T("plan.ends"), f.wants())
	}
	return f.T("plan.ends-early")
}
