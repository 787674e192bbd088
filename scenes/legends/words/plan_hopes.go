package words

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What a card is drawn for: the event that it is to help with, or what the events to come ask for; and what the other
// action of the turn is for all the same.

// hopes says what a new character is hoped for; "" where none would be of use.
func (f *Words) hopes() string { return f.hopesBy(false) }

// hopesBy says that as things are once something else is done that is named before, or as they are.
func (f *Words) hopesBy(then bool) string {
	if event, lack := f.hoped(); event != legends.NoCard {
		key := "plan.hopes"
		if then {
			key = "plan.hopes-then"
		}
		said := f.there(key, event, f.EventAt(event).At, "event", f.Worth([]legends.Card{event}), "parts", f.lacking(lack))
		return sentences(said, f.ofHand(event, lack))
	}
	switch a, some, total := f.scarce(); {
	case some > 0:
		return f.T("plan.hopes-coming", "ability", f.Ability(a), "some", some, "total", total)
	case total > 0:
		return f.T("plan.hopes-choice")
	case f.finalComes():
		return f.T("plan.hopes-final", "list", f.finalAsks())
	}
	return ""
}

// finalComes reports whether the Final Event is still to come.
func (f *Words) finalComes() bool {
	return f.View.Level != legends.Beginner && f.View.DeckLeft > 0 && f.PlaceCard(legends.Final) == legends.NoCard
}

// hoped is the event that one lacks least for, of those that nobody of the hand is enough for and a card or two could be,
// with those who are in it.
func (f *Words) hoped() (event legends.Card, lack []Need) {
	return f.wantedBut(func(c legends.Card) bool {
		return f.lacksOf(c)-f.helped(c) > 2*muchOf || slices.ContainsFunc(f.Hand(), func(h legends.Card) bool { return f.enoughWith(h, c) })
	})
}

// helped is how much of what one lacks for an event the best of the hand brings.
func (f *Words) helped(event legends.Card) (most int) {
	at := f.EventAt(event).At
	for _, c := range f.Hand() {
		if f.mayCome(c, at) {
			most = max(most, f.lacksOf(event)-f.lacksOn(f.Would([]legends.Card{c}, f.Asked, at), event))
		}
	}
	return most
}

// askingAll is how many events that may yet come ask for an Ability, wherever they come.
func (f *Words) askingAll(a legends.Ability) (n int) {
	for p := range legends.Avalon {
		n += f.askingFor(p, a)
	}
	return n
}

// scarce is the Ability that most events which may yet come ask for and nobody of the hand has much of, by how many of
// how many it is asked for; 0: no event comes, or somebody has much of everything.
func (f *Words) scarce() (best legends.Ability, some, total int) {
	top := 0
	for a := range legends.Abilities {
		asking, has := f.askingAll(a), 0
		for _, c := range f.Hand() {
			has = max(has, int(f.Face(c).Scores[a]))
		}
		if n := asking * (muchOf - has); n > top {
			best, some, top = a, asking, n
		}
	}
	for p := range legends.Avalon {
		total += len(f.coming(p))
	}
	return best, some, total
}

// afterCard is the action that is enough for most once a card is drawn with the first of two; false where none is enough
// for more than one has already.
func (f *Words) afterCard() (then moment.Choice, ok bool) {
	if f.Table().Left() < 2 {
		return then, false
	}
	then, events := f.single()
	return then, f.Yields(events) > f.Yields(f.ready(f.View))
}

// comesOf is the table once an action has brought somebody somewhere.
func (f *Words) comesOf(a game.Action) *legends.View {
	cards, to, _ := brought(a)
	return f.Would(cards, f.Asked, to)
}

// heldAfter is how many cards more one has in hand once a card is drawn, with an action after it that plays none, where
// one counts on its playing one.
func (f *Words) heldAfter(then *moment.Choice) int {
	return 1 + btoi(then.Do[0].Kind == legends.ActMove)
}

// drawWorth is what anybody sees that drawing brings, in tenths of a point: nothing is hoped for where no event is left
// that a card could be for.
func (f *Words) drawWorth(a game.Action) int {
	then, two := f.afterCard()
	held, v := 1, f.View
	if two {
		held, v = f.heldAfter(&then), f.comesOf(then.Do[0])
	}
	if f.on(v).hopes() == "" {
		return moment.Never
	}
	return 10*f.later(a) - f.spilt(held, v)
}

// Step is what comes after a choice, as far as it is told apart from what speaks for it.
func (f *Words) Step(c *moment.Choice) string {
	if c.Do[0].Kind != legends.ActDraw || !f.Asks(model.AskAction) {
		return ""
	}
	f = f.evening()
	then, ok := f.afterCard()
	if !ok {
		return ""
	}
	return f.T("plan.draws-then", "then", f.Called(&then), "events", f.Worth(f.gained(&then)))
}

// leftover is an event that characters are enough for and another too, who may only take one at its place in a turn and
// has one there that brings more; and who that is. // L50
func (f *Words) leftover(p legends.Place, would *legends.View) (event legends.Card, who game.Seat) {
	now, then := f.Table(), f.Rules.Table(&would.Public)
	for _, c := range f.Quests(p) {
		if who = f.alsoTakes(c); f.late(p) && who != game.NoSeat && f.after(c) == 1 && then.Completes(c, f.Asked) && !now.Completes(c, f.Asked) && f.prefersOther(now, c, who) {
			return c, who
		}
	}
	return legends.NoCard, game.NoSeat
}

// leavesOne says what is left by him.
func (f *Words) leavesOne(p legends.Place, would *legends.View) string {
	event, who := f.leftover(p, would)
	if event == legends.NoCard {
		return ""
	}
	return f.event("plan.leaves-one", event, p, would) + " " + f.T("plan.takes-one", "name", f.Who(who))
}

// prefersOther reports whether a seat has enough for another event of the same place that brings more.
func (f *Words) prefersOther(t legends.Table, event legends.Card, s game.Seat) bool {
	return slices.ContainsFunc(f.Quests(f.EventAt(event).At), func(c legends.Card) bool {
		return t.Completes(c, s) && f.prize(c) > f.prize(event)
	})
}

// wanted is the event that one lacks least for, among those that one lacks anything for and that
// nobody else takes first.
func (f *Words) wanted() (event legends.Card, lack []Need) {
	return f.wantedBut(func(legends.Card) bool { return false })
}

// wantedBut is that without some.
func (f *Words) wantedBut(skip func(legends.Card) bool) (event legends.Card, lack []Need) {
	event, least := legends.NoCard, 0
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			list, met, none := f.Needs(f.Table(), c, f.Asked)
			if met || f.scores(c) <= 0 || f.Taken(f.Table(), c) || skip(c) {
				continue
			}
			for i := range list {
				if none {
					list[i].Over = -list[i].Needs
				}
			}
			if n := lacks(list); n > 0 && (event == legends.NoCard || n < least) {
				event, lack, least = c, list, n
			}
		}
	}
	return event, lack
}
