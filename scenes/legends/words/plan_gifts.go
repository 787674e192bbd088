package words

import (
	"merlin/game"
	"merlin/game/legends"
)

// What a text is good for that gives cards, shows them, or takes them away.

// grows says what new cards are for, and how many one has with those that come back to the hand.
func (f *Words) grows(n, back int) profit {
	said := f.T("plan.grows", "count", n, "cards", f.T("cards.count", "count", min(len(f.Hand())+n+back, f.Table().Limit(f.Asked))))
	return profit{worth: 2 * n, said: sentences(said, f.hopes())}
}

// recalling says whom of the discards it is worth to take back.
func (f *Words) recalling(e *legends.Effect) (best profit) {
	for _, c := range f.View.Discards[:f.View.Discard] {
		if !e.Is.Fixed.Has(c) {
			continue
		}
		if one := f.recalls(c); one.worth > best.worth {
			best = one
		}
	}
	return best
}

// recalls says what a character of the discards is good for.
func (f *Words) recalls(c legends.Card) (best profit) {
	for p := range legends.Bid {
		event, met := f.nearest([]legends.Card{c}, p, true)
		if event == legends.NoCard {
			continue
		}
		would := f.Would([]legends.Card{c}, f.Asked, p)
		worth := f.lacksOf(event) - lacks(f.has(would, event))
		if !met && f.lacksOn(would, event) > far/2 { // nobody speaks of that yet
			continue
		}
		if met {
			worth += f.prize(event)
		}
		if worth > best.worth {
			best = profit{worth: worth, said: f.T("plan.recalls", "card", f.Card(c), "events", f.Worth([]legends.Card{event}), "at", f.InPlace(p), "parts", f.parts(f.has(would, event)))}
		}
	}
	if best.said == "" {
		best = profit{worth: 1, said: f.strong(c)}
	}
	return best
}

// strong says what a character is best at, of what the events ask for that may yet come.
func (f *Words) strong(c legends.Card) string {
	best, some, top := f.bestOf(c), 0, 0
	for a := range legends.Abilities {
		asking := f.askingAll(a)
		if n := asking * int(f.Face(c).Scores[a]); n > top {
			best, some, top = a, asking, n
		}
	}
	if some > 0 {
		return f.T("plan.strong-coming", "name", f.Card(c), "ability", f.Ability(best), "score", int(f.Face(c).Scores[best]), "count", some)
	}
	if f.finalComes() {
		return f.T("plan.strong-final", "name", f.Card(c), "ability", f.Ability(best), "score", int(f.Face(c).Scores[best]))
	}
	return f.T("plan.strong", "name", f.Card(c), "ability", f.Ability(best), "count", int(f.Face(c).Scores[best]))
}

// bestOf is that.
func (f *Words) bestOf(c legends.Card) (best legends.Ability) {
	for a, n := range f.Face(c).Scores {
		if n > f.Face(c).Scores[best] {
			best = legends.Ability(a)
		}
	}
	return best
}

// prying says in whose hand it is worth to look, or whom it is worth to rob.
func (f *Words) prying(e *legends.Effect) profit {
	who := game.NoSeat
	for _, s := range f.Order()[1:] {
		if f.View.Held[s] > 0 && (who == game.NoSeat || f.Table().Points(s) > f.Table().Points(who)) {
			who = s
		}
	}
	if who == game.NoSeat {
		return profit{}
	}
	return profit{worth: 1, said: f.T("plan."+e.Op.String(), "name", f.Who(who), "count", int(f.View.Held[who]))}
}

// banishing says which event it is worth to be rid of: one that a rival has enough for.
func (f *Words) banishing(e *legends.Effect, here legends.Place) (best profit) {
	if here >= legends.Bid {
		return profit{}
	}
	for _, event := range f.Quests(here) {
		if int(f.Face(event).Points) > int(e.N) {
			continue
		}
		if one := f.rid(event); one.worth > best.worth {
			best = one
		}
	}
	return best
}

// rid says who would have got an event that is discarded.
func (f *Words) rid(event legends.Card) profit {
	who, least := f.foremost(f.Table(), event)
	if who == game.NoSeat || f.claims(event) || least > muchOf || least > f.lacksOf(event) {
		return profit{}
	}
	key := "plan.banish"
	if least == 0 {
		key = "plan.banish-met"
	}
	return profit{worth: f.prize(event) / (1 + least), said: f.T(key, "name", f.Who(who), "events", f.Worth([]legends.Card{event}))}
}
