package legends

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table/moment"
)

// What computer players speak of. It lies open to all: who was carried off or thrown out by another's
// text, who won what others bid for, who took what another was near to, who has brought together what
// events ask for, who leads now or has fallen far behind, how near the end is.

const (
	greatTurn = 4 // points of the events that one has enough for when one's turn ends, at least
	warnsOf   = 3 // and of those that another remarks on
	farBehind = 5 // points
	hopeless  = 12
	nearly    = 3 // that one lacks who was near to an event
	inReach   = 7 // and whom it is worth a word where he has said nothing for long
	dusk      = 4 // events left, with the last one
	leafTurns = 3 // rounds after which all may speak of the like once more
)

// weighty is what is spoken of first, of what comes to one seat at once.
var weighty = []string{"harmed", "late", "outbid", "suffers", "leads", "took", "prize", "raids", "decides", "dusk", "looms", "passed", "envy", "hopeless", "joy", "wary", "passes"}

// stirs are those whom the last of some moves touches, what weighs most first.
func stirs(f *draw.Frame, moves []game.Move) (list []moment.Stir) {
	last := moves[len(moves)-1]
	for n, e := range last.Events {
		switch e.Kind {
		case legends.EventMoved, legends.EventLost, legends.EventReturned:
			list = append(list, taken(f, moves, e)...)
		case legends.EventBidWon:
			list = append(list, prized(f, moves, e)...)
		case legends.EventPassed:
			list = append(list, passes(f, moves, n)...)
		case legends.EventCompleted:
			list = append(list, completed(f, moves, e)...)
		case legends.EventOpened:
			if legends.Place(e.Args[1]) == legends.Final {
				list = append(list, decides(f)...)
			}
		case legends.EventTurned:
			list = append(list, darkens(f)...)
		case legends.EventTurnOver:
			list = append(list, turnOver(f, last.Seat)...)
		}
		if e.Kind == legends.EventBidWon || e.Kind == legends.EventCompleted {
			list = append(list, trailing(f, e.Seat)...)
		}
	}
	slices.SortStableFunc(list, func(a, b moment.Stir) int { return weight(a.Of) - weight(b.Of) })
	return list
}

func weight(of string) int {
	if n := slices.Index(weighty, of); n >= 0 {
		return n
	}
	return len(weighty)
}

// taken are whose character another's text, or an event, moves or takes out of play, and whose text it is.
func taken(f *draw.Frame, moves []game.Move, e game.Event) []moment.Stir {
	last := moves[len(moves)-1]
	with := []any{"card", f.Card(legends.Card(e.Args[0]))}
	switch {
	case e.Seat == game.NoSeat || legends.Place(e.Args[1]) == legends.Bid:
		return nil
	case e.Seat != last.Seat && byText(moves):
		return []moment.Stir{{Seat: e.Seat, Of: "harmed", With: with}, {Seat: last.Seat, Of: "raids", With: with}}
	case e.Kind != legends.EventMoved && byEvent(f, moves):
		return []moment.Stir{{Seat: e.Seat, Of: "suffers", Say: "suffers", With: with}}
	}
	return nil
}

// prized are who has won a card by a bid, and who bid for it in vain.
func prized(f *draw.Frame, moves []game.Move, e game.Event) []moment.Stir {
	with := []any{"card", f.Card(legends.Card(e.Args[0]))}
	return append(outbid(f, moves, e.Seat), moment.Stir{Seat: e.Seat, Of: "prize", With: with})
}

// passes is who lets a card go for which he has bid nothing, if anybody bids for it; n is the event's
// number in the last move.
func passes(f *draw.Frame, moves []game.Move, n int) []moment.Stir {
	e, b := moves[len(moves)-1].Events[n], &f.View.Bidding
	if e.Args[0] == 1 || b.Card == legends.NoCard || b.Number[e.Seat] > 0 || f.Table().Leads() == game.NoSeat {
		return nil
	}
	return []moment.Stir{{Seat: e.Seat, Of: "passes", Say: "passes", With: []any{"card", f.Card(b.Card)}}}
}

// completed are who has completed an event, and the others who were after it.
func completed(f *draw.Frame, moves []game.Move, e game.Event) []moment.Stir {
	c := legends.Card(e.Args[0])
	with := []any{"card", f.Card(c)}
	late := deprived(f, c, e.Seat)
	does := moment.Stir{Seat: e.Seat, Of: "joy"}
	if slices.ContainsFunc(late, func(s moment.Stir) bool { return hadATurn(moves, c, s.Seat) }) {
		does = moment.Stir{Seat: e.Seat, Of: "took", With: with}
	}
	list := append(late, does)
	if gain := int(e.Args[2]); gain > 0 && ahead(f, e.Seat, 0) && !ahead(f, e.Seat, gain) {
		list = append(list, moment.Stir{Seat: e.Seat, Of: "leads"})
	}
	if f.Seats[e.Seat].Face != "" {
		return list
	}
	others := slices.DeleteFunc(f.Order(), func(s game.Seat) bool { return f.Seats[s].Face == "" })
	if len(others) > 0 {
		list = append(list, moment.Stir{Seat: others[int(f.View.Turn.Number)%len(others)], Of: "envy"})
	}
	return list
}

// ahead reports whether a seat led alone with so many points less.
func ahead(f *draw.Frame, s game.Seat, less int) bool {
	t := f.Table()
	for other := range game.Seat(t.Seats) {
		if other != s && t.Points(other) >= t.Points(s)-less {
			return false
		}
	}
	return true
}

// deprived are those who had enough, or nearly, for an event that another has completed.
func deprived(f *draw.Frame, c legends.Card, by game.Seat) (list []moment.Stir) {
	face := f.Face(c)
	if face.Kind != legends.LocationEvent {
		return nil
	}
	for s := range game.Seat(len(f.Seats)) {
		if s == by || len(f.Company(s, face.At)) == 0 {
			continue
		}
		total, lack := f.Table().Totals(s, face.At), 0
		for a, n := range face.Needs {
			if n > 0 {
				lack += max(0, int(n)-total[a])
			}
		}
		if lack <= nearly {
			list = append(list, moment.Stir{Seat: s, Of: "late", With: []any{"card", f.Card(c)}})
		}
	}
	return list
}

// decides is who speaks as the Final Event lies open: of the computer players who are somebody the one
// with most points.
func decides(f *draw.Frame) []moment.Stir {
	if who := foremost(f); who != game.NoSeat {
		return []moment.Stir{{Seat: who, Of: "decides"}}
	}
	return nil
}

// foremost is the one with most points of the computer players who are somebody; NoSeat: nobody is.
func foremost(f *draw.Frame) game.Seat {
	who, t := game.NoSeat, f.Table()
	for s := range game.Seat(len(f.Seats)) {
		if f.Seats[s].Face != "" && (who == game.NoSeat || t.Points(s) > t.Points(who)) {
			who = s
		}
	}
	return who
}

// darkens is who says how he stands as few events are left.
func darkens(f *draw.Frame) []moment.Stir {
	who, say := foremost(f), "nearchase"
	if who == game.NoSeat || f.View.DeckLeft != dusk {
		return nil
	}
	if ahead(f, who, 0) {
		say = "nearlead"
	}
	return []moment.Stir{{Seat: who, Of: "dusk", Say: say, With: []any{"count", dusk}}}
}
