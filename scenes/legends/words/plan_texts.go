package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// What a text serves, and whom it touches.

// enters says for whom of the hand it is worth it that comes in by a text, and what for.
func (f *Words) enters(e legends.Effect, p legends.Place) string {
	best, event, enough, most := legends.NoCard, legends.NoCard, false, 0
	for _, c := range f.Hand() {
		if !e.Is.Fixed.Has(c) || f.View.Chars[c].At < legends.Places {
			continue
		}
		near, met := f.nearer([]legends.Card{c}, p)
		if near == legends.NoCard || enough && !met || !met && f.Taken(f.Table(), near) {
			continue
		}
		if won := lacks(f.has(f.View, near)) - lacks(f.has(f.Would([]legends.Card{c}, f.Asked, p), near)); best == legends.NoCard || met && !enough || won > most {
			best, event, enough, most = c, near, met, won
		}
	}
	if best == legends.NoCard {
		return ""
	}
	parts := f.parts(f.has(f.Would([]legends.Card{best}, f.Asked, p), event))
	return f.T("plan.enters", "name", f.Card(best), "event", f.Worth([]legends.Card{event}), "parts", parts)
}

// rests says why one goes on without a text: an event that one has enough for, above all the one that
// ends the game and wins it.
func (f *Words) rests() string {
	if c := f.forTaking(); c != legends.NoCard {
		if own, others := f.afterwards(c); f.wins(c) {
			return f.T("plan.rests-final", "card", f.Card(c), "own", own, "others", others)
		}
		later := cmp.Or(f.free(), f.idlest())
		clinch, warning := f.clinches([]legends.Card{c})
		return sentences(clinch, later, upper(f.there("plan.ready", c, f.EventAt(c).At, "event", f.Worth([]legends.Card{c}))), warning)
	}
	if slices.ContainsFunc(f.All, f.gives) {
		return f.free()
	}
	said := cmp.Or(f.idlest(), f.T("plan.rests"))
	return sentences(said, f.threat(said)) // which the first press has named
}

// idlest says of the power that would bring most why it is not worth what it costs, and which are worth less still; ""
// where none is offered.
func (f *Words) idlest() string {
	var best *legends.Text
	var most profit
	for _, c := range f.All {
		if c.Do[0].Kind != legends.ActUse {
			continue
		}
		x := &f.Rules.Deck.Texts[c.Do[0].A]
		if one := f.profits(x); best == nil || one.beats(&most) {
			best, most = x, one
		}
	}
	if best == nil {
		return ""
	}
	return strings.TrimSpace(f.whyNot(best, &most) + " " + f.nor(best))
}

// whyNot begins with that a power is not to be used: how little it would bring, then for what its cost is wanted.
func (f *Words) whyNot(x *legends.Text, brings *profit) string {
	if how, events, n := f.wantsActions(); x.Cost == legends.Spend && n > 0 && n >= f.Table().Left() { // whatever it brings
		return strings.TrimSpace(f.T("plan.rests-needs", "card", f.priced(x), "count", n, "how", how, "events", f.Worth(events)) + " " + f.thenWins(events))
	}
	if brings.said == "" || brings.slight {
		return f.T("plan.rests-idle", "card", f.priced(x))
	}
	if said := f.spare(x); said != "" {
		return said
	}
	but, key := f.dear(x, brings), brings.top.key
	switch key {
	case "":
		return f.T("plan.rests-but", "card", f.priced(x), "but", but)
	case "hampers", "sets-back":
		key = "sets-back"
	}
	gain := f.T("plan.rests."+key, "name", f.Who(brings.top.who), "events", f.Worth(brings.top.events))
	return f.T("plan.rests-but-for", "card", f.priced(x), "gain", gain, "but", but)
}

// thenWins says that one of some events ends the game in one's next turn and wins it; "" where none does.
func (f *Words) thenWins(events []legends.Card) string {
	i := slices.IndexFunc(events, f.wins)
	if i < 0 {
		return ""
	}
	own, others := f.afterwards(events[i])
	return f.T("plan.final-then", "card", f.Card(events[i]), "own", own, "others", others)
}

// nor names the other powers that are offered: those that bring nothing, and those that are not worth what they cost.
func (f *Words) nor(but *legends.Text) string {
	var idle, dear []string
	for _, c := range f.All {
		if c.Do[0].Kind != legends.ActUse {
			continue
		}
		x, list := &f.Rules.Deck.Texts[c.Do[0].A], &dear
		if f.turnsDown(x) {
			list = &idle
		}
		if name := f.object(x.Card); x.Card != but.Card && !slices.Contains(slices.Concat(idle, dear), name) {
			*list = append(*list, name)
		}
	}
	return strings.TrimSpace(f.named("plan.rests-nor", idle) + " " + f.named("plan.rests-nor-dear", dear))
}

// dear says why a power is not worth what it costs.
func (f *Words) dear(x *legends.Text, brings *profit) string {
	said, events, n := f.wantsActions()
	again := (brings.top.key == "stops" || brings.top.key == "hampers") && lacks(brings.top.after) <= muchOf
	power := f.undone(brings)
	switch {
	case again && power != "" && brings.top.key == "stops":
		return f.T("plan.rests-power", "name", f.Who(brings.top.who), "how", power)
	case again && f.turnWins(x, brings) == "" && f.finalComes() && int(f.View.DeckLeft) <= fewEvents:
		return f.T("plan.rests-turn-late", "name", f.Who(brings.top.who), "count", int(f.View.DeckLeft))
	case again && f.turnWins(x, brings) == "":
		return f.T("plan.rests-turn", "name", f.Who(brings.top.who))
	case x.Cost == legends.HomeSelf && x.Card.IsCharacter() && f.View.Chars[x.Card].At < legends.Bid:
		lost, _, _ := strings.Cut(f.lost("plan.rests-loses", f.Without(x.Card)), "\n")
		return cmp.Or(lost, f.T("plan.rests-back", "card", f.object(x.Card)))
	case x.Cost == legends.DoomSelf || x.Cost == legends.DiscardSelf:
		a := f.bestOf(x.Card)
		return f.T("plan.rests-gone", "card", f.object(x.Card), "ability", f.Ability(a), "count", int(f.Face(x.Card).Scores[a]))
	case x.Cost == legends.PayMate && f.mate(x) != legends.NoCard:
		c := f.mate(x)
		return f.T("plan.rests-gone", "card", f.object(c), "ability", f.Ability(f.bestOf(c)), "count", int(f.Face(c).Scores[f.bestOf(c)]))
	case x.Cost == legends.Spend && n > 0 && n < f.Table().Left():
		return f.T("plan.rests-other", "how", said, "events", f.Worth(events))
	case x.Cost == legends.Spend && n > 0:
		return f.T("plan.rests-first", "how", said, "events", f.Worth(events))
	}
	if event, lack := f.wanted(); x.Cost == legends.Spend && event != legends.NoCard && lacks(lack) <= far {
		return f.T("plan.rests-nearer", "events", f.Worth([]legends.Card{event}), "parts", f.lacking(lack))
	}
	return f.T("plan.rests-dear")
}

// mate is whom of the company one misses least whom a text costs somebody of it; NoCard: there is nobody.
func (f *Words) mate(x *legends.Text) (best legends.Card) {
	best = legends.NoCard
	at := f.usedAt(x)
	if at >= legends.Bid {
		return best
	}
	var least [3]int
	for _, c := range f.Company(f.Asked, at) {
		if c == x.Card {
			continue
		}
		would := f.Without(c)
		points, lack := f.toll(would)
		_, _, back := f.setBack(would)
		if by := [3]int{points, lack, back}; best == legends.NoCard || slices.Compare(by[:], least[:]) < 0 {
			best, least = c, by
		}
	}
	return best
}

// spare says that somebody of the hand is enough for an event as well, and that nobody is given up then; "" where
// nobody is.
func (f *Words) spare(x *legends.Text) string {
	if !Sacrifices(x) {
		return ""
	}
	for _, event := range f.openEvents() {
		for _, c := range f.Hand() {
			if f.enoughWith(c, event) {
				return f.T("plan.rests-hand", "power", f.priced(x), "card", f.Card(c), "events", f.Worth([]legends.Card{event}))
			}
		}
	}
	return ""
}

// free says that a text may be used all the same that costs nothing, and what it brings.
func (f *Words) free() string {
	for _, c := range f.All {
		if f.gives(c) {
			x := &f.Rules.Deck.Texts[c.Do[0].A]
			return f.T("plan.rests-free", "card", f.object(x.Card), "said", f.profits(x).said)
		}
	}
	return ""
}

// forTaking is the event, of those that one has enough for in this turn, that is worth most; NoCard: none.
func (f *Words) forTaking() (best legends.Card) {
	best = legends.NoCard
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			switch {
			case !f.completesYet(p) || !f.Table().Completes(c, f.Asked) || c.IsFinal() && f.behind(c):
			case f.wins(c):
				return c
			case best == legends.NoCard || f.firstWorth(c) > f.firstWorth(best):
				best = c
			}
		}
	}
	return best
}

// does reports whether a choice is a text that brings something, gives whether it costs nothing too.
func (f *Words) does(c moment.Choice) bool {
	return c.Do[0].Kind == legends.ActUse && f.profits(&f.Rules.Deck.Texts[c.Do[0].A]).said != ""
}

func (f *Words) gives(c moment.Choice) bool {
	return f.does(c) && f.Rules.Deck.Texts[c.Do[0].A].Cost == legends.NoCost
}

// removes reports whether who is chosen leaves the table.
func (f *Words) removes() bool {
	return slices.Contains([]string{legends.Home.String(), legends.Discard.String(), legends.Doom.String()}, f.aims())
}

// Leaves reports whether a character of who is asked here may be chosen now to leave the table.
func (f *Words) Leaves(c legends.Card) bool {
	if !c.IsCharacter() || f.Asked != f.Home || f.View.Chars[c].Seat != f.Home || f.View.Chars[c].At >= legends.Bid || !f.removes() {
		return false
	}
	return slices.ContainsFunc(f.All, func(x moment.Choice) bool { return x.Do[0].Kind == legends.ActTarget && legends.Card(x.Do[0].A) == c })
}

// spares says what one has enough for without a character, and what no more.
func (f *Words) spares(c legends.Card) string {
	would := f.Without(c)
	lost := f.loses(would)
	still := f.ready(would)
	switch {
	case lost == "" && len(still) == 0:
		return f.misses(c, would)
	case lost == "":
		return f.T("plan.spares-still", "card", f.object(c), "events", f.Worth(still))
	case len(still) == 0 && f.cheapest(would):
		return sentences(lost, f.T("plan.cheapest"))
	case len(still) == 0:
		return lost
	case f.cheapest(would):
		return sentences(lost, f.T("plan.still", "events", f.Worth(still)), f.T("plan.cheapest"))
	}
	return sentences(f.T("plan.still", "events", f.Worth(still)), f.granted(still), f.waits(would))
}

// misses says how far one gets from what one is after without a character, where one has enough for
// nothing anyway.
func (f *Words) misses(c legends.Card, would *legends.View) string {
	event, most, sum := f.setBack(would)
	if event == legends.NoCard {
		return sentences(f.T("plan.spares", "card", f.object(c)), f.returns())
	}
	least := !slices.ContainsFunc(f.All, func(x moment.Choice) bool {
		a := x.Do[0]
		if a.Kind != legends.ActTarget || !f.Leaves(legends.Card(a.A)) || legends.Card(a.A) == c {
			return false
		}
		_, _, n := f.setBack(f.Without(legends.Card(a.A)))
		return n < sum
	})
	said := f.T("plan.spares-back", "card", f.object(c), "events", f.Worth([]legends.Card{event}), "count", most, "parts", f.lacking(f.has(would, event)))
	if least {
		return sentences(said, f.T("plan.cheapest"), f.returns())
	}
	return sentences(said, f.returns())
}

// returns says that who leaves now may be played again.
func (f *Words) returns() string {
	if f.aims() == legends.Home.String() {
		return f.T("plan.returns")
	}
	return ""
}

// setBack is the event for which most is missing on another table that is not missing here, how much that is,
// and how much it is for all events.
func (f *Words) setBack(would *legends.View) (event legends.Card, most, sum int) {
	event = legends.NoCard
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			before, _, none := f.Needs(f.Table(), c, f.Asked)
			if none {
				continue
			}
			n := lacks(f.has(would, c)) - lacks(before)
			if sum += max(0, n); n > most {
				event, most = c, n
			}
		}
	}
	return event, most, sum
}

// Loses reports whether one has no longer enough for an event without a character.
func (f *Words) Loses(c legends.Card) bool { return len(f.forgone(f.Without(c))) > 0 }

// granted is what events bring besides their points.
func (f *Words) granted(events []legends.Card) string {
	var said []string
	for _, c := range events {
		if text := f.Text(c); text != "" {
			said = append(said, f.T("plan.grants", "card", f.Card(c), "text", text))
		}
	}
	return sentences(said...)
}

// waits says what of one's events has to wait, and for what, on another table.
func (f *Words) waits(would *legends.View) string {
	var said []string
	for _, c := range f.forgone(would) {
		if f.Taken(f.Rules.Table(&would.Public), c) {
			return f.loses(would)
		}
		said = append(said, f.T("plan.waits", "card", f.Card(c), "parts", f.lacking(f.has(would, c))))
	}
	return sentences(said...)
}

// cheapest reports whether nothing else that one may choose costs less than a view comes to.
func (f *Words) cheapest(would *legends.View) bool {
	points, lack := f.toll(would)
	return !slices.ContainsFunc(f.All, func(c moment.Choice) bool {
		a := c.Do[0]
		if own := a.Kind == legends.ActTarget && legends.Card(a.A).IsCharacter() && f.View.Chars[a.A].Seat == f.Asked && f.View.Chars[a.A].At < legends.Bid; !own {
			return points > 0
		}
		n, less := f.toll(f.Without(legends.Card(a.A)))
		return n < points || n == points && less < lack
	})
}

// toll is the points of the events that one has no longer enough for on another table, and how
// much one lacks for them there.
func (f *Words) toll(would *legends.View) (points, lack int) {
	lost := f.forgone(would)
	for _, c := range lost {
		lack += lacks(f.has(would, c))
	}
	return f.Yields(lost), lack
}

// Without is the table without a character of one's own.
func (f *Words) Without(c legends.Card) *legends.View {
	would := *f.View
	f.Rules.Depart(&would, game.Event{Kind: legends.EventMoved, Seat: f.Asked, Args: [5]int16{int16(c), int16(f.View.Chars[c].At)}})
	return &would
}

// holds says that with a character one may hold more cards, where the hand is full.
func (f *Words) holds(cards []legends.Card) string {
	for _, c := range cards {
		for _, x := range f.Rules.Deck.TextsOf(c) {
			if x.When == legends.Always && f.HandIsFull() && len(x.Do) > 0 && x.Do[0].Op == legends.Hold {
				return f.T("plan.holds")
			}
		}
	}
	return ""
}
