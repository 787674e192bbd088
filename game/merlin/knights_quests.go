package merlin

import "merlin/game"

// Knights who help with quests: Bedivere, Percival.

const bedivereQuests = 2 // drawn when he is taken

// offerBedivere: a tile exchanges a card of the hand for one of the display. // K11
func (g *Game) offerBedivere(s game.Seat) {
	if g.Mods.Knights.Left(s, Bedivere) == 0 {
		return
	}
	for hand := g.Hands[s]; hand != 0; hand = hand.rest() {
		for place, shown := range g.Display {
			if shown != NoCard {
				g.offer(ActBedivere, uint8(hand.first()), uint8(place))
			}
		}
	}
}

// useBedivere lays the card in the other's place; the deck is not touched. // K11
func (g *Game) useBedivere(st step, a game.Action) {
	g.push(st)
	g.spendKnight(st.seat, Bedivere)
	got := g.Display[a.B]
	g.Display[a.B] = Card(a.A)
	g.Hands[st.seat].remove(Card(a.A))
	g.Hands[st.seat].add(got)
	g.emit(EventSwapped, st.seat, int16(a.A), int16(a.B), int16(got))
}

// offerPercival offers the quests of the hand that are not met but would be with one
// condition in another colour. // K12
func (g *Game) offerPercival(s game.Seat) {
	if !g.mayFulfil() || g.Mods.Knights.Left(s, Percival) == 0 {
		return
	}
	for hand := g.Hands[s]; hand != 0; hand = hand.rest() {
		g.offerRecoloured(s, hand.first())
	}
}

// usualConditions is more than any printed card has.
const usualConditions = 8

// offerRecoloured offers each colour that one condition could be changed to. What
// is not met by itself must change, so of two such conditions none can. // K12
func (g *Game) offerRecoloured(s game.Seat, card Card) {
	player, conditions := &g.Players[s], g.rules.Box.Quests[card].Conditions
	lacking := 0
	for _, c := range conditions {
		lacking += int(one(player.lacks(c)))
	}
	if lacking > 1 || lacking == 0 && player.Meets(conditions) {
		return
	}
	var room [usualConditions]Condition
	changed := append(room[:0], conditions...)
	for i, c := range conditions {
		if !c.coloured() || lacking == 1 && !player.lacks(c) {
			continue
		}
		for p := range Province(Provinces) {
			changed[i].Province = p
			if p != c.Province && player.Meets(changed) {
				g.offer(ActPercival, uint8(card), uint8(i), uint8(p))
			}
		}
		changed[i] = c
	}
}

// lacks tells whether a condition would not be met if it were the only one.
func (p *Player) lacks(c Condition) bool {
	rest := *p
	return !rest.useGiven(c) || !rest.useAny(c)
}

// coloured tells whether a condition names a colour, or a province for servants and
// influence. // K12
func (c Condition) coloured() bool {
	switch c.Kind {
	case GivenItem, InfluenceIn, ServantIn, PairIn:
		return true
	}
	return false
}

// usePercival fulfils the quest with the condition changed; one tile a card. // K12
func (g *Game) usePercival(st step, a game.Action) {
	g.spendKnight(st.seat, Percival)
	g.emit(EventRecoloured, st.seat, int16(a.A), int16(a.B), int16(a.C))
	g.fulfil(st, a)
}
