package roundtable

import "merlin/game"

// offerMoves offers every other place in play with room. // R50, R51
func (g *Game) offerMoves(s game.Seat, k game.Kind) {
	t := g.Table()
	for q := range Place(Places) {
		if q != g.Players[s].At && t.RoomOn(q) {
			g.Offer(k, uint8(q))
		}
	}
}

func (g *Game) move(st step, a game.Action) {
	g.act(st, KindMove, false)
	g.goTo(st.Seat, Place(a.A), ByMove)
}

// offerPlace offers the action of the place where a Knight is. // R40, R65, R76, R90, R93
func (g *Game) offerPlace(s game.Seat) {
	switch at := g.Players[s].At; at {
	case Camelot:
		g.offerCamelot(s)
	case ExcaliburQuest:
		g.offerHand(s, ActOffer)
	case GrailQuest:
		if g.Hands[s][GrailCard] > 0 && !g.Forest { // R131
			g.Offer(ActLay, uint8(GrailCard))
		}
	default:
		t := g.Table()
		for w := range White(Fights) {
			if g.Hands[s][w] > 0 && t.Fits(at, w) {
				g.Offer(ActLay, uint8(w))
			}
		}
	}
}

// lay lays a card on the Quest where the Knight is. // R76, R93
func (g *Game) lay(st step, a game.Action) {
	g.act(st, KindPlace, false)
	if White(a.A) == GrailCard {
		g.layGrail(st.Seat)
		return
	}
	q := g.Players[st.Seat].At
	g.Emit(EventFightLaid, st.Seat, int16(a.A), int16(q))
	full := g.Quests[q].Whites() == g.rules.Box.Quests[q].White
	if q.War() {
		full = g.Table().warWon(q)
	}
	if full {
		g.endQuest(q, st.Seat, st.Seat)
	}
}

// layGrail takes the free place nearest to the relic, or else removes the Despair or
// Desolation nearest to it. // R93, R94, R95
func (g *Game) layGrail(s game.Seat) {
	if at := g.nearest(RowFree); at >= 0 {
		g.Emit(EventGrailCard, s, int16(at))
		if g.Count(RowGrail) == RowPlaces {
			g.endQuest(GrailQuest, s, s)
		}
		return
	}
	g.Note(game.Event{Kind: EventDiscard, Seat: s, Args: [5]int16{int16(GrailCard)}})
	g.Emit(EventRowGone, s, int16(g.nearest(RowDespair, RowDesolation)))
}

// offer discards any card, unseen, and moves Excalibur one space to the Knights. // R90, R92
func (g *Game) offer(st step, a game.Action) {
	g.act(st, KindPlace, false)
	g.Emit(EventOffered, st.Seat, int16(ExcaliburQuest))
	g.EmitSecret(EventDiscard, st.Seat, int16(a.A))
	g.moveSword(1, st.Seat, st.Seat)
}

// offerHealing offers three cards with the same face, unless Life is full. // R61
func (g *Game) offerHealing(s game.Seat) {
	if g.Players[s].Life == MaxLife {
		return
	}
	for w, n := range g.Hands[s] {
		if n >= 3 {
			g.Offer(ActHeal, uint8(w))
		}
	}
}

// heal discards them unseen. // R15, R61
func (g *Game) heal(st step, a game.Action) {
	g.act(st, KindHeal, false)
	for range 3 {
		g.EmitSecret(EventDiscard, st.Seat, int16(a.A))
	}
	g.gain(st.Seat, 1)
}

// offerCamelot: draw, but not with twelve cards, or fight an engine. // R65, R66, R67
func (g *Game) offerCamelot(s game.Seat) {
	if g.Players[s].Hand < HandFull && (g.WhiteLeft > 0 || g.WhiteOut > 0) {
		g.Offer(ActDrawWhite)
	}
	if g.Engines > 0 && g.Hands[s].fights() {
		g.Offer(ActFight)
	}
}

// drawWhite draws two cards, Gawain three. // R66, R125
func (g *Game) drawWhite(st step, _ game.Action) {
	g.act(st, KindPlace, false)
	for range 2 + one(g.Is(st.Seat, Gawain)) {
		g.draw(st.Seat)
	}
}

// fight begins a fight against an engine: at least one card is laid, then the die is
// rolled. // R67, R67a
func (g *Game) fight(st step, _ game.Action) {
	g.act(st, KindPlace, false)
	g.Emit(EventSiege, st.Seat)
	g.Push(step{Kind: AskFight, Seat: st.Seat})
}

func (g *Game) askFight(st step) {
	g.offerFights(st.Seat, ActAdd)
	if g.Fight != [Fights]uint8{} {
		g.Offer(ActRoll)
	}
}

func (g *Game) offerFights(s game.Seat, k game.Kind) {
	for w := range White(Fights) {
		if g.Hands[s][w] > 0 {
			g.Offer(k, uint8(w))
		}
	}
}

func (g *Game) add(st step, a game.Action) {
	g.Emit(EventAdded, st.Seat, int16(a.A))
	g.Push(st)
}

// roll rolls the die of eight sides. Kay may add a card after it. // R67, R122
func (g *Game) roll(st step, _ game.Action) {
	g.Reveal()
	n := uint8(1 + g.Chance[chanceDie].N(DieSides))
	g.Emit(EventDie, st.Seat, int16(n))
	g.Push(step{Kind: stepSiege, Seat: st.Seat, A: n})
	if g.Is(st.Seat, Kay) && g.Players[st.Seat].Hand > 0 {
		g.Push(step{Kind: AskSiegeKay, Seat: st.Seat, A: n})
	}
}

// askKay: one Fight card or none. He is asked whenever he has a card. // R122, R172
func (g *Game) askKay(st step) {
	g.offerFights(st.Seat, ActLend)
	g.Offer(ActNoCard)
}

// lend adds Kay's card, to the siege fight or to the Quest that ends.
func (g *Game) lend(st step, a game.Action) {
	if st.Kind == AskSiegeKay {
		g.Emit(EventAdded, st.Seat, int16(a.A), 1)
		return
	}
	g.Emit(EventKay, st.Seat, int16(a.A))
}

// siege: more than the die destroys an engine, else a Life is lost; the cards are
// discarded. Excalibur adds 1. No Quest is won by it. // R67, R68, R105
func (g *Game) siege(st step) {
	sum := g.FightSum()
	won := sum > st.A // R155: a tie is lost
	g.Emit(EventSiegeOver, st.Seat, int16(one(won)), int16(sum), int16(st.A))
	if won {
		g.Emit(EventEngineGone, st.Seat)
		return
	}
	g.lose(bit(st.Seat), 1)
}
