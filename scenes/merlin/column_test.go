package merlin

import (
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// columnSets are sets in which the middle of the table is shared in another way.
var columnSets = [][]string{
	nil,
	{"gold"},
	{"market"},
	{"morgana"},
	{"caerleon"},
	{"market", "morgana"},
	{"market", "caerleon", "treasures"},
	{"favour", "arthur", "knights", "gold", "market", "caerleon", "morgana", "treasures", "decrees"},
}

// The panels of the middle lie beside each other, and the things of the quests panel, in
// it.
func TestColumnIsShared(t *testing.T) {
	for _, set := range columnSets {
		_, sc := showing(t, newMatch(t, 3, 1, set...), "en", canvases[0])
		c := sc.frame.Column()
		apart(t, draw.ColumnRect.Inset(-.01), c.Domain, c.Quests, c.Beside, c.Under)
		q := sc.frame.QuestsPlan()
		things := append([]ui.Rect{q.Deck, q.Laid, q.Gone, q.Box, q.Pile()}, q.Place(0), q.Place(1), q.Place(2))
		apart(t, q.Sheet.Inset(4), things...)
		if (c.Beside.W > 0) != sc.frame.Rules.Has("market") || (c.Under.W > 0) != sc.frame.Rules.Has("morgana") {
			t.Errorf("%v: the market is %v, Morgana %v", set, c.Beside, c.Under)
		}
	}
}

// apart tells of rectangles that leave the whole or overlap; those of no width are not there.
func apart(t *testing.T, whole ui.Rect, list ...ui.Rect) {
	t.Helper()
	for i, r := range list {
		if r.W == 0 {
			continue
		}
		if r.X < whole.X || r.Y < whole.Y || r.Right() > whole.Right() || r.Bottom() > whole.Bottom() {
			t.Errorf("%v leaves %v", r, whole)
		}
		for _, o := range list[i+1:] {
			if o.W > 0 && r.Overlaps(o) {
				t.Errorf("%v lies on %v", r, o)
			}
		}
	}
}

// panelTargets are the kinds of things that lie in these panels or, with Caerleon, on
// the board.
var panelTargets = map[uint8]bool{
	merlin.TargetStall: true, merlin.TargetMorganaDie: true, merlin.TargetCauldron: true, merlin.TargetHorn: true, merlin.TargetPoison: true,
	merlin.TargetAppleSupply: true, merlin.TargetMistletoeSupply: true, merlin.TargetCoinSupply: true,
}

// What may be bought, taken and used of the market and of Morgana has one region that can
// be pressed, in every set.
func waresAndCauldronsAreReached(t *testing.T) watcher {
	found := map[uint8]int{}
	look := func(s *sitting) {
		for target := range s.scene.Model().Choices {
			if !panelTargets[target.Kind] {
				continue
			}
			n := 0
			for _, r := range s.list {
				if r.Name == regionName(target) && r.Enabled {
					n++
				}
			}
			if found[target.Kind]++; n != 1 {
				t.Fatalf("%s has %d regions", regionName(target), n)
			}
		}
	}
	return watcher{look, func() {
		for kind := range panelTargets {
			if found[kind] == 0 {
				t.Errorf("no game came to a target of kind %d", kind)
			}
		}
	}}
}

// What flies to these panels has one place, as far as its module is there.
func TestAnchorsOfTheColumn(t *testing.T) {
	for _, set := range columnSets {
		s := sit(t, newMatch(t, 2, 3, set...), 0)
		f := s.scene.Model()
		for kind, module := range map[model.PlaceKind]string{
			model.AtBoxApples: "", modules.AtMistletoeSupply: "gold", modules.AtCoinSupply: "gold", modules.AtStall: "market",
			modules.AtPentagram: "morgana", modules.AtCauldron: "morgana", modules.AtPoisonSupply: "morgana", modules.AtHornBoard: "morgana",
			modules.AtDarkSupply: "morgana", modules.AtHutSupply: "morgana", modules.AtMorgana: "morgana",
		} {
			n := 0
			for _, p := range draw.NewPanels(f.Rows) {
				if x, y, ok := p.Anchor(f, model.Place{Kind: kind, Seat: game.NoSeat, A: 1, B: 1}); ok {
					n++
					if !p.Area().Contains(x, y) {
						t.Errorf("%v: place %d lies at %.0f, %.0f, outside of its panel", set, kind, x, y)
					}
				}
			}
			if want := module == "" || f.Rules.Has(module); (n == 1) != want || n > 1 {
				t.Errorf("%v: place %d is in %d panels", set, kind, n)
			}
		}
	}
}

// Who has taken Morgana's dice, and where they lie, is told as it is.
func pentagramsHaveTheirTakers(t *testing.T) watcher {
	taken := 0
	look := func(s *sitting) {
		f := s.scene.Model()
		if !f.Rules.Has("morgana") {
			return
		}
		m, told := &f.View.Mods.Morgana, modules.WitchRound(f.Model)
		for die, s := range told.Taker {
			if (s != game.NoSeat) != (m.Used>>die&1 == 1) || s != game.NoSeat && m.Starred>>s&1 == 0 {
				t.Fatalf("die %d was taken by %d; used are %b, pentagrams have %b", die, s, m.Used, m.Starred)
			}
		}
		for slot := range told.Slots {
			die, ok := told.InSlot(slot)
			if ok != (m.Slots>>slot&1 == 1) || ok && m.Used>>die&1 == 0 {
				t.Fatalf("slot %d has die %d: %v; there are %b", slot, die, ok, m.Slots)
			}
			if ok {
				taken++
			}
		}
	}
	return watcher{look, func() {
		if taken == 0 {
			t.Error("no die was put into a cauldron")
		}
	}}
}

// What cannot be chosen says why, in words of its own.
func panelsSayWhyNot(t *testing.T) watcher {
	said := map[string]bool{}
	both := []string{"market", "morgana"}
	look := func(s *sitting) {
		for _, r := range s.list {
			if !r.Enabled && r.Why != nil {
				said[r.Why()] = true
			}
		}
	}
	return watcher{look, func() {
		f := sit(t, newMatch(t, 2, 3, both...), 0).scene.Model()
		f.Kind, f.Ask, f.Asked, f.View.Turn.Seat = merlin.AskPlace, "place", f.Home, f.Home
		said[f.Why(modules.StallTarget(modules.Token{Ware: merlin.PlusToken}))] = true // by chance coins are spent at once
		for _, key := range []string{
			"stall.gone", "stall.once", "stall.quest", "stall.coin", "stall.moment",
			"witch.used", "witch.once", "witch.moment", "witch.first", "cauldron.taken", "cauldron.value", "horn.pay",
		} {
			if !said[f.T("why."+key)] {
				t.Errorf("never said: %s", f.T("why."+key))
			}
		}
	}}
}
