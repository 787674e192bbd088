package words

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Remark is what the others say of the last of some moves: any of them who is still a Knight of
// the Round Table.
func (f *Words) Remark(moves []game.Move) (r moment.Remark) {
	what, of, count := f.Remarkable(moves)
	if what == "" || suspicious[what] && !f.doubtable(of) {
		return r
	}
	r.Say, r.With = f.unless(what), []any{"count", count}
	if feats[what] {
		r.With = append(r.With, "at", at(f, decidedAt(moves)))
	}
	if of != game.NoSeat {
		r.With = append(r.With, "name", f.Knight(of))
	}
	if r.Feat = feats[what]; suspicious[what] {
		r.Of, r.Back = of, "answers" // the same from everybody: a Traitor answers like the loyal
	}
	for s := range game.Seat(f.View.Seats) {
		if s != of && f.View.Players[s].Fate == roundtable.Alive {
			r.By = append(r.By, s)
		}
	}
	return r
}

// unless is what is said for something that names treason, where nobody can hide any more.
func (f *Words) unless(say string) string {
	if (say == "given" || say == "thanks") && !f.MayHide() {
		return "praised"
	}
	return say
}

// decidedAt is the Quest that the last of some moves has decided.
func decidedAt(moves []game.Move) (q int16) {
	for _, e := range moves[len(moves)-1].Events {
		if e.Kind == roundtable.EventDecided {
			q = e.Args[0]
		}
	}
	return q
}

// feats are what all have won or lost.
var feats = map[string]bool{"first": true, "victory": true, "defeat": true}

// suspicious is what is not said of a Knight who cannot be the Traitor, for all that all know.
var suspicious = map[string]bool{"hidden": true, "engine": true, "left": true, "seen": true}
