package legends

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
)

// How the lesson has a power used: a lady is carried off without whom the opponent lacks
// something for an event.

// powerTurn is the turn in which that is.
const powerTurn = 3

// meleagantWaits: he goes where nobody else is needed yet.
func meleagantWaits(f *draw.Frame) (table.Saying, bool) {
	_, ok := inCamelot(f)
	return table.Saying{}, ok && len(f.Company(f.Home, legends.Forest)) == 0 && wise(f, legends.Forest, "meleagant")
}

// powerHelps: the opponent has enough for an event, and would not without his lady.
func powerHelps(f *draw.Frame) (table.Saying, bool) {
	boon, lady := named(f, "boon"), named(f, "elaine-astolat")
	at, rival := f.View.Chars[lady], f.Order()[1]
	ok := f.Asks(model.AskText) && f.Rounds() == powerTurn && len(f.Open(legends.TargetCharacter, uint8(named(f, "meleagant")))) > 0
	ok = ok && lies(f, boon) && at.Seat == rival && at.At == f.EventAt(boon).At && f.Table().Completes(boon, rival)
	return table.Saying{With: []any{"name", f.Who(rival), "card", f.Card(boon)}}, ok
}

// textsWait: powers may be used, and none in particular is advised.
func textsWait(f *draw.Frame) (s table.Saying, ok bool) {
	_, helps := powerHelps(f)
	return s, f.Asks(model.AskText) && !helps
}

// carriesOff reports whether it is asked which lady the power works on.
func carriesOff(f *draw.Frame) bool {
	lady := game.Action{Kind: legends.ActTarget, A: uint8(named(f, "elaine-astolat"))}
	return f.Asks(model.AskTarget) && f.Source() == named(f, "meleagant") && slices.ContainsFunc(f.All, func(c moment.Choice) bool { return c.Do[0] == lady })
}

func ladyIsCarried(f *draw.Frame) (s table.Saying, ok bool) {
	return s, carriesOff(f) && f.View.Chars[named(f, "elaine-astolat")].At == legends.Camelot
}

// ladyIsHushed: she is carried off, and the opponent lacks her.
func ladyIsHushed(f *draw.Frame) (table.Saying, bool) {
	boon, rival, lacks := named(f, "boon"), f.Order()[1], 0
	if !lies(f, boon) {
		return table.Saying{}, false
	}
	needs, _, _ := f.Needs(f.Table(), boon, rival)
	for _, n := range needs {
		lacks += max(0, -n.Over)
	}
	with := []any{"name", f.Who(rival), "card", f.Card(boon), "count", lacks}
	return table.Saying{With: with}, carriesOff(f) && lacks > 0 && f.View.Chars[named(f, "elaine-astolat")].At != legends.Camelot
}
