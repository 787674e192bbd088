package roundtable

import (
	"slices"

	"merlin/game"
)

// combatCard takes a place of its Quest, face up or down; the last one ends it. // R81, R84, R85
func (g *Game) combatCard(st step, q Place) {
	g.Emit(EventLaid, game.NoSeat, int16(q), int16(g.Quests[q].Blacks))
	if g.Quests[q].Blacks == g.rules.Box.Quests[q].Black {
		g.endQuest(q, game.NoSeat, st.Seat)
	}
}

// icebound moves Excalibur one space to the frozen bank. // R90
func (g *Game) icebound(st step, _ Place) { g.moveSword(-1, game.NoSeat, st.Seat) }

// choosesWar: the drawer says which War the card goes to. // R97, R136
func (g *Game) choosesWar(st step, _ Place) { g.Push(step{Kind: AskWar, Seat: st.Seat}) }

func (g *Game) askWar(step) {
	g.Offer(ActWar, uint8(PictWar))
	g.Offer(ActWar, uint8(SaxonWar))
}

func (g *Game) war(st step, a game.Action) {
	if g.Coming.Name.of() == Mordred {
		g.Emit(EventLasting, game.NoSeat, int16(g.Coming.Name), int16(a.A))
		return
	}
	g.invade(st, Place(a.A))
}

func invade(war Place) func(*Game, step, Place) {
	return func(g *Game, st step, _ Place) { g.invade(st, war) }
}

// invade puts a warrior into a War; the last one ends it with a defeat. // R97
func (g *Game) invade(st step, war Place) {
	g.Emit(EventWarrior, game.NoSeat, int16(war))
	if g.Quests[war].Warriors == g.rules.Box.Quests[war].Black {
		g.endQuest(war, game.NoSeat, st.Seat)
	}
}

// despair takes the free place farthest from the relic, or else removes the Grail card
// farthest from it. // R93, R94
func (g *Game) despair(st step, _ Place) {
	if at := g.farthest(RowFree); at >= 0 {
		g.layDespair(st, at, 0)
		return
	}
	g.Emit(EventRowGone, game.NoSeat, int16(g.farthest(RowGrail)))
}

// layDespair lays the card that came on a place of the row; with the seventh the Grail is
// lost. // R95
func (g *Game) layDespair(st step, at, desolation int) {
	g.Emit(EventDespair, game.NoSeat, int16(at), int16(desolation))
	if g.Count(RowDespair, RowDesolation) == RowPlaces {
		g.endQuest(GrailQuest, game.NoSeat, st.Seat)
	}
}

// farthest and nearest return the place with something in the row that lies farthest from
// the relic, or nearest to it, or -1.
func (p *Public) farthest(what ...InRow) int {
	for i := RowPlaces - 1; i >= 0; i-- {
		if slices.Contains(what, p.Row[i]) {
			return i
		}
	}
	return -1
}

func (p *Public) nearest(what ...InRow) int {
	for i := range RowPlaces {
		if slices.Contains(what, p.Row[i]) {
			return i
		}
	}
	return -1
}

// desolation discards the Grail card farthest from the relic, and is laid as a
// Despair. // R130
func (g *Game) desolation(st step, _ Place) {
	if at := g.farthest(RowGrail); at >= 0 {
		g.Emit(EventRowGone, game.NoSeat, int16(at))
	}
	g.layDespair(st, g.farthest(RowFree), 1)
}

// stays: the card stays in play. // R131, R132, R138
func (g *Game) stays(step, Place) { g.Emit(EventLasting, game.NoSeat, int16(g.Coming.Name)) }

// guinevere sends all Knights to Camelot; the drawer's turn ends without a Heroic
// Action. // R133
func (g *Game) guinevere(_ step, _ Place) {
	g.each(g.Turn.Seat, g.Living(), func(s game.Seat) { g.goTo(s, Camelot, BySent) })
	g.Emit(EventSummoned, g.Turn.Seat)
}

// morgan1 costs every Knight a Life. // R135
func (g *Game) morgan1(step, Place) { g.lose(g.Living(), 1) }

// morgan4 brings two engines. // R135
func (g *Game) morgan4(step, Place) {
	g.then(step{Kind: stepEngine}, step{Kind: stepEngine})
}

// morgan2or5: one Knight may pay for all, or everybody discards a card. Those able are
// asked in seat order from the drawer; the first yes settles it. // R134, R134a
func (g *Game) morgan2or5(st step, _ Place) {
	able := g.Holding(3)
	if g.Coming.Name.of() == Morgan5 {
		able = g.where(func(p *Player) bool { return p.Life >= 2 })
	}
	g.Push(step{Kind: stepEachDiscards, Seat: st.Seat})
	g.pushEach(step{Kind: AskVolunteer}, st.Seat, able)
}

func (g *Game) askVolunteer(step) {
	g.Offer(ActVolunteer)
	g.Offer(ActDecline)
}

func (g *Game) volunteer(st step, _ game.Action) {
	g.Emit(EventVolunteer, st.Seat)
	g.drop(AskVolunteer)
	g.drop(stepEachDiscards)
	if g.Coming.Name.of() == Morgan5 {
		g.lose(bit(st.Seat), 2)
		return
	}
	g.Push(step{Kind: stepDiscard, Seat: st.Seat, A: 3})
}

func (g *Game) declines(st step, _ game.Action) { g.Emit(EventDeclined, st.Seat) }

// eachDiscards: every Knight with a card discards one of his choice, unseen. // R134
func (g *Game) eachDiscards(st step) {
	g.pushEach(step{Kind: stepDiscard, A: 1}, st.Seat, g.Holding(1))
}

// discards has a seat discard so many cards of its choice, as many as it has. Where it
// must give all, it is not asked. // R112, R134, R172
func (g *Game) discards(st step) {
	if g.Players[st.Seat].Hand > st.A {
		for range st.A {
			g.Push(step{Kind: AskDiscard, Seat: st.Seat})
		}
		return
	}
	for w, n := range g.Hands[st.Seat] {
		for range n {
			g.EmitSecret(EventDiscard, st.Seat, int16(w))
		}
	}
}

func (g *Game) askDiscard(st step) { g.offerHand(st.Seat, ActDiscard) }

func (g *Game) discard(st step, a game.Action) { g.EmitSecret(EventDiscard, st.Seat, int16(a.A)) }

// morgan3 has the next three cards carried out one by one. // R135
func (g *Game) morgan3(st step, _ Place) {
	g.Comes = 0
	g.Emit(EventMorgan3, game.NoSeat)
	g.then(
		step{Kind: stepMorgan3, Seat: st.Seat}, step{Kind: stepMorgan3, Seat: st.Seat}, step{Kind: stepMorgan3, Seat: st.Seat},
		step{Kind: stepMorgan3Over},
	)
}

// nextOfThree: if the drawer has died, the next Knight decides in his place, and gets no
// card for one face down. // R38
func (g *Game) nextOfThree(st step) {
	s, replaced := st.Seat, g.Gone(st.Seat)
	if replaced {
		s = g.firstOf(s, g.Living())
	}
	g.come(s, replaced)
}

func (g *Game) morgan3Over(step) { g.Emit(EventMorgan3Over, game.NoSeat) }
