package model

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// The places of the servants: one for each type in a province; in a district one for
// a lady and two for the others. // C2

// Post is a place for a servant.
type Post struct {
	At      game.Target
	Servant merlin.Servant // who stands there, or of which type he would be
	Any     bool           // nobody stands there, and it is for several types
	Owner   game.Seat      // NoSeat while it is free
	X, Y    float64
}

// CityPlaces is how many places a district has for servants who are no ladies.
const CityPlaces = 2

// Guests are who stands on the places of a district; [merlin.Lady] is nobody.
func (f *Model) Guests(p merlin.Province) (on [CityPlaces + 1]merlin.Servant) {
	for v := merlin.Lady + 1; v < merlin.Servants; v++ {
		if f.ServantIn(v, p) != game.NoSeat {
			on[f.GuestPlace(v, p)] = v
		}
	}
	return on
}

// GuestPlace is on which place a servant stands, or would: nobody has to change it
// when another one goes, and seldom when one comes.
func (f *Model) GuestPlace(v merlin.Servant, p merlin.Province) int {
	switch v {
	case merlin.ShieldBearer:
		return 0
	case merlin.FlagBearer:
		return 1
	}
	k := 0
	if f.ServantIn(merlin.ShieldBearer, p) != game.NoSeat {
		k++
		if f.ServantIn(merlin.FlagBearer, p) != game.NoSeat {
			k++
		}
	}
	return k
}

// Spots are the things on the table where an action is chosen that touches t.
func (f *Model) Spots(t game.Target) []game.Target {
	for _, m := range f.Rows.Modules {
		if m.Spots == nil {
			continue
		}
		if list := m.Spots(f, t); len(list) > 0 {
			return list
		}
	}
	return []game.Target{f.Rows.Key(t)}
}

// GuestAt is who stands on a place of a district.
func (f *Model) GuestAt(t game.Target) (v merlin.Servant, ok bool) {
	v = f.Guests(merlin.Province(t.B))[t.A]
	return v, v != merlin.Lady
}

// ServantIn is whose servant of a type is in a province.
func (f *Model) ServantIn(v merlin.Servant, province merlin.Province) game.Seat {
	for s := range f.Seats {
		if f.View.Players[s].Servants[v] == province {
			return game.Seat(s)
		}
	}
	return game.NoSeat
}

// Leaves reports whether who stands on a place would be sent home by somebody who may
// come there now.
func (f *Model) Leaves(one Post) bool {
	return slices.ContainsFunc(f.At(one.At), func(c moment.Choice) bool {
		return slices.Contains(ReachOf(&c).Leave, Standing{one.Owner, one.Servant}) && !f.ComesFrom(&c)
	})
}

// Coming is the picture of the servant who may come to a place; "" for none.
func (f *Model) Coming(one Post) (sprite string) {
	if one.Owner == f.Asked {
		return ""
	}
	for _, c := range f.At(one.At) {
		if c.At.Kind != merlin.TargetPlace || f.ComesFrom(&c) {
			continue
		}
		next := ServantSprite(merlin.Servant(c.At.A), f.Seats[f.Asked].Colour)
		if sprite != "" && sprite != next {
			return "any-servant"
		}
		sprite = next
	}
	return sprite
}
