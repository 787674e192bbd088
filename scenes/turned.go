package scenes

// Margin is by how many points the winners are ahead of the best of the others; ok is false
// where there are no others.
func (r *Result) Margin() (points int, next *ResultSeat, ok bool) {
	best := 0
	for i := range r.Seats {
		s := &r.Seats[i]
		switch {
		case s.Winner:
			best = s.Score
		case next == nil || s.Score > next.Score:
			next = s
		}
	}
	if next == nil {
		return 0, nil, false
	}
	return best - next.Score, next, true
}

// Turned is the round from the end of which on the only winner led alone, until the last; 0
// where the victory is shared.
func (r *Result) Turned() (round int, winner *ResultSeat) {
	for i := range r.Seats {
		switch s := &r.Seats[i]; {
		case s.Winner && winner != nil:
			return 0, nil
		case s.Winner:
			winner = s
		}
	}
	if winner == nil {
		return 0, nil
	}
	for n := len(winner.After) - 1; n > 0 && r.leads(winner, n); n-- {
		round = n
	}
	return round, winner
}

// leads reports whether a seat has more points than any other after a round.
func (r *Result) leads(s *ResultSeat, round int) bool {
	for i := range r.Seats {
		if o := &r.Seats[i]; o != s && o.After[round] >= s.After[round] {
			return false
		}
	}
	return true
}

// Course says in which round it was decided who wins, and by how much.
func (r *Result) Course(said Words) string {
	round, winner := r.Turned()
	if round == 0 {
		return said("end.turn.even")
	}
	which := "took"
	switch {
	case round == 1:
		which = "first"
	case round == len(winner.After)-1:
		which = "last"
	}
	if winner.You {
		which = "you-" + which
	}
	text := said("end.turn."+which, "name", winner.Name, "number", round)
	if points, next, ok := r.Margin(); ok {
		key := "end.margin"
		if next.You {
			key = "end.margin-you"
		}
		text += " " + said(key, "count", points, "name", next.Name)
	}
	return text
}
