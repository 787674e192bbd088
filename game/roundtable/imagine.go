package roundtable

import (
	"merlin/game"
	"merlin/game/engine"
)

// Imagine returns a copy in which all that a seat cannot know is dealt anew: other hands,
// piles and discards, cards face down, who is the Traitor, what others have chosen unseen,
// and what chance will bring. Positions that differ only in these give equal imaginings
// for equal streams.
func (g *Game) Imagine(s game.Seat, chance *game.Stream) game.Game {
	c := new(Game)
	c.CopyFrom(g)
	c.imagine(s, chance)
	return c
}

func (g *Game) imagine(s game.Seat, chance *game.Stream) {
	v := g.View(s)
	g.imagineWhites(&v, chance)
	g.imagineBlacks(&v, chance)
	g.imagineFelon(s, chance)
	for other := range game.Seat(g.Seats) {
		if other != s {
			g.Mine[other] = Hand{}
			if g.Pledge[other] = 0; g.Pledges&bit(other) != 0 {
				g.Pledge[other] = uint8(chance.N(int(g.Hands[other][Merlin]) + 1))
			}
		}
	}
	engine.Reseed(g.Chance[:], chance)
	g.Forget(s)
}

// imagineWhites deals the White cards anew that the viewer cannot place.
func (g *Game) imagineWhites(v *View, chance *game.Stream) {
	var stack [whiteCards]White
	cards := stack[:0]
	for w, n := range g.unseenWhites(v) {
		for range n {
			cards = append(cards, White(w))
		}
	}
	game.Shuffle(chance, cards)
	next := func() White {
		w := cards[len(cards)-1]
		cards = cards[:len(cards)-1]
		return w
	}
	for s := range game.Seat(g.Seats) {
		if s == v.Seat {
			continue
		}
		g.Hands[s] = Hand{}
		for range g.Players[s].Hand {
			g.Hands[s][next()]++
		}
		if g.Gifts&bit(s) != 0 {
			g.Gift[s] = next()
		}
	}
	for i := range g.Whites[:g.WhiteLeft] {
		g.Whites[i] = next()
	}
	g.WhiteGone = g.WhiteSeen
	for w, n := range v.Mine {
		g.WhiteGone[w] += n
	}
	for _, w := range cards {
		g.WhiteGone[w]++
	}
}

// unseenWhites returns how many cards of each face the viewer cannot place.
func (g *Game) unseenWhites(v *View) Hand {
	left := Hand(g.rules.Box.White)
	take := func(h Hand) {
		for w, n := range h {
			left[w] -= n
		}
	}
	take(g.openWhites())
	take(g.WhiteSeen)
	take(v.Hand)
	take(v.Mine)
	if v.Gift != NoWhite {
		left[v.Gift]--
	}
	return left
}

// openWhites returns the White cards that lie on the table for all to see.
func (p *Public) openWhites() (h Hand) {
	for q := range p.Quests {
		for w, n := range p.Quests[q].White {
			h[w] += n
		}
	}
	for w, n := range p.Fight {
		h[w] += n
	}
	for _, w := range p.Pool.Cards[:p.Pool.N] {
		h[w]++
	}
	h[GrailCard] += p.Count(RowGrail)
	h[Heroism] += one(p.Heroism != Camelot)
	if p.Playing != NoWhite {
		h[p.Playing]++
	}
	if p.Ending.Kay > 0 {
		h[p.Ending.Kay-1]++
	}
	return h
}

// imagineBlacks deals the Black cards anew that the viewer cannot place, first those of
// which he knows the name.
func (g *Game) imagineBlacks(v *View, chance *game.Stream) {
	var stack [blackCards]Black
	cards := stack[:0]
	for b, n := range g.unseenBlacks(v) {
		for range n {
			cards = append(cards, Black(b))
		}
	}
	game.Shuffle(chance, cards)
	next := func(n Name) (b Black) {
		b, cards = takeBlack(cards, n)
		return b
	}
	for q := Tournament; q <= DragonQuest; q++ {
		for i, is := range g.Quests[q].Black {
			if is.Down && v.Down[q][i] == NoBlack {
				g.Down[q][i] = next(nameOn(q))
			}
		}
	}
	if g.Coming.Here && v.Comes == NoBlack {
		g.Comes = next(g.Coming.Name)
	}
	for i := range g.Held {
		if v.Two[i] == NoBlack {
			g.Two[i] = next(NoName)
		}
	}
	for i := range g.Blacks[:g.BlackLeft] {
		if v.Pile[i] == NoBlack {
			g.Blacks[i] = next(NoName)
		}
	}
	g.BlackGone = g.BlackSeen
	for _, b := range cards {
		g.BlackGone[b]++
	}
}

// takeBlack takes the first card of a name, NoName any, and puts the last in its place.
func takeBlack(cards []Black, n Name) (Black, []Black) {
	for i, b := range cards {
		if n == NoName || b.Name() == n {
			cards[i] = cards[len(cards)-1]
			return b, cards[:len(cards)-1]
		}
	}
	return NoBlack, cards // never: there are as many as lie somewhere
}

// nameOn is the name of the cards of value on a combat Quest.
func nameOn(q Place) Name {
	if q == Tournament {
		return BlackKnight
	}
	return LancelotDragon
}

// unseenBlacks returns how many cards of each face the viewer cannot place.
func (g *Game) unseenBlacks(v *View) (left [Blacks]uint8) {
	left = g.rules.Box.Black
	for b, n := range g.openBlacks() {
		left[b] -= n + g.BlackSeen[b]
	}
	take := func(b Black) {
		if b != NoBlack {
			left[b]--
		}
	}
	take(v.Comes)
	for _, b := range v.Two {
		take(b)
	}
	for _, b := range v.Pile {
		take(b)
	}
	for _, down := range v.Down {
		for _, b := range down {
			take(b)
		}
	}
	return left
}

// openBlacks returns the Black cards that lie on the table for all to see, but for the one
// that comes.
func (p *Public) openBlacks() (n [Blacks]uint8) {
	for q := range p.Quests {
		for _, is := range p.Quests[q].Black[:p.Quests[q].Blacks] {
			if !is.Down {
				n[is.Face]++
			}
		}
	}
	n[Despair] += p.Count(RowDespair)
	n[Desolation] += p.Count(RowDesolation)
	n[Mists] += one(p.Mists)
	n[DarkForest] += one(p.Forest)
	n[Vivien] += one(p.Vivien)
	n[Mordred] += one(p.Mordred != Camelot)
	n[Morgan3] += one(p.Morgan3)
	return n
}

// imagineFelon deals the Traitor's card anew among those that the seat has not seen: by
// the number of cards, and by what all remember of how everybody has played. // R10
func (g *Game) imagineFelon(s game.Seat, chance *game.Stream) {
	if g.rules.Options.Loyalty == NoTraitor || g.felonKnown(s) {
		return
	}
	odds, all := g.suspicions(s, g.eye())
	g.Felon = game.NoSeat
	n := chance.N(max(all, 1))
	for other := range game.Seat(g.Seats) {
		if n < odds[other] {
			g.Felon = other
			return
		}
		n -= odds[other]
	}
}

// felonKnown reports whether a seat knows who is the Traitor.
func (g *Game) felonKnown(s game.Seat) bool {
	if g.Felon != game.NoSeat && g.Players[g.Felon].Shown == Traitor {
		return true
	}
	return g.Over() || s != game.NoSeat && g.loyaltySeen(s) == Traitor
}
