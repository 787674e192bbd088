package legends

import "merlin/game"

// canDraw reports whether a seat has room in its hand, and there is a card. // L61, L61a
func (g *Game) canDraw(s game.Seat) bool { return g.room(s) && g.PileLeft+g.Discard > 0 }

func (g *Game) room(s game.Seat) bool { return int(g.Held[s]) < g.Table().Limit(s) }

// drawCard draws the top character, which cannot be taken back. An empty pile is made anew
// of the discards. // L61a, L114
func (g *Game) drawCard(s game.Seat) {
	if g.PileLeft == 0 {
		g.reshuffle()
	}
	c := g.Pile[g.PileLeft-1]
	g.Pile[g.PileLeft-1] = 0
	g.Reveal()
	g.EmitSecret(EventDrew, s, int16(c))
}

func (g *Game) reshuffle() {
	n := copy(g.Pile[:], g.Discards[:g.Discard])
	g.Emit(EventShuffled, game.NoSeat)
	game.Shuffle(&g.Chance[chanceCharacters], g.Pile[:n])
}

// drawCards draws some, as far as there is room. // L64, L95
func (g *Game) drawCards(u *Use, e *Effect) {
	for range e.N {
		if g.canDraw(u.Seat) {
			g.drawCard(u.Seat)
		}
	}
}

// entering returns the places where a text lets a character be played. // L95
func (g *Game) entering(e *Effect, s Source, c Card) (ways uint8) {
	for p := range Bid {
		wanted := e.Place == Any || e.Place == p || e.Place == Here && s.Here == p
		if wanted && g.Table().InPlay(p) && g.Table().Fits(c, s.Seat, p) {
			ways |= 1 << p
		}
	}
	return ways
}

// mightEnter reports whether a seat might enter something, as far as everybody sees: it has
// cards, and there is a place. // L113a
func (g *Game) mightEnter(e *Effect, s Source) bool {
	for p := range Bid {
		wanted := e.Place == Any || e.Place == p || e.Place == Here && s.Here == p
		if wanted && g.Table().InPlay(p) {
			return g.Held[s.Seat] > 0
		}
	}
	return false
}

func (g *Game) canEnter(e *Effect, s Source) bool {
	for rest := g.Table().pass(e.Is, g.Own[s.Seat].Hand, s); rest != 0; rest = rest.rest() {
		if g.entering(e, s, rest.first()) != 0 {
			return true
		}
	}
	return false
}

func (g *Game) askEnter(step) {
	u, e := g.doing()
	for rest := g.Table().pass(e.Is, g.Own[u.Seat].Hand, u.source()); rest != 0; rest = rest.rest() {
		for p, ways := Place(0), g.entering(e, u.source(), rest.first()); p < Bid; p++ {
			if ways>>p&1 == 1 {
				g.Offer(ActEnter, uint8(rest.first()), uint8(p))
			}
		}
	}
	g.offerDecline(u)
}

func (g *Game) enter(st step, a game.Action) { g.playCard(st.Seat, Card(a.A), Place(a.B)) }

// playCard puts a character in play; its `played` texts work right after. // L62, L81e
func (g *Game) playCard(s game.Seat, c Card, p Place) {
	g.Emit(EventPlayed, s, int16(c), int16(p))
	g.works(Played, c, Source{c, s, p})
}

// discarded returns the characters that lie among the discards.
func (t *Public) discarded() (all Cards) {
	for _, c := range t.Discards[:t.Discard] {
		all.add(c)
	}
	return all
}

func (g *Game) canRecall(e *Effect, s Source) bool {
	return g.room(s.Seat) && g.Table().pass(e.Is, g.discarded(), s) != 0
}

func (g *Game) askRecall(step) {
	u, e := g.doing()
	for rest := g.Table().pass(e.Is, g.discarded(), u.source()); rest != 0; rest = rest.rest() {
		g.Offer(ActRecall, uint8(rest.first()))
	}
	g.offerDecline(u)
}

// recall takes a character from the discards into hand. // L95
func (g *Game) recall(st step, a game.Action) { g.Emit(EventRecalled, st.Seat, int16(a.A)) }

// ahead returns how many of the top n events may be looked at: the Final Event is never
// among them. // L95
func (t *Public) ahead(n int) int {
	left := int(t.DeckLeft)
	if t.Level > Beginner {
		left--
	}
	return max(0, min(n, left))
}

// foresee looks at the top events; they are then put back in any order. // L95, L99
func (g *Game) foresee(u *Use, e *Effect) {
	n := g.ahead(int(e.N))
	g.Reveal()
	g.Emit(EventLooked, u.Seat, int16(n))
	for i := range n {
		at := int(g.DeckLeft) - 1 - i
		g.EmitSecret(EventForesaw, u.Seat, int16(g.Deck[at]), int16(at))
	}
	if n > 1 {
		g.Push(step{Kind: AskOrder, Seat: u.Seat, A: uint8(g.rules.Deck.Texts[u.Text].Card), B: 0, C: uint8(n)})
	}
}

// askOrder: which of those that are not yet in their order comes next. // L107
func (g *Game) askOrder(st step) {
	for i := st.B; i < st.C; i++ {
		g.Offer(ActNext, i)
	}
}

// orderNext puts an event that was looked at into the place that is to be filled.
func (g *Game) orderNext(st step, a game.Action) {
	to, from := g.DeckLeft-1-st.B, g.DeckLeft-1-a.A
	card := g.Deck[from]
	for at := from; at < to; at++ {
		g.Deck[at] = g.Deck[at+1]
	}
	g.Deck[to] = card
	only := game.Only(st.Seat)
	g.Note(game.Event{Kind: EventOrdered, Seat: st.Seat, Known: [5]game.Audience{only, only}, Args: [5]int16{int16(from), int16(to)}})
	if st.B+2 < st.C {
		g.Push(step{Kind: AskOrder, Seat: st.Seat, A: st.A, B: st.B + 1, C: st.C})
	}
}

// canRob reports whether an opponent has a card. // L95
func (g *Game) canRob(_ *Effect, s Source) bool {
	for other := range game.Seat(g.Seats) {
		if other != s.Seat && g.Held[other] > 0 {
			return true
		}
	}
	return false
}

func (g *Game) askOpponent(st step) {
	for other := range game.Seat(g.Seats) {
		if other != st.Seat && g.Held[other] > 0 {
			g.Offer(ActOpponent, uint8(other))
		}
	}
	g.offerDecline(g.use())
}

// chooseOpponent shows an opponent's hand, or has him discard of his own choice. // L95, L99
func (g *Game) chooseOpponent(st step, a game.Action) {
	_, e := g.doing()
	other := game.Seat(a.A)
	if e.Op == Rob {
		for n := range min(uint8(e.N), g.Held[other]) {
			g.Push(step{Kind: AskRob, Seat: other, A: st.A, B: uint8(st.Seat), C: n})
		}
		return
	}
	g.Reveal()
	for rest := g.Own[other].Hand; rest != 0; rest = rest.rest() {
		g.EmitSecret(EventSpied, st.Seat, int16(rest.first()), int16(other))
	}
}

func (g *Game) askRob(st step) { g.askPay(st) }

// canBanish and askBanish find the events here of at most n points. // L96
func (g *Game) canBanish(e *Effect, s Source) bool {
	for i := range g.Event {
		if g.banishable(uint8(i), e, s) {
			return true
		}
	}
	return false
}

func (g *Game) banishable(i uint8, e *Effect, s Source) bool {
	f := &g.rules.Deck.Faces[firstEvent+i]
	return s.Here.IsMain() && g.Event[i].At == s.Here && int(f.Points) <= int(e.N)
}

func (g *Game) askBanish(step) {
	u, e := g.doing()
	for i := range uint8(Events) {
		if g.banishable(i, e, u.source()) {
			g.Offer(ActBanish, firstEvent+i)
		}
	}
	g.offerDecline(u)
}
