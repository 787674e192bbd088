package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
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
	if lacks(then) >= lacks(f.wouldHave(f.View, event, f.Asked)) {
		return ""
	}
	return f.T("plan.foreseen", "card", f.Card(event), "at", f.InPlace(p), "points", f.brings(event), "parts", f.parts(then))
}

// orders says what it means that one of the events that were looked at comes next: who has enough for
// it, as things stand, the best of one's own first.
func (f *Words) orders(n int) string {
	list := f.Ahead()
	if n >= len(list) {
		return ""
	}
	event := list[n]
	face := f.Face(event)
	switch face.Kind {
	case legends.LocationEvent:
		return f.ordersQuest(event)
	case legends.BiddingEvent:
		return f.T("plan.order-bid", "points", f.Points(int(face.Points)), "ability", f.Ability(face.Bid))
	case legends.HeraldicEvent:
		return f.ordersBanner(event)
	}
	return f.Text(event)
}

func (f *Words) ordersQuest(event legends.Card) string {
	face, own := f.Face(event), f.wouldHave(f.View, event, f.Asked)
	said := f.T("plan.order-short", "at", f.InPlace(face.At), "points", f.brings(event), "parts", f.lacking(own))
	if lacks(own) == 0 {
		said = f.T("plan.order-met", "at", f.InPlace(face.At), "points", f.brings(event), "parts", f.parts(own))
	}
	for _, s := range f.Order()[1:] {
		if theirs := f.wouldHave(f.View, event, s); lacks(theirs) == 0 {
			return sentences(said, f.T("plan.order-rival", "name", f.Who(s)))
		}
	}
	return said
}

// ordersBanner says how many of the Knights whom arms make stronger one has in play, and how many others.
func (f *Words) ordersBanner(event legends.Card) string {
	own, others := 0, 0
	for _, x := range f.Rules.Deck.TextsOf(event) {
		for _, e := range x.Do {
			for s := range f.Seats {
				n := 0
				for p := range legends.Bid {
					n += (f.View.Companies[s][p] & e.Who.Is.Fixed).Len()
				}
				if game.Seat(s) == f.Asked {
					own += n
				} else {
					others += n
				}
			}
		}
	}
	return f.T("plan.order-banner", "own", own, "others", others)
}

// hints says that one of the characters has much of what is often asked for at a place, or that
// one is there before an event is.
func (f *Words) hints(cards []legends.Card, p legends.Place) string {
	if p >= legends.Avalon {
		return ""
	}
	if !f.more() && !f.asksMore(p) {
		return f.able(cards)
	}
	if said := f.readies(p, f.Would(cards, f.Asked, p)); said != "" {
		return said
	}
	for _, c := range cards {
		for _, a := range f.Rules.Deck.Icons[p] {
			if n := int(f.Face(c).Scores[a]); n >= muchOf && f.likely(p, a) {
				key := "plan.hints"
				if event, _ := f.nearer(cards, p); event == legends.NoCard && f.asksMore(p) {
					key = "plan.hints-later"
				}
				return f.T(key, "name", f.Card(c), "ability", f.Ability(a), "score", n, "at", f.InPlace(p), "to", f.to(p), "count", f.askingFor(p, a))
			}
		}
	}
	switch {
	case len(f.Quests(p)) > 0:
		return f.able(cards)
	case len(f.Company(f.Asked, p)) > 0:
		return cmp.Or(f.able(cards), f.T("plan.grown", "at", f.InPlace(p)))
	}
	if slices.ContainsFunc(f.Order()[1:], func(s game.Seat) bool { return len(f.Company(s, p)) > 0 }) {
		return f.able(cards)
	}
	return f.T("plan.early", "at", f.InPlace(p))
}

// asksMore reports whether one has not enough for an event of a place that nobody takes first.
func (f *Words) asksMore(p legends.Place) bool {
	return slices.ContainsFunc(f.Quests(p), func(c legends.Card) bool {
		return !f.Table().Completes(c, f.Asked) && !f.Taken(f.Table(), c)
	})
}

// little says of characters that bring nothing to the events of a place what they are there for.
func (f *Words) little(cards []legends.Card, p legends.Place) string {
	if p == legends.Final {
		if c := f.PlaceCard(p); c != legends.NoCard && f.Table().Completes(c, f.Asked) {
			return f.T("plan.reserve")
		}
		return f.T("plan.none-come")
	}
	if p >= legends.Avalon {
		if c := f.PlaceCard(p); c != legends.NoCard && f.Text(c) != "" {
			return f.Text(c)
		}
		return f.T("plan.fills", "at", f.InPlace(p))
	}
	if !f.more() && !f.asksMore(p) {
		if f.View.Level != legends.Beginner && (f.Asks(model.AskAction) || f.Asks(model.AskEnter)) && f.View.Chars[cards[0]].At >= legends.Places {
			return f.toFinal(cards[0])
		}
		return f.T("plan.none-come")
	}
	best, most := legends.Combat, -1
	for _, a := range f.Rules.Deck.Icons[p] {
		if n := int(f.Face(cards[0]).Scores[a]); n > most && f.likely(p, a) {
			best, most = a, n
		}
	}
	if most > 0 {
		return f.T("plan.hints-little", "name", f.Card(cards[0]), "ability", f.Ability(best), "score", most, "to", f.to(p), "count", f.askingFor(p, best))
	}
	return f.T("plan.fills", "at", f.InPlace(p))
}

// toFinal says that who is in play may go to the Final Event, and what he has much of that it may ask for.
func (f *Words) toFinal(c legends.Card) string {
	var parts []string
	for a, n := range f.Face(c).Scores {
		asked := slices.ContainsFunc(f.finals(), func(final legends.Card) bool { return f.Face(final).Needs[a] > 0 })
		if asked && int(n) >= muchOf {
			parts = append(parts, f.T("need.printed", "ability", f.Ability(legends.Ability(a)), "needs", int(n)))
		}
	}
	if len(parts) == 0 {
		return f.T("plan.to-final")
	}
	return f.T("plan.to-final-with", "name", f.Card(c), "parts", strings.Join(parts, ", "))
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

// always says what a character has more there than is printed, by what always holds; "" where that is nothing.
func (f *Words) always(c legends.Card, to legends.Place) string {
	var parts []string
	t := f.Rules.Table(&f.Would([]legends.Card{c}, f.Asked, to).Public)
	for a, printed := range f.Face(c).Scores {
		if has := t.Score(c, legends.Ability(a)); has > int(printed) {
			parts = append(parts, f.T("plan.raised", "ability", f.Ability(legends.Ability(a)), "has", Number(has), "printed", Number(int(printed))))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return f.T("plan.always", "name", f.Card(c), "parts", strings.Join(parts, ", "))
}
