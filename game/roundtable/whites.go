package roundtable

import "merlin/game"

// Special Whites: the card is played, its text carried out, then it is discarded. // R60, R110

// offerSpecials offers each Special in hand of which some part can be done. // R60, R110
func (g *Game) offerSpecials(s game.Seat, k game.Kind) {
	for w := Merlin; w < Whites; w++ {
		if g.Hands[s][w] > 0 && g.playable(s, w) {
			g.Offer(k, uint8(w))
		}
	}
}

// playable reports whether a Special may be played. // R110
func (g *Game) playable(s game.Seat, w White) bool {
	switch w {
	case Merlin:
		return !g.Vivien && g.merlinFinds() // R115, R138
	case Messenger:
		return g.Players[s].Hand > 1 && g.Living() != bit(s)
	case Clairvoyance:
		return g.blackThere()
	}
	return true
}

// playSpecial carries out a Special, which is discarded at the end. // R60, R125
func (g *Game) playSpecial(st step, a game.Action) {
	w := White(a.A)
	g.act(st, KindSpecial, a.Kind == ActGrace)
	g.Emit(EventPlayed, st.Seat, int16(w))
	g.Push(step{Kind: stepPlayed, Seat: st.Seat})
	plays[w](g, st)
}

// plays are what Specials do.
var plays = [Whites]func(*Game, step){
	Merlin:         asks(AskMerlin),
	Convocation:    (*Game).convocation,
	Fate:           (*Game).fate,
	Heroism:        asks(AskHeroism),
	LadyOfTheLake:  (*Game).lady,
	Messenger:      asks(AskMessenger),
	Piety:          asks(AskPiety),
	Clairvoyance:   (*Game).clairvoyance,
	Reinforcements: asks(AskReinforcements),
}

func asks(k stepKind) func(*Game, step) {
	return func(g *Game, st step) { g.Push(step{Kind: k, Seat: st.Seat}) }
}

// played discards the Special, unless it lies on a Quest. // R60, R113
func (g *Game) played(st step) {
	if g.Playing != NoWhite {
		g.Emit(EventPlayedGone, st.Seat, int16(g.Playing))
	}
}

// convocation: every other Knight may go to Camelot at once, asked in seat order; the
// player himself as well. Then a card is drawn for each Knight there. // R111
func (g *Game) convocation(st step) {
	g.Push(step{Kind: stepConvoked, Seat: st.Seat})
	g.pushEach(step{Kind: AskConvoke}, st.Seat, g.Living()&^g.Present(Camelot))
}

func (g *Game) askConvoke(step) {
	g.Offer(ActReturnHome)
	g.Offer(ActStay)
}

func (g *Game) returnHome(st step, _ game.Action) { g.goTo(st.Seat, Camelot, BySent) }
func (g *Game) stay(st step, _ game.Action)       { g.Emit(EventStays, st.Seat) }

func (g *Game) convoked(st step) {
	there := g.Present(Camelot)
	n := uint8(0)
	for s := range game.Seat(g.Seats) {
		n += there >> s & 1
	}
	g.pool(n, there, st.Seat)
}

// fate: every Knight draws a card. // R112
func (g *Game) fate(st step) {
	g.each(st.Seat, g.Living(), g.draw)
}

// heroism goes on a Quest in play. // R113
func (g *Game) askHeroism(step) {
	for q := Tournament; q < Places; q++ {
		if g.InPlay(q) {
			g.Offer(ActHeroism, uint8(q))
		}
	}
}

func (g *Game) heroism(st step, a game.Action) { g.Emit(EventHeroism, st.Seat, int16(a.A)) }

// lady moves Excalibur to the Knights, wherever the player is, or gives him two Life once
// that Quest is over. // R114
func (g *Game) lady(st step) {
	if g.InPlay(ExcaliburQuest) {
		g.moveSword(1, st.Seat, st.Seat)
		return
	}
	g.gain(st.Seat, 2)
}

// Merlin: an engine, the Standard Black laid last on a Quest, or a warrior. // R115, R115a

func (g *Game) merlinFinds() bool {
	for q := Tournament; q < Places; q++ {
		if g.removable(q) {
			return true
		}
	}
	return g.Engines > 0
}

// removable reports whether Merlin finds a Standard Black or a warrior on a Quest.
func (p *Public) removable(q Place) bool {
	if q == GrailQuest {
		return p.Last() >= 0
	}
	return p.Quests[q].Blacks+p.Quests[q].Warriors > 0
}

func (g *Game) askMerlin(step) {
	if g.Engines > 0 {
		g.Offer(ActRemoveEngine)
	}
	for q := Tournament; q < Places; q++ {
		switch {
		case !g.removable(q):
		case q.War():
			g.Offer(ActRemoveWarrior, uint8(q))
		default:
			g.Offer(ActRemoveBlack, uint8(q))
		}
	}
}

func (g *Game) removeEngine(st step, _ game.Action) { g.Emit(EventEngineGone, st.Seat) }

func (g *Game) removeWarrior(st step, a game.Action) {
	g.Emit(EventWarriorGone, st.Seat, int16(a.A))
}

// removeBlack removes what was laid last, a card that lies face down unseen. // R115a
func (g *Game) removeBlack(st step, a game.Action) {
	if Place(a.A) == GrailQuest {
		g.Emit(EventRowGone, st.Seat, int16(g.Last()))
		return
	}
	q := &g.Quests[a.A]
	if q.Black[q.Blacks-1].Down { // R175
		g.Reveal()
	}
	g.Emit(EventBlackRemoved, st.Seat, int16(a.A))
}

// Messenger: one to three cards to one Knight. // R116

func (g *Game) askMessenger(st step) {
	for s := range game.Seat(g.Seats) {
		if s != st.Seat && g.Lives(s) {
			g.Offer(ActMessenger, uint8(s))
		}
	}
}

func (g *Game) messenger(st step, a game.Action) {
	g.Push(step{Kind: AskSend, Seat: st.Seat, A: a.A})
}

func (g *Game) askSend(st step) {
	if g.Mail == 3 || g.Players[st.Seat].Hand == 0 {
		return
	}
	g.offerHand(st.Seat, ActSend)
	if g.Mail > 0 {
		g.Offer(ActSent)
	}
}

func (g *Game) sendCard(st step, a game.Action) {
	g.Reveal()
	g.send(st.Seat, game.Seat(st.A), White(a.A))
	g.Push(st)
}

// Piety and Reinforcements: for oneself or for the others. // R117, R119

func (g *Game) askWhom(step) {
	g.Offer(ActSelf)
	g.Offer(ActOthers)
}

func (g *Game) self(st step, _ game.Action) {
	if st.Kind == AskPiety {
		g.gain(st.Seat, 3)
		return
	}
	for range 4 {
		g.draw(st.Seat)
	}
}

func (g *Game) others(st step, _ game.Action) {
	g.each(st.Seat, g.Living()&^bit(st.Seat), func(s game.Seat) {
		if st.Kind == AskPiety {
			g.gain(s, 1)
			return
		}
		g.draw(s)
	})
}

// clairvoyance looks at the top five Black cards, or as many as the pile has, and puts
// them back in any order. // R118
func (g *Game) clairvoyance(st step) {
	g.renew()
	n := min(g.BlackLeft, 5)
	g.Reveal()
	for i := range n {
		g.peek(st.Seat, g.BlackLeft-1-i)
	}
	if n < 2 {
		return
	}
	g.Emit(EventOrdering, st.Seat, int16(n))
	g.Push(step{Kind: AskOrder, Seat: st.Seat})
}

// askOrder: which of those left comes next, counted from the top; of equal ones the first
// is offered.
func (g *Game) askOrder(step) {
	for i := g.Ordered; i < g.Looking; i++ {
		if !g.sameAbove(i) {
			g.Offer(ActNext, i)
		}
	}
}

// sameAbove reports whether a card like that lies above it, among those not ordered yet.
func (g *Game) sameAbove(at uint8) bool {
	for i := g.Ordered; i < at; i++ {
		if g.fromTop(i) == g.fromTop(at) {
			return true
		}
	}
	return false
}

// fromTop returns a card of the Black pile, counted from the top.
func (g *Game) fromTop(n uint8) Black { return g.Blacks[g.BlackLeft-1-n] }

func (g *Game) next(st step, a game.Action) {
	g.Reveal()
	e := game.Event{Kind: EventOrdered, Seat: st.Seat, Args: [5]int16{int16(g.Ordered), int16(a.A)}}
	e.Known[1] = game.Only(st.Seat)
	last := g.Ordered+2 == g.Looking
	g.Note(e)
	if last { // the one left
		n := int16(g.Ordered)
		g.Note(game.Event{Kind: EventOrdered, Seat: st.Seat, Args: [5]int16{n, n}, Known: e.Known})
		return
	}
	g.Push(st)
}
