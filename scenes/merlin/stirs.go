package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table/moment"
)

// greatTurn is how many points make a turn one to speak of.
const greatTurn = 8

// stirs: who builds speaks of it, who takes a relic and from whom it is taken, whose servant is
// sent home and who sends it, and who gains much in a turn.
func stirs(f *draw.Frame, moves []game.Move) (list []moment.Stir) {
	last := moves[len(moves)-1]
	for _, e := range last.Events {
		switch e.Kind {
		case merlin.EventManor:
			list = append(list, moment.Stir{Seat: e.Seat, Of: "builds"})
		case merlin.EventExcalibur, merlin.EventGrail:
			owner := game.Seat(e.Args[0])
			if owner == e.Seat {
				continue
			}
			if owner < 0 {
				list = append(list, moment.Stir{Seat: e.Seat, Of: "relic"})
				continue
			}
			list = append(list, moment.Stir{Seat: e.Seat, Of: "robs", Say: "robs", Grave: isHome(f, owner)}, moment.Stir{Seat: owner, Of: "robbed", Grave: isHome(f, e.Seat)})
		case merlin.EventSentHome:
			if e.Seat != last.Seat {
				list = append(list, moment.Stir{Seat: e.Seat, Of: "evicted", Grave: isHome(f, last.Seat)}, moment.Stir{Seat: last.Seat, Of: "evicts", Say: "evicts", Grave: isHome(f, e.Seat)})
			}
		}
	}
	if now, all := turnGains(moves); now > 0 && all >= greatTurn {
		list = append(list, moment.Stir{Seat: last.Seat, Of: "great", Say: "great"})
	}
	return append(list, touched(f, moves)...)
}

// isHome reports whether something befell who sits here: that is spoken of before all else, however much else was
// shown at once.
func isHome(f *draw.Frame, s game.Seat) bool { return f != nil && f.View != nil && s == f.Home }

// turnGains are the points of who made the last of some moves: in it, and in his turn so far. What
// a scoring gives is not the turn's.
func turnGains(moves []game.Move) (now, all int) {
	last := moves[len(moves)-1]
	events := last.Events
	if end := slices.IndexFunc(events, endsTurn); end >= 0 {
		events = events[:end]
	}
	now = gainsOf(events, last.Seat)
	all = now
	for _, m := range slices.Backward(moves[:len(moves)-1]) {
		if m.Seat != last.Seat || slices.ContainsFunc(m.Events, endsTurn) {
			break
		}
		all += gainsOf(m.Events, last.Seat)
	}
	return now, all
}

// endsTurn reports whether what follows an event is no part of the turn any more.
func endsTurn(e game.Event) bool {
	return e.Kind == merlin.EventTurn || e.Kind == merlin.EventScoring || e.Kind == merlin.EventOver
}

// gainsOf are the points that events give a seat.
func gainsOf(events []game.Event, s game.Seat) (n int) {
	for _, e := range events {
		if e.Kind == merlin.EventPoints && e.Seat == s {
			n += int(e.Args[0])
		}
	}
	return n
}
