package roundtable

import "merlin/game"

// A Black card comes: it is read, laid open or face down, perhaps cancelled, and takes
// effect. // R33

// nextBlack takes the next card off the Black pile; the event that follows counts it.
func (g *Game) nextBlack() (b Black, ok bool) {
	g.renew()
	if g.BlackLeft == 0 {
		return 0, false
	}
	g.Reveal()
	top := &g.Blacks[g.BlackLeft-1]
	b, *top = *top, 0
	return b, true
}

// come has the top Black card come to a seat, whose its choices are. A card of value that
// may lie face down is seen by him alone, and by who has seen it before; an unmasked
// Traitor gets no White card for it. // R33, R38, R39, R146a
func (g *Game) come(s game.Seat, noWhite bool) {
	b, ok := g.nextBlack()
	if !ok {
		g.Emit(EventVoid, s, VoidBlack)
		return
	}
	_, inPlay := g.Goes(b.Name())
	hides := b.Name().Valued() && inPlay
	e := game.Event{Kind: EventCame, Seat: s, Args: [5]int16{int16(b.Name()), int16(b), int16(one(noWhite || !g.Lives(s))), int16(one(!hides))}}
	if hides {
		e.Known[1] = g.sees(s)
	}
	g.Note(e)
	g.renew()
	g.then(step{Kind: stepCancel, Seat: s}, step{Kind: stepEffect, Seat: s})
	if hides {
		g.Push(step{Kind: AskFace, Seat: s})
	}
}

// askFace: open or face down, as the drawer likes. // R39
func (g *Game) askFace(step) {
	g.Offer(ActFaceUp)
	g.Offer(ActFaceDown)
}

func (g *Game) faceUp(st step, _ game.Action) {
	g.Reveal()
	g.Emit(EventFaceUp, st.Seat, int16(g.Comes))
}

func (g *Game) faceDown(st step, _ game.Action) {
	g.Reveal()
	g.Emit(EventFaceDown, st.Seat)
}

// cancel asks whether the card is to be cancelled: a Special by Merlins, any by Excalibur.
// Where the Knights have not three cards together nobody is asked for Merlins. Each card
// that comes is asked about, also one that will be an engine. // R36, R37, R37a
func (g *Game) cancel(st step) {
	if owner := g.Owner(Excalibur); owner != game.NoSeat {
		g.Push(step{Kind: AskGiveUp, Seat: owner})
	}
	if !g.Coming.Name.Special() || g.Vivien || g.Cards() < 3 {
		return
	}
	g.pushEach(step{Kind: AskTry}, st.Seat, g.Holding(1))
}

// pushEach has a step happen to the seats of a set one after another, in seat order from
// one on.
func (g *Game) pushEach(st step, from game.Seat, set uint8) {
	for n := g.Seats; n > 0; n-- {
		if s := g.after(from, n-1); set&bit(s) != 0 {
			st.Seat = s
			g.Push(st)
		}
	}
}

// askTry: the table is asked openly whether it wants to try; one who does is enough.
// Everybody with a card is asked, for not being asked would betray a hand. // R171, R172
func (g *Game) askTry(step) {
	g.Offer(ActTry)
	g.Offer(ActLetBe)
}

// try has every Knight with a card say, unseen, how many Merlins he gives. That is no
// action, and plays no Special. // R36a, R171
func (g *Game) try(st step, _ game.Action) {
	g.Emit(EventTry, st.Seat)
	g.drop(AskTry)
	g.Push(step{Kind: stepPledged})
	g.pushEach(step{Kind: AskPledge}, g.Coming.Decides, g.Holding(1))
}

func (g *Game) letBe(st step, _ game.Action) { g.Emit(EventLetBe, st.Seat) }

func (g *Game) askPledge(st step) {
	for n := range g.Hands[st.Seat][Merlin] + 1 {
		g.Offer(ActPledge, n)
	}
}

func (g *Game) pledge(st step, a game.Action) { g.EmitSecret(EventPledge, st.Seat, int16(a.A)) }

// pledged: three Merlins are taken in seat order from the drawer, or all are kept. // R171
func (g *Game) pledged(step) {
	g.Reveal()
	total := uint8(0)
	for _, n := range g.Pledge {
		total += n
	}
	if total < 3 {
		g.Emit(EventNotEnough, game.NoSeat)
		return
	}
	left, given := uint8(3), g.Pledge
	g.each(g.Coming.Decides, g.Pledges, func(s game.Seat) {
		if n := min(given[s], left); n > 0 {
			g.Emit(EventMerlins, s, int16(n))
			left -= n
		}
	})
	g.Emit(EventCancelled, game.NoSeat, 0)
}

// askGiveUp: Excalibur's owner may give it up, whatever card it is. // R37
func (g *Game) askGiveUp(step) {
	if g.Coming.Cancelled {
		return
	}
	g.Offer(ActGiveUp)
	g.Offer(ActKeep)
}

func (g *Game) giveUp(st step, _ game.Action) {
	g.Emit(EventRelicGone, st.Seat, int16(Excalibur))
	g.Emit(EventCancelled, st.Seat, 1)
}

func nothing(*Game, step, game.Action) {}

// effect carries the card out, unless it is cancelled or its Quest is over. // R33, R35
func (g *Game) effect(st step) {
	n := g.Coming.Name
	if g.Coming.Cancelled {
		g.Push(step{Kind: stepBlackOver})
		return
	}
	if g.Coming.Down && !g.Coming.NoWhite { // R39: the card comes before the Quest is resolved
		g.draw(st.Seat)
	}
	q, inPlay := g.Goes(n)
	if !inPlay {
		g.Emit(EventInstead, game.NoSeat, int16(n))
		g.then(step{Kind: stepEngine}, step{Kind: stepBlackOver})
		return
	}
	g.Push(step{Kind: stepBlackOver})
	effects[n.first()](g, st, q)
}

// blackOver discards the card that came once it has taken effect, unless it stays
// somewhere. // R33
func (g *Game) blackOver(step) {
	if g.Coming.Here {
		g.Emit(EventBlackGone, game.NoSeat, int16(g.Coming.Name))
	}
}

// effects are what Black cards do, by face; cards of one name do the same.
var effects = [Blacks]func(*Game, step, Place){
	BlackKnight1:     (*Game).combatCard,
	Lancelot1Dragon5: (*Game).combatCard,
	Despair:          (*Game).despair,
	Icebound:         (*Game).icebound,
	Mercenaries:      (*Game).choosesWar,
	Picts:            invade(PictWar),
	Saxons:           invade(SaxonWar),
	Desolation:       (*Game).desolation,
	DarkForest:       (*Game).stays,
	Guinevere:        (*Game).guinevere,
	Mists:            (*Game).stays,
	Mordred:          (*Game).choosesWar,
	Morgan1:          (*Game).morgan1,
	Morgan2:          (*Game).morgan2or5,
	Morgan3:          (*Game).morgan3,
	Morgan4:          (*Game).morgan4,
	Morgan5:          (*Game).morgan2or5,
	Vivien:           (*Game).stays,
}
