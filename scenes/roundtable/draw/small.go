package draw

import "merlin/scenes/ui"

// The table in pieces, for windows that are too small for the whole.

// OwnParts are the steps of the turn, the cards, equal ones together, and the plate of one's own Knight.
func OwnParts(f *Frame) []ui.Rect {
	list := []ui.Rect{f.turnPlate()}
	for _, s := range f.handStacks() {
		list = append(list, s.all().Inset(-2))
	}
	return append(list, seatRect)
}

// CamelotParts is Camelot, or what lies over it for a while.
func CamelotParts(f *Frame) []ui.Rect {
	if b, _, _, ok := f.banner(); ok {
		return []ui.Rect{b.all.Inset(-8)}
	}
	r := camelotRect
	if f.Ctx.Shape() == ui.Standing {
		r.X, r.W = r.X+campEdge, r.W-2*campEdge
	}
	return []ui.Rect{r}
}

// campEdge is how much of Camelot's border a window that stands leaves out at either side, so that
// the rest is as wide as the window.
const campEdge = 9.5

// QuestParts are the Quests.
func QuestParts(*Frame) (list []ui.Rect) {
	for i := range 6 {
		list = append(list, questRect(i).Inset(-3))
	}
	return list
}

// SeatParts are the seats, and what threatens below them.
func SeatParts(f *Frame) (list []ui.Rect) {
	for s := range f.Seats {
		list = append(list, f.seatRow(s).Inset(-2))
	}
	rest := f.belowSeats()
	rest.H = f.LogRect().Y - rest.Y - 2
	return append(list, rest)
}

// LogParts is the chronicle.
func LogParts(f *Frame) []ui.Rect { return f.LogParts(f.LogRect()) }

// Ways are the buttons beside the two steps of the turn.
func (f *Frame) Ways() (take, leave, end []ui.Button) {
	if b := f.ResultButton(f.View.Over, ui.Rect{}); b != nil {
		return []ui.Button{*b}, nil, nil
	}
	list := f.asides()
	if !list[0].Enabled { // nothing grey lies there: it only keeps its place
		return nil, list[1:], make([]ui.Button, 1)
	}
	return nil, list[1:], list[:1]
}
