package words

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// What speaks for drawing, and for ending the turn.

// draws says what a new character is hoped for, and what else comes of drawing.
func (f *Words) draws() string {
	then, two := f.afterCard()
	waits, held, later := f.canWait(), 1, f
	if two {
		waits, held, later = "", f.heldAfter(&then), f.on(f.comesOf(then.Do[0]))
	}
	hopes, taken := cmp.Or(later.hopesBy(two), f.T("plan.draws-more")), ""
	if event, _ := later.hoped(); event == legends.NoCard && !two && waits == "" && f.few() == "" {
		taken = f.snatched()
	}
	said := []string{hopes, taken, waits, f.roomFor(held, later.View)}
	if list := f.ready(f.View); len(list) > 0 {
		said = append(said, f.T("plan.draws-ready", "events", f.Worth(list)))
	}
	if !two && waits == "" && f.Table().Left() > 1 && f.wantsHand() {
		said = append(said, f.T("plan.draws-first"))
	}
	return sentences(append(said, f.few(), f.threat(taken))...)
}

// few says that one has little to choose from.
func (f *Words) few() string {
	switch n := len(f.Hand()); {
	case n == 0:
		return f.T("survey.empty")
	case n <= 2:
		return f.T("plan.draws", "count", n)
	}
	return ""
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
			if !f.Rules.Table(&would.Public).Completes(event, f.Asked) {
				if _, ok := f.joins(cards, event, would); !ok || f.Table().Left() < 2 {
					continue
				}
			}
			key := "plan.draws-taken"
			if f.otherwise(f.Table(), event, who) {
				key = "plan.draws-one"
			}
			return f.T(key, "events", f.Worth([]legends.Card{event}), "name", f.Who(who))
		}
	}
	return ""
}

// wants says what one lacks for the event that one lacks least for, and whether anybody of the hand has it.
func (f *Words) wants() string {
	event, lack := f.wanted()
	if event == legends.NoCard || lacks(lack) > 2*muchOf {
		return ""
	}
	return sentences(f.there("plan.wants", event, f.EventAt(event).At, "event", f.Worth([]legends.Card{event}), "parts", f.lacking(lack)), f.ofHand(event, lack))
}

// ofHand says how far one's hand helps with what is missing for an event.
func (f *Words) ofHand(event legends.Card, lack []Need) string {
	p, best, least := f.EventAt(event).At, legends.NoCard, lacks(lack)
	for _, c := range f.Hand() {
		would := f.Would([]legends.Card{c}, f.Asked, p)
		then := f.Rules.Table(&would.Public)
		if !f.mayCome(c, p) {
			continue
		}
		if then.Completes(event, f.Asked) && then.Taken(f.Asked, p) <= roomAt {
			return f.T("plan.wants-hand", "card", f.Card(c))
		}
		if n := lacks(f.has(would, event)); n < least {
			best, least = c, n
		}
	}
	switch {
	case best != legends.NoCard:
		short := f.lacking(f.has(f.Would([]legends.Card{best}, f.Asked, p), event))
		return f.T("plan.wants-best", "card", f.Card(best), "parts", short)
	case len(f.Hand()) > 0:
		return f.T("plan.wants-none")
	}
	return ""
}

// mayCome reports whether one of the hand may be played at a place.
func (f *Words) mayCome(c legends.Card, p legends.Place) bool {
	why, _ := f.Table().WhyNotCome(c, f.Asked, p)
	return why == legends.NoReason
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
