package roundtable

import "merlin/game"

// offerAccusations: from six swords or engines on, once for each Knight, against any
// other one whose card is not open. // R140, R142
func (g *Game) offerAccusations(s game.Seat) {
	if g.Players[s].Accused || !g.Table().Suspicious() {
		return
	}
	for other := range game.Seat(g.Seats) {
		if other != s && g.MayAccuse(other) {
			g.Offer(ActAccuse, uint8(other))
		}
	}
}

// accuse: the accused shows his card. The Traitor is unmasked, and a White Sword is laid;
// for a Loyal Knight a White Sword is turned. // R141
func (g *Game) accuse(st step, a game.Action) {
	g.Reveal()
	g.act(st, KindAccuse, false)
	who := game.Seat(a.A)
	g.Emit(EventAccused, st.Seat, int16(who))
	if g.Felon == who {
		g.unmask(who)
		g.Push(step{Kind: stepWhiteSword})
		return
	}
	g.Emit(EventShownLoyalty, who, int16(Loyal))
	g.turnSword()
}

// offerReveal offers a Traitor who has seen his card to say so by Fate, as an action or
// by Galahad's power. // R112, R125
func (g *Game) offerReveal(s game.Seat) {
	may := g.Turn.Kinds>>KindSpecial&1 == 0 && (g.owed() || g.Is(s, Galahad))
	if may && g.Hands[s][Fate] > 0 && g.loyaltySeen(s) == Traitor {
		g.Offer(ActReveal)
	}
}

// reveal: by Fate the Traitor shows himself; every other Knight discards two cards. His
// turn is over. // R112
func (g *Game) reveal(st step, _ game.Action) {
	g.Reveal()
	g.act(st, KindSpecial, !g.owed())
	g.Emit(EventPlayed, st.Seat, int16(Fate))
	g.unmask(st.Seat)
	g.Push(step{Kind: stepPlayed, Seat: st.Seat})
	g.pushEach(step{Kind: stepDiscard, A: 2}, st.Seat, g.Holding(1))
}

// unmask: the Traitor loses his hand, his figure, his Life, and all relics but the
// Armour. // R145
func (g *Game) unmask(s game.Seat) {
	g.Emit(EventShownLoyalty, s, int16(Traitor))
	g.Emit(EventUnmasked, s)
	g.leave(s)
	g.losesRelic(s, Excalibur)
	g.losesRelic(s, Grail)
}

// The turn of an unmasked Traitor. // R146, R147

// beginRob: where all hands are empty it is void. // R146
func (g *Game) beginRob(st step) {
	if g.Holding(1) == 0 {
		g.Emit(EventVoid, st.Seat, VoidRob)
		return
	}
	g.Push(step{Kind: AskRob, Seat: st.Seat})
}

// askRob: a card from the hand of a Knight who has one. // R146
func (g *Game) askRob(step) {
	holding := g.Holding(1)
	for s := range game.Seat(g.Seats) {
		if holding&bit(s) != 0 {
			g.Offer(ActRob, uint8(s))
		}
	}
}

// rob discards a card of the hand by chance, which its owner and the Traitor
// see. // R146, R146a
func (g *Game) rob(st step, a game.Action) {
	g.Reveal()
	who := game.Seat(a.A)
	g.Emit(EventRobbed, who, int16(st.Seat))
	n := uint8(g.Chance[chanceTheft].N(int(g.Players[who].Hand)))
	card := White(0)
	for ; n >= g.Hands[who][card]; card++ {
		n -= g.Hands[who][card]
	}
	e := game.Event{Kind: EventDiscard, Seat: who, Args: [5]int16{int16(card)}}
	e.Known[0] = game.Only(who, st.Seat)
	g.Note(e)
}

// askTraitor: an engine, or a Black card; he has no Life to lose. // R146, R147
func (g *Game) askTraitor(step) {
	g.Offer(ActDrawBlack)
	g.Offer(ActEngine)
}
