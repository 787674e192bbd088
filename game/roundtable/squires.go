package roundtable

import "merlin/game"

// Squires: at each Quest won one of the squires present becomes a Knight. // R161

// squires returns the squires among those present at the Quest that ended.
func (p *Public) squires() (set uint8) {
	for s := range game.Seat(p.Seats) {
		if p.Ending.Present&bit(s) != 0 && p.Players[s].Knight == Squire {
			set |= bit(s)
		}
	}
	return set
}

// dubbing asks those present whom they are for. With one squire there is nothing to
// ask. // R161
func (g *Game) dubbing(step) {
	squires := g.squires()
	if squires == 0 {
		return
	}
	g.Push(step{Kind: stepDub})
	if squires&(squires-1) != 0 {
		g.pushEach(step{Kind: AskDub}, g.Ending.From, g.Ending.Present)
	}
}

func (g *Game) askDub(step) {
	squires := g.squires()
	for s := range game.Seat(g.Seats) {
		if squires&bit(s) != 0 {
			g.Offer(ActDub, uint8(s))
		}
	}
}

func (g *Game) voteFor(st step, a game.Action) { g.Emit(EventVote, st.Seat, int16(a.A)) }

// dub makes a Knight of him whom all are for, or else of the finisher, or else of one by
// chance; he gets a Coat of Arms by chance, and its power at once. // R161, R161a
func (g *Game) dub(step) {
	squires := g.squires()
	g.Reveal()
	s, agreed := g.votedFor()
	if finisher := g.Ending.Finisher; !agreed && finisher != game.NoSeat && squires&bit(finisher) != 0 {
		s, agreed = finisher, true
	}
	if !agreed {
		s = g.among(squires)
	}
	g.coat(s)
}

// coat gives a seat one of the Coats of Arms left, by chance or as it has
// chosen. // R161a, R162
func (g *Game) coat(s game.Seat) {
	if k := Knight(g.rules.Options.Colours[s]); g.rules.Options.Chosen && !g.taken(k) {
		g.Emit(EventKnight, s, int16(k))
		return
	}
	var left [Knights]Knight
	coats := left[:0]
	for k := range Knight(Knights) {
		if !g.taken(k) {
			coats = append(coats, k)
		}
	}
	g.Emit(EventKnight, s, int16(coats[g.Chance[chanceDubbing].N(len(coats))]))
}

// among returns one of a set of seats by chance.
func (g *Game) among(set uint8) game.Seat {
	for {
		if s := game.Seat(g.Chance[chanceDubbing].N(int(g.Seats))); set&bit(s) != 0 {
			return s
		}
	}
}

// votedFor returns whom all who were asked are for.
func (p *Public) votedFor() (s game.Seat, agreed bool) {
	var first Vote
	for _, v := range p.Votes {
		switch {
		case v == 0:
		case first == 0:
			first = v
		case v != first:
			return game.NoSeat, false
		}
	}
	return game.Seat(first) - 1, first != 0
}

// taken reports whether a Coat of Arms is in play, be its Knight dead or not.
func (p *Public) taken(k Knight) bool {
	for s := range p.Players[:p.Seats] {
		if p.Players[s].Knight == k {
			return true
		}
	}
	return false
}
