package words

import (
	"cmp"

	"merlin/game"
	"merlin/game/legends"
)

// What the sage says of events in the pile that who is asked has seen there, and of the order in
// which they come.

// nextAhead is the next event of which who is asked knows that it comes to a place; NoCard: he
// knows of none. // L99
func (f *Words) nextAhead(p legends.Place) legends.Card {
	for at := int(f.View.DeckLeft) - 1; at >= 0; at-- {
		c := f.View.Own.Ahead[at]
		if c != 0 && f.Face(c).Kind == legends.LocationEvent && f.Face(c).At == p {
			return c
		}
	}
	return legends.NoCard
}

// wouldHave is what a seat has on a table of what an event asks for that lies in the pile.
func (f *Words) wouldHave(v *legends.View, event legends.Card, s game.Seat) (list []Need) {
	total := f.Rules.Table(&v.Public).Totals(s, f.Face(event).At)
	for a, n := range f.Face(event).Needs {
		if n > 0 {
			list = append(list, Need{legends.Ability(a), int(n), total[a], total[a] - int(n)})
		}
	}
	return list
}

// foreseen says what one would have, with characters at a place, for an event that one knows will
// come there; "" where they are nothing to it.
func (f *Words) foreseen(cards []legends.Card, p legends.Place, would *legends.View) string {
	event := f.nextAhead(p)
	if event == legends.NoCard || f.Asked != f.Home {
		return ""
	}
	then := f.wouldHave(would, event, f.Asked)
	if lacks(then) >= lacks(f.wouldHave(&f.View, event, f.Asked)) {
		return ""
	}
	return f.T("plan.foreseen", "card", f.Card(event), "at", f.InPlace(p), "points", f.brings(event), "parts", f.parts(then))
}

// orders says who has enough, as things stand, for an event that is to come next, the best of one's
// own first.
func (f *Words) orders(event legends.Card) string {
	face := f.Face(event)
	if face.Kind != legends.LocationEvent || f.Requirement(event) == "" {
		return ""
	}
	own := f.wouldHave(&f.View, event, f.Asked)
	said := f.T("plan.order-short", "at", f.InPlace(face.At), "points", f.brings(event), "parts", f.lacking(own))
	if lacks(own) == 0 {
		said = f.T("plan.order-met", "at", f.InPlace(face.At), "points", f.brings(event), "parts", f.parts(own))
	}
	for _, s := range f.Order()[1:] {
		if theirs := f.wouldHave(&f.View, event, s); lacks(theirs) == 0 {
			return sentences(said, f.T("plan.order-rival", "name", f.Who(s)))
		}
	}
	return said
}

// hints says that one of the characters has much of what is often asked for at a place, or that
// one is there before an event is.
func (f *Words) hints(cards []legends.Card, p legends.Place) string {
	if p >= legends.Avalon {
		return ""
	}
	for _, c := range cards {
		for _, a := range f.Rules.Deck.Icons[p] {
			if n := int(f.Face(c).Scores[a]); n >= muchOf {
				key := "plan.hints"
				if event, _ := f.nearer(cards, p); event == legends.NoCard && len(f.Quests(p)) > 0 {
					key = "plan.hints-later"
				}
				return f.T(key, "name", f.Card(c), "ability", f.Ability(a), "count", n, "at", f.InPlace(p))
			}
		}
	}
	switch {
	case len(f.Quests(p)) > 0:
		return f.able(cards)
	case len(f.Company(f.Asked, p)) > 0:
		return cmp.Or(f.able(cards), f.T("plan.grown", "at", f.InPlace(p)))
	}
	return f.T("plan.early", "at", f.InPlace(p))
}

// able says that one of the characters has a text to be used in a later turn.
func (f *Words) able(cards []legends.Card) string {
	for _, c := range cards {
		for _, x := range f.Rules.Deck.TextsOf(c) {
			if x.When == legends.May && !x.Inner && f.View.Chars[c].At >= legends.Places {
				return f.T("plan.able", "name", f.Card(c), "text", f.Text(c))
			}
		}
	}
	return ""
}
