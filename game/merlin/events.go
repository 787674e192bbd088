package merlin

import "merlin/game"

// eventRow is a row of the table of events: what it is called, what its arguments
// mean, and how it changes the position. A thing departs from where it was, moves
// across the table, and arrives; the engine does both at once, a screen lets it be
// seen in between. A row of a module for another's event, without a name, adds changes.
type eventRow struct {
	kind   game.EventKind
	name   string
	args   string // "seat" is the event's seat
	depart change
	arrive change
	loses  cardArg                         // the quest that leaves the seat's hand, at the departure
	gets   cardArg                         // and the one that comes into it, at the arrival
	knows  func(*Rules, *View, game.Event) // what it changes of what a viewer alone knows
}

// change is what an event does to the public position.
type change func(Table, game.Event)

// cardArg says which argument is a quest card: 1 the first one, 0 none.
type cardArg uint8

// of returns the cards that an event tells of: one, or none where it is not known.
func (a cardArg) of(e game.Event) (cards Cards) {
	if a > 0 && e.Args[a-1] >= 0 {
		cards.add(Card(e.Args[a-1]))
	}
	return cards
}

// effects are the rows of a kind of event, compiled: those of the base and of the
// modules in play.
type effects struct {
	name           string
	depart, arrive []change
	loses, gets    cardArg
	knows          []func(*Rules, *View, game.Event)
}

// add compiles a further row.
func (e *effects) add(row *eventRow) {
	if row.name != "" {
		e.name, e.loses, e.gets = row.name, row.loses, row.gets
	}
	if row.depart != nil {
		e.depart = append(e.depart, row.depart)
	}
	if row.arrive != nil {
		e.arrive = append(e.arrive, row.arrive)
	}
	if row.knows != nil {
		e.knows = append(e.knows, row.knows)
	}
}

// emit notes a fact, lets it change the position, and tells the modules.
func (g *Game) emit(k game.EventKind, s game.Seat, args ...int16) {
	e := game.Event{Kind: k, Seat: s}
	copy(e.Args[:], args)
	g.note(e)
}

func (g *Game) note(e game.Event) {
	g.events = append(g.events, e)
	row, t := &g.rules.events[e.Kind], g.Table()
	for _, change := range row.depart {
		change(t, e)
	}
	for _, change := range row.arrive {
		change(t, e)
	}
	if e.Seat != game.NoSeat {
		g.Hands[e.Seat] = g.Hands[e.Seat]&^row.loses.of(e) | row.gets.of(e)
	}
	for _, m := range g.rules.modules {
		if m.After != nil {
			m.After(g, e)
		}
	}
}

// Depart does to a view what is seen when an event begins: things leave their places.
// The event is as the viewer may know it.
func (r *Rules) Depart(v *View, e game.Event) {
	row := &r.events[e.Kind]
	for _, change := range row.depart {
		change(r.Table(&v.Public), e)
	}
	if e.Seat == v.Seat {
		v.Hand &^= row.loses.of(e)
	}
}

// Arrive does to a view what is seen when an event ends: things lie where they belong.
// With this, too, the view is that of the position after the event, but for what no
// event tells: the turn's bookkeeping, and what the viewer alone comes to see.
func (r *Rules) Arrive(v *View, e game.Event) {
	row := &r.events[e.Kind]
	for _, change := range row.arrive {
		change(r.Table(&v.Public), e)
	}
	if e.Seat == v.Seat {
		v.Hand |= row.gets.of(e)
	}
	for _, change := range row.knows {
		change(r, v, e)
	}
}

// Follow does to a view all that an event says.
func (r *Rules) Follow(v *View, e game.Event) {
	r.Depart(v, e)
	r.Arrive(v, e)
}
