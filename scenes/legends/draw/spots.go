package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Where things on their way come from and go to.

// handOf is where a seat's cards come from and go to.
func (f *Frame) handOf(s game.Seat) [2]float64 {
	for i, other := range f.Order() {
		if other == s && i > 0 {
			r := f.otherRect(i - 1)
			return [2]float64{r.X + 90, r.Y + r.H*.68}
		}
	}
	n := len(f.Hand())
	return paint.Middle(f.heldRect(n, n+1))
}

// heldRect is where card i of n of one's own hand lies.
func (f *Frame) heldRect(i, n int) ui.Rect {
	if f.Pinned {
		return heldRect(i)
	}
	return f.handCard(i, n)
}

// held is where a card lies in a seat's hand, or would lie.
func (f *Frame) held(s game.Seat, c legends.Card) [2]float64 {
	if s != f.Home || f.View.Seat != f.Home {
		return f.handOf(s)
	}
	return paint.Middle(f.heldAt(c))
}

// heldAt is where a card lies in one's own hand, or will lie: they are in the order of their
// numbers, those that are coming as well.
func (f *Frame) heldAt(c legends.Card) ui.Rect {
	list := f.Hand()
	for _, other := range append([]legends.Card{c}, f.coming...) {
		if !slices.Contains(list, other) {
			list = append(list, other)
		}
	}
	k := 0
	for _, other := range list {
		k += btoi(other < c)
	}
	return f.heldRect(k, len(list))
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// turnOf is the turn of a seat on the table.
func (f *Frame) turnOf(s game.Seat) int { return max(0, slices.Index(f.Order(), s)) }

// seatOf is the middle of where a character stands, or would stand as the next of its company.
func (f *Frame) seatOf(now *legends.View, c legends.Card, s game.Seat, at legends.Place) [2]float64 {
	return paint.Middle(f.seatRect(now, c, s, at))
}

// seatRect is where a character stands, or would stand.
func (f *Frame) seatRect(now *legends.View, c legends.Card, s game.Seat, at legends.Place) ui.Rect {
	i := f.turnOf(s)
	all := now.Companies[s][min(at, legends.Bid)] | f.joiners(s, at)
	n := all.Len()
	switch {
	case at == legends.Bid:
		return bidRow(f.BidRect(), i, len(f.Seats))
	case at >= legends.Avalon:
		return f.specialSeat(at, i, n, n+1)
	}
	k := 0 // its turn among those who stand there, by the time they came into play
	for _, other := range all.List() {
		if other != c && (c == legends.NoCard || now.Chars[c].At >= legends.Places || now.Chars[other].Since < now.Chars[c].Since) {
			k++
		}
	}
	return f.seatIn(f.rowRect(at, i), k, max(n, k+1))
}

// joining is a character on its way to a company, maybe with others.
type joining struct {
	card legends.Card
	seat game.Seat
	to   legends.Place
}

// joiners are those on their way to a company.
func (f *Frame) joiners(s game.Seat, at legends.Place) (list legends.Cards) {
	for _, j := range f.joining {
		if j.seat == s && j.to == at {
			list |= 1 << j.card
		}
	}
	return list
}

// questAt is where an event lies, or would lie next.
func (f *Frame) questAt(c legends.Card, at legends.Place) [2]float64 {
	if at >= legends.Avalon {
		return paint.Middle(f.specialRect(min(at, legends.Final)))
	}
	list := f.Quests(at)
	for i, other := range list {
		if other == c {
			return paint.Middle(f.eventRect(f.PlaceRect(at), i, len(list)))
		}
	}
	return paint.Middle(f.eventRect(f.PlaceRect(at), len(list), max(3, len(list)+1)))
}

// discards is where discards go.
var discards = [2]float64{pilesRect.X + 172, pilesRect.Y + 34}

// standsOn is the card of a character in play.
func (f *Frame) standsOn(now *legends.View, c legends.Card) ui.Rect {
	if ch := now.Chars[c]; ch.At < legends.Places {
		return f.seatRect(now, c, ch.Seat, ch.At)
	}
	return ui.Around(table[0], table[1], 60, 84)
}
