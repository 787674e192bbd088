package draw

import (
	"strings"

	"merlin/game"
	"merlin/scenes/ui"
)

// Tell is the table in words: one's own points and cards, place by place the events and the
// companies, the others, the piles.
func Tell(f *Frame, things []ui.Region) []ui.Node {
	own, piles := ui.Heading("own", f.T("told.own")), ui.Heading("piles", f.T("told.piles"))
	var places, others []ui.Node
	to := &piles
	for i := range things {
		r := &things[i]
		switch {
		case r.Scroll || r.Press != nil && r.Own == nil || begins(r.Name, "moment-", "phase-", "put-", "ending"):
			continue
		case begins(r.Name, "place-"):
			places = append(places, heading(r))
			to = &places[len(places)-1]
			continue
		case r.Name == SeatName(f.Home):
			to = &own
		case begins(r.Name, "seat-"):
			others = append(others, ui.Heading(r.Name, f.Who(seatOf(f, r.Name))))
			to = &others[len(others)-1]
		case begins(r.Name, "discards", "events-pile", "pile-", "heraldry", "special-"):
			to = &piles
		}
		to.Kids = append(to.Kids, ui.Note(r))
	}
	list := append([]ui.Node{own}, places...)
	return append(append(list, others...), piles)
}

// heading is a place with what its explanation says of it.
func heading(r *ui.Region) ui.Node {
	lines := strings.Split(r.Tip.String(), "\n")
	says := lines[min(1, len(lines)-1)] // what follows the companies say themselves
	return ui.Heading(r.Name, r.Label, ui.Sayings("says-", says)...)
}

func begins(name string, with ...string) bool {
	for _, w := range with {
		if strings.HasPrefix(name, w) {
			return true
		}
	}
	return false
}

// seatOf is the seat of a region.
func seatOf(f *Frame, name string) game.Seat {
	for s := range game.Seat(len(f.Seats)) {
		if SeatName(s) == name {
			return s
		}
	}
	return f.Home
}
