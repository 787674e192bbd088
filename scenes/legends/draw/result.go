package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes"
)

// Result sums up a game that is over: who has won, what for, and how it went. // L79
func Result(f *Frame) scenes.Result {
	r := scenes.Result{Title: f.Winners(), Seats: f.ResultSeats(nil), Round: f.T("term.round")}
	after := f.course()
	t := f.Table()
	for s := range r.Seats {
		seat := &r.Seats[s]
		seat.Score, seat.Colour, seat.After = t.Points(game.Seat(s)), f.colour(game.Seat(s)), after[s]
	}
	scored := f.scored()
	for i, row := range []struct{ key, icon string }{
		{"score.display", "points-star"}, {"score.special", "borne-high-king"}, {"score.texts", "when-score"}, {"score.by-hand", "when-hand"},
	} {
		line := scenes.ResultRow{Name: f.T(row.key), Icon: row.icon}
		sum := 0
		for s := range r.Seats {
			line.Points = append(line.Points, scored[s][i])
			sum += scored[s][i] * scored[s][i]
		}
		if i < 2 || sum > 0 {
			r.Rows = append(r.Rows, line)
		}
	}
	return r
}

// scored are the points of each seat at the end by what they are for.
func (f *Frame) scored() (points [legends.MaxSeats][4]int) {
	for i := range f.Moves {
		for _, e := range f.Moves[i].Events {
			if e.Kind == legends.EventScored {
				for k := range points[e.Seat] {
					points[e.Seat][k] = int(e.Args[k])
				}
			}
		}
	}
	return points
}

// course are the points of each seat before the first round and after each: the public
// table is laid out once more from its events.
func (f *Frame) course() [][]int {
	after := make([][]int, len(f.Seats))
	v := legends.Empty(f.Rules, len(f.Seats), f.View.Level).View(game.NoSeat)
	note := func() {
		t := f.Rules.Table(&v.Public)
		for s := range after {
			after[s] = append(after[s], t.Points(game.Seat(s)))
		}
	}
	tell := func(events []game.Event) {
		for _, e := range events {
			if e.Kind == legends.EventTurn && e.Seat == v.First {
				note()
			}
			f.Rules.Depart(&v, e)
			f.Rules.Arrive(&v, e)
		}
	}
	tell(f.Start)
	for i := range f.Moves {
		tell(f.Moves[i].Events)
	}
	note()
	return after
}
