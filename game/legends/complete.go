package legends

import (
	"math/bits"

	"merlin/game"
)

// askComplete offers the events that a company of the player on turn can complete, one at
// each location, and to go on. // L21, L50, L51, L111
func (g *Game) askComplete(st step) {
	g.phase(PhaseComplete)
	lying := g.lying()
	for p := range Bid {
		if lying[p] != 0 && g.Companies[st.Seat][p] != 0 && g.Turn.Completed>>p&1 == 0 {
			g.offerCompletions(st.Seat, p, lying[p])
		}
	}
	if len(g.Offered()) > 0 {
		g.Offer(ActGoOn)
	}
}

// lying returns the events with a Requirement at each place, a bit each.
func (g *Game) lying() (at [Bid]uint64) {
	for i := range g.Event {
		if p := g.Event[i].At; p < Bid && g.rules.Deck.Faces[firstEvent+i].isQuest() {
			at[p] |= 1 << i
		}
	}
	return at
}

func (g *Game) offerCompletions(s game.Seat, p Place, events uint64) {
	t := g.Table()
	total := t.Totals(s, p)
	for ; events != 0; events &= events - 1 {
		if event := firstEvent + Card(bits.TrailingZeros64(events)); t.reaches(event, s, total) {
			g.Offer(ActComplete, uint8(event))
		}
	}
}

// isQuest reports whether an event has a Requirement.
func (f *Face) isQuest() bool { return f.Kind == LocationEvent || f.Kind == FinalEvent }

// complete takes an event into the display; then come its reward, and the texts of that
// company. // L52
func (g *Game) complete(st step, a game.Action) {
	event := Card(a.A)
	at := g.Event[event-firstEvent].At
	g.Push(st)
	g.Push(step{Kind: stepCompleted, Seat: st.Seat, A: a.A})
	g.Push(step{Kind: stepWon, Seat: st.Seat, A: a.A, B: uint8(at)})
	g.Emit(EventCompleted, st.Seat, int16(event), int16(at), int16(g.rules.Deck.Faces[event].Points))
	if g.Level == Beginner && !g.rules.rewarded && !g.rules.Deck.beginnersCount() && g.noneLeft() { // L77
		g.Pop()
		return
	}
	g.byHand(st.Seat, event)
	g.works(Won, event, Source{NoCard, st.Seat, at})
}

// wonTexts pushes the texts of those who stand there now, by the time they came into
// play. // L52, L98
func (g *Game) wonTexts(st step) {
	at := Place(st.B)
	var order [Characters]Card
	n := 0
	for rest := g.Companies[st.Seat][at]; rest != 0; n++ {
		order[n] = g.eldest(rest)
		rest.remove(order[n])
	}
	for n > 0 {
		n--
		c := order[n]
		s := Source{c, st.Seat, at}
		for i, bearer := range g.Special {
			if bearer == c {
				g.works(Won, firstSpecial+Card(i), s)
			}
		}
		if g.Chars[c].Silent == 0 {
			g.works(Won, c, s)
		}
	}
}

// completed: an event that says so is discarded after its reward, and the Final Event
// ends the game. // L53, L70, L78
func (g *Game) completed(st step) {
	event := Card(st.A)
	switch {
	case event.IsFinal():
		g.finishFinal()
	case g.rules.Deck.Faces[event].Discard:
		g.banish(event)
		g.checkEnd()
	default:
		g.checkEnd()
	}
}
