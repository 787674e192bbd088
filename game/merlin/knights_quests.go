package merlin

import (
	"math/bits"

	"merlin/game"
)

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
				g.Offer(ActBedivere, uint8(hand.first()), uint8(place))
			}
		}
	}
}

// useBedivere lays the card in the other's place; the deck is not touched. // K11
func (g *Game) useBedivere(st step, a game.Action) {
	g.Push(st)
	g.spendKnight(st.Seat, Bedivere)
	g.Emit(EventSwapped, st.Seat, int16(a.A), int16(a.B), int16(g.Display[a.B]))
}

// offerPercival offers each colour that one condition of quest A could be changed to,
// if the quest is not met as it is. What is not met by itself must change, so of two
// such conditions none can. // K12
func (g *Game) offerPercival(st step) {
	if g.Mods.Knights.Left(st.Seat, Percival) == 0 {
		return
	}
	player, conditions, waived := g.Table().Counted(st.Seat), g.rules.Box.Quests[st.A].Conditions, g.Table().Waived(Card(st.A))
	lacking := player.lacking(conditions) &^ waived
	if bits.OnesCount8(lacking) > 1 || lacking == 0 && player.Meets(conditions, waived) {
		return
	}
	var room [maxConditions]Condition
	changed := append(room[:0], conditions...)
	for i, c := range conditions {
		if !c.coloured() || lacking != 0 && lacking>>i&1 == 0 {
			continue
		}
		for p := range Province(Provinces) {
			changed[i].Province = p
			if p != c.Province && player.Meets(changed, waived) {
				g.Offer(ActPercival, st.A, uint8(i), uint8(p))
			}
		}
		changed[i] = c
	}
}

// coloured reports whether a condition names a colour, or a province for servants and
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
	g.spendKnight(st.Seat, Percival)
	g.Emit(EventRecoloured, st.Seat, int16(a.A), int16(a.B), int16(a.C))
	g.fulfil(st, a)
}
