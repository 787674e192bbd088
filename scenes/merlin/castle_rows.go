package merlin

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// Supply is what lies in a castle in numbers.
type Supply struct {
	Name, Key string // Name is the end of the keys of its texts, Key that of what it is called
	Sprite    string // a player's colour follows where it ends in "-"
	Count     func(*merlin.View, game.Seat) int
	Place     placeKind
	Target    uint8                          // what choosing it touches; 0 for what cannot be chosen
	Uses      game.Kind                      // what it is used for where that is chosen elsewhere alone; 0: nothing
	Silent    bool                           // it does not say why it is not used
	Words     func(*frame, game.Seat) string // what it is called with its number; nil: Key and the number
	Wide      float64                        // in a small castle, with its number; 0: as wide as most
}

// Relic is what one player alone can have: it lies on the board until somebody takes
// it, and is taken from him by others.
type Relic struct {
	Name, Key, Sprite string // as of a supply
	Owner             func(*merlin.View) game.Seat
	Place             placeKind // its niche in a castle
	Target            uint8     // what its owner chooses to use it; 0: nothing

	Lying string           // sprite while it lies on the round table; "": it never lies on a space
	Size  float64          // of that
	Space merlin.SpaceKind // where it is taken, and lies with an inner ring
	Stand [2]float64       // where it lies without one
}

// Inset is what a module adds to a castle.
type Inset struct {
	Rank        int      // among the modules' from the left
	Least, Most float64  // how wide it is
	Above       bool     // when another player's castle is opened it lies in the upper row
	Hot         []string // how the names of its regions begin, but for those of the base and "own-"
	Draw        func(*ui.Painter, *frame, ui.Rect)
	Regions     func(*frame, ui.Rect) []ui.Region
	Places      []placeKind                                 // what lies in it
	Anchor      func(*frame, ui.Rect, place) (x, y float64) // where, or where it would

	SmallRank int                                               // in a small castle, from the left
	Small     func(f *frame, s game.Seat, room float64) []extra // what a small castle shows, in what room is left for all
	SmallAt   func(place) place                                 // which of these shows what lies at a place; nil: a thing of its own for each
}

// decorate adds what a module in play brings to castles.
func (all *rows) decorate(m *Module) {
	for i := range m.Supplies {
		all.supplies = append(all.supplies, &m.Supplies[i])
	}
	for i := range m.Relics {
		all.relics = append(all.relics, &m.Relics[i])
	}
	for _, s := range m.Supplies {
		if s.Target != 0 {
			all.castleNames = append(all.castleNames, all.region(s.thing()))
		}
	}
	for i := range m.Insets {
		all.castleNames = append(all.castleNames, m.Insets[i].Hot...)
		all.insets = append(all.insets, &m.Insets[i])
		all.small = append(all.small, &m.Insets[i])
	}
	slices.SortFunc(all.insets, func(a, b *Inset) int { return cmp.Compare(a.Rank, b.Rank) })
	slices.SortFunc(all.small, func(a, b *Inset) int { return cmp.Compare(a.SmallRank, b.SmallRank) })
	all.room = max(all.room, m.Room)
}

// supplyAt is which of the supplies lies at a place of its kind, relicAt which relic
// belongs there; -1 is none.
func (all *rows) supplyAt(k placeKind) int {
	return slices.IndexFunc(all.supplies, func(s *Supply) bool { return s.Place == k })
}

func (all *rows) relicAt(k placeKind) int {
	return slices.IndexFunc(all.relics, func(r *Relic) bool { return r.Place == k })
}

// insetAt is the inset in which things of a place lie; -1 is none.
func (all *rows) insetAt(k placeKind) int {
	return slices.IndexFunc(all.insets, func(in *Inset) bool { return slices.Contains(in.Places, k) })
}
