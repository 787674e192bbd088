package roundtable

import "merlin/game"

// The Knights' powers: Percival's is in the progress of Evil, Kay's where combats end,
// Gawain's with drawing, Palamedes' with victories. Those here are used in one's own
// Heroic phase, before, after or between actions. // R45, R120

// offerPowers offers what may be done free. // R124, R125, R126
func (g *Game) offerPowers(s game.Seat) {
	switch g.Players[s].Knight {
	case Tristan:
		if g.Players[s].At == Camelot && g.Turn.Kinds>>KindMove&1 == 0 {
			g.offerMoves(s, ActRide)
		}
	case Galahad:
		if g.Turn.Kinds>>KindSpecial&1 == 0 {
			g.offerSpecials(s, ActGrace)
		}
	case Arthur:
		if !g.Turn.Free {
			g.offerExchange(s)
		}
	}
}

// ride is a move away from Camelot that is free. // R124
func (g *Game) ride(st step, a game.Action) {
	g.act(st, KindMove, true)
	g.goTo(st.Seat, Place(a.A), ByRide)
}

// offerExchange offers each card to each other Knight. // R126
func (g *Game) offerExchange(s game.Seat) {
	for other := range game.Seat(g.Seats) {
		if other != s && g.Lives(other) {
			for w, n := range g.Hands[s] {
				if n > 0 {
					g.Offer(ActExchange, uint8(other), uint8(w))
				}
			}
		}
	}
}

// exchange gives the card, which the other one sees before he returns one: he must, and
// may return that very card. // R126
func (g *Game) exchange(st step, a game.Action) {
	g.Reveal()
	other := game.Seat(a.A)
	g.Emit(EventExchange, st.Seat, int16(a.A))
	g.then(step{Kind: stepCheck}, step{Kind: AskHeroic, Seat: st.Seat})
	g.send(st.Seat, other, White(a.B))
	if g.Players[other].Hand == 1 { // R170
		g.send(other, st.Seat, White(a.B))
		return
	}
	g.Push(step{Kind: AskReturn, Seat: other, A: uint8(st.Seat)})
}

// send gives a card to another seat; only these two see it. // R116, R126
func (g *Game) send(from, to game.Seat, w White) {
	e := game.Event{Kind: EventSent, Seat: from, Args: [5]int16{int16(w), int16(to)}}
	e.Known[0] = game.Only(from, to)
	g.Note(e)
}

func (g *Game) askReturn(st step) { g.offerHand(st.Seat, ActReturn) }

func (g *Game) giveBack(st step, a game.Action) {
	g.send(st.Seat, game.Seat(st.A), White(a.A))
}
