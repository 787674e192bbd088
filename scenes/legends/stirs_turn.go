package legends

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table/moment"
)

// turnOver are who speaks as a seat's turn is over: that seat of what it has brought together, one of
// the others of that, or, who has said nothing for long, of what he is after.
func turnOver(f *draw.Frame, of game.Seat) []moment.Stir {
	events := ready(f, of)
	points := f.Yields(events)
	switch {
	case f.Seats[of].Face != "" && points >= greatTurn:
		return []moment.Stir{{Seat: of, Of: "looms"}}
	case f.Seats[of].Face != "":
		return after(f, of)
	case points < warnsOf:
		return nil
	}
	best := slices.MaxFunc(events, func(a, b legends.Card) int { return int(f.Face(a).Points) - int(f.Face(b).Points) })
	next := game.Seat((int(of) + 1) % len(f.Seats))
	return []moment.Stir{{Seat: next, Of: "wary", Say: "wary", With: []any{"card", f.Card(best)}}}
}

// after is a seat that says which event it is nearest to; none where that is far off, or it has enough.
func after(f *draw.Frame, s game.Seat) []moment.Stir {
	nearest, least := legends.NoCard, inReach
	for p := range legends.Bid {
		for _, c := range f.Quests(p) {
			needs, met, empty := f.Needs(f.Table(), c, s)
			lack := 0
			for _, n := range needs {
				lack += max(0, -n.Over)
			}
			if !met && !empty && lack < least {
				nearest, least = c, lack
			}
		}
	}
	if nearest == legends.NoCard {
		return []moment.Stir{{Seat: s, Of: "musing", Say: "musing", Idle: true}}
	}
	return []moment.Stir{{Seat: s, Of: "aims", Say: "aims", With: []any{"card", f.Card(nearest)}, Idle: true}}
}

// byText reports whether the last of some moves is part of a text's of a character that its player
// uses.
func byText(moves []game.Move) bool {
	e, ok := cause(moves)
	return ok && e.Kind == legends.EventUsed && e.Seat == moves[len(moves)-1].Seat && legends.Card(e.Args[0]).IsCharacter()
}

// byEvent reports whether it is part of what the event of the turn does to all.
func byEvent(f *draw.Frame, moves []game.Move) bool {
	e, ok := cause(moves)
	return ok && e.Kind == legends.EventTurned && f.Face(legends.Card(e.Args[0])).Kind == legends.SpecialEvent
}

// cause is what the last of some moves comes of: the text that is used, or the event that is drawn.
func cause(moves []game.Move) (e game.Event, ok bool) {
	for _, m := range slices.Backward(moves) {
		for _, e := range slices.Backward(m.Events) {
			switch e.Kind {
			case legends.EventUsed, legends.EventTurned:
				return e, true
			case legends.EventTurn, legends.EventPhase:
				return e, false
			}
		}
	}
	return e, false
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

// hadATurn reports whether a seat has had a turn since an event was drawn: else it was not late.
func hadATurn(moves []game.Move, event legends.Card, s game.Seat) bool {
	for _, m := range slices.Backward(moves) {
		for _, e := range slices.Backward(m.Events) {
			switch {
			case e.Kind == legends.EventTurnOver && e.Seat == s:
				return true
			case e.Kind == legends.EventTurned && legends.Card(e.Args[0]) == event:
				return false
			}
		}
	}
	return true
}
