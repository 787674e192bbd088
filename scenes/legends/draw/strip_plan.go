package draw

import (
	"merlin/game/legends"
	"merlin/scenes/ui"
)

// Where things lie in the strip of the special places.

// stripPlaces are those that have a place in the strip: special locations are among the red
// cards alone, and while one or none is in play its room is that of both.
func (f *Frame) stripPlaces() (list []legends.Place) {
	if !f.Advanced() {
		return []legends.Place{legends.Final}
	}
	for p := legends.Avalon; p < legends.Final; p++ {
		if f.PlaceCard(p) != legends.NoCard {
			list = append(list, p)
		}
	}
	if len(list) == 0 {
		list = append(list, legends.Avalon)
	}
	return append(list, legends.Final)
}

// specialRect is where a special place lies in the strip.
func (f *Frame) specialRect(p legends.Place) ui.Rect {
	r := f.stripRect()
	switch {
	case f.Pinned:
		return f.stripApart(p)
	case !f.Advanced():
		return r
	case p < legends.Final && len(f.stripPlaces()) < 3:
		r.W = placeStep + placeWide
		return r
	}
	return ui.Rect{X: r.X + placeStep*float64(p-legends.Avalon), Y: r.Y, W: placeWide, H: r.H}
}

// specialHead is what of a special place tells what it is: with its rule where there is room.
func (f *Frame) specialHead(p legends.Place) ui.Rect {
	r := f.specialRect(p)
	wide := 122.0
	switch {
	case f.Pinned:
		r.H = stripRect.H
		return r
	case r.W > 2*placeWide:
		wide = 400
	case len(f.Seats) == 2:
		wide = 250
	}
	head, _ := r.CutLeft(wide)
	return head
}

// specialBox is where the company of the seat that is i-th on the table stands there.
func (f *Frame) specialBox(p legends.Place, i int) ui.Rect {
	if f.Pinned {
		_, r := f.specialRect(p).CutTop(stripRect.H)
		return r.Inset(8).Column(i, len(f.Seats), 4)
	}
	_, r := f.specialRect(p).CutLeft(f.specialHead(p).W)
	w := (r.W - 6) / float64(len(f.Seats))
	return ui.Rect{X: r.X + w*float64(i), Y: r.Y + 8, W: w - 4, H: r.H - 16}
}

// toldHere reports whether the totals of a company are told in its box: where something is
// asked for, and there is room.
func (f *Frame) toldHere(p legends.Place, box ui.Rect) bool {
	c := f.PlaceCard(p)
	return c != legends.NoCard && f.Requirement(c) != "" && box.W > 110
}

// specialSeat is where character k of n of a seat stands there.
func (f *Frame) specialSeat(p legends.Place, i, k, n int) ui.Rect {
	box := f.specialBox(p, i)
	step, wide, high := 46.0, 44.0, 72.0
	switch {
	case f.Pinned:
		step, wide, high = 66, 64, box.H-8
	case box.H > high+30: // with name and scores
		step, wide, high = leastLarge-2, leastLarge-4, box.H-10
	}
	if w := f.largeSeat(p, box, n); w > 0 {
		return ui.Rect{X: box.X + largeFrom + w*float64(k), Y: box.Y + 4, W: w - 4, H: box.H - 8}
	}
	if n > 1 {
		step = min(step, (box.W-38-wide)/float64(n-1))
	}
	at := ui.Rect{X: box.X + 35 + step*float64(k), Y: box.Y + 5, W: wide, H: high}
	if f.toldHere(p, box) {
		_, at = at.CutTop(24)
	}
	return at
}

// largeFrom is where characters begin who stand in a box with room for their names and scores: what the
// company has stands before them. leastLarge is how wide the place of one of them is at least.
const largeFrom, leastLarge, mostLarge = 106.0, 62.0, 112.0

// largeSeat is how wide the place of one of n of them is; 0: there is no room for that.
func (f *Frame) largeSeat(p legends.Place, box ui.Rect, n int) float64 {
	w := (box.W - largeFrom - 4) / float64(max(n, fewSeats))
	if f.Pinned || w < leastLarge || !f.toldHere(p, box) {
		return 0
	}
	return min(w, mostLarge)
}
