package merlin

import (
	"fmt"
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// The kinds of places of the table and of a seat: fingerprints know them by their order here.
var (
	tablePlaces = []model.PlaceKind{
		model.AtSpace, model.AtStock, model.AtServant, model.AtMarkers, model.AtTile, model.AtDisplay, model.AtDeck, model.AtDiscard,
		model.AtPile, model.AtBanished, model.AtBoxApples, model.AtTableTop, modules.AtDecrees, modules.AtPict, modules.AtPictPile, modules.AtCoinSupply,
		modules.AtMistletoeSupply, modules.AtStall, modules.AtPentagram, modules.AtCauldron, modules.AtPoisonSupply, modules.AtHornBoard, modules.AtDarkSupply, modules.AtHutSupply,
		modules.AtMorgana, model.AtInstead,
	}
	seatPlaces = []model.PlaceKind{
		model.AtScore, model.AtDie, model.AtGoods, model.AtHome, model.AtApples, model.AtStaffs, model.AtMarkerBag, model.AtManors,
		model.AtTraitors, model.AtHand, model.AtGrail, model.AtExcalibur, modules.AtRing, modules.AtSeals, modules.AtSeal, modules.AtOwnPicts,
		modules.AtOwnDecrees, modules.AtKnight, modules.AtCoins, modules.AtMistletoes, modules.AtEither, modules.AtPlus, modules.AtToken, modules.AtLabourer,
		modules.AtPoisons, modules.AtHorn,
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
func someOf(k model.PlaceKind, s game.Seat, f *draw.Frame) (list []model.Place) {
	switch k {
	case model.AtSpace:
		return []model.Place{model.At(k, s, 0), model.At(k, s, 23), model.At(k, s, 24), model.At(k, s, 35)}
	case model.AtTableTop, model.AtDisplay:
		return []model.Place{model.At(k, s, 0), model.At(k, s, 1), model.At(k, s, 2)}
	case modules.AtPict, modules.AtPictPile:
		return []model.Place{model.At(k, s, 0), model.At(k, s, 1)}
	case model.AtDie:
		return []model.Place{model.At(k, s, 0), model.At(k, s, merlin.MerlinDie), model.At(k, s, merlin.ArthurDie)}
	case modules.AtPentagram, modules.AtCauldron:
		return []model.Place{model.At(k, s, 0), model.At(k, s, 3)}
	case modules.AtStall:
		for w := range merlin.Labourer {
			list = append(list, model.At(k, s, uint8(w)))
		}
		return append(list, model.At(k, s, uint8(merlin.ShieldToken), 5), model.At(k, s, uint8(merlin.Labourer), 1), model.At(k, s, uint8(merlin.Labourer), 6))
	case modules.AtSeal:
		return []model.Place{model.At(k, s, 0, 0), model.At(k, s, 3, 2)}
	case model.AtHand:
		return []model.Place{model.At(k, s, uint8(merlin.NoCard))}
	case modules.AtKnight:
		for _, who := range f.View.Mods.Knights.Of[s] {
			list = append(list, model.At(k, s, uint8(who)))
		}
		return list
	}
	return []model.Place{model.At(k, s)}
}

// pieces are the regions of a seat's things that modules bring: in his castle, and in
// the small one of another player.
func pieces(p model.Place) (own, other string) {
	switch p.Kind {
	case modules.AtRing:
		return "own-ring", "signs"
	case modules.AtSeals:
		return "own-favour", "favour"
	case modules.AtSeal:
		return regionName(modules.SealTarget(merlin.Servant(p.A), p.B)), "favour"
	case modules.AtOwnPicts:
		return "own-picts", "picts"
	case modules.AtOwnDecrees:
		return "decrees-own", "decrees"
	case modules.AtKnight:
		k := merlin.Knight(p.A)
		return regionName(modules.KnightTarget(k)), modules.KnightPart(int(k.Pile()))
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
			if slices.Contains(seatPlaces, k) || k == model.AtMarkers {
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

func checkPlace(t *testing.T, s *tableScene, list []ui.Region, p model.Place) {
	t.Helper()
	x, y, ok := stageOf(s).Anchor(p)
	if !ok {
		t.Errorf("%+v is not on the table", p)
	}
	own, other := pieces(p)
	if own == "" {
		return
	}
	name := own
	if p.Seat != s.Model().Home {
		name = fmt.Sprintf("%s-%s", model.OtherName(p.Seat), other)
	}
	if p.Kind == modules.AtRing && p.Seat != s.Model().View.Mods.Arthur.Ring && p.Seat != s.Model().Home {
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
