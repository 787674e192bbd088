package draw

import (
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

// held is where a card lies in a seat's hand, or would lie: one's own are in the order of
// their numbers.
func (f *Frame) held(s game.Seat, c legends.Card) [2]float64 {
	list := f.Hand()
	if s != f.Home || f.View.Seat != f.Home {
		return f.handOf(s)
	}
	k, n := 0, len(list)+1
	for _, other := range list {
		k += btoi(other < c)
		n -= btoi(other == c)
	}
	return paint.Middle(f.heldRect(k, n))
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// prizesOf is where a seat's display lies.
func (f *Frame) prizesOf(s game.Seat) [2]float64 {
	for i, other := range f.Order() {
		if other == s && i > 0 {
			r := f.otherRect(i - 1)
			return [2]float64{r.X + 290, r.Y + r.H*.6}
		}
	}
	return paint.Middle(trophyRect)
}

// seatOf is where a character stands, or would stand as the next of its company.
func (f *Frame) seatOf(now *legends.View, c legends.Card, s game.Seat, at legends.Place) [2]float64 {
	i := 0
	for k, other := range f.Order() {
		if other == s {
			i = k
		}
	}
	n := now.Companies[s][min(at, legends.Bid)].Len()
	switch {
	case at == legends.Bid:
		return paint.Middle(bidRow(f.smallInset(), i, len(f.Seats)))
	case at >= legends.Avalon:
		return paint.Middle(f.specialSeat(at, i, n, n+1))
	}
	k := 0 // its turn among those who stand there, by the time they came into play
	for _, other := range now.Companies[s][at].List() {
		if other != c && (c == legends.NoCard || now.Chars[c].At >= legends.Places || now.Chars[other].Since < now.Chars[c].Since) {
			k++
		}
	}
	return paint.Middle(f.seatIn(f.rowRect(at, i), k, max(n, k+1)))
}

// questAt is where an event lies, or would lie next.
func (f *Frame) questAt(c legends.Card, at legends.Place) [2]float64 {
	if at >= legends.Avalon {
		return paint.Middle(f.specialRect(min(at, legends.Final)))
	}
	list := f.Quests(at)
	for i, other := range list {
		if other == c {
			return paint.Middle(eventRect(f.placeRect(at), i, len(list)))
		}
	}
	return paint.Middle(eventRect(f.placeRect(at), len(list), max(3, len(list)+1)))
}

// discards is where discards go.
var discards = [2]float64{pilesRect.X + 262, pilesRect.Y + 96}
