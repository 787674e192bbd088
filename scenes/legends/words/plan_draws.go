package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// What speaks for drawing, and for ending the turn.

// draws says what a new character is wanted for, and what one can do all the same after that.
func (f *Words) draws() string {
	few := f.room(game.Action{Kind: legends.ActDraw}, f.View)
	if few != "" {
		return few
	}
	switch n := len(f.Hand()); {
	case n == 0:
		few = f.T("survey.empty")
	case n <= 2:
		few = f.T("plan.draws", "count", n)
	}
	if list := f.ready(f.View); len(list) > 0 {
		few = sentences(f.T("plan.draws-ready", "events", f.Worth(list)), few)
	}
	then, events := f.single()
	if f.Table().Left() > 1 && f.Yields(events) > f.Yields(f.ready(f.View)) {
		return sentences(f.T("plan.draws-then", "then", f.Called(&then), "events", f.Worth(f.gained(&then))), few, f.threat())
	}
	if waits := f.canWait(); waits != "" {
		return sentences(waits, few, f.threat(waits))
	}
	why, taken := sentences(f.wants(), few), ""
	if why == "" && len(events) == 0 {
		taken = f.snatched()
	}
	switch wants := f.wantsHand(); {
	case wants && f.Table().Left() > 1 && len(events) == 0:
		why = sentences(cmp.Or(why, f.reachable(), taken, f.T("plan.draws-more")), f.T("plan.draws-first"))
	case why == "" && len(events) == 0:
		why = cmp.Or(f.reachable(), taken, f.T("plan.draws-more"))
	case why == "":
		why = f.T("plan.draws-new")
	}
	return sentences(why, f.threat(taken))
}

// reachable says for which event one might have enough after this turn; "" where there is none.
func (f *Words) reachable() string {
	event, n := f.inActions()
	if event == legends.NoCard {
		return ""
	}
	return f.T("survey.actions", "count", n, "event", f.Worth([]legends.Card{event}))
}

// snatched says what would be enough for an event, if another did not take it first; "" where nothing is.
func (f *Words) snatched() string {
	for i := range f.All {
		cards, to, ok := brought(f.All[i].Do[0])
		if !ok {
			continue
		}
		would := f.Would(cards, f.Asked, to)
		for _, event := range f.Quests(to) {
			who := f.alsoTakes(event)
			if who == game.NoSeat || !f.Taken(f.Table(), event) || f.Table().Completes(event, f.Asked) {
				continue
			}
			how := f.Called(&f.All[i])
			if !f.Rules.Table(&would.Public).Completes(event, f.Asked) {
				next, ok := f.joins(cards, event, would)
				if !ok || f.Table().Left() < 2 {
					continue
				}
				how = f.T("word.both", "one", how, "two", f.Called(&next))
			}
			key := "plan.draws-taken"
			if f.otherwise(f.Table(), event, who) {
				key = "plan.draws-one"
			}
			return f.T(key, "how", how, "events", f.Worth([]legends.Card{event}), "name", f.Who(who))
		}
	}
	return ""
}

// wants says what one lacks for the event that one lacks least for, and whether anybody of the
// hand has it.
func (f *Words) wants() string {
	event, lack := f.wanted()
	if event == legends.NoCard || lacks(lack) > 2*muchOf {
		return ""
	}
	p := f.EventAt(event).At
	said, best, least := f.there("plan.wants", event, p, "event", f.Worth([]legends.Card{event}), "parts", f.lacking(lack)), legends.NoCard, lacks(lack)
	for _, c := range f.Hand() {
		would := f.Would([]legends.Card{c}, f.Asked, p)
		then := f.Rules.Table(&would.Public)
		if then.Completes(event, f.Asked) && then.Taken(f.Asked, p) <= roomAt {
			return sentences(said, f.T("plan.wants-hand", "card", f.Card(c)))
		}
		if n := lacks(f.has(would, event)); n < least {
			best, least = c, n
		}
	}
	switch {
	case best != legends.NoCard:
		short := f.lacking(f.has(f.Would([]legends.Card{best}, f.Asked, p), event))
		return sentences(said, f.T("plan.wants-best", "card", f.Card(best), "parts", short))
	case len(f.Hand()) > 0:
		return sentences(said, f.T("plan.wants-none"))
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

// canWait says of the best event that one might have enough for after this turn's actions that nobody else is near to it;
// "" where there is none, or somebody is.
func (f *Words) canWait() string {
	event, _ := f.inActions()
	if event == legends.NoCard || event == f.Ender() {
		return ""
	}
	if s, least := f.foremost(f.Table(), event); s != game.NoSeat && least <= far {
		return ""
	}
	return f.T("plan.draws-waits", "events", f.Worth([]legends.Card{event}))
}
