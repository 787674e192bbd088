package game

// Outcome is how the game stands, or has ended, for a seat.
type Outcome struct {
	Place uint8 // 1 is the best; seats that tie share theirs, as do those of a team
	Won   bool  // when the game is over: all who share a victory, nobody where all have lost
}

// Ranking returns the outcomes where most points win; over says that the game has ended.
func Ranking(points []int, over bool) []Outcome {
	out := make([]Outcome, len(points))
	for s, n := range points {
		out[s].Place = 1
		for _, other := range points {
			if other > n {
				out[s].Place++
			}
		}
		out[s].Won = over && out[s].Place == 1
	}
	return out
}

// Winners returns the seats that have won.
func Winners(outcomes []Outcome) (seats []Seat) {
	for s, o := range outcomes {
		if o.Won {
			seats = append(seats, Seat(s))
		}
	}
	return seats
}
