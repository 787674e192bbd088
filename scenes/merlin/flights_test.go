package merlin

import (
	"fmt"
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// The kinds of places of the table and of a seat: fingerprints know them by their order here.
var (
	tablePlaces = []placeKind{
		atSpace, atStock, atServant, atMarkers, atTile, atDisplay, atDeck, atDiscard,
		atPile, atBanished, atBoxApples, atTableTop, atDecrees, atPict, atPictPile, atCoinSupply,
		atMistletoeSupply, atStall, atPentagram, atCauldron, atPoisonSupply, atHornBoard, atDarkSupply, atHutSupply,
		atMorgana, atInstead,
	}
	seatPlaces = []placeKind{
		atScore, atDie, atGoods, atHome, atApples, atStaffs, atMarkerBag, atManors,
		atTraitors, atHand, atGrail, atExcalibur, atRing, atSeals, atSeal, atOwnPicts,
		atOwnDecrees, atKnight, atCoins, atMistletoes, atEither, atPlus, atToken, atLabourer,
		atPoisons, atHorn,
	}
	allPlaces = slices.Concat(tablePlaces, seatPlaces)
)

// No two kinds of places have one number.
func TestPlacesDiffer(t *testing.T) {
	if list := slices.Compact(slices.Sorted(slices.Values(allPlaces))); len(list) != len(allPlaces) {
		t.Errorf("%d kinds of places have %d numbers", len(allPlaces), len(list))
	}
}

// someOf are places of a kind where its first one is not enough.
func someOf(k placeKind, s game.Seat, f *frame) (list []place) {
	switch k {
	case atSpace:
		return []place{at(k, s, 0), at(k, s, 23), at(k, s, 24), at(k, s, 35)}
	case atTableTop, atDisplay:
		return []place{at(k, s, 0), at(k, s, 1), at(k, s, 2)}
	case atPict, atPictPile:
		return []place{at(k, s, 0), at(k, s, 1)}
	case atDie:
		return []place{at(k, s, 0), at(k, s, merlin.MerlinDie), at(k, s, merlin.ArthurDie)}
	case atPentagram, atCauldron:
		return []place{at(k, s, 0), at(k, s, 3)}
	case atStall:
		for w := range merlin.Labourer {
			list = append(list, at(k, s, uint8(w)))
		}
		return append(list, at(k, s, uint8(merlin.ShieldToken), 5), at(k, s, uint8(merlin.Labourer), 1), at(k, s, uint8(merlin.Labourer), 6))
	case atSeal:
		return []place{at(k, s, 0, 0), at(k, s, 3, 2)}
	case atHand:
		return []place{at(k, s, uint8(merlin.NoCard))}
	case atKnight:
		for _, who := range f.View.Mods.Knights.Of[s] {
			list = append(list, at(k, s, uint8(who)))
		}
		return list
	}
	return []place{at(k, s)}
}

// pieces are the regions of a seat's things that modules bring: in his castle, and in
// the small one of another player.
func pieces(p place) (own, other string) {
	switch p.kind {
	case atRing:
		return "own-ring", "signs"
	case atSeals:
		return "own-favour", "favour"
	case atSeal:
		return regionName(sealTarget(merlin.Servant(p.a), p.b)), "favour"
	case atOwnPicts:
		return "own-picts", "picts"
	case atOwnDecrees:
		return "decrees-own", "decrees"
	case atKnight:
		k := merlin.Knight(p.a)
		return regionName(knightTarget(k)), knightPart(int(k.Pile()))
	}
	return "", ""
}

// With all modules each kind of place that pieces fly from or to is on the table, and
// a thing that a module brings is where it is pointed at.
func TestEveryPlaceIsOnTheTable(t *testing.T) {
	for seats := 2; seats <= merlin.MaxSeats; seats++ {
		s := sit(t, newMatch(t, seats, 7, "favour", "arthur", "knights-dealt", "market", "caerleon", "morgana", "treasures", "decrees"), 0)
		f := s.scene.Model()
		f.View.Mods.Arthur.Ring = game.Seat(seats - 1)
		list := s.scene.Regions()
		for _, k := range allPlaces {
			from, to := game.NoSeat, game.NoSeat
			if slices.Contains(seatPlaces, k) || k == atMarkers {
				from, to = 0, game.Seat(seats-1)
			}
			for seat := from; ; seat++ {
				for _, p := range someOf(k, seat, f) {
					checkPlace(t, s.scene, list, p)
				}
				if seat == to {
					break
				}
			}
		}
	}
}

func checkPlace(t *testing.T, s *tableScene, list []ui.Region, p place) {
	t.Helper()
	x, y, ok := stageOf(s).anchor(p)
	if !ok {
		t.Errorf("%+v is not on the table", p)
	}
	own, other := pieces(p)
	if own == "" {
		return
	}
	name := own
	if p.seat != s.Model().Home {
		name = fmt.Sprintf("%s-%s", otherName(p.seat), other)
	}
	if p.kind == atRing && p.seat != s.Model().View.Mods.Arthur.Ring && p.seat != s.Model().Home {
		return // where the ring would come to: nothing is there yet
	}
	i := ui.Find(list, name)
	if i < 0 {
		t.Fatalf("there is no region %s", name)
	}
	if !list[i].Bounds.Contains(x, y) {
		t.Errorf("%+v lies at %.0f, %.0f, beside %s at %+v", p, x, y, name, list[i].Bounds)
	}
}
