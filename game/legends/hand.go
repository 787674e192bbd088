package legends

import "merlin/game"

// What the vocabulary cannot say of an owner's card stands on it as text, and persons
// carry it out by hand: any of them may take up such a card that lies open, or that he
// holds, once a turn when it is his turn; events of the kind are taken up when they are
// drawn or completed. Nothing is enforced, and everything is recorded.

// freeMoment offers the cards to be carried out by hand.
func (g *Game) freeMoment(st step) {
	if !g.person(st.Seat) {
		return
	}
	for _, c := range g.rules.Deck.byHand {
		if g.handy(c, st.Seat) {
			g.Offer(ActByHand, uint8(c))
		}
	}
}

// person reports whether a person plays a seat.
func (p *Public) person(s game.Seat) bool { return p.Persons>>s&1 == 1 }

// handles reports whether a seat has anything to carry out by hand that all see.
func (g *Game) handles(s game.Seat) bool {
	if !g.person(s) {
		return false
	}
	for _, c := range g.rules.Deck.byHand {
		if g.handy(c, s) && (!c.IsCharacter() || g.Chars[c].At < Places) {
			return true
		}
	}
	return false
}

// handy reports whether a card may be taken up: it lies open, or the seat holds it.
func (g *Game) handy(c Card, s game.Seat) bool {
	if g.Turn.Handled[c>>6]>>(c&63)&1 == 1 {
		return false
	}
	switch {
	case c.IsCharacter():
		return g.Chars[c].At < Places || g.Own[s].Hand.Has(c)
	case c.IsSpecial():
		return g.Special[c-firstSpecial] != NoCard
	}
	at := g.Event[c-firstEvent].At
	return at < Places || at == Displayed || at == Heraldic
}

// byHand asks a person to carry out what an event says.
func (g *Game) byHand(s game.Seat, c Card) {
	if g.rules.Deck.Faces[c].ByHand && g.person(s) {
		g.Emit(EventHandled, s, int16(c))
		g.Push(step{Kind: AskByHand, Seat: s, A: uint8(c)})
	}
}

func (g *Game) handle(st step, a game.Action) {
	g.Push(st)
	g.byHand(st.Seat, Card(a.A))
}

// maxByHand is how much may be done for one card.
const maxByHand = 20

// askByHand offers all that may be done for a card: B counts it.
func (g *Game) askByHand(st step) {
	g.Offer(ActGoOn)
	if st.B == maxByHand {
		return
	}
	for rest := g.Table().inPlay(game.NoSeat); rest != 0; rest = rest.rest() {
		g.offerByHand(rest.first())
	}
	for rest := g.Own[st.Seat].Hand; rest != 0; rest = rest.rest() {
		g.Offer(ActHandDrop, uint8(rest.first()))
	}
	for s := range game.Seat(g.Seats) {
		if g.canDraw(s) {
			g.Offer(ActHandDraw, uint8(s))
		}
		g.Offer(ActHandPoint, uint8(s))
		g.Offer(ActHandLose, uint8(s))
	}
}

func (g *Game) offerByHand(c Card) {
	for p := range Bid {
		if g.Table().InPlay(p) && p != g.Chars[c].At {
			g.Offer(ActHandMove, uint8(c), uint8(p))
		}
	}
	g.Offer(ActHandHome, uint8(c))
	g.Offer(ActHandDiscard, uint8(c))
}

// handDo does one thing by hand.
func (g *Game) handDo(st step, a game.Action) {
	st.B++
	g.Push(st)
	c, s := Card(a.A), game.Seat(a.A)
	switch a.Kind {
	case ActHandMove:
		g.moveTo(c, Place(a.B))
	case ActHandHome:
		g.home(c)
	case ActHandDiscard:
		g.discard(c)
	case ActHandDrop:
		g.Emit(EventPaid, st.Seat, int16(c))
	case ActHandDraw:
		g.drawCard(s)
	case ActHandPoint:
		g.Emit(EventPoint, s, 1)
	case ActHandLose:
		g.Emit(EventPoint, s, -1)
	}
}
