package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// The points of a scoring are those that its account has told of: the table must not have
// counted before the sheet does. Until it begins everybody has what he had before. Beside each
// page the log, too, tells as much as the page, and no traitor is there that came after it.

// Counting reports whether a scoring is shown whose account is not over.
func (f *Frame) Counting() bool {
	if f.Told {
		return true
	}
	for i := range slices.Backward(f.Shown) {
		for _, e := range slices.Backward(f.EventsOf(i)) {
			switch e.Kind {
			case merlin.EventScoring:
				return true
			case merlin.EventScored:
				if e.Args[0] < merlin.Rounds { // else the end of the game goes into the same account
					return slices.Contains(f.Moving, e)
				}
				return true
			case merlin.EventRound:
				return false
			case merlin.EventOver:
				return slices.Contains(f.Moving, e)
			}
		}
	}
	return false
}

// holdBack shows as many points as were told.
func (f *Frame) holdBack() {
	scored, ok := scoringIn(f, f.Shown)
	if !ok {
		return
	}
	if f.Told { // what is counted lies there until it is
		left := f.View.Public
		f.left = &left
		scored.restore(f, &f.View.Public, f.Part)
	}
	points := scored.stood
	if sheet := ScoringSheet(f); f.Told && sheet != nil {
		points = counted(sheet, f.Part)
	}
	for seat := range game.Seat(f.View.Seats) {
		f.View.Players[seat].Score = int16(points[seat])
	}
	for _, e := range f.newcomers() {
		if !f.Told || scored.comesLater(f, e) {
			f.View.Players[e.Seat].Traitors[e.Args[0]]--
		}
	}
}

// newcomers are the traitors that stand there since the last scoring began.
func (f *Frame) newcomers() (list []game.Event) {
	for i := range f.Shown {
		for _, e := range f.EventsOf(i) {
			switch {
			case e.Kind == merlin.EventScoring:
				list = nil
			case e.Kind == merlin.EventTraitor && !slices.Contains(f.Moving, e):
				list = append(list, e)
			}
		}
	}
	return list
}

// comesLater reports whether an event begins something that comes after the page that is open.
func (s *Scored) comesLater(f *Frame, e game.Event) bool {
	of, since := OfTraitors, 0 // new traitors come once those of before are counted
	switch e.Kind {
	case merlin.EventCategory:
		of, since = f.Rows.Reasons[e.Args[0]].Of, 1
	case merlin.EventTraitor:
	default:
		return false
	}
	return s.page(f, of) >= f.Part+since
}

// ToldMoves are the moves without what comes after the page that is open of a scoring's account.
func (f *Frame) ToldMoves() []game.Move {
	scored, ok := scoringIn(f, f.Moves)
	if !f.Told || !ok {
		return f.Moves
	}
	open := false
	for i := range f.Moves {
		for n, e := range f.Moves[i].Events {
			open = open || e.Kind == merlin.EventScoring && int(e.Args[0]) == scored.Round
			if open && scored.comesLater(f, e) {
				moves := slices.Clone(f.Moves[:i+1])
				moves[i].Events, moves[i].Revealed = moves[i].Events[:n], false
				return moves
			}
		}
	}
	return f.Moves
}
