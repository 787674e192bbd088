package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// The rows of Morgana.

// inNobodysHand is what MorganaState.Taken is when no die is taken.
const inNobodysHand = 255

// onHerWay is Morgana neither in a province nor beside the board: she moves.
const onHerWay merlin.Province = 254

func departMorgana(v *merlin.View, e game.Event) {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	m := &v.Mods.Morgana
	switch e.Kind {
	case merlin.EventPoison:
		m.PoisonLeft--
		m.Taken = inNobodysHand
	case merlin.EventPoisonPaid:
		m.Poisons[e.Seat]--
	case merlin.EventMorganaMoved:
		m.At, m.Taken = onHerWay, inNobodysHand
		m.Slots |= 1 << e.Args[3]
	case merlin.EventDark:
		m.DarkLeft--
	case merlin.EventDarkGone:
		*darkOf(m, e.Args[2], a) -= b
	case merlin.EventHut:
		m.HutsLeft--
	case merlin.EventHutGone:
		m.Huts &^= 1 << a
	}
}

func arriveMorgana(v *merlin.View, e game.Event) {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	m := &v.Mods.Morgana
	switch e.Kind {
	case merlin.EventMorganaRolled:
		for i := range m.Dice {
			m.Dice[i] = uint8(e.Args[i])
		}
		m.Used, m.Starred, m.Slots = 0, 0, 0
	case merlin.EventMorganaDie:
		m.Taken = a
		m.Used |= 1 << a
		m.Starred |= 1 << e.Seat
	case merlin.EventPoison:
		m.Poisons[e.Seat]++
		m.Fresh++
	case merlin.EventPoisonPaid:
		m.PoisonLeft++
	case merlin.EventHorn:
		m.Horn, m.Taken = e.Seat, inNobodysHand
	case merlin.EventMorganaMoved:
		m.At = merlin.Province(b)
	case merlin.EventCauldron:
		m.Tiles[a] ^= 1
	case merlin.EventDark:
		*darkOf(m, e.Args[1], a)++
	case merlin.EventDarkGone:
		m.DarkLeft += b
	case merlin.EventHut:
		m.Huts |= 1 << a
	case merlin.EventHutGone:
		m.HutsLeft++
	}
}

// darkOf counts Morgana's markers in a province: on a seat's markers, or (-1) alone.
func darkOf(m *merlin.MorganaState, whose int16, p uint8) *uint8 {
	if whose < 0 {
		return &m.Lone[p]
	}
	return &m.Dark[whose][p]
}

// dieSet turns a die, also Morgana's in a player's hand.
func dieSet(v *merlin.View, s game.Seat, die, value uint8) {
	if die == merlin.MorganaDie {
		v.Mods.Morgana.Dice[v.Mods.Morgana.Taken] = value
		return
	}
	v.Players[s].Dice[die].Value = value
}
