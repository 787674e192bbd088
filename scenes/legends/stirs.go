package legends

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table/moment"
)

// What computer players speak of besides what every title has them say. It lies open to all: who was
// carried off or thrown out by another's text, who won what others bid for, who has brought together
// what events ask for, who has fallen far behind.

const (
	greatTurn = 4 // points of the events that one has enough for when one's turn ends, at least
	farBehind = 5 // points
	hopeless  = 12
)

// stirs are those whom the last of some moves touches.
func stirs(f *draw.Frame, moves []game.Move) (list []moment.Stir) {
	last := moves[len(moves)-1]
	for _, e := range last.Events {
		switch e.Kind {
		case legends.EventMoved, legends.EventLost, legends.EventReturned:
			if e.Seat != game.NoSeat && e.Seat != last.Seat && legends.Place(e.Args[1]) != legends.Bid && byText(moves) {
				list = append(list, moment.Stir{Seat: e.Seat, Of: "harmed"})
			}
		case legends.EventBidWon:
			list = append(list, outbid(f, moves, e.Seat)...)
		case legends.EventCompleted:
			list = append(list, deprived(f, legends.Card(e.Args[0]), e.Seat)...)
		case legends.EventOpened:
			if legends.Place(e.Args[1]) == legends.Final {
				list = append(list, decides(f)...)
			}
		case legends.EventTurnOver:
			if f.Yields(ready(f, last.Seat)) >= greatTurn {
				list = append(list, moment.Stir{Seat: last.Seat, Of: "looms"})
			}
		}
		if e.Kind == legends.EventBidWon || e.Kind == legends.EventCompleted {
			list = append(list, trailing(f, e.Seat)...)
		}
	}
	return list
}

// deprived are those who had enough for an event that another has completed.
func deprived(f *draw.Frame, c legends.Card, by game.Seat) (list []moment.Stir) {
	face := f.Face(c)
	if face.Kind != legends.LocationEvent {
		return nil
	}
	for s := range game.Seat(len(f.Seats)) {
		total, enough := f.Table().Totals(s, face.At), s != by && len(f.Company(s, face.At)) > 0
		for a, n := range face.Needs {
			enough = enough && total[a] >= int(n)
		}
		if enough {
			list = append(list, moment.Stir{Seat: s, Of: "envy"})
		}
	}
	return list
}

// decides is who speaks as the Final Event lies open: of the computer players who are somebody the one
// with most points.
func decides(f *draw.Frame) []moment.Stir {
	who, t := game.NoSeat, f.Table()
	for s := range game.Seat(len(f.Seats)) {
		if f.Seats[s].Face != "" && (who == game.NoSeat || t.Points(s) > t.Points(who)) {
			who = s
		}
	}
	if who == game.NoSeat {
		return nil
	}
	return []moment.Stir{{Seat: who, Of: "decides"}}
}

// byText reports whether the last of some moves is part of a text's of a character that its player
// uses.
func byText(moves []game.Move) bool {
	seat := moves[len(moves)-1].Seat
	for _, m := range slices.Backward(moves) {
		if m.Seat != seat {
			return false
		}
		for _, e := range slices.Backward(m.Events) {
			switch e.Kind {
			case legends.EventUsed:
				return legends.Card(e.Args[0]).IsCharacter()
			case legends.EventTurn, legends.EventPhase:
				return false
			}
		}
	}
	return false
}

// outbid are those who bid for a card that another has won.
func outbid(f *draw.Frame, moves []game.Move, won game.Seat) (list []moment.Stir) {
	for _, m := range slices.Backward(moves) {
		for _, e := range slices.Backward(m.Events) {
			switch {
			case e.Kind == legends.EventBidding:
				return list
			case e.Kind == legends.EventBid && e.Seat != won, e.Kind == legends.EventPassed && e.Seat != won && len(f.Seats) == 2:
				list = append(list, moment.Stir{Seat: e.Seat, Of: "outbid"})
			}
		}
	}
	return list
}

// trailing are those who have far fewer points than the one who has just gained some.
func trailing(f *draw.Frame, by game.Seat) (list []moment.Stir) {
	t := f.Table()
	for s := range game.Seat(t.Seats) {
		if s != by && t.Points(by)-t.Points(s) >= farBehind {
			list = append(list, moment.Stir{Seat: s, Of: "passed"})
		}
		if s != by && t.Points(by)-t.Points(s) >= hopeless {
			list = append(list, moment.Stir{Seat: s, Of: "hopeless", Say: "hopeless"})
		}
	}
	return list
}

// ready are the events that a seat has enough for, one at each place.
func ready(f *draw.Frame, s game.Seat) (list []legends.Card) {
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			if f.Table().Completes(c, s) {
				list = append(list, c)
				break
			}
		}
	}
	return list
}
