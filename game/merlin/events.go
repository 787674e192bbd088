package merlin

import "merlin/game"

// change is where an event makes its changes: the table, and what is known here beside
// it.
type change struct {
	Table
	hand *Cards // of the event's seat; nil where it is not known
	seen *Cards // those of the hand that everybody saw come; nil in a view
	view *View  // the viewer's; nil in the game itself
}

// changes returns where an event changes the position.
func (g *Game) changes(e game.Event) change {
	c := change{Table: g.Table()}
	if e.Seat != game.NoSeat {
		c.hand, c.seen = &g.Hands[e.Seat], &g.seen[e.Seat]
	}
	return c
}

// in returns where an event changes a view.
func (r *Rules) in(v *View, e game.Event) change {
	c := change{Table: r.Table(&v.Public), view: v}
	if e.Seat == v.Seat {
		c.hand = &v.Hand
	}
	return c
}

// loses takes a quest out of the hand, as far as that is known.
func (c change) loses(card int16) {
	if c.hand != nil {
		c.hand.remove(Card(card))
	}
	if c.seen != nil {
		c.seen.remove(Card(card))
	}
}

// gets takes a quest into the hand, as far as that is known.
func (c change) gets(card int16) {
	if c.hand != nil {
		c.hand.add(Card(card))
	}
}

// getsOpen takes a quest that lay open into the hand.
func (c change) getsOpen(card int16) {
	c.gets(card)
	if c.seen != nil {
		c.seen.add(Card(card))
	}
}

// Depart does to a view what is seen when an event begins: things leave their places.
// The event is as the viewer may know it.
func (r *Rules) Depart(v *View, e game.Event) { r.rows.Depart(r.in(v, e), e) }

// Arrive does to a view what is seen when an event ends: things lie where they belong.
// With this, too, the view is that of the position after the event, but for what no
// event tells: the turn's bookkeeping, and what the viewer alone comes to see.
func (r *Rules) Arrive(v *View, e game.Event) { r.rows.Arrive(r.in(v, e), e) }

// Follow does to a view all that an event says.
func (r *Rules) Follow(v *View, e game.Event) {
	r.Depart(v, e)
	r.Arrive(v, e)
}
