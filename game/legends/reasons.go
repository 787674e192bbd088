package legends

import "merlin/game"

// Why something cannot be done now, so that a screen can say so. // L116

// Reason is why not; NoReason: it can be done, as far as everybody sees.
type Reason uint8

const (
	NoReason   Reason = iota
	NoAction          // none is left
	HandFull          // the hand is at its limit
	NoCards           // there is none to draw
	NotThere          // the location is not in play, or one is there already
	Full              // the company has no room
	BarredFrom        // with somebody who is there
	IsFixed           // no action moves it
	UsedUp            // the text was used in this turn
	Unmet             // its conditions do not hold
	TooDear           // its cost cannot be paid
	NoTarget          // its first effect could do nothing
	Guarded           // it could, if nobody were guarded
	PlaceDone         // an event was completed there in this turn
	Short             // the company has not enough
)

// WhyNotDraw says why the player on turn cannot draw. // L61
func (g *Game) WhyNotDraw() Reason {
	s := g.Turn.Seat
	switch {
	case g.Table().Left() <= 0:
		return NoAction
	case !g.room(s):
		return HandFull
	case !g.canDraw(s):
		return NoCards
	}
	return NoReason
}

// WhyNotCome says why a character of a seat cannot come to a place, by playing or moving
// it, and who bars it if somebody does. // L62, L63, L93
func (t Table) WhyNotCome(c Card, s game.Seat, p Place) (Reason, Card) {
	company := t.company(s, p) &^ setOf(c)
	from := t.Chars[c].At
	switch {
	case t.Left() <= 0:
		return NoAction, NoCard
	case !t.InPlay(p) || from == p:
		return NotThere, NoCard
	case from < Places && t.self(Fixed, c, s, from) != nil:
		return IsFixed, NoCard
	}
	for rest := company; rest != 0; rest = rest.rest() {
		if t.barred(c, setOf(rest.first()), s, p) {
			return BarredFrom, rest.first()
		}
	}
	if !t.Fits(c, s, p) {
		return Full, NoCard
	}
	return NoReason, NoCard
}

// WhyNotUse says why a seat cannot use a text, by its number in the deck. // L40, L84a
func (g *Game) WhyNotUse(n uint8, s game.Seat) Reason {
	x := &g.rules.Deck.Texts[n]
	from, ok := g.from(x, s)
	switch {
	case g.Turn.Used[n>>6]>>(n&63)&1 == 1:
		return UsedUp
	case !ok || !g.Table().hold(x.If, from):
		return Unmet
	case !g.canPay(x, from):
		return TooDear
	case g.can(&x.Do[0], x, from):
		return NoReason
	case x.Do[0].Op.onCharacters() && g.targets(&x.Do[0], x, from, true) != 0:
		return Guarded
	}
	return NoTarget
}

// WhyNotComplete says why a seat cannot complete an event, and how much it lacks in each
// Ability. // L50, L51, L115
func (t Table) WhyNotComplete(event Card, s game.Seat) (why Reason, lack [Abilities]int) {
	at := t.Event[event-firstEvent].At
	if at >= Bid {
		return NotThere, lack
	}
	if t.Turn.Completed>>at&1 == 1 {
		return PlaceDone, lack
	}
	total, need := t.Totals(s, at), t.Needs(event, s)
	for a := range need {
		if t.Deck.Faces[event].Needs[a] > 0 && total[a] < need[a] {
			why, lack[a] = Short, need[a]-total[a]
		}
	}
	if t.company(s, at) == 0 {
		why = Short
	}
	return why, lack
}
