package roundtable

import "merlin/game"

// A turn: the progress of Evil, then the Heroic Action. // R21

// beginTurn begins the turn of a seat that lives or is unmasked.
func (g *Game) beginTurn(st step) {
	s := st.Seat
	g.Emit(EventTurn, s)
	if g.Players[s].Fate == Unmasked { // R146
		g.then(step{Kind: stepRob, Seat: s}, step{Kind: stepCheck}, step{Kind: AskTraitor, Seat: s}, step{Kind: stepCheck}, step{Kind: stepTurnOver, Seat: s})
		return
	}
	g.then(step{Kind: AskEvil, Seat: s}, step{Kind: stepCheck}, step{Kind: stepHeroic, Seat: s}, step{Kind: stepTurnOver, Seat: s})
}

// turnOver goes on clockwise; the dead are skipped. There is no way back into a turn that is
// over. // R20, R21, R175
func (g *Game) turnOver(st step) {
	g.Reveal()
	g.Emit(EventTurnOver, st.Seat)
	for n := uint8(1); n <= g.Seats; n++ {
		if s := g.after(st.Seat, n); !g.Gone(s) {
			g.Push(step{Kind: stepTurn, Seat: s})
			return
		}
	}
}

// check ends the game when twelve swords lie on the table, and shows the Loyalty cards
// that were sealed when six do, once an action has been carried out. // R12, R22, R23
func (g *Game) check(step) {
	if g.Swords() >= TableFull {
		g.end(step{Kind: stepCount})
		return
	}
	if g.Sealed && g.Swords() >= Suspicion {
		g.Reveal()
		g.Emit(EventSealed, game.NoSeat, 0)
		g.lookAtLoyalty()
	}
}

// askEvil: one of three, always, also the twelfth engine and the last Life. Percival may
// look first. // R30, R121
func (g *Game) askEvil(st step) {
	if g.Is(st.Seat, Percival) && !g.Turn.Looked && g.blackThere() {
		g.Offer(ActLook)
	}
	g.Offer(ActDrawBlack)
	g.Offer(ActEngine)
	g.Offer(ActLife)
	g.offerComing(st.Seat)
	g.offerTalk(st.Seat)
}

// blackThere reports whether a Black card can be taken. // R25a
func (g *Game) blackThere() bool { return g.BlackLeft+g.BlackOut > 0 }

func (g *Game) drawBlack(st step, _ game.Action) {
	g.Emit(EventEvil, st.Seat, EvilCard)
	g.chooseToDraw(st.Seat)
}

// chooseToDraw draws a Black card by one's own choice: with the Armour two, of which one
// is played. After Percival's look it is the card that he has seen. // R104, R121
func (g *Game) chooseToDraw(s game.Seat) {
	if g.Owner(Armour) != s || g.Turn.Looked {
		g.come(s, false)
		return
	}
	switch g.takeTwo(s) {
	case 1:
		g.EmitSecret(EventBack, s, 0)
		g.come(s, false)
	case 2:
		g.Push(step{Kind: AskPick, Seat: s})
	}
}

// takeTwo takes the top two Black cards, or as many as there are, and returns how many.
func (g *Game) takeTwo(s game.Seat) (n uint8) {
	for ; n < 2; n++ {
		b, ok := g.nextBlack()
		if !ok {
			break
		}
		g.Two[n] = b
		e := game.Event{Kind: EventTaken, Seat: s, Args: [5]int16{int16(n), int16(b)}}
		e.Known[1] = g.sees(s)
		g.Note(e)
		g.renew()
	}
	return n
}

// sees is the audience of the top card of the Black pile once a seat has seen it too.
func (g *Game) sees(s game.Seat) game.Audience {
	return audience(g.Known[g.BlackLeft-1] | bit(s))
}

// audience is that of a set of seats.
func audience(set uint8) game.Audience { return game.Only() | game.Audience(set) }

// askPick: which of the two is played; the other goes under the pile. // R104
func (g *Game) askPick(step) {
	g.Offer(ActUnder, 1)
	if g.Two[0] != g.Two[1] {
		g.Offer(ActUnder, 0)
	}
}

func (g *Game) pick(st step, a game.Action) {
	g.Reveal()
	g.putBack(st.Seat, a.A)
	g.come(st.Seat, false)
}

// putBack puts one of the two cards taken under the pile and the other on top; nobody else
// sees which.
func (g *Game) putBack(s game.Seat, under uint8) {
	g.EmitSecret(EventUnder, s, int16(under))
	g.EmitSecret(EventBack, s, 0)
}

// look: Percival sees the top card. With the Armour he takes two, puts one under the pile
// and the other back on top. // R121
func (g *Game) look(st step, _ game.Action) {
	g.Reveal()
	g.Emit(EventLook, st.Seat)
	g.Push(st)
	if g.Owner(Armour) != st.Seat {
		g.renew()
		g.peek(st.Seat, g.BlackLeft-1)
		return
	}
	switch g.takeTwo(st.Seat) {
	case 1:
		g.EmitSecret(EventBack, st.Seat, 0)
	case 2:
		g.Push(step{Kind: AskUnder, Seat: st.Seat})
	}
}

// peek shows a seat the card at a place of the Black pile.
func (g *Game) peek(s game.Seat, at uint8) {
	e := game.Event{Kind: EventSeen, Seat: s, Args: [5]int16{int16(at), int16(g.Blacks[at])}}
	e.Known[1] = game.Only(s)
	g.Note(e)
}

func (g *Game) putUnder(st step, a game.Action) {
	g.Reveal()
	g.putBack(st.Seat, a.A)
}

// addEngine: an engine comes by one's choice. // R31
func (g *Game) addEngine(st step, _ game.Action) {
	g.Emit(EventEvil, st.Seat, EvilEngine)
	g.Push(step{Kind: stepEngine})
}

// giveLife: a Life is lost by one's choice. // R32
func (g *Game) giveLife(st step, _ game.Action) {
	g.Emit(EventEvil, st.Seat, EvilLife)
	g.lose(bit(st.Seat), 1)
}

// heroic begins the second part of the turn, if the Knight lives and was not
// summoned. // R21, R133
func (g *Game) heroic(st step) {
	if !g.Turn.Summoned {
		g.Push(step{Kind: AskHeroic, Seat: st.Seat})
	}
}

// owed reports whether the turn still demands a Heroic Action. // R40, R42
func (p *Public) owed() bool { return p.Turn.Done <= one(p.Turn.Second) }

// askHeroic offers every action of the kinds left, free powers, the sacrifice, and the
// end of the turn. // R40, R43
func (g *Game) askHeroic(st step) {
	s := st.Seat
	if !g.Lives(s) {
		return
	}
	owed := g.owed()
	if owed {
		g.offerActions(s)
	}
	must := len(g.Offered()) > 0
	g.offerPowers(s)
	g.offerReveal(s)
	g.offerTalk(s)
	if !owed && !g.Turn.Second && g.mayGoOn(s) {
		g.Offer(ActSacrifice)
	}
	if !must { // R43, R46
		g.Offer(ActEnd)
	}
}

// mayGoOn reports whether a second action of another kind is legal; a move always is. // R42
func (g *Game) mayGoOn(s game.Seat) bool {
	if g.Turn.Kinds>>KindMove&1 == 0 {
		return true
	}
	n := len(g.Offered())
	g.offerActions(s)
	found := len(g.Offered()) > n
	at := 0
	g.Withdraw(func(game.Action) bool {
		at++
		return at > n
	})
	return found
}

// offerActions offers every action of the kinds that were not done in the turn. // R41
func (g *Game) offerActions(s game.Seat) {
	for kind, offer := range offers {
		if g.Turn.Kinds>>kind&1 == 0 {
			offer(g, s)
		}
	}
}

// offers list the actions of each kind. // R40
var offers = [KindsOfAction]func(*Game, game.Seat){
	KindMove:    func(g *Game, s game.Seat) { g.offerMoves(s, ActMove) },
	KindPlace:   (*Game).offerPlace,
	KindSpecial: func(g *Game, s game.Seat) { g.offerSpecials(s, ActPlay) },
	KindHeal:    (*Game).offerHealing,
	KindAccuse:  (*Game).offerAccusations,
}

// act notes an action of a kind; what follows stands behind it on the stack: its end, the
// game's, and what is done next. The steps of the action itself are pushed afterwards.
func (g *Game) act(st step, kind int16, free bool) {
	g.Emit(EventHeroic, st.Seat, kind, int16(one(free)))
	g.then(step{Kind: stepActed, Seat: st.Seat}, step{Kind: stepCheck}, step{Kind: AskHeroic, Seat: st.Seat})
}

// acted: who has sacrificed his last Life dies once his second action is done. // R102
func (g *Game) acted(st step) {
	if g.Turn.Doomed && !g.owed() {
		g.Push(step{Kind: stepDoom, Seat: st.Seat})
	}
}

// sacrifice costs a Life before the second action. // R42
func (g *Game) sacrifice(st step, _ game.Action) {
	g.Emit(EventSacrifice, st.Seat)
	g.gain(st.Seat, -1)
	if g.Players[st.Seat].Life == 0 {
		g.Emit(EventDoomed, st.Seat, 1)
	}
	g.Push(st)
}

// endTurn says that the turn is over. // R46
func (g *Game) endTurn(st step, _ game.Action) {
	if g.Turn.Doomed { // a free power took the last kind that was left
		g.then(step{Kind: stepDoom, Seat: st.Seat}, step{Kind: stepCheck})
	}
}
