package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Stirs are those who speak of the last of some moves because it touches them, or all: who was
// accused, doubted or brought near to death, and one of the others. Nobody speaks of what not all
// have seen, and who it is does not depend on that.
func (f *Words) Stirs(moves []game.Move) (list []moment.Stir) {
	by := game.NoSeat // who has accused
	for _, e := range moves[len(moves)-1].Events {
		switch e.Kind {
		case roundtable.EventAccused:
			by = e.Seat
		case roundtable.EventShownLoyalty:
			list = append(list, f.accused(moves, by, e)...)
		case roundtable.EventSaid:
			if e.Args[0] == roundtable.SayDoubt {
				list = append(list, f.stirred(game.Seat(e.Args[1]), "answers", "name", f.Knight(e.Seat)))
			}
		case roundtable.EventLife:
			if e.Args[0] < 0 && e.Args[1] == 1 {
				list = append(list, f.stirred(e.Seat, "frail"))
			}
		case roundtable.EventDied:
			list = append(list, f.stirred(e.Seat, "dying"), f.stirred(f.another(moves, e.Seat), "fallen", "name", f.Knight(e.Seat)))
		case roundtable.EventUnmasked:
			if by == game.NoSeat {
				list = append(list, f.stirred(e.Seat, "unmasked"), f.stirred(f.another(moves, e.Seat), "betrayed", "name", f.Knight(e.Seat)))
			}
		case roundtable.EventMoved:
			if f.hastens(moves, e) {
				list = append(list, f.stirred(e.Seat, "siege"))
			}
		case roundtable.EventEngineGone:
			if e.Seat != game.NoSeat && fought(moves) {
				list = append(list, f.stirred(f.another(moves, e.Seat), "struck", "name", f.Knight(e.Seat)))
			}
		case roundtable.EventSummoned:
			list = append(list, f.stirred(f.another(moves), "summoned"))
		}
		list = append(list, f.deeds(moves, e)...)
	}
	return list
}

// deeds are those who say a line of their own of what somebody does in his turn: he himself of a
// victory, a Life given or a bad card drawn, one of the others of what is hidden and of an engine.
func (f *Words) deeds(moves []game.Move, e game.Event) []moment.Stir {
	own := func(s game.Seat, of string) []moment.Stir { return []moment.Stir{{Seat: s, Of: of}} }
	switch {
	case e.Seat == game.NoSeat:
	case e.Kind == roundtable.EventDecided && e.Args[1] == 1:
		return own(e.Seat, "joy")
	case e.Kind == roundtable.EventSacrifice, e.Kind == roundtable.EventEvil && e.Args[0] == roundtable.EvilLife:
		return own(e.Seat, "gives")
	case e.Kind == roundtable.EventCame && roundtable.Name(e.Args[0]).Special():
		return own(e.Seat, "dread")
	case e.Kind == roundtable.EventFaceDown, e.Kind == roundtable.EventEvil && e.Args[0] == roundtable.EvilEngine:
		return own(f.another(moves, e.Seat), "doubt")
	}
	return nil
}

// Parts is the key of what a Knight says at the end, of what any seat may say; "" is as usual.
func (f *Words) Parts(s game.Seat, won bool) string {
	if won && f.View.Players[s].Shown == roundtable.Traitor {
		return "felon"
	}
	return ""
}

// hastens reports whether somebody rides to Camelot by his own will while the siege is near its end,
// and has not set up an engine himself in this turn: he may say what for.
func (f *Words) hastens(moves []game.Move, e game.Event) bool {
	ridden := e.Args[2] == roundtable.ByMove || e.Args[2] == roundtable.ByRide
	if !ridden || roundtable.Place(e.Args[1]) != roundtable.Camelot || f.EnginesAfter(moves) < lateSiege {
		return false
	}
	for _, m := range slices.Backward(moves) {
		for _, one := range slices.Backward(m.Events) {
			switch {
			case one.Kind == roundtable.EventTurn:
				return true
			case one.Kind == roundtable.EventEvil && one.Args[0] == roundtable.EvilEngine:
				return false
			}
		}
	}
	return true
}

// fought reports whether an engine was fought in the last of some moves.
func fought(moves []game.Move) bool {
	return slices.ContainsFunc(moves[len(moves)-1].Events, func(e game.Event) bool { return e.Kind == roundtable.EventSiegeOver })
}

// accused is what who was accused answers once his card lies open, and what another says to it.
func (f *Words) accused(moves []game.Move, by game.Seat, e game.Event) []moment.Stir {
	if by == game.NoSeat { // it was shown for another reason
		return nil
	}
	answer, says := "cleared", "wrong"
	if roundtable.Loyalty(e.Args[0]) == roundtable.Traitor {
		answer, says = "caught", "right"
	}
	return []moment.Stir{
		f.stirred(e.Seat, answer, "name", f.Knight(by)),
		f.stirred(f.another(moves, by, e.Seat), says, "name", f.Knight(e.Seat), "other", f.Knight(by)),
	}
}

// stirred is a seat that speaks of something in words that anybody might use.
func (f *Words) stirred(s game.Seat, say string, with ...any) moment.Stir {
	return moment.Stir{Seat: s, Of: say, Say: say, With: with}
}

// another is a Knight whom the computer plays, in turn by how many moves there are, but for some;
// NoSeat is nobody.
func (f *Words) another(moves []game.Move, but ...game.Seat) game.Seat {
	var list []game.Seat
	for s := range game.Seat(len(f.Seats)) {
		skip := f.Seats[s].Face == "" || f.View.Players[s].Fate != roundtable.Alive
		for _, b := range but {
			skip = skip || b == s
		}
		if !skip {
			list = append(list, s)
		}
	}
	if len(list) == 0 {
		return game.NoSeat
	}
	return list[len(moves)%len(list)]
}
