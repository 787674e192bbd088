package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// What would come of what is picked: every place where it may go shows the totals that it
// would make there; where the pointer is, a ghost stands in its seat.

// putName is the region of a place as a goal of what is picked.
func putName(p legends.Place) string { return "put-" + p.String() }

// at is the table as it is shown at a place: where what is picked, or sent, may go, as it would be;
// where one points at who may be chosen to leave it, as it would be without him.
// changed reports whether that is not how it is.
func (f *Frame) at(p legends.Place) (t legends.Table, changed bool) {
	v, changed := f.viewAt(p)
	return f.Rules.Table(&v.Public), changed
}

// viewAt is its view.
func (f *Frame) viewAt(p legends.Place) (v *legends.View, changed bool) {
	if c, ok := f.looked(); ok && f.Leaves(c) && f.View.Chars[c].At == p {
		return f.Without(c), true
	}
	to, ok := f.goes(p)
	if !ok {
		return f.View, false
	}
	if f.would == nil {
		f.would = map[legends.Place]*legends.View{}
	}
	if f.would[to] == nil {
		going := f.Going()
		f.would[to] = f.Would(going, f.Owner(going), to)
	}
	return f.would[to], true
}

// goes is where what is picked would go in the picture of a place: there, or, from there, to the place that is
// pointed at, or to any: what is lost where it leaves is the same.
func (f *Frame) goes(p legends.Place) (to legends.Place, ok bool) {
	going := f.Going()
	if len(going) == 0 || f.Asked != f.Home {
		return p, false
	}
	goals := f.Goals(going)
	if goals[p].Do != nil {
		return p, true
	}
	if to = p; f.View.Chars[going[0]].At != p {
		return to, false
	}
	found := false
	for at := range legends.Bid {
		if goals[at].Do != nil && (!found || f.over(at)) {
			to, found = at, true
		}
	}
	return to, found
}

// shownAt are those of a seat at a place; where one points with what is picked, with that, each
// where it would stand.
func (f *Frame) shownAt(s game.Seat, p legends.Place) []legends.Card {
	going := f.Going()
	if len(going) == 0 || s != f.Owner(going) || !f.over(p) || f.Goals(going)[p].Do == nil {
		return f.Company(s, p)
	}
	return model.CompanyIn(&f.Would(going, s, p).Public, s, p)
}
