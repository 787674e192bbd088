package roundtable

import "merlin/game"

// change is where an event makes its changes: the public position, and what is known here
// beside it.
type change struct {
	Table
	hidden *Hidden // the game's; nil in a view
	view   *View   // the viewer's; nil in the game itself
}

// changes returns where an event changes the position.
func (g *Game) changes(game.Event) change { return change{Table: g.Table(), hidden: &g.Hidden} }

// in returns where an event changes a view.
func (r *Rules) in(v *View) change { return change{Table: r.Table(&v.Public), view: v} }

// Depart does to a view what is seen when an event begins: things leave their places.
// The event is as the viewer may know it.
func (r *Rules) Depart(v *View, e game.Event) { r.rows.Depart(r.in(v), e) }

// Arrive does to a view what is seen when an event ends: things lie where they belong.
// With this, too, the view is that of the position after the event.
func (r *Rules) Arrive(v *View, e game.Event) { r.rows.Arrive(r.in(v), e) }

// Follow does to a view all that an event says.
func (r *Rules) Follow(v *View, e game.Event) {
	r.Depart(v, e)
	r.Arrive(v, e)
}

// hand returns a seat's hand where it is known.
func (c change) hand(s game.Seat) *Hand {
	switch {
	case c.hidden != nil:
		return &c.hidden.Hands[s]
	case c.view.Seat == s:
		return &c.view.Hand
	}
	return nil
}

// gets takes a card into a hand.
func (c change) gets(s game.Seat, card int16) {
	c.Players[s].Hand++
	if h := c.hand(s); h != nil && card != game.Unknown {
		h[card]++
	}
}

// loses takes a card out of a hand.
func (c change) loses(s game.Seat, card int16) {
	c.Players[s].Hand--
	if h := c.hand(s); h != nil && card != game.Unknown {
		h[card]--
	}
}

// discard puts so many White cards of a face onto the discards, for those to remember who
// have seen it. // R9, R15, R174
func (c change) discard(card int16, n uint8, seen game.Audience) {
	c.WhiteOut += n
	if seen == 0 {
		c.WhiteSeen[card] += n
	}
	if c.hidden != nil {
		c.hidden.WhiteGone[card] += n
		for s := range game.Seat(c.Seats) {
			if seen != 0 && seen.Has(s) {
				c.hidden.Mine[s][card] += n
			}
		}
		return
	}
	if seen != 0 && seen.Has(c.view.Seat) {
		c.view.Mine[card] += n
	}
}

// discardBlack puts a Black card onto the discards; NoBlack is one whose face is not known
// here.
func (c change) discardBlack(b Black) {
	c.BlackOut++
	if b != NoBlack {
		c.BlackSeen[b]++
		if c.hidden != nil {
			c.hidden.BlackGone[b]++
		}
	}
}

// discardUnseen does the same with a card that lies face down: its face is the game's
// alone.
func (c change) discardUnseen(b Black) {
	c.BlackOut++
	if c.hidden != nil {
		c.hidden.BlackGone[b]++
	}
}

// knows has seats know the card at a place of the Black pile.
func (c change) knows(at int16, s game.Seat, b int16) {
	c.Known[at] |= bit(s)
	if c.view != nil && c.view.Seat == s && b != game.Unknown {
		c.view.Pile[at] = Black(b)
	}
}

// takeTop takes the top card off the Black pile and returns who has seen it.
func (c change) takeTop() (seen uint8) {
	c.BlackLeft--
	seen, c.Known[c.BlackLeft] = c.Known[c.BlackLeft], 0
	if c.view != nil {
		c.view.Pile[c.BlackLeft] = NoBlack
	}
	return seen
}

// putBlack puts a card at a place of the Black pile, those from there on one higher.
func (c change) putBlack(at uint8, seen uint8, b Black) {
	copy(c.Known[at+1:], c.Known[at:c.BlackLeft])
	c.Known[at] = seen
	if c.hidden != nil {
		copy(c.hidden.Blacks[at+1:], c.hidden.Blacks[at:c.BlackLeft])
		c.hidden.Blacks[at] = b
	}
	if c.view != nil {
		copy(c.view.Pile[at+1:], c.view.Pile[at:c.BlackLeft])
		c.view.Pile[at] = b
	}
	c.BlackLeft++
}
