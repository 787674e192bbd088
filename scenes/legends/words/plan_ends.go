package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What an event brings that one has enough for, and what it means that one of them ends the game.

// afterwards are the points of the seat that is asked, and the most of another, once it has
// completed an event.
func (f *Words) afterwards(event legends.Card) (own, others int) {
	then := f.Rules.Table(&f.tonight().Public)
	for s := range game.Seat(f.View.Seats) {
		if n := then.Points(s); s == f.Asked {
			own = n + int(f.Face(event).Points)
		} else {
			others = max(others, n)
		}
	}
	return own, others
}

// takes says what an event brings, why it is better than another of the same place, and who else could
// complete it.
func (f *Words) takes(event legends.Card) string {
	said, besides := f.T("plan.takes", "points", f.Points(int(f.Face(event).Points))), ""
	if f.Face(event).Points == 0 { // its reward is what it is for
		said, besides = f.prizes(event)
	}
	if f.wins(event) {
		return sentences(f.finale([]legends.Card{event}), said, besides)
	}
	said, besides = sentences(f.finale([]legends.Card{event}), said), sentences(besides, f.combines(event))
	held := f.heldFor(event)
	if why := f.prefers(event); why != "" {
		return sentences(held, said, why, besides)
	}
	if s := f.alsoTakes(event); s != game.NoSeat {
		return sentences(said, f.T("plan.before", "name", f.Who(s)), besides)
	}
	return sentences(held, said, besides)
}

// prizes says what an event brings that has no points: a special card for its own, and what that does besides.
func (f *Words) prizes(event legends.Card) (said, besides string) {
	special := f.gift(event)
	if special == legends.NoCard {
		return f.Text(event), ""
	}
	return f.T("plan.gains-special", "card", f.Card(special), "points", f.Points(f.scores(event))), f.Text(special)
}

// combines says that what an event grants sends somebody where that is enough for another event, in
// this turn.
func (f *Words) combines(event legends.Card) string {
	for _, x := range f.Rules.Deck.TextsOf(event) {
		for i := range x.Do {
			if x.Do[i].Op != legends.Send {
				continue
			}
			for _, c := range f.Table().Within(&x, &x.Do[i], f.Asked).List() {
				if said := f.opens(c, event); said != "" {
					return said
				}
			}
		}
	}
	return ""
}

// opens says where one of one's own would be enough for an event in this turn.
func (f *Words) opens(c, but legends.Card) string {
	ch := &f.View.Chars[c]
	if ch.Seat != f.Asked || ch.At >= legends.Bid {
		return ""
	}
	for p := range legends.Bid {
		if p == ch.At || !f.View.InPlay(p) || !f.Table().Fits(c, ch.Seat, p) || !f.completesYet(p) {
			continue
		}
		then := f.Rules.Table(&f.moved(c, p).Public)
		for _, e := range f.Quests(p) {
			if e != but && then.Completes(e, f.Asked) && !f.Table().Completes(e, f.Asked) {
				return f.T("plan.combines", "card", f.object(c), "to", f.to(p), "events", f.Worth([]legends.Card{e}))
			}
		}
	}
	return ""
}

// heldFor says that another has somebody in his hand, which was shown, with whom he has enough for an
// event; "" where one has seen nobody like that. // L99
func (f *Words) heldFor(event legends.Card) string {
	at := f.EventAt(event).At
	if at >= legends.Bid || f.Asked != f.Home {
		return ""
	}
	for _, s := range f.Order()[1:] {
		for _, c := range f.View.Own.Spied[s].List() {
			would := f.Would([]legends.Card{c}, s, at)
			if t := f.Rules.Table(&would.Public); !f.Table().Completes(event, s) && t.Completes(event, s) {
				return f.T("plan.held-for", "name", f.Who(s), "card", f.object(c))
			}
		}
	}
	return ""
}

// wins reports whether who is asked ends the game with an event and has most points then.
func (f *Words) wins(event legends.Card) bool {
	own, others := f.afterwards(event)
	return event == f.Ender() && own > others
}

// clinches is finale, before all else where one wins by it, else as a warning.
func (f *Words) clinches(events []legends.Card) (wins, warning string) {
	said := f.finale(events)
	if slices.ContainsFunc(events, f.wins) {
		return said, ""
	}
	return "", said
}

// finale says that the game ends with one of some events, and how.
func (f *Words) finale(events []legends.Card) string {
	for _, c := range events {
		own, others := f.afterwards(c)
		switch {
		case f.wins(c) && f.Asks(model.AskAction):
			return f.T("plan.final-then", "card", f.Card(c), "own", own, "others", others)
		case f.wins(c):
			return f.T("plan.final", "own", own, "others", others)
		case c == f.Ender() && own < others:
			return f.T("plan.final-behind", "card", f.Card(c), "own", own, "others", others)
		}
	}
	return ""
}

// alsoTakes is the first of the others who has enough for an event; NoSeat: nobody.
func (f *Words) alsoTakes(event legends.Card) game.Seat {
	t := f.dusk()
	for _, s := range f.Order()[1:] {
		if t.Completes(event, s) {
			return s
		}
	}
	return game.NoSeat
}

// soon is the table as it is once another is on turn: in one's own those go first who go at its end. // L66
func (f *Words) soon() *legends.View {
	if f.View.Turn.Seat != f.Asked {
		return f.View
	}
	return f.tonight()
}

// dusk is that as a table: what others may take. // L66
func (f *Words) dusk() legends.Table { return f.Rules.Table(&f.soon().Public) }

// after is how many of the others have enough for an event.
func (f *Words) after(event legends.Card) (n int) {
	for _, s := range f.Order()[1:] {
		if f.Table().Completes(event, s) {
			n++
		}
	}
	return n
}

// prefers says why an event is better than another of its place, of which a turn allows one.
func (f *Words) prefers(event legends.Card) string {
	other := f.beside(event)
	if other == legends.NoCard {
		return ""
	}
	named := []any{"card", f.Card(event), "other", f.Card(other)}
	later := f.tonight()
	rival := f.alsoTakes(event)
	switch {
	case !f.Rules.Table(&later.Public).Completes(event, f.Asked) && f.Rules.Table(&later.Public).Completes(other, f.Asked):
		return f.T("plan.now-or-never", append(named, "parts", f.lacking(f.has(later, event)))...)
	case rival != game.NoSeat && f.alsoTakes(other) == game.NoSeat:
		return f.T("plan.before-other", append(named, "name", f.Who(rival))...)
	case f.after(event) > f.after(other):
		return f.T("plan.more-after", named...)
	case f.scores(event) > f.scores(other):
		return f.T("plan.brings-more", named...)
	case f.alsoTakes(other) == game.NoSeat:
		return f.T("plan.other-stays", named...)
	}
	return ""
}

// beside is the best other event of a place that one has enough for; NoCard: there is none.
func (f *Words) beside(event legends.Card) (best legends.Card) {
	best = legends.NoCard
	for _, c := range f.Quests(f.EventAt(event).At) {
		if c != event && f.Table().Completes(c, f.Asked) && (best == legends.NoCard || f.prize(c) > f.prize(best)) {
			best = c
		}
	}
	return best
}

// wonNow reports whether one has enough for the event that ends the game, in time, and wins by it.
func (f *Words) wonNow() bool {
	c := f.Ender()
	return c != legends.NoCard && f.completesYet(f.EventAt(c).At) && f.Table().Completes(c, f.Asked) && f.wins(c)
}

// idle reports whether a choice only puts off that one ends the game and wins.
func (f *Words) idle(c *moment.Choice) bool {
	kind := c.Do[0].Kind
	return f.wonNow() && (f.Asks(model.AskText) && kind != legends.ActGoOn || f.Asks(model.AskComplete) && kind == legends.ActGoOn)
}

// closes are the most points with which a seat ends the game as a table is: what else it has enough for, it takes
// before, one event at each place. // L50, L79
func (f *Words) closes(t legends.Table, final legends.Card, s game.Seat) int {
	sum := t.Points(s) + int(f.Face(final).Points)
	for p := range legends.Bid {
		best := 0
		for _, c := range f.Quests(p) {
			if c != final && t.Completes(c, s) && (s == f.Asked || !f.claims(c)) {
				best = max(best, f.scores(c))
			}
		}
		sum += best
	}
	return sum
}

// losesBy reports whether a seat ends the game with an event, and another has more points then.
func (f *Words) losesBy(t legends.Table, event legends.Card, s game.Seat) bool {
	return event == f.Ender() && slices.ContainsFunc(f.Order(), func(other game.Seat) bool {
		return other != s && t.Points(other) > f.closes(t, event, s)
	})
}

// lastCall says that another may end the game in his next turn, and who wins then; "" where nobody can.
func (f *Words) lastCall() string {
	c, s := f.Ender(), game.NoSeat
	if c != legends.NoCard {
		s = f.alsoTakes(c)
	}
	if s == game.NoSeat || f.holdsUp(f.Table(), c, s) {
		return ""
	}
	t := f.dusk()
	theirs, own := f.closes(t, c, s), f.bySoon()
	switch {
	case f.losesBy(t, c, s) && f.leadsAll():
		return f.T("plan.final-ours", "name", f.Who(s), "card", f.Card(c), "theirs", theirs, "own", own)
	case theirs == own:
		return f.T("plan.final-tie", "name", f.Who(s), "card", f.Card(c), "own", own)
	case theirs > own:
		return f.T("plan.final-theirs", "name", f.Who(s), "card", f.Card(c), "theirs", theirs, "own", own)
	}
	return ""
}

// bySoon are the points of who is asked once he has completed what he has enough for in this turn.
func (f *Words) bySoon() int {
	n := f.Table().Points(f.Asked)
	for p := range legends.Bid {
		best := 0
		for _, c := range f.Quests(p) {
			if c != f.Ender() && f.claims(c) {
				best = max(best, int(f.Face(c).Points))
			}
		}
		n += best
	}
	return n
}

// leadsAll reports whether nobody else has as many points.
func (f *Words) leadsAll() bool {
	return !slices.ContainsFunc(f.Order()[1:], func(s game.Seat) bool { return f.Table().Points(s) >= f.Table().Points(f.Asked) })
}

// Warning is what is said with whatever is advised in a turn of one's own: that another may end the game before one's
// next one, unless one wins it before that, what can be done about it; and what was said before and is let be.
func (f *Words) Warning(c *moment.Choice) string {
	if f.View.Turn.Seat != f.Asked || f.wonNow() {
		return ""
	}
	said := f.evening().lastCall()
	if said == "" {
		return f.letsBe(c)
	}
	return strings.TrimSpace(said + " " + f.evening().prevents(c))
}

// gone says of an event that characters would bring one nearer to, if another did not take it first.
func (f *Words) gone(cards []legends.Card, p legends.Place, would *legends.View) string {
	if !f.late(p) || f.guarding(would) != "" {
		return ""
	}
	event, _ := f.nearest(cards, p, false)
	if event == legends.NoCard {
		return ""
	}
	if event == f.Ender() { // that is said with whatever is advised
		return ""
	}
	return f.T("plan.gone", "card", f.Card(event), "name", f.Who(f.alsoTakes(event)))
}

// late reports whether events of a place are only completed after the others have had their turns.
func (f *Words) late(p legends.Place) bool {
	return f.Asked != game.NoSeat && (f.Asks(model.AskAction) || !f.completesYet(p))
}

// evening are the words for a table without those who go at the end of the turn, once actions are
// asked for: whatever is reached is taken after that. // L44, L66
func (f *Words) evening() *Words {
	if !f.Asks(model.AskAction) {
		return f.on(f.View)
	}
	g := f.on(f.tonight())
	g.All = slices.DeleteFunc(slices.Clone(f.All), func(c moment.Choice) bool { return f.leavesTonight(c.Do[0]) })
	return g
}

// leavesTonight reports whether an action brings somebody who goes at the end of the turn: he is nothing to what is
// taken after that. // L44, L66
func (f *Words) leavesTonight(a game.Action) bool {
	cards, _, _ := brought(a)
	return f.Asks(model.AskAction) && slices.ContainsFunc(cards, func(c legends.Card) bool { return f.View.Chars[c].Doomed })
}

// uncounted names those of one's own, where events lie, who go at the end of the turn: what is said of these leaves
// them out. // L44, L66
func (f *Words) uncounted(places ...legends.Place) string {
	var cards []string
	for _, p := range places {
		if p >= legends.Bid || !f.Asks(model.AskAction) || len(f.Quests(p)) == 0 {
			continue
		}
		for _, c := range f.View.Companies[f.Asked][p].List() {
			if f.View.Chars[c].Doomed {
				cards = append(cards, f.object(c))
			}
		}
	}
	return f.named("plan.uncounted", cards)
}

// tonight is the table after the end of the turn: without those who go then, and without what is
// only for this turn. // L44, L66
func (f *Words) tonight() *legends.View {
	v := *f.View
	for i := range v.Chars {
		ch := &v.Chars[i]
		if ch.Doomed && ch.At < legends.Places {
			e := game.Event{Kind: legends.EventLost, Seat: ch.Seat, Args: [5]int16{int16(i), int16(ch.At)}}
			f.Rules.Depart(&v, e)
			f.Rules.Arrive(&v, e)
		}
		ch.Boost, ch.Loan = [legends.Abilities]int8{}, [legends.MaxSeats]legends.Loan{}
	}
	v.Lent = 0
	return &v
}

// ordered stands for what is to be done where that is said already.
const ordered = "\x00"

// unordered takes it out of what is said, with the colon that follows it.
func unordered(said string) string {
	for {
		before, rest, ok := strings.Cut(said, ordered)
		if !ok {
			return said
		}
		said = before + upper(strings.TrimLeft(rest, " \u00a0:"))
	}
}
