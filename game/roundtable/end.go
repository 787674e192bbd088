package roundtable

import "merlin/game"

// engine puts an engine before Camelot; the twelfth ends the game. // R31, R69, R151
func (g *Game) engine(step) {
	g.Emit(EventEngine, game.NoSeat)
	if g.Engines >= SiegeFull {
		g.lost(ForSiege)
	}
}

// whiteSword and blackSword lay a sword; the seventh Black one ends the game. More than
// there are in the box are counted on. // R151, R154
func (g *Game) whiteSword(step) { g.Emit(EventSword, game.NoSeat, 0) }

func (g *Game) blackSword(step) {
	g.Emit(EventSword, game.NoSeat, 1)
	g.blacks()
}

func (g *Game) blacks() {
	if g.Black >= BlackFull {
		g.lost(ForBlackSwords)
	}
}

// turnSword turns a White Sword to Black, if there is one. // R141
func (g *Game) turnSword() {
	if g.White == 0 {
		g.Emit(EventVoid, game.NoSeat, VoidTurn)
		return
	}
	g.Emit(EventTurned, game.NoSeat)
	g.blacks()
}

// loyalLiving returns the Loyal Knights who live; a Traitor, hidden or not, is
// none. // R151
func (g *Game) loyalLiving() uint8 {
	set := g.Living()
	if g.Felon != game.NoSeat {
		set &^= bit(g.Felon)
	}
	return set
}

// lost ends the game at once with a defeat. // R22, R151
func (g *Game) lost(why Reason) { g.end(step{Kind: stepFinish, A: uint8(why)}) }

// end forgets all that was still to happen but for a last step.
func (g *Game) end(last step) {
	for g.Depth > 0 {
		g.Pop()
	}
	g.Push(last)
}

// count: a Traitor in hiding turns two White Swords, or the one there is; then more White
// than Black ones win. That comes after the end: a seventh Black Sword decides nothing
// now. // R150, R152, R155
func (g *Game) count(step) {
	if f := g.Felon; f != game.NoSeat && g.Lives(f) {
		g.Emit(EventShownLoyalty, f, int16(Traitor))
		for range min(g.White, 2) {
			g.Emit(EventTurned, f)
		}
	}
	won := g.White > g.Black
	g.Push(step{Kind: stepFinish, A: uint8(ForSwords), B: one(won)})
}

// finish shows all Loyalty cards. // R153
func (g *Game) finish(st step) {
	g.Reveal()
	for s := range game.Seat(g.Seats) {
		if g.Players[s].Shown == Unseen && g.Players[s].Fate != Absent {
			g.Emit(EventShownLoyalty, s, int16(g.loyaltyOf(s)))
		}
	}
	g.Emit(EventOver, game.NoSeat, int16(st.B), int16(st.A))
}
