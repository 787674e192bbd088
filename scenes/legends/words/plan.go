package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What a choice serves, as the sage tells it: the event that it brings one nearer to, what is
// still missing, what a rival has there, what a bid comes to. It is taken from what lies open to
// who is asked.

// Plan says that of a choice; "" where there is nothing to be said.
func (f *Words) Plan(c *moment.Choice) string {
	a := c.Do[0]
	if cards, to, ok := brought(a); ok {
		return f.serves(cards, to)
	}
	switch a.Kind {
	case legends.ActComplete:
		return f.takes(legends.Card(a.A))
	case legends.ActBid:
		return f.bids(legends.Card(a.A))
	case legends.ActPass:
		return f.passes()
	case legends.ActDraw:
		return f.draws()
	case legends.ActUse:
		return f.uses(&f.Rules.Deck.Texts[a.A])
	case legends.ActGoOn:
		return f.rests()
	case legends.ActTarget:
		return f.touches(legends.Card(a.A))
	}
	return ""
}

// brought are the characters whom an action brings to a place.
func brought(a game.Action) (cards []legends.Card, to legends.Place, ok bool) {
	switch a.Kind {
	case legends.ActStart, legends.ActPlay, legends.ActEnter:
		return []legends.Card{legends.Card(a.A)}, legends.Place(a.B), true
	case legends.ActMove:
		cards = []legends.Card{legends.Card(a.A)}
		if legends.Card(a.B) != legends.NoCard {
			cards = append(cards, legends.Card(a.B))
		}
		return cards, legends.Place(a.C), true
	}
	return nil, 0, false
}

// Called is a choice as the sage says it; "" where its label will do.
func (f *Words) Called(c *moment.Choice) string {
	a := c.Last()
	if cards, to, ok := brought(a); ok {
		name := f.object(cards[0])
		if len(cards) > 1 {
			name = f.T("word.both", "one", name, "two", f.object(cards[1]))
		}
		key := "called.play"
		if a.Kind == legends.ActMove {
			key = "called.move"
		}
		return f.T(key, "card", name, "at", f.InPlace(to), "to", f.to(to))
	}
	switch {
	case a.Kind == legends.ActComplete:
		return f.T("called.complete", "card", f.Card(legends.Card(a.A)))
	case a.Kind == legends.ActTarget:
		return f.Card(legends.Card(a.A))
	case a.Kind == legends.ActGoOn && f.Asks(model.AskText):
		return f.T("called.rest")
	}
	return ""
}

// InPlace says in which place.
func (f *Words) InPlace(p legends.Place) string {
	if p < legends.Avalon {
		return f.T("at." + p.String())
	}
	return f.T("at.special", "place", f.Place(p))
}

// serves says which event of a place one is nearer to with characters there: one that is enough
// for then, or else the one that most is won for.
func (f *Words) serves(cards []legends.Card, p legends.Place) string {
	event, met := f.nearer(cards, p)
	if event == legends.NoCard {
		return f.hints(cards, p)
	}
	would := f.Would(cards, f.Asked, p)
	after, _, _ := f.Needs(f.Rules.Table(&would.Public), event, f.Asked)
	key := "plan.nears"
	if met {
		key = "plan.meets"
	}
	said := f.T(key, "card", f.Card(event), "at", f.InPlace(p), "points", f.Points(int(f.Face(event).Points)), "parts", f.parts(after))
	switch {
	case !met:
		said += " " + f.missing(cards, p, event, lacks(after))
	case f.completesYet(p):
		return said + " " + f.T("plan.at-once")
	default:
		said += " " + f.T("plan.next-turn")
	}
	return said + f.against(event)
}

// completesYet reports whether one who is asked may complete an event of a place in this turn.
func (f *Words) completesYet(p legends.Place) bool {
	turn := f.View.Turn
	return turn.Seat == f.Asked && turn.Phase <= legends.PhaseComplete && turn.Completed>>p&1 == 0
}

// nearer is the event of a place that characters bring one nearest to, and whether they are
// enough for it, where one had not enough.
func (f *Words) nearer(cards []legends.Card, p legends.Place) (best legends.Card, enough bool) {
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
			return event, true
		}
		if gain > won {
			best, won = event, gain
		}
	}
	return best, false
}

// lacks is how much is missing in all.
func lacks(needs []Need) (n int) {
	for _, need := range needs {
		n += max(0, -need.Over)
	}
	return n
}

// missing says how much is missing still, and who of the hand would bring it.
func (f *Words) missing(cards []legends.Card, p legends.Place, event legends.Card, n int) string {
	for _, other := range f.Hand() {
		if other == cards[0] || !f.Asks(model.AskAction) {
			continue
		}
		would := f.Would(append(cards[:len(cards):len(cards)], other), f.Asked, p)
		then := f.Rules.Table(&would.Public)
		if then.Completes(event, f.Asked) && then.Taken(f.Asked, p) <= roomAt {
			return f.T("plan.together", "card", f.Card(other))
		}
	}
	if n > muchOf {
		return f.T("plan.far", "count", n)
	}
	return f.T("plan.close", "count", n)
}

// roomAt is how many characters have room at a place, muchOf what of an Ability is much: one
// character may bring it.
const roomAt, muchOf = 6, 4

// against says what the rival who is nearest to an event still lacks.
func (f *Words) against(event legends.Card) string {
	who, least := f.foremost(event)
	switch {
	case who == game.NoSeat:
		return ""
	case least == 0:
		return " " + f.T("plan.rival-met", "name", f.Who(who))
	case least <= muchOf:
		return " " + f.T("plan.rival-near", "name", f.Who(who), "count", least)
	}
	return " " + f.T("plan.rival-far", "name", f.Who(who), "count", least)
}

// foremost is the rival with a company there who lacks least for an event, and how much.
func (f *Words) foremost(event legends.Card) (who game.Seat, least int) {
	who = game.NoSeat
	for _, s := range f.Order()[1:] {
		needs, _, none := f.Needs(f.Table(), event, s)
		if n := lacks(needs); !none && (who == game.NoSeat || n < least) {
			who, least = s, n
		}
	}
	return who, least
}

func (f *Words) parts(needs []Need) string {
	var parts []string
	for _, n := range needs {
		key := "plan.part-met"
		if n.Over < 0 {
			key = "plan.part"
		}
		parts = append(parts, f.T(key, "ability", f.Ability(n.Ability), "has", Number(n.Has), "needs", n.Needs))
	}
	if len(parts) == 2 {
		return f.T("word.both", "one", parts[0], "two", parts[1])
	}
	return strings.Join(parts, ", ")
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
				return f.T("plan.hints", "name", f.Card(c), "ability", f.Ability(a), "count", n, "at", f.InPlace(p))
			}
		}
	}
	if len(f.Quests(p)) == 0 {
		return f.T("plan.early", "at", f.InPlace(p))
	}
	return ""
}

// draws says what a new character is wanted for.
func (f *Words) draws() string {
	if n := len(f.Hand()); n <= 2 {
		return f.T("plan.draws", "count", n)
	}
	for _, c := range f.All {
		if cards, to, ok := brought(c.Do[0]); ok && c.Do[0].Kind == legends.ActPlay {
			if event, _ := f.nearer(cards, to); event != legends.NoCard {
				if f.Table().Left() > 1 {
					return f.T("plan.draws-first")
				}
				return ""
			}
		}
	}
	return f.T("plan.draws-new")
}

// uses says what a text does, and what one is enough for by it.
func (f *Words) uses(x *legends.Text) string {
	said := f.T("plan.uses", "text", f.Text(x.Card))
	if event := f.boosted(x); event != legends.NoCard && f.Asks(model.AskText) {
		return said + " " + f.T("plan.boosts", "card", f.Card(event))
	}
	if !x.Card.IsCharacter() || !slices.ContainsFunc(x.Do, func(e legends.Effect) bool { return e.Who.In == legends.Foes }) {
		return said
	}
	for _, event := range f.Quests(f.View.Chars[x.Card].At) {
		if who, least := f.foremost(event); who != game.NoSeat && least <= muchOf {
			return said + " " + f.T("plan.hinders", "name", f.Who(who), "card", f.Card(event))
		}
	}
	return said
}

// boosted is an event that the character of a text is enough for once that has made it
// stronger for the turn.
func (f *Words) boosted(x *legends.Text) legends.Card {
	if !x.Card.IsCharacter() || f.View.Chars[x.Card].At >= legends.Bid {
		return legends.NoCard
	}
	for _, event := range f.Quests(f.View.Chars[x.Card].At) {
		needs, met, _ := f.Needs(f.Table(), event, f.Asked)
		for _, e := range x.Do {
			if e.Op != legends.Boost || e.Who.In != legends.Self || met || f.Face(event).Points == 0 {
				continue
			}
			for _, n := range needs {
				if n.Ability == e.Ability && lacks(needs) == -n.Over && -n.Over <= int(e.N) {
					return event
				}
			}
		}
	}
	return legends.NoCard
}

// rests says why one goes on without a text, or without an event more.
func (f *Words) rests() string {
	if !f.Asks(model.AskText) {
		return ""
	}
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if f.Asked == f.View.Turn.Seat && f.Table().Completes(c, f.Asked) {
				return f.T("plan.ready", "card", f.Card(c), "at", f.InPlace(p))
			}
		}
	}
	return f.T("plan.rests")
}

// touches says what comes of choosing a character: where one's own would be enough, or what is
// not lost without it.
func (f *Words) touches(c legends.Card) string {
	if f.View.Chars[c].At >= legends.Bid || f.View.Chars[c].Seat != f.Asked {
		return ""
	}
	switch f.aims() {
	case legends.Send.String():
		for p := range legends.Bid {
			if event, met := f.nearer([]legends.Card{c}, p); met {
				return f.T("plan.sends", "name", f.Card(c), "to", f.to(p), "card", f.Card(event))
			}
		}
	case legends.Home.String(), legends.Discard.String(), legends.Doom.String():
		if !f.missed(c) {
			return f.T("plan.spares", "card", f.object(c))
		}
	}
	return ""
}

// missed reports whether without a character of one's own an event is out of reach that one has
// enough for.
func (f *Words) missed(c legends.Card) bool {
	would := f.View
	f.Rules.Depart(&would, game.Event{Kind: legends.EventMoved, Seat: f.Asked, Args: [5]int16{int16(c), int16(f.View.Chars[c].At)}})
	then := f.Rules.Table(&would.Public)
	for _, event := range f.Quests(f.View.Chars[c].At) {
		if f.Table().Completes(event, f.Asked) && !then.Completes(event, f.Asked) {
			return true
		}
	}
	return false
}

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

// passes says who leads, and what for one does not bid more.
func (f *Words) passes() string {
	t := f.Table()
	switch who := t.Leads(); who {
	case f.Asked:
		return f.T("plan.leads")
	case game.NoSeat:
		return f.T("plan.passes")
	default:
		prize := f.Points(int(f.Face(f.View.Bidding.Card).Points))
		return f.T("plan.behind", "name", f.Who(who), "best", t.BidTotal(who), "points", prize)
	}
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
	if n == best {
		return f.T("plan.ties", "count", n)
	}
	return f.T("plan.follows", "count", n, "best", best, "points", prize)
}
