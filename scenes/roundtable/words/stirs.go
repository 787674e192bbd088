package words

import (
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
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
			if e.Args[0] == roundtable.SayDoubt && f.MayHide() {
				list = append(list, f.stirred(game.Seat(e.Args[1]), "answers", "name", f.Knight(e.Seat)))
			}
		case roundtable.EventLife:
			if e.Args[0] < 0 && e.Args[1] == 1 {
				list = append(list, f.stirred(e.Seat, "frail"))
			}
		case roundtable.EventDied:
			list = append(list, grave(f.stirred(e.Seat, lastWay("dying", e.Seat)), f.stirred(f.another(moves, e.Seat), "fallen", "name", f.Knight(e.Seat)))...)
		case roundtable.EventUnmasked:
			if by == game.NoSeat {
				list = append(list, grave(f.stirred(e.Seat, "unmasked"), f.stirred(f.another(moves, e.Seat), "betrayed", "name", f.Knight(e.Seat)))...)
			}
		case roundtable.EventRobbed:
			list = append(list, f.stirred(game.Seat(e.Args[0]), "robs", "name", f.Knight(e.Seat)), moment.Stir{Seat: e.Seat, Of: "robbed"})
		case roundtable.EventMoved:
			if f.hastens(moves, e) {
				list = append(list, f.stirred(e.Seat, "siege"))
			}
		case roundtable.EventEngineGone:
			if e.Seat != game.NoSeat && fought(moves) {
				list = append(list, f.stirred(f.another(moves, e.Seat), "struck", "name", f.Knight(e.Seat)))
			}
		case roundtable.EventShown:
			if by := model.Uncovered(moves); f.doubtable(by) {
				list = append(list, f.stirred(f.another(moves, by), "uncovered", "name", f.Knight(by)))
			}
		case roundtable.EventSummoned:
			list = append(list, f.stirred(f.another(moves), "summoned"))
		}
		list = append(list, f.deeds(moves, e)...)
	}
	return list
}

// deeds are those who speak of what somebody does in his turn: he himself of a victory, a Life given or
// a bad card drawn, and one of the others by name of what all have seen there.
func (f *Words) deeds(moves []game.Move, e game.Event) []moment.Stir {
	own := func(s game.Seat, of string) moment.Stir { return moment.Stir{Seat: s, Of: of} }
	other := func(say string, with ...any) moment.Stir {
		return f.stirred(f.another(moves, e.Seat), say, append(with, "name", f.Knight(e.Seat))...)
	}
	switch {
	case e.Seat == game.NoSeat:
		return nil
	case e.Kind == roundtable.EventEvil && f.View.Players[e.Seat].Fate == roundtable.Unmasked: // he serves it gladly
		return []moment.Stir{own(e.Seat, "joy")}
	case e.Kind == roundtable.EventDecided && e.Args[1] == 1:
		return []moment.Stir{own(e.Seat, "joy")}
	case e.Kind == roundtable.EventSacrifice:
		return []moment.Stir{own(e.Seat, "gives"), other(f.unless("thanks"), "count", int(f.View.Players[e.Seat].Life))}
	case e.Kind == roundtable.EventEvil && e.Args[0] == roundtable.EvilLife:
		return append([]moment.Stir{own(e.Seat, "gives")}, f.doubted(moves, e, other)...)
	case e.Kind == roundtable.EventCame && roundtable.Name(e.Args[0]).Special():
		if f.View.Vivien { // no Merlin may be given
			return []moment.Stir{own(e.Seat, "dread")}
		}
		return []moment.Stir{own(e.Seat, "dread"), other("curse", "what", f.Black(roundtable.Name(e.Args[0])))}
	}
	return f.doubted(moves, e, other)
}

// doubted is what one of the others says of a deed that looks like a Traitor's, as everybody has seen
// it: a card hidden, one looked at and left to others, an engine, a Quest left that is all but won.
// Nothing is said so of whom all know.
func (f *Words) doubted(moves []game.Move, e game.Event, other func(string, ...any) moment.Stir) []moment.Stir {
	if !f.doubtable(e.Seat) {
		return nil
	}
	engines, byEvil := f.EnginesAfter(moves), e.Kind == roundtable.EventEvil && e.Args[0] != roundtable.EvilCard
	switch from := roundtable.Place(max(0, e.Args[0])); {
	case e.Kind == roundtable.EventFaceDown:
		by := f.another(moves, f.hiders(e.Seat)...) // who hides cards himself blames nobody for it
		return []moment.Stir{f.stirred(by, "hides", "name", f.Knight(e.Seat), "at", at(f, f.laidAt(moves))), {Seat: f.another(moves, e.Seat, by), Of: "doubt"}}
	case byEvil && model.Scouted(moves, e.Seat):
		return []moment.Stir{other("shuns")}
	case byEvil && e.Args[0] == roundtable.EvilEngine && engines >= someEngines && engines < model.ManyEngines:
		return []moment.Stir{other("sets", "count", engines)}
	case e.Kind == roundtable.EventMoved && (e.Args[2] == roundtable.ByMove || e.Args[2] == roundtable.ByRide) && f.nearlyWon(from) && !f.hastens(moves, e):
		return []moment.Stir{other("leaves", "at", at(f, int16(from)))}
	}
	return nil
}

// hiders are a seat and all others who have laid a Black card face down.
func (f *Words) hiders(s game.Seat) []game.Seat {
	list := []game.Seat{s}
	for other := range game.Seat(len(f.Seats)) {
		if f.RecordOf(other)[model.HidCard] > 0 {
			list = append(list, other)
		}
	}
	return list
}

// doubtable reports whether a seat may be the Traitor for all that all know.
func (f *Words) doubtable(s game.Seat) bool {
	if s == game.NoSeat || !f.MayHide() {
		return false
	}
	p := &f.View.Players[s]
	return p.Shown != roundtable.Loyal && p.Fate == roundtable.Alive
}

// someEngines is from how many engines on one of the others speaks of each that a Knight sets up.
const someEngines = 3

// laidAt is the Quest to which the last of some moves has brought a Black card, or brings it yet.
func (f *Words) laidAt(moves []game.Move) int16 {
	for _, e := range moves[len(moves)-1].Events {
		if e.Kind == roundtable.EventLaid {
			return e.Args[0]
		}
	}
	if !f.View.Coming.Here {
		return int16(roundtable.Camelot)
	}
	q, _ := f.View.Goes(f.View.Coming.Name)
	return int16(q)
}

// nearlyWon reports whether a group's Quest lacks little of what it wants.
func (f *Words) nearlyWon(q roundtable.Place) bool {
	if q == roundtable.Camelot || q >= roundtable.Places || f.Rules.Box.Quests[q].Solo || !f.View.InPlay(q) {
		return false
	}
	return f.Wanted(q) <= soon
}

// Parts is the key of what a Knight says at the end, of what any seat may say; "" is as usual.
func (f *Words) Parts(s game.Seat, won bool) string {
	switch shown := f.View.Players[s].Shown; {
	case won && shown == roundtable.Traitor:
		return "felon"
	case !won && shown != roundtable.Traitor: // nobody was beaten by one who played better
		return "mourns"
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
	return grave(
		f.stirred(e.Seat, lastWay(answer, e.Seat), "name", f.Knight(by)),
		f.stirred(f.another(moves, by, e.Seat), says, "name", f.Knight(e.Seat), "other", f.Knight(by)),
	)
}

// lastWay is what somebody says who dies or was accused: the same where all look and beside his seat.
func lastWay(say string, s game.Seat) string { return say + "-" + strconv.Itoa(1+int(s)%2) }

// LastWords are those, in the scene that shows it; "" of a person.
func (f *Words) LastWords(say string, s, to game.Seat) string {
	if f.Seats[s].Face == "" {
		return ""
	}
	name := ""
	if to != game.NoSeat {
		name = f.Knight(to)
	}
	return f.T("verdict.says", "name", f.Knight(s), "text", f.T("speaks."+lastWay(say, s), "name", name))
}

// grave are stirs for which all else that is said has to wait.
func grave(list ...moment.Stir) []moment.Stir {
	for i := range list {
		list[i].Grave = true
	}
	return list
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
