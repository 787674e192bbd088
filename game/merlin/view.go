package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// View is all that a seat may know of a position: plain data, with counts where
// things are hidden and no way back to them.
type View struct {
	Public
	Seat game.Seat // who looks; NoSeat is a spectator
	Hand Cards     // his quests
}

// View returns what a seat may know. // B14b
func (g *Game) View(s game.Seat) View {
	v := View{Public: g.Public, Seat: s}
	if s != game.NoSeat {
		v.Hand = g.Hands[s]
	}
	for _, m := range g.rules.modules {
		if m.Hide != nil {
			m.Hide(&v.Mods, s)
		}
	}
	return v
}

// Imagine returns a copy in which all that a seat cannot know is dealt anew:
// other hands, the deck, the traitors face down, and what chance will bring.
// Positions that differ only in these give equal imaginings for equal streams.
func (g *Game) Imagine(s game.Seat, chance *game.Stream) game.Game {
	return g.ImagineInto(nil, s, chance)
}

// ImagineInto imagines into an old game, whose buffers it uses; nil is none.
func (g *Game) ImagineInto(old game.Game, s game.Seat, chance *game.Stream) game.Game {
	c, ok := old.(*Game)
	if !ok {
		c = new(Game)
	}
	c.CopyFrom(g)
	c.imagine(s, chance)
	return c
}

func (g *Game) imagine(s game.Seat, chance *game.Stream) {
	cards := g.unseen(s).List()
	engine.Reshuffle(chance, cards)
	copy(g.Deck[:], g.dealOthers(s, cards))
	engine.Reshuffle(chance, g.Pile[:g.PileLeft])
	for _, m := range g.rules.modules {
		if m.Imagine != nil {
			m.Imagine(g, s, chance)
		}
	}
	engine.Reseed(g.Chance[:streams], chance)
	g.Forget(s)
}

// unseen returns the quests that a seat cannot place: they are in others' hands or the
// deck.
func (g *Game) unseen(s game.Seat) Cards {
	unseen := Cards(1)<<len(g.rules.Box.Quests) - 1
	unseen &^= g.Discards
	for _, card := range g.Display {
		if card != NoCard {
			unseen.remove(card)
		}
	}
	for other := range game.Seat(g.Seats) {
		unseen &^= g.known(s, other)
	}
	return unseen
}

// known returns the quests in a hand that a seat knows: his own, and of others those that
// came off the display or are just being fulfilled. // B14b
func (g *Game) known(s, of game.Seat) Cards {
	if s == of {
		return g.Hands[of]
	}
	return g.Hands[of] & (g.seen[of] | g.shown())
}

// dealOthers fills the hands of all but a seat with cards, besides what is known of them,
// and returns those left.
func (g *Game) dealOthers(s game.Seat, cards []Card) []Card {
	for other := range game.Seat(g.Seats) {
		if other == s {
			continue
		}
		g.Hands[other] = g.known(s, other)
		n := int(g.Players[other].HandSize) - g.Hands[other].Len()
		for _, card := range cards[:n] {
			g.Hands[other].add(card)
		}
		cards = cards[n:]
	}
	return cards
}

// shown returns the card of a quest that is just being fulfilled, if any: everybody
// has seen it. // B14b
func (g *Game) shown() (cards Cards) {
	if top, ok := g.Top(); ok && top.Kind == AskFulfil {
		cards.add(Card(top.A))
	}
	return cards
}
