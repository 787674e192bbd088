package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
)

// Plans about the end of a turn: whether a second action is worth a Life.

// planSacrifice says what the Life is given for, what follows or all that could, with its risk; and what that brings, and
// a victory there gives back.
func (f *Words) planSacrifice(line []game.Move) string {
	what, gains := cmp.Or(f.secondBut(roundtable.KindHeal), f.second()), ""
	if at := f.me().At; at != roundtable.Camelot && f.actsHere() && f.Has(at) > 0 {
		what, gains = f.T("again.second.place"), f.aim(at)
	}
	for _, m := range line {
		if kind := kindOf(m.Action.Kind); kind >= 0 {
			what = f.T("again.second." + f.herePlace(roundtable.KindWords[kind]))
			gains, _, _ = strings.Cut(f.boon(m.Action, line), "\n")
			break
		}
	}
	said := f.sacrifice(what)
	later, back, risk := f.count("plan.sacrifice.else", f.living()), f.regains(f.me().At), f.risk()
	if risk != "" {
		return sentences(said+" "+risk, strings.TrimSpace(back+" "+gains), later)
	}
	return sentences(said, strings.TrimSpace(later+" "+back), gains)
}

// sacrifice says what a Life may be given for, and how many are left then.
func (f *Words) sacrifice(what string) string {
	return f.T("plan.sacrifice", "count", int(f.me().Life)-1, "what", what)
}

// risk says what it means to keep a single Life, and what the hand has against that.
func (f *Words) risk() string {
	switch {
	case f.me().Life != 2:
		return ""
	case slices.ContainsFunc(f.View.Hand[:], func(n uint8) bool { return n >= 3 }):
		return f.T("plan.sacrifice.risk.heal")
	}
	return f.T("plan.sacrifice.risk")
}

// boon says what the action comes to that a Life is given for.
func (f *Words) boon(a game.Action, line []game.Move) string {
	if playsMerlin(a) {
		return f.merlinServes(line)
	}
	if say := plans[a.Kind]; say != nil {
		return f.serves(say, a, line)
	}
	return ""
}

// kindOf is the kind of a Heroic Action; -1 for what is none.
func kindOf(k game.Kind) int {
	switch k {
	case roundtable.ActMove, roundtable.ActRide:
		return roundtable.KindMove
	case roundtable.ActLay, roundtable.ActOffer, roundtable.ActDrawWhite, roundtable.ActFight:
		return roundtable.KindPlace
	case roundtable.ActPlay:
		return roundtable.KindSpecial
	case roundtable.ActHeal:
		return roundtable.KindHeal
	case roundtable.ActAccuse:
		return roundtable.KindAccuse
	}
	return -1
}

func (f *Words) planEnd(game.Action) string {
	switch {
	case f.View.Turn.Second:
		return f.T("plan.end.second")
	case !f.may(roundtable.ActSacrifice):
		return f.T("plan.end")
	}
	said, what := f.count("plan.end.life", int(f.me().Life)), f.second()
	switch q := f.me().At; {
	case f.me().Life < 2 || what == "":
		return said
	case q != roundtable.Camelot && !f.actsHere() && f.Has(q) > 0 && f.Wanted(q) > 0:
		return sentences(said, f.T("plan.end.here", "at", at(f, int16(q))))
	}
	return sentences(said, f.T("plan.end.open", "what", what))
}
