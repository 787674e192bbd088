package words

import (
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// What a choice serves, as the sage tells it: the event that it brings one nearer to, what a bid
// comes to. It is taken from what lies open to who is asked.

// Plan says that of a choice; "" where there is nothing to be said.
func (f *Words) Plan(c *moment.Choice) string {
	a := c.Do[0]
	switch a.Kind {
	case legends.ActStart, legends.ActPlay:
		return f.serves([]legends.Card{legends.Card(a.A)}, legends.Place(a.B))
	case legends.ActMove:
		cards := []legends.Card{legends.Card(a.A)}
		if legends.Card(a.B) != legends.NoCard {
			cards = append(cards, legends.Card(a.B))
		}
		return f.serves(cards, legends.Place(a.C))
	case legends.ActComplete:
		return f.takes(legends.Card(a.A))
	case legends.ActBid:
		return f.bids(legends.Card(a.A))
	case legends.ActPass:
		if f.Table().Leads() == f.Asked {
			return f.T("plan.leads")
		}
		return f.T("plan.passes")
	case legends.ActDraw:
		if n := len(f.Hand()); n <= 2 {
			return f.T("plan.draws", "count", n)
		}
	}
	return ""
}

// serves says which event of a place one is nearer to with characters there: one that is enough
// for then, or else the one that most is won for.
func (f *Words) serves(cards []legends.Card, p legends.Place) string {
	would := f.Would(cards, f.Asked, p)
	then, now := f.Rules.Table(&would.Public), f.Table()
	best, won := legends.NoCard, 0
	for _, event := range f.Quests(p) {
		after, met, _ := f.Needs(then, event, f.Asked)
		before, had, none := f.Needs(now, event, f.Asked)
		gain := 0
		for i := range after {
			lacked := max(0, -before[i].Over)
			if none {
				lacked = after[i].Needs
			}
			gain += lacked - max(0, -after[i].Over)
		}
		if met && !had {
			return f.T("plan.meets", "card", f.Card(event), "place", f.Place(p), "points", f.Points(int(f.Face(event).Points)), "parts", f.parts(after))
		}
		if gain > won {
			best, won = event, gain
		}
	}
	if best == legends.NoCard {
		return f.hints(cards, p)
	}
	after, _, _ := f.Needs(then, best, f.Asked)
	return f.T("plan.nears", "card", f.Card(best), "place", f.Place(p), "points", f.Points(int(f.Face(best).Points)), "parts", f.parts(after))
}

func (f *Words) parts(needs []Need) string {
	var parts []string
	for _, n := range needs {
		parts = append(parts, f.needs(n))
	}
	return strings.Join(parts, ", ")
}

// hints says that one of the characters has much of what is often asked for at a place.
func (f *Words) hints(cards []legends.Card, p legends.Place) string {
	if p >= legends.Avalon {
		return ""
	}
	for _, c := range cards {
		for _, a := range f.Rules.Deck.Icons[p] {
			if n := int(f.Face(c).Scores[a]); n >= muchOf {
				return f.T("plan.hints", "name", f.Card(c), "ability", f.Ability(a), "count", n, "place", f.Place(p))
			}
		}
	}
	return ""
}

// muchOf is what of an Ability is much.
const muchOf = 4

// takes says what an event brings, and who else could complete it.
func (f *Words) takes(event legends.Card) string {
	said := f.T("plan.takes", "points", f.Points(int(f.Face(event).Points)))
	for _, s := range f.Order()[1:] {
		if f.Table().Completes(event, s) {
			return said + " " + f.T("plan.before", "name", f.Who(s))
		}
	}
	return said
}

// bids says what a bid comes to with a character more, against the best of the others.
func (f *Words) bids(c legends.Card) string {
	n, best, some := f.BidWith(c, f.Asked), 0, false
	t := f.Table()
	for s := range game.Seat(t.Seats) {
		if s != f.Asked && t.Bidding.Number[s] > 0 {
			best, some = max(best, t.BidTotal(s)), true
		}
	}
	prize := f.Points(int(f.Face(f.View.Bidding.Card).Points))
	switch {
	case !some:
		return f.T("plan.opens", "count", n, "points", prize)
	case n > best:
		return f.T("plan.outbids", "count", n, "best", best, "points", prize)
	}
	return f.T("plan.follows", "count", n, "best", best, "points", prize)
}
