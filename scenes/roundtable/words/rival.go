package words

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Rival is a choice that is only second best, with what it comes to in a few words.
func (f *Words) Rival(c *moment.Choice) string {
	name, brief := f.Called(c), f.brief(c.Last())
	switch {
	case brief == "":
		return name
	case name == "":
		name = c.Label
	}
	return f.T("plan.second", "name", name, "text", brief)
}

// brief is what a choice comes to; "" where its name says it.
func (f *Words) brief(a game.Action) string {
	switch a.Kind {
	case roundtable.ActDrawBlack:
		if d, _, ok := f.Struck(); ok {
			return f.T("plan.second.danger", "name", f.DangerName(d), "left", f.DangerLeft(d))
		}
	case roundtable.ActEngine:
		return f.countOf("plan.second.engine", int(f.View.Engines)+1, roundtable.SiegeFull)
	case roundtable.ActLife, roundtable.ActSacrifice:
		return f.count("plan.second.life", int(f.me().Life)-1)
	case roundtable.ActHeal:
		return f.count("plan.second.life", int(f.me().Life)+1)
	case roundtable.ActFight:
		return f.countOf("plan.second.fight", roundtable.Beats(f.Strength()), roundtable.DieSides)
	case roundtable.ActDrawWhite:
		return f.count("plan.second.hand", int(f.me().Hand)+f.drawn())
	case roundtable.ActPlay, roundtable.ActGrace:
		return f.WhiteBrief(roundtable.White(a.A))
	case roundtable.ActMove, roundtable.ActRide:
		if q := roundtable.Place(a.A); q != roundtable.Camelot {
			return f.countOf("plan.second.cards", f.Has(q), f.Wanted(q))
		}
	case roundtable.ActLay, roundtable.ActOffer:
		if left := f.Wanted(f.me().At) - 1; left > 0 {
			return f.count("plan.second.lacks", left)
		}
	}
	return ""
}
