package legends

import "merlin/game"

// drawEvent draws the top card of the pile and puts it in play. // L22
func (g *Game) drawEvent(st step) {
	g.phase(PhaseEvent)
	if g.DeckLeft == 0 {
		g.checkEnd()
		return
	}
	card := g.Deck[g.DeckLeft-1]
	g.Deck[g.DeckLeft-1] = 0
	g.Reveal()
	g.Emit(EventTurned, st.Seat, int16(card))
	g.Push(step{Kind: stepEventDone, Seat: st.Seat, A: uint8(card)})
	switch f := &g.rules.Deck.Faces[card]; f.Kind {
	case LocationEvent:
		g.drawLocation(st.Seat, card, f)
	case HeraldicEvent:
		g.Emit(EventRaised, st.Seat, int16(card)) // L25
	case BiddingEvent:
		g.Emit(EventBidding, st.Seat, int16(card))
		g.Push(step{Kind: stepBid, Seat: st.Seat})
	case SpecialEvent:
		g.works(Drawn, card, Source{NoCard, st.Seat, noPlace}) // L24
		g.byHand(st.Seat, card)
	default:
		g.Emit(EventOpened, st.Seat, int16(card), int16(f.At)) // L26, L27
	}
}

// mostEvents is how many events a location holds, but for beginners. // L23
const mostEvents = 3

// drawLocation lays an event to its location, as far as there is a place; what finds none
// is discarded when this is over. // L23
func (g *Game) drawLocation(s game.Seat, card Card, f *Face) {
	switch {
	case g.Level == Beginner || g.eventsAt(f.At) < mostEvents:
		g.Emit(EventLaid, s, int16(card), int16(f.At))
	case f.Overlay:
		g.Push(step{Kind: AskOverlay, Seat: s, A: uint8(card), B: uint8(f.At)})
	}
}

// eventsAt counts the places taken; one that covers another takes one with it. // L23a
func (t *Public) eventsAt(p Place) (n int) {
	for i := range t.Event {
		if t.Event[i].At == p {
			n++
		}
	}
	return n
}

// askOverlay: the drawer discards the event or lays it on one that lies there. // L23a, L101
func (g *Game) askOverlay(st step) {
	g.Offer(ActLeave)
	for i := range g.Event {
		if uint8(g.Event[i].At) == st.B {
			g.Offer(ActOver, firstEvent+uint8(i))
		}
	}
}

func (g *Game) layOver(st step, a game.Action) {
	g.Emit(EventCovers, st.Seat, int16(st.A), int16(a.A), int16(st.B))
}

// banish discards an event; what it covers lies open again. // L23a, L96
func (g *Game) banish(card Card) { g.Emit(EventBanished, g.Turn.Seat, int16(card)) }

// eventDone discards a special event once its text is carried out, and what found no
// place. // L23, L24
func (g *Game) eventDone(st step) {
	if g.Event[st.A-firstEvent].At == Turned {
		g.banish(Card(st.A))
	}
	g.checkEnd()
}
