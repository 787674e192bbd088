package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// What is said before points are counted grows from scoring to scoring.

// LastTime is how long it is said that the last turns come, in seconds.
const LastTime = 1.8

// ScoringSaid announces the scoring after a round: from the second on with how near the first two are.
func (s *Stage) ScoringSaid(round int) string {
	var points []int
	for seat := range game.Seat(s.View.Seats) {
		points = append(points, int(s.View.Players[seat].Score))
	}
	return s.Frame.scoringTitle(round, points)
}

// scoringTitle is what that is called by the points before it.
func (f *Frame) scoringTitle(round int, points []int) string {
	if round <= 2 {
		return f.T("score.title", "number", round)
	}
	key := "score.second"
	if round == merlin.Rounds {
		key = "score.last"
	}
	slices.Sort(points)
	n := len(points)
	gap := f.T("score.gap.none")
	if apart := points[n-1] - points[n-2]; apart > 0 {
		gap = f.T("score.gap", "count", apart)
	}
	return f.T(key, "gap", gap)
}

// dusks are how dark it is round the sheet of a scoring, from the first to the last.
var dusks = [...]float64{0, .2, .42}

// LastTurns reports whether the last turn of everybody begins with a seat.
func (s *Stage) LastTurns(seat game.Seat) bool {
	if s.View.Round != merlin.Rounds || seat != s.View.Start {
		return false
	}
	for other := range game.Seat(s.View.Seats) {
		left := 0
		for _, d := range s.View.Players[other].Dice {
			if d.Value > 0 && !d.Used {
				left++
			}
		}
		if left != 1 {
			return false
		}
	}
	return true
}
