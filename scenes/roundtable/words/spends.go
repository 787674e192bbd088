package words

import (
	"math/bits"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// What a computer Knight may do and the sage would not advise to a person where anything else is left.

// Spends reports whether a line gives a Life for nothing, leaves a fight that cannot be lost, while the
// siege presses most, to those who do without, or does nothing about a siege that is near its end, or calls
// to Camelot where nobody is.
func (f *Words) Spends(line []game.Move) bool {
	return f.Vain(line) || len(line) > 0 && f.needless(line[0].Action)
}

// Unnamed reports whether a line is not worth naming as the runner-up: it spends something, only gives
// a card of a fair division to another, is another evil or War, as all are compared, or a second action or none, as
// what is advised says what that would cost, or adds a card where none is wanted any more.
func (f *Words) Unnamed(line []game.Move) bool {
	if len(line) == 0 {
		return f.Spends(line)
	}
	switch k := line[0].Action.Kind; k {
	case roundtable.ActPlay: // which is free, too
		return f.may(roundtable.ActGrace) || f.Spends(line)
	case roundtable.ActShare, roundtable.ActWar, roundtable.ActSacrifice, roundtable.ActEnd:
		return true
	case roundtable.ActAdd:
		sum, _ := f.FightSums(roundtable.NoWhite)
		return roundtable.Beats(sum) == roundtable.DieSides
	default:
		return evils[k] || f.Spends(line)
	}
}

// evils are the three ways of Evil.
var evils = map[game.Kind]bool{roundtable.ActDrawBlack: true, roundtable.ActEngine: true, roundtable.ActLife: true}

// Shows has an accusation that is not likely enough to be right be out of the question, and an evil that tempts fate,
// whatever else is left.
func (f *Words) Shows(c *moment.Choice) int {
	if f.shuns(c.Do[0]) {
		return moment.Never
	}
	return 0
}

func (f *Words) needless(a game.Action) bool {
	convokes := (a.Kind == roundtable.ActPlay || a.Kind == roundtable.ActGrace) && roundtable.White(a.A) == roundtable.Convocation
	return f.shuns(a) || f.crowds(a) || f.dawdles(a) || convokes && len(f.At(roundtable.Camelot)) == 0
}

// dawdles reports whether an action only draws or plays cards while the siege is near its end and something
// could be done about that, or about one's last Life.
func (f *Words) dawdles(a game.Action) bool {
	if f.View.Engines < lateSiege || a.Kind != roundtable.ActDrawWhite && (a.Kind != roundtable.ActPlay || playsMerlin(a) || f.heals(a)) {
		return false
	}
	fights := f.may(roundtable.ActFight) && 2*roundtable.Beats(f.Strength()) > roundtable.DieSides
	merlin := f.may(roundtable.ActPlay) && f.View.Hand[roundtable.Merlin] > 0 && !f.View.Vivien
	return fights || merlin || f.me().Life == 1 && f.may(roundtable.ActHeal)
}

// crowds reports whether one would ride from such a fight to a Quest where others are enough.
func (f *Words) crowds(a game.Action) bool {
	q := roundtable.Place(a.A)
	if a.Kind != roundtable.ActMove && a.Kind != roundtable.ActRide || q == roundtable.Camelot || f.me().At != roundtable.Camelot {
		return false
	}
	d := f.Dangers()[0]
	presses := d.Of == model.ThreatSiege && d.Grave == model.Pressing
	sure := f.may(roundtable.ActFight) && roundtable.Beats(f.Strength()) == roundtable.DieSides
	return presses && sure && f.Has(q) < f.Wanted(q) && bits.OnesCount8(f.View.Present(q)) >= enough
}

// enough is how many Knights at a Quest need no further one.
const enough = 2
