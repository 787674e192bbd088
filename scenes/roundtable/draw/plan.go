package draw

import (
	"merlin/game/roundtable"
	"merlin/scenes/ui"
)

// The areas of the table on the canvas.
var (
	Bar         = ui.Rect{W: 1920, H: 54}
	RibbonRect  = ui.Rect{X: 16, Y: 1, W: 924, H: 52}     // two lines high
	SummaryRect = ui.Rect{X: 1560, Y: 64, W: 344, H: 783} // at the foot of the other seats' column: over the log
	RecapRect   = ui.Rect{X: 496, Y: 262, W: 572, H: 390} // over the Round Table: piles, siege and what threatens stay free
	TrackRect   = ui.Rect{X: 32, Y: 1056, W: 1856, H: 24}
	skipRect    = ui.Rect{X: 720, Y: 8, W: 196, H: 36}
	resultRect  = ui.Rect{X: 600, Y: 8, W: 316, H: 36} // in the place of the other when the game is over
	beadsRect   = ui.Rect{X: 956, Y: 6, W: 594, H: 40}
	camelotRect = ui.Rect{X: 488, Y: 64, W: 588, H: 783}
	seatsRect   = ui.Rect{X: 1560, Y: 64, W: 344, H: 783}
	ownRect     = ui.Rect{X: 16, Y: 864, W: 1888, H: 204}
	seatRect    = ui.Rect{X: 28, Y: 879, W: 256, H: 178}
	turnRect    = ui.Rect{X: 296, Y: 879, W: 626, H: 178}
	handRect    = ui.Rect{X: 936, Y: 868, W: 830, H: 196}
	endRect     = ui.Rect{X: 1780, Y: 880, W: 112, H: 84}
	sayRect     = ui.Rect{X: 1780, Y: 972, W: 112, H: 40}
	leaveRect   = ui.Rect{X: 1780, Y: 1018, W: 112, H: 40}
	ToastRect   = ui.Rect{X: 606, Y: 110, W: 352, H: 196} // over the castle: question and piles stay free
	CaptionRect = ui.Rect{X: 488, Y: 586, W: 588, H: 72}  // below what is read: the places of the siege stay free
)

const (
	ringX, ringY   = 782.0, 452.0
	questW, questH = 460.0, 253.0
)

// questRect is where a Quest lies, by its number of [model.Model.Quests].
func questRect(i int) ui.Rect {
	x, y := 16.0, [...]float64{64, 329, 594}[i%3]
	if i >= 3 {
		x = 1088
	}
	return ui.Rect{X: x, Y: y, W: questW, H: questH}
}

// LineRect is where a line goes that lies beside its seat: over the foot of the Round Table, whose places are taken
// last, where it hides neither a sword nor a Quest, another seat, what threatens or the log; where a banner lies over the
// Table, above it.
func LineRect(f *Frame, r ui.Rect) ui.Rect {
	const gap = 5
	r.X, r.Y = ToastRect.X+(ToastRect.W-r.W)/2, siegePlate.Y-gap-r.H
	if b, _, _, ok := f.banner(); ok {
		r.Y = min(ToastRect.Y+toastHigh, b.all.Y-gap-r.H)
	}
	return r
}

// placeRect is where figures stand at a place.
func (f *Frame) placeRect(q roundtable.Place) ui.Rect {
	for i, at := range f.Quests() {
		if at == q {
			return questRect(i)
		}
	}
	return camelotRect
}

// seatHigh is how high a seat's row is and how far the next one lies below it, by the
// number of seats.
var seatHigh = [...][2]float64{3: {100, 106}, 4: {78, 82}, 5: {72, 76}, 6: {62, 66}, 7: {60, 64}}

// seatHigh is it for the seats there are; a coach takes room from them, for the log to have some.
func (f *Frame) seatHigh() [2]float64 {
	if f.coached() {
		return [2]float64{66, 69}
	}
	return seatHigh[len(f.Seats)]
}

// seatRow is the row of a seat.
func (f *Frame) seatRow(s int) ui.Rect {
	size := f.seatHigh()
	return ui.Rect{X: seatsRect.X, Y: seatsRect.Y + size[1]*float64(s), W: seatsRect.W, H: size[0]}
}

// CoachRect is the home of a sheet, at its bottom: of a coach's, until whose end waits what
// threatens and above which the log can be read, or of one with advice, which leaves the former
// where it is.
func (f *Frame) CoachRect() ui.Rect {
	if f.coached() {
		_, rest := f.belowSeats().CutTop(coachedLog + 6)
		return rest
	}
	_, rest := f.belowSeats().CutTop(f.dangersHigh() + 6)
	_, rest = rest.CutTop(leastLog + 6)
	return rest
}

// coached reports whether the column of the seats is a coach's.
func (f *Frame) coached() bool { return f.Coached && !f.Pinned }

// unthreatened reports whether nothing threatens there: a coach speaks, or all is over.
func (f *Frame) unthreatened() bool { return f.coached() || f.View.Over }

// LogRect is what the seats, what threatens and the help leave.
func (f *Frame) LogRect() ui.Rect {
	rest := f.belowSeats()
	if !f.unthreatened() {
		_, rest = rest.CutTop(f.dangersHigh() + 6)
	}
	switch {
	case f.Aside.H > 0:
		rest, _ = rest.CutTop(max(leastLog, f.Aside.Y-6-rest.Y))
	case f.helps():
		_, rest = rest.CutTop(f.helpHigh() + 8)
	}
	return rest
}

// helps reports whether a question is explained, unless a sheet lies there that does so.
func (f *Frame) helps() bool { return f.Help() != "" && f.Aside.H == 0 }

// How high the log is at least, and beside a coach: five lines.
const (
	leastLog   = 76.0
	coachedLog = 172.0
	toastHigh  = 106.0 // as it is nearly always
)

// helpRect is where a question is explained to who plays for the first time.
func (f *Frame) helpRect() ui.Rect {
	_, rest := f.belowSeats().CutTop(f.dangersHigh() + 6)
	help, _ := rest.CutTop(f.helpHigh())
	return help
}

// helpHigh is how high that is: the log needs the room where many seats take it and letters
// may become smaller.
func (f *Frame) helpHigh() float64 {
	if len(f.Seats) > 4 && !f.Pinned {
		return 84
	}
	return 92
}

// belowSeats is what the seats leave.
func (f *Frame) belowSeats() ui.Rect {
	top := seatsRect.Y + f.seatHigh()[1]*float64(len(f.Seats))
	return ui.Rect{X: seatsRect.X, Y: top, W: seatsRect.W, H: seatsRect.Bottom() - top}
}

// BelowSeats is how high up that begins: no sheet hides a seat.
func (f *Frame) BelowSeats() float64 { return f.belowSeats().Y }

// engineAt is the middle of a place of the siege.
func engineAt(i int) (x, y float64) {
	return 541 + 96.4*float64(i%6), 733 + 68*float64(i/6)
}
