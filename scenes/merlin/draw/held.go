package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// The points of a scoring are those that its account has told of: the table must not have
// counted before the sheet does. Until it begins everybody has what he had before.

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
	points := scored.stood
	if sheet := ScoringSheet(f); f.Told && sheet != nil {
		for seat := range sheet.Seats {
			points[seat] = sheet.Seats[seat].Before
			for i := range sheet.Parts[:min(f.Part+1, len(sheet.Parts))] {
				points[seat] += sheet.Parts[i].Points(seat)
			}
		}
	}
	for seat := range game.Seat(f.View.Seats) {
		f.View.Players[seat].Score = int16(points[seat])
	}
}
