package scenes

import (
	"merlin/game"
	"merlin/scenes/ui"
)

// setupPlan is where things lie on the set-up of a title.
type setupPlan struct {
	seats []ui.Rect // the card of each seat there may be
	low   bool      // the cards are low: the crest stands beside the name
	shelf ui.Rect   // of presets, modules and house rules; without height there are none
	cells []ui.Rect // a card for each module, then one for each house rule and what else there is to choose, then those left free
}

var (
	setupPanel = ui.Rect{X: 48, Y: 36, W: 1824, H: 1008}
	setupFirst = ui.Rect{X: 1120, Y: 82, W: 696, H: 72}
	setupMain  = ui.Rect{X: 104, Y: 180, W: 1712, H: 722} // seats, and below them the shelf
	setupFoot  = ui.Rect{X: 104, Y: 914, W: 1712, H: 84}
)

const (
	setupBack  = 300.0 // widths of the buttons at the foot
	setupStart = 420.0

	seatHigh = 372.0 // a card with the crest over the name
	seatLow  = 220.0 // and one that is low
	seatGap  = 28.0
	seatsMax = 4 // in a row

	shelfGap     = 12.0
	shelfAbove   = 16.0
	presetHeight = 48.0
	cellLowest   = 119.0
)

// planSetup lays the set-up out. Few seats stand in a row over the shelf; more stand in
// two rows, as high as what lies on the shelf leaves them: that is enough for twelve
// modules and house rules, or for fifteen with few seats. So many cards more are among them.
func planSetup(d *game.Description, more int) (p setupPlan) {
	columns, rows := cellGrid(len(d.Modules)+len(d.Options)+more, d.MaxSeats)
	shelf := shelfLowest(rows, len(d.Presets) > 0)
	across, down := d.MaxSeats, 1
	high := seatHigh
	if d.MaxSeats > seatsMax {
		across, down, high = (d.MaxSeats+1)/2, 2, 2*seatLow+seatGap/2
	}
	seats, rest := setupMain.CutTop(min(high, setupMain.H-shelf))
	if shelf > 0 {
		_, p.shelf = rest.CutTop(shelfAbove)
		p.cells = cellsOn(p.shelf, columns, rows, len(d.Presets) > 0)
	} else {
		seats.Y += rest.H / 2
	}
	p.low = seats.H < seatHigh || down > 1
	p.seats = seatCards(seats, d.MaxSeats, across, down)
	return p
}

// cellGrid is how many cards of modules and house rules lie side by side, and how many
// rows of them there are. Where many sit above them they are narrower.
func cellGrid(n, seats int) (columns, rows int) {
	switch {
	case n > 10 && seats > seatsMax:
		columns = 6
	case n > 8:
		columns = 5
	case n > 6:
		columns = 4
	default:
		columns = 3
	}
	return columns, (n + columns - 1) / columns
}

// shelfLowest is how much room the shelf needs with what is above it.
func shelfLowest(rows int, presets bool) float64 {
	h := float64(rows) * (cellLowest + shelfGap)
	if presets {
		h += presetHeight + shelfGap
	}
	if h == 0 {
		return 0
	}
	return shelfAbove + shelfGap + h
}

// cellsOn are the cards on the shelf, below the presets.
func cellsOn(shelf ui.Rect, columns, rows int, presets bool) (cells []ui.Rect) {
	in := shelf.Inset(shelfGap)
	if presets {
		_, in = in.CutTop(presetHeight + shelfGap)
	}
	for i := range columns * rows {
		cells = append(cells, in.Column(i/columns, rows, shelfGap).Row(i%columns, columns, shelfGap))
	}
	return cells
}

// seatCards are n cards, so many side by side and one below the other. Few are no wider
// than three in a row.
func seatCards(r ui.Rect, n, across, down int) (cards []ui.Rect) {
	if all := r.Row(0, 3, seatGap).W*float64(across) + seatGap*float64(across-1); all < r.W {
		r = ui.Around(r.X+r.W/2, r.Y+r.H/2, all, r.H)
	}
	for i := range n {
		cards = append(cards, r.Column(i/across, down, seatGap/2).Row(i%across, across, seatGap))
	}
	return cards
}
