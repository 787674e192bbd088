package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What an action comes to that brings characters somewhere, alone or with the one after it:
// which events one has enough for then. One may be completed at each place in a turn.

// Reached are those that he has enough for as things lie.
func (f *Words) Reached() []legends.Card { return f.ready(f.View) }

// ready are the events that who is asked has enough for on a table, at each place the one that
// brings most. Among the actions those do not count that another takes before his next turn.
func (f *Words) ready(v *legends.View) (list []legends.Card) {
	t := f.Rules.Table(&v.Public)
	for p := range legends.Bid {
		best := legends.NoCard
		for _, c := range f.Quests(p) {
			n := f.scores(c)
			if c.IsFinal() && f.behind(c) { // who takes it loses
				continue
			}
			if n > 0 && t.Completes(c, f.Asked) && !(f.Asks(model.AskAction) && f.Taken(t, c)) && (best == legends.NoCard || n > f.scores(best)) {
				best = c
			}
		}
		if best != legends.NoCard {
			list = append(list, best)
		}
	}
	return list
}

// Taken reports whether another has enough for an event, does not lose by it, and is not kept from it by an answer. Once
// the game is ended nothing matters any more: what one does is for the case that it is not.
func (f *Words) Taken(t legends.Table, event legends.Card) bool {
	if event == f.Ender() {
		return false
	}
	return slices.ContainsFunc(f.Order()[1:], func(s game.Seat) bool {
		return t.Completes(event, s) && !f.losesBy(t, event, s) && !f.holdsUp(t, event, s)
	})
}

// otherwise reports whether a seat has enough for another event of the same place that brings no less: it may take
// one of them in a turn. // L50
func (f *Words) otherwise(t legends.Table, event legends.Card, s game.Seat) bool {
	return slices.ContainsFunc(f.Quests(f.EventAt(event).At), func(c legends.Card) bool {
		return c != event && t.Completes(c, s) && f.scores(c) >= f.scores(event)
	})
}

// Yields are the points of events.
func (f *Words) Yields(events []legends.Card) (points int) {
	for _, c := range events {
		points += f.scores(c)
	}
	return points
}

// scores are the points of an event, or of the special card that it gives.
func (f *Words) scores(event legends.Card) int {
	if special := f.gift(event); special != legends.NoCard {
		return int(f.Face(special).Points)
	}
	return int(f.Face(event).Points)
}

// gift is the special card that is won by an event of no points of its own; NoCard: there is none.
func (f *Words) gift(event legends.Card) legends.Card {
	if f.Face(event).Points > 0 {
		return legends.NoCard
	}
	for _, x := range f.Rules.Deck.TextsOf(event) {
		for i := range x.Do {
			if x.Do[i].Op == legends.Gain {
				return x.Do[i].Special
			}
		}
	}
	return legends.NoCard
}

// forgone are the events that one has enough for now, and has not on another table.
func (f *Words) forgone(v *legends.View) []legends.Card {
	then := f.Rules.Table(&v.Public)
	return slices.DeleteFunc(f.ready(f.View), func(c legends.Card) bool { return then.Completes(c, f.Asked) })
}

// Squanders reports whether bringing characters to a place, or nobody anywhere, forgoes points:
// an event that one has enough for now, or those that other actions of the turn would be enough
// for.
func (f *Words) Squanders(cards []legends.Card, to legends.Place) bool {
	then := f.reach(cards, to)
	if then < f.Yields(f.Reached()) {
		return true
	}
	return slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		list, there, ok := brought(c.Do[0])
		return ok && f.reach(list, there) > then
	})
}

// reach are the points of the events that one may have enough for after this turn, whose next
// action brings characters to a place.
func (f *Words) reach(cards []legends.Card, to legends.Place) int {
	if _, events, ok := f.follow(cards, to); ok {
		return f.Yields(events)
	}
	return f.Yields(f.ready(f.Would(cards, f.Asked, to)))
}

// Shows is what anybody sees that a choice brings, in points, in tenths of one among the actions: of the
// events that one may have enough for after this turn, or has without who is chosen to leave, or that a
// text wins or keeps from others.
func (f *Words) Shows(c *moment.Choice) int {
	if f.idle(c) || f.leavesTonight(c.Do[0]) {
		return moment.Never
	}
	return f.evening().shows(c)
}

func (f *Words) shows(c *moment.Choice) int {
	a := c.Do[0]
	cards, to, brings := brought(a)
	switch {
	case f.wastes(c), f.Asks(model.AskAction) && brings && f.vain(a, cards, to), a.Kind == legends.ActBid && f.passWins():
		return moment.Never
	case f.Asks(model.AskAction) && brings:
		return f.worth(a, cards, to)
	case a.Kind == legends.ActDraw && f.Asks(model.AskAction):
		return f.drawWorth(a)
	case f.Asks(model.AskAction):
		return 10*f.later(a) - f.spills(a, f.View)
	case f.Asks(model.AskEnter) && brings && f.standsIdle(cards, to), a.Kind == legends.ActEscort && f.standsIdle([]legends.Card{legends.Card(a.A)}, legends.Place(f.Args[1])):
		return moment.Never
	case f.Asks(model.AskEnter) && brings:
		return 10*f.Yields(f.ready(f.Would(cards, f.Asked, to))) + max(0, f.signs(cards, to)/2)
	case a.Kind == legends.ActComplete:
		return f.firstWorth(legends.Card(a.A))
	case a.Kind == legends.ActTarget && f.Leaves(legends.Card(a.A)):
		would := f.Without(legends.Card(a.A))
		_, _, back := f.setBack(would)
		return 10*f.Yields(f.ready(would)) - min(back, far-1)
	case a.Kind == legends.ActTarget || a.Kind == legends.ActSend || a.Kind == legends.ActRecall:
		return f.showsAnswer(a)
	case a.Kind == legends.ActUse:
		return f.offers(&f.Rules.Deck.Texts[a.A])
	}
	return 0
}

// firstWorth is what it is worth to take an event first, in tenths of a point: another of its place comes
// next, unless somebody takes that before.
func (f *Words) firstWorth(event legends.Card) int {
	if event.IsFinal() && f.behind(event) {
		return moment.Never
	}
	next := 0
	for _, c := range f.Quests(f.EventAt(event).At) {
		if c != event && f.Table().Completes(c, f.Asked) && !f.contested(c) {
			next = max(next, f.prize(c)*3/4)
		}
	}
	return f.prize(event) + next
}

// What speaks for one of two actions that bring the same, in tenths of a point: another event of the
// place that waits there for the turn after; and against it, a second action, a card of the hand, and that it is for no
// event that lies there, though events do somewhere.
const spareEvent, secondAction, ofHand, vague = 15, 8, 1, 5

// ready is what speaks for each event more, likewise, that may yet come and that one has enough for, and how much at most.
const ready, mostReady = 5, 10

// worth is that of an action that brings characters to a place: what brings as much with less comes first.
func (f *Words) worth(a game.Action, cards []legends.Card, to legends.Place) int {
	would := f.Would(cards, f.Asked, to)
	events, paid := f.ready(would), 0
	if second, list, ok := f.follow(cards, to); ok {
		more, there, _ := brought(second.Do[0])
		f.Bring(would, more, f.Asked, there)
		events, paid = list, secondAction+btoi(second.Do[0].Kind == legends.ActPlay)*ofHand
	}
	n := 10*f.Yields(events) - paid - btoi(a.Kind == legends.ActPlay)*ofHand
	n += spareEvent * (f.enough(would) - len(events))
	guards, _ := f.guards(would)
	had, _ := f.guards(f.View)
	if a.Kind == legends.ActPlay && f.HandIsFull() {
		n += 2 * ofHand
	}
	kept, _, _ := f.brake(would)
	brake, _, _ := f.brake(f.View)
	n += max(-mostReady, min(mostReady, ready*f.readier(would)))
	if near, _ := f.nearer(cards, to); len(events) == 0 {
		n += f.within(cards, near, would)
		n -= vague * btoi(near == legends.NoCard && guards == had && f.readier(would) <= 0 && len(f.openEvents()) > 0)
	}
	if left, _ := f.leftover(to, would); left != legends.NoCard {
		n += f.prize(left) / 2
	}
	n -= f.spills(a, would) - saves*btoi(f.averts(&moment.Choice{Do: []game.Action{a}}))
	return n + guards - had + min(0, kept-brake) + f.approach(cards, to) - f.drags(a, cards, to)
}

// enough is how many events one has enough for on a table, with all those of a place, that no other
// takes first.
func (f *Words) enough(v *legends.View) (n int) {
	t := f.Rules.Table(&v.Public)
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			n += btoi(f.scores(c) > 0 && t.Completes(c, f.Asked) && !f.Taken(t, c))
		}
	}
	return n
}

// later are the points of the events that one may have enough for after this turn, whose next
// action brings nobody anywhere: another one may.
func (f *Words) later(a game.Action) int {
	most := f.Yields(f.ready(f.View))
	if a.Kind == legends.ActEnd || f.Table().Left() < 2 {
		return most
	}
	for _, c := range f.All {
		if cards, to, ok := brought(c.Do[0]); ok {
			most = max(most, f.Yields(f.ready(f.Would(cards, f.Asked, to))))
		}
	}
	return most
}

// Promises reports whether bringing characters to a place, with the next action of the turn or
// without, is enough for an event.
func (f *Words) Promises(cards []legends.Card, to legends.Place, event legends.Card) bool {
	events := f.ready(f.Would(cards, f.Asked, to))
	if _, list, ok := f.follow(cards, to); ok {
		events = list
	}
	return slices.Contains(events, event)
}

// Pair is the action that, as the second of a turn, makes most of one that brings characters
// somewhere, and the events that one has enough for after both; false where that are no more
// than after the first.
func (f *Words) Pair(first game.Action) (second moment.Choice, events []legends.Card, ok bool) {
	cards, to, brings := brought(first)
	if !brings {
		return second, nil, false
	}
	return f.follow(cards, to)
}

// Next is the action of which the sage says that it comes second: whom a power is used on, which event is completed
// where none is used, what the other action of a plan is.
func (f *Words) Next(c *moment.Choice) (game.Action, bool) {
	switch a := c.Do[0]; {
	case a.Kind == legends.ActUse && len(c.Do) == 1 && f.Rules.Deck.Texts[a.A].Cost == legends.PayMate:
		whom := f.mate(&f.Rules.Deck.Texts[a.A])
		return game.Action{Kind: legends.ActMate, A: uint8(whom)}, whom != legends.NoCard
	case a.Kind == legends.ActDraw && f.Asks(model.AskAction):
		then, ok := f.evening().afterCard()
		if !ok {
			return game.Action{}, false
		}
		return then.Do[0], true
	case a.Kind == legends.ActUse && len(c.Do) == 1:
		return f.aimsAt(&f.Rules.Deck.Texts[a.A])
	case a.Kind == legends.ActGoOn && f.Asks(model.AskText):
		event := f.forTaking()
		if do, ok := f.keepsFor(); ok && event == legends.NoCard {
			return do, true
		}
		return game.Action{Kind: legends.ActComplete, A: uint8(event)}, event != legends.NoCard
	}
	second, _, ok := f.evening().Pair(c.Do[0])
	if !ok {
		return game.Action{}, false
	}
	return second.Do[0], true
}

// follow is that action after characters came to a place.
func (f *Words) follow(cards []legends.Card, to legends.Place) (second moment.Choice, events []legends.Card, ok bool) {
	if !f.Asks(model.AskAction) || f.Table().Left() < 2 {
		return second, nil, false
	}
	would := f.Would(cards, f.Asked, to)
	if f.Rules.Table(&would.Public).Left() < 2 { // he who brings an action more goes
		return second, nil, false
	}
	won := f.won(would)
	most := max(f.Yields(f.ready(would)), f.Yields(f.ready(f.View)))
	for _, c := range f.All {
		more, there, brings := brought(c.Do[0])
		if !brings || f.clash(cards, more, there, would) {
			continue
		}
		both := *would
		f.Bring(&both, more, f.Asked, there)
		then := f.Rules.Table(&both.Public)
		undone := slices.ContainsFunc(won, func(c legends.Card) bool { return !then.Completes(c, f.Asked) })
		if list := f.ready(&both); !undone && f.Yields(list) > most && then.Taken(f.Asked, there) <= roomAt {
			second, events, ok, most = c, list, true, f.Yields(list)
		}
	}
	return second, events, ok
}

// won are the events that one has enough for on another table, and has not now.
func (f *Words) won(v *legends.View) []legends.Card {
	return slices.DeleteFunc(f.ready(v), func(c legends.Card) bool { return f.Table().Completes(c, f.Asked) })
}

// pair says what a second action makes of the first, beyond the events that are said of that
// already; "" where it makes no more of it.
func (f *Words) pair(first game.Action, said ...legends.Card) string {
	second, events, ok := f.Pair(first)
	if !ok {
		return ""
	}
	more := slices.DeleteFunc(slices.Clone(events), func(c legends.Card) bool { return slices.Contains(said, c) })
	if all, p := f.oneByOne(first, second.Do[0], events); len(all) > 1 && len(said) == 0 {
		return f.T("plan.pair-waits", "then", f.Called(&second), "meets", f.T("plan.meets-all", "events", f.Worth(all), "at", f.InPlace(p)))
	}
	key, sum := "plan.pair", f.Points(f.Yields(events))
	switch {
	case len(more) > 0 && len(more) < len(events):
		key, events = "plan.pair-more", more
	case len(events) > 1:
		key = "plan.pair-all"
	}
	return f.T(key, "then", f.Called(&second), "events", f.Worth(events), "points", sum)
}

// Worth names events with what each brings.
func (f *Words) Worth(events []legends.Card) (said string) {
	for i, c := range events {
		one := f.T("plan.event", "card", f.Card(c), "points", f.brings(c))
		switch {
		case i == 0:
			said = one
		case i == len(events)-1:
			said = f.T("word.both", "one", said, "two", one)
		default:
			said += ", " + one
		}
	}
	return said
}

// givesUp says what one has no longer enough for after an action that brings characters somewhere,
// and after the second of the turn that the sage names with it.
func (f *Words) givesUp(first game.Action) string {
	cards, to, _ := brought(first)
	would := f.Would(cards, f.Asked, to)
	if second, _, ok := f.Pair(first); ok {
		more, there, _ := brought(second.Do[0])
		f.Bring(would, more, f.Asked, there)
	}
	return f.lost("plan.gives-up", would)
}

// loses says what one has no longer enough for on another table, and what is missing there.
func (f *Words) loses(v *legends.View) string { return f.lost("plan.loses", v) }

func (f *Words) lost(key string, v *legends.View) string {
	var said []string
	for _, c := range f.forgone(v) {
		said = append(said, f.T(key, "event", f.Worth([]legends.Card{c}), "parts", f.lacking(f.has(v, c))))
	}
	return sentences(said...)
}

// lacking says what is missing of what is asked for.
func (f *Words) lacking(list []Need) (said string) {
	for _, n := range list {
		if n.Over >= 0 {
			continue
		}
		one := f.T("plan.lack", "ability", f.Ability(n.Ability), "count", -n.Over)
		if said == "" {
			said = one
			continue
		}
		said = f.T("word.both", "one", said, "two", one)
	}
	return said
}
