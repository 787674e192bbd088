package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// departModule and arriveModule are the rows of the modules' events.

func departModule(v *merlin.View, e game.Event) {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	switch e.Kind {
	case merlin.EventReplaced:
		v.Players[e.Seat].Manors--
	case merlin.EventPict:
		v.Mods.Arthur.Picts.Open[b] = merlin.NoPict
	case merlin.EventPictOpen:
		v.Mods.Arthur.Picts.Left[e.Args[2]]--
	case merlin.EventNeutralStaff:
		v.Mods.Treasures.Staffs--
	case merlin.EventSwapped:
		v.Display[b] = merlin.NoCard
		if e.Seat == v.Seat {
			v.Hand &^= 1 << a
		}
	case merlin.EventKayBack:
		v.Mods.Knights.Kay[a] -= b
	case merlin.EventDecree:
		v.Mods.Decrees.Left[b]--
	case merlin.EventDecreeUsed:
		v.Mods.Decrees.Open[e.Seat] &^= 1 << a
	default:
		departGold(v, e)
	}
}

func arriveModule(r *merlin.Rules, v *merlin.View, e game.Event) {
	a, b := uint8(e.Args[0]), uint8(e.Args[1])
	mods := &v.Mods
	switch e.Kind {
	case merlin.EventRound:
		if a == 1 && r.Has("decrees") {
			layDecrees(v)
		}
		takeBack(&mods.Market, v.Seats)
	case merlin.EventTurn:
		mods.Arthur.Shift = 0
		mods.Market.Visited, mods.Market.Fresh, mods.Morgana.Fresh = false, 0, 0
	case merlin.EventFulfilled:
		mods.Gold.Ignored = 0
	case merlin.EventScored:
		mods.Favour.Turned = [merlin.MaxSeats]uint8{}
	case merlin.EventSeal:
		mods.Favour.Seals[e.Seat] |= 1 << (sealRows*a + b)
	case merlin.EventSealTurned:
		mods.Favour.Turned[e.Seat] |= 1 << a
	case merlin.EventRing:
		mods.Arthur.Ring = e.Seat
	case merlin.EventReplaced:
		v.Domain[a].Manor = e.Seat
	case merlin.EventLed:
		dieMoves(v, e.Seat, merlin.Figure(a))
	case merlin.EventShifted:
		mods.Arthur.Shift += int8(e.Args[0])
	case merlin.EventPict:
		mods.Arthur.Picts.Taken[e.Seat] |= 1 << a
	case merlin.EventPictOpen:
		mods.Arthur.Picts.Open[b] = a
	case merlin.EventPictsScored:
		mods.Arthur.Picts.Gone |= mods.Arthur.Picts.Taken[e.Seat]
		mods.Arthur.Picts.Taken[e.Seat] = 0
	case merlin.EventNeutralStaff:
		v.Players[e.Seat].Staffs++
	case merlin.EventSwapped:
		v.Display[b] = merlin.Card(a)
		if e.Seat == v.Seat {
			v.Hand |= 1 << e.Args[2]
		}
	case merlin.EventLooked:
		looked(v, e.Seat, a)
	case merlin.EventDecree:
		mods.Decrees.Open[e.Seat] |= 1 << a
		forgetDecree(v, merlin.Province(b), r.Box.Mods.Decrees[a])
	case merlin.EventDecreeUsed:
		mods.Decrees.Boxed |= 1 << a
	default:
		arriveKnights(v, e)
	}
}

// sealRows is how many abilities a column of the King's Favour has.
const sealRows = merlin.DeedRow + 1

func arriveKnights(v *merlin.View, e game.Event) {
	who, b := merlin.Knight(e.Args[0]), uint8(e.Args[1])
	k := &v.Mods.Knights
	switch e.Kind {
	case merlin.EventKnight:
		k.Of[e.Seat][who.Pile()], k.Tiles[e.Seat][who.Pile()] = who, who.Tiles()
		if who == merlin.Lancelot {
			k.Sheriff = merlin.Province(v.Players[e.Seat].Knight * merlin.Provinces / merlin.Spaces)
		}
	case merlin.EventKnightTile:
		k.Tiles[e.Seat][who.Pile()] = b
	case merlin.EventKnightWon:
		k.Tiles[e.Seat][who.Pile()] |= 1 << b
	case merlin.EventCastle:
		k.Castles |= 1 << e.Args[0]
	case merlin.EventKay:
		k.Kay[e.Args[0]]++
	case merlin.EventKayBack:
		k.Tiles[e.Seat][merlin.Kay.Pile()] += b
	default:
		arriveGold(v, e)
	}
}

// layDecrees lays the decrees out, which are dealt after the knights are chosen.
func layDecrees(v *merlin.View) {
	for p := range v.Mods.Decrees.Left {
		v.Mods.Decrees.Left[p] = uint8(len(merlin.DecreesOn{}))
	}
}

// looked notes who has looked at a province's decrees. What the viewer himself saw
// stands in the true view only; until that is shown he has not looked.
func looked(v *merlin.View, s game.Seat, p uint8) {
	if s != v.Seat {
		v.Mods.Decrees.Looked[s] |= 1 << p
	}
}

// forgetDecree takes a decree off those that the viewer has seen on a province.
func forgetDecree(v *merlin.View, p merlin.Province, d merlin.Decree) {
	if v.Seat == game.NoSeat || v.Mods.Decrees.Looked[v.Seat]>>p&1 == 0 {
		return
	}
	on := &v.Seen.Decrees[p]
	if i := slices.Index(on[:], d); i >= 0 {
		copy(on[i:], on[i+1:])
		on[len(on)-1] = 0
	}
}
