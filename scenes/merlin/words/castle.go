package words

import (
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

func GoodsTarget(i merlin.Item, c merlin.Province) game.Target {
	return game.Target{Kind: merlin.TargetGoods, A: uint8(i), B: uint8(c)}
}

// Fulfils is what the button of a card says that may be fulfilled, "" if it may not be,
// and by what help.
func (f *Words) Fulfils(card game.Target) (button string, with []string) {
	list := f.At(card)
	does := func(k game.Kind) bool {
		return slices.ContainsFunc(list, func(c moment.Choice) bool { return c.Last().Kind == k })
	}
	if does(merlin.ActFulfil) {
		return f.T("quest.fulfil"), nil
	}
	for k, row := range slices.Backward(f.Rows.Actions[:]) {
		if row.Helps != "" && does(game.Kind(k)) {
			with = append(with, row.Helps)
		}
	}
	if len(with) == 0 {
		return "", nil
	}
	return f.T("quest.fulfil"), with
}

// Picture is the sprite of a supply in a player's colour.
func (s *Supply) Picture(colour string) string {
	if s.Sprite[len(s.Sprite)-1] == '-' {
		return s.Sprite + colour
	}
	return s.Sprite
}

// Thing is what choosing it touches; not of what cannot be chosen.
func (s *Supply) Thing() game.Target { return game.Target{Kind: s.Target} }

// Usable reports whether it may be used now, be it at another thing.
func (f *Words) Usable(s *Supply) bool {
	if s.Uses != 0 {
		return f.Offers(s.Uses)
	}
	return s.Target != 0 && f.Open(s.Thing()) && !f.IsGlowing(s.Thing())
}

// CountTip names one of the supplies with its number, and says what it is for.
func (f *Words) CountTip(s game.Seat, of *Supply) string {
	return Paragraphs("<b>"+f.countWords(s, of)+"</b>", f.T("castle."+of.Name+"-tip"))
}

// countWords names one of the supplies with its number.
func (f *Words) countWords(s game.Seat, of *Supply) string {
	if of.Words != nil {
		return of.Words(f, s)
	}
	return f.Pair(f.T(of.Key), strconv.Itoa(of.Count(f.View, s)))
}

// Supply is what lies in a castle in numbers.
type Supply struct {
	Name, Key string // Name is the end of the keys of its texts, Key that of what it is called
	Sprite    string // a player's colour follows where it ends in "-"
	Count     func(*merlin.View, game.Seat) int
	Place     model.PlaceKind
	Target    uint8                          // what choosing it touches; 0 for what cannot be chosen
	Uses      game.Kind                      // what it is used for where that is chosen elsewhere alone; 0: nothing
	Silent    bool                           // it does not say why it is not used
	Words     func(*Words, game.Seat) string // what it is called with its number; nil: Key and the number
	Wide      float64                        // in a small castle, with its number; 0: as wide as most
}

// Relic is what one player alone can have: it lies on the board until somebody takes
// it, and is taken from him by others.
type Relic struct {
	Name, Key, Sprite string // as of a supply
	Owner             func(*merlin.View) game.Seat
	Place             model.PlaceKind // its niche in a castle
	Target            uint8           // what its owner chooses to use it; 0: nothing

	Lying string           // sprite while it lies on the round table; "": it never lies on a space
	Size  float64          // of that
	Space merlin.SpaceKind // where it is taken, and lies with an inner ring
	Stand [2]float64       // where it lies without one
}

// SupplyAt is which of the supplies lies at a place of its kind, RelicAt which relic
// belongs there; -1 is none.
func (all *Rows) SupplyAt(k model.PlaceKind) int {
	return slices.IndexFunc(all.Supplies, func(s *Supply) bool { return s.Place == k })
}

func (all *Rows) RelicAt(k model.PlaceKind) int {
	return slices.IndexFunc(all.Relics, func(r *Relic) bool { return r.Place == k })
}

// OnBoard are the relics that lie on the board: on the round table or, with an inner
// ring, on its spaces. [model.AtTableTop] counts them.
func (all *Rows) OnBoard() []*Relic {
	return slices.DeleteFunc(slices.Clone(all.Relics), func(r *Relic) bool { return r.Lying == "" })
}

// RelicTip is what a space where a relic lies tells of it; "" for other spaces.
func (f *Words) RelicTip(kind merlin.SpaceKind) string {
	for _, l := range f.Rows.OnBoard() {
		if l.Space == kind {
			return f.Pair(f.T(l.Key), RelicWhere(f, l)) + ". " + f.T("castle."+l.Name+"-tip")
		}
	}
	return ""
}

// RelicWhere says who has a relic.
func RelicWhere(f *Words, t *Relic) string {
	switch owner := t.Owner(f.View); owner {
	case game.NoSeat:
		return f.T("castle.on-board")
	case f.Home:
		return f.T("castle.here")
	default:
		return f.T("castle.at", "name", f.Seats[owner].Name)
	}
}

// BanishedWords names the discarded traitors.
func (f *Words) BanishedWords() string {
	var list []string
	for c, n := range f.View.Banished {
		if n > 0 {
			list = append(list, f.T("traitor.count."+merlin.Province(c).String(), "count", int(n)))
		}
	}
	return JoinWords(f.Locale, list)
}
