package roundtable

import "merlin/game"

// Sharing: cards lie face up, and those entitled agree on a division of all of them, or
// they are dealt by chance. Each may propose once, in seat order; the others accept it one
// by one, knowing the answers before. // R24

// share begins: of the opening gift, which is shown now together with its givers (A is
// 1), or of what was pooled before. // R8, R8a, R24
func (g *Game) share(st step) {
	if st.A == 1 {
		g.each(st.Seat, g.Gifts, func(s game.Seat) {
			g.Emit(EventGiven, s, int16(g.Gift[s]), int16(g.Pool.N))
		})
		g.Emit(EventSharing, st.Seat, int16(g.Living()))
	}
	g.Reveal()
	g.Push(step{Kind: stepDeal, Seat: game.NoSeat})
	g.pushEach(step{Kind: AskPropose}, g.Pool.From, g.Pool.Among)
}

func (g *Game) askPropose(step) {
	g.Offer(ActPropose)
	g.Offer(ActPass)
	g.Offer(ActDeal)
}

// propose: the seat says of each card who gets it; then each other one is asked.
func (g *Game) propose(st step, _ game.Action) {
	g.Emit(EventProposed, st.Seat)
	g.Push(step{Kind: stepAgreed, Seat: st.Seat})
	g.pushEach(step{Kind: AskAccept, A: uint8(st.Seat)}, st.Seat, g.Pool.Among&^bit(st.Seat))
	g.Push(step{Kind: AskShare, Seat: st.Seat})
}

func (g *Game) pass(st step, _ game.Action) { g.Emit(EventPassed, st.Seat) }

// askShare offers to give the next card to each of those entitled: one may get none and
// another several. // R8
func (g *Game) askShare(step) {
	for s := range game.Seat(g.Seats) {
		if g.Pool.Among&bit(s) != 0 {
			g.Offer(ActShare, g.Pool.Named, uint8(s))
		}
	}
}

func (g *Game) assign(st step, a game.Action) {
	g.Emit(EventAssigned, st.Seat, int16(a.A), int16(a.B))
	if g.Pool.Named < g.Pool.N {
		g.Push(st)
	}
}

func (g *Game) askAccept(step) {
	g.Offer(ActAccept)
	g.Offer(ActRefuse)
	g.Offer(ActDeal)
}

func (g *Game) accept(st step, _ game.Action) { g.Emit(EventAccepted, st.Seat) }

// refuse: the proposal falls; the next one may propose.
func (g *Game) refuse(st step, _ game.Action) {
	g.Emit(EventRefused, st.Seat)
	g.drop(AskAccept)
	g.drop(stepAgreed)
}

// askForDeal: one who asks for it is enough.
func (g *Game) askForDeal(st step, _ game.Action) {
	g.drop(AskAccept)
	g.drop(stepAgreed)
	g.drop(AskPropose)
	g.drop(stepDeal)
	g.deal(st)
}

// agreed: the proposal stands.
func (g *Game) agreed(step) {
	g.drop(AskPropose)
	g.drop(stepDeal)
	p := g.Pool
	for i, w := range p.Cards[:p.N] {
		g.Emit(EventShared, game.Seat(p.To[i]-1), int16(w), int16(i))
	}
	g.Emit(EventSharingOver, game.NoSeat)
}

// deal shuffles the cards and deals them one at a time in seat order. // R24, R73
func (g *Game) deal(st step) {
	g.Reveal()
	g.Emit(EventDealt, st.Seat)
	p := g.Pool
	var places [maxPool]uint8
	for i := range places {
		places[i] = uint8(i)
	}
	game.Shuffle(&g.Chance[chanceDeal], places[:p.N])
	s := p.From
	for _, at := range places[:p.N] {
		s = g.firstOf(s, p.Among)
		g.Emit(EventShared, s, int16(p.Cards[at]), int16(at))
		s = g.after(s, 1)
	}
	g.Emit(EventSharingOver, game.NoSeat)
}

// pool draws so many White cards for some seats, face up, or unseen into the hand of a
// single one. // R24
func (g *Game) pool(n uint8, among uint8, from game.Seat) {
	if among == 0 || n == 0 {
		return
	}
	if among&(among-1) == 0 {
		s := g.firstOf(from, among)
		for range n {
			g.draw(s)
		}
		return
	}
	for range n {
		w, ok := g.nextWhite()
		if !ok {
			g.Emit(EventVoid, game.NoSeat, VoidWhite)
			break
		}
		g.Emit(EventPooled, game.NoSeat, int16(w), int16(g.Pool.N))
		g.renew()
	}
	if g.Pool.N == 0 {
		return
	}
	g.Emit(EventSharing, g.firstOf(from, among), int16(among))
	g.Push(step{Kind: stepShare, Seat: g.Pool.From})
}
