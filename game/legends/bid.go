package legends

import "merlin/game"

// bidNext asks the next seat, until all have passed one after the other. Who has bid as
// often as the card allows, or as all can see has nothing to bid, passes unasked. // L30, L31
func (g *Game) bidNext(st step) {
	if g.Bidding.Passes >= g.Seats {
		g.Push(step{Kind: stepBidOver, Seat: g.Turn.Seat})
		return
	}
	if !g.canBid(st.Seat) {
		g.Emit(EventPassed, st.Seat, 1)
		g.Push(step{Kind: stepBid, Seat: g.after(st.Seat, 1)})
		return
	}
	g.Push(step{Kind: stepBid, Seat: g.after(st.Seat, 1)})
	g.Push(step{Kind: AskBid, Seat: st.Seat, A: uint8(g.Bidding.Card)})
}

// canBid reports whether a seat is asked. Nobody learns that none of its hand may be bid:
// who holds any card is asked. // L31, L113a
func (g *Game) canBid(s game.Seat) bool {
	if g.Bidding.Number[s] >= g.rules.Deck.Faces[g.Bidding.Card].Most {
		return false
	}
	return g.biddable(s) != 0 || g.Held[s] > 0 && !g.rules.unasked
}

// biddable returns the characters that a seat may bid: of its hand, and in play. // L30, L93
func (g *Game) biddable(s game.Seat) (all Cards) {
	t := g.Table()
	all = g.Own[s].Hand | t.inPlay(s)&^g.Companies[s][Bid]
	if len(g.rules.Deck.lasting[Unbid]) == 0 {
		return all
	}
	for rest := all; rest != 0; rest = rest.rest() {
		if c := rest.first(); t.self(Unbid, c, s, g.Chars[c].At) != nil {
			all.remove(c)
		}
	}
	return all
}

// askBid offers to bid, or to pass. // L30, L102
func (g *Game) askBid(st step) {
	for rest := g.biddable(st.Seat); rest != 0; rest = rest.rest() {
		g.Offer(ActBid, uint8(rest.first()))
	}
	g.Offer(ActPass)
}

func (g *Game) bid(st step, a game.Action) {
	g.Emit(EventBid, st.Seat, int16(a.A), int16(g.Chars[a.A].At))
}

func (g *Game) passBid(st step, _ game.Action) { g.Emit(EventPassed, st.Seat, 0) }

// bidOver: who has most takes the card; then all that was bid is discarded. // L32
func (g *Game) bidOver(st step) {
	card := g.Bidding.Card
	g.Push(step{Kind: stepBidDiscards, Seat: st.Seat})
	winner := g.Table().Leads()
	if winner == game.NoSeat {
		g.banish(card)
		return
	}
	g.Emit(EventBidWon, winner, int16(card), int16(g.Table().BidTotal(winner)))
	g.works(Won, card, Source{NoCard, winner, Bid})
}

// BidTotal returns what a seat has bid in the card's Ability. // L32
func (t Table) BidTotal(s game.Seat) int {
	return t.Totals(s, Bid)[t.Deck.Faces[t.Bidding.Card].Bid]
}

// Leads returns who would take the card of the bid now; NoSeat if nobody has bid, or
// several have most. // L32, L32a, L93
func (t Table) Leads() game.Seat {
	best, leader, edged := 0, game.NoSeat, 0
	tied := 0
	for s := range game.Seat(t.Seats) {
		if t.Bidding.Number[s] == 0 {
			continue
		}
		n := t.BidTotal(s)
		if tied == 0 || n > best {
			best, leader, tied, edged = n, s, 1, 0
			if t.edge(s) {
				edged = 1
			}
			continue
		}
		if n < best {
			continue
		}
		tied++
		if t.edge(s) {
			edged++
			leader = s
		}
	}
	if tied > 1 && edged != 1 {
		return game.NoSeat
	}
	return leader
}

// edge reports whether a seat wins ties: by a character in its bid, or by a reward. // L93
func (t Table) edge(s game.Seat) bool {
	for _, n := range t.Deck.lasting[Edge] {
		if _, from, ok := t.working(n); ok && from.Seat == s && (from.Here == Bid || from.Here == noPlace) {
			return true
		}
	}
	return false
}

// bidDiscards discards what was bid one by one: from the player on turn clockwise, each
// player's in the order bid. // L32
func (g *Game) bidDiscards(st step) {
	for n := range g.Seats {
		s := g.after(st.Seat, n)
		for _, c := range g.Bidding.Order[s][:g.Bidding.Number[s]] {
			if g.Companies[s][Bid].Has(c) {
				g.Push(st)
				g.discard(c)
				return
			}
		}
	}
	g.Emit(EventBidOver, game.NoSeat)
}
