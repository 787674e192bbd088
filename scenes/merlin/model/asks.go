package model

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What questions say, and why things do not answer them.

// AskDie is what a turn begins with; when all dice are used, what may be used instead
// and whether one may pass. // X3
func (f *Model) AskDie() string {
	if !f.Spent() {
		return f.Question().Name
	}
	ask := "spent." + f.whatInstead()
	if f.mayPass() || ask == "spent.pass" {
		return ask
	}
	return ask + ".only"
}

// Spent reports whether a turn must do without a die: all are used.
func (f *Model) Spent() bool { return f.Kind == merlin.AskDie && !f.Offers(merlin.ActDie) }

// whatInstead is what may be used in place of a die, as the texts have it.
func (f *Model) whatInstead() string {
	instead := "pass"
	for kind := range f.Rows.Actions {
		switch row := f.Rows.Actions[kind]; {
		case row.Instead == "" || !f.Offers(game.Kind(kind)):
		case instead == "pass":
			instead = row.Instead
		default:
			instead = "both"
		}
	}
	return instead
}

// mayPass reports whether one may pass for the round.
func (f *Model) mayPass() bool {
	return slices.ContainsFunc(f.Buttons, func(c moment.Choice) bool { return c.Last().Kind == merlin.ActPass })
}

// AskMove is the question of a taken die, with what may change it first.
func (f *Model) AskMove() string {
	flag := f.may(func(c moment.Choice) bool { return f.FlagOf(&c) != "" && len(ReachOf(&c).Leads) > 0 })
	if flag || f.Offers(merlin.ActApple) {
		return "move-change"
	}
	return f.Question().Name
}

func (f *Model) AskEnd() string {
	switch {
	case f.Offers(merlin.ActFulfil):
		return f.Question().Name
	case f.Offers(merlin.ActRepel):
		return "end-repel"
	}
	return "end-only"
}

// AskMoveServant is the question which servant walks; from home he goes anywhere. // B26
func (f *Model) AskMoveServant() string {
	if slices.ContainsFunc(f.View.Players[f.Asked].Servants[:], func(p merlin.Province) bool { return p != merlin.Castle }) {
		return "move-servant"
	}
	return "move-servant-home"
}

// Offers reports whether there is a choice of a kind at anything on the table, may
// whether there is one such as is says.
func (f *Model) Offers(k game.Kind) bool {
	return f.may(func(c moment.Choice) bool { return c.Last().Kind == k })
}

func (f *Model) may(is func(moment.Choice) bool) bool {
	for _, list := range f.Choices {
		if slices.ContainsFunc(list, is) {
			return true
		}
	}
	return false
}

func (f *Model) WhyOutOfReach(t game.Target) string {
	switch {
	case t.Kind != merlin.TargetSpace:
		return ""
	case f.Kind == merlin.AskDie && slices.ContainsFunc(f.Landings, func(l Landing) bool { return l.To() == t.A }):
		return "die-first"
	case t.A >= merlin.Spaces:
		return "out-of-ring"
	case f.Kind == merlin.AskMove:
		return "other-way"
	}
	return "out-of-reach"
}

// servantFor is the servant that a place is for, and its province; known is false of a
// free place for several.
func (f *Model) servantFor(t game.Target) (v merlin.Servant, p merlin.Province, known bool) {
	p = merlin.Province(t.B)
	if t.Kind == merlin.TargetPlace {
		return merlin.Servant(t.A), p, true
	}
	v, known = f.GuestAt(t)
	return v, p, known
}

// isPlace reports whether a thing is a place for servants.
func isPlace(t game.Target) bool { return t.Kind == merlin.TargetPlace || t.Kind == TargetSpot }

func (f *Model) WhyPlacing(t game.Target) string {
	if !isPlace(t) {
		return ""
	}
	v, p, known := f.servantFor(t)
	switch {
	case p != merlin.Province(f.About()[0]):
		return "other-province"
	case !known:
		return ""
	case f.View.Players[f.Home].Servants[v] == p:
		return "servant-here"
	}
	return "servant-again"
}

func (f *Model) WhyPlacingFreely(t game.Target) string {
	if !isPlace(t) {
		return ""
	}
	if v, p, known := f.servantFor(t); known && f.View.Players[f.Home].Servants[v] == p {
		return "servant-here"
	}
	return "influence-here"
}

func (f *Model) WhyMovingServant(t game.Target) string {
	if !isPlace(t) {
		return ""
	}
	v, p, known := f.servantFor(t)
	switch where := f.View.Players[f.Home].Servants[v]; {
	case !known:
		return "servant-far"
	case where == p:
		return "servant-here"
	case where == merlin.Castle:
		return "servant-home"
	}
	return "servant-far"
}

// WhyEmpty is why nothing can be taken from a stock.
func (f *Model) WhyEmpty(t game.Target) string {
	if t.Kind == merlin.TargetStock && f.View.Stock[t.A][t.B] == 0 {
		return "stock"
	}
	return ""
}

func (f *Model) WhyTower(t game.Target) string {
	if t.Kind == merlin.TargetMarker {
		return "no-marker"
	}
	return f.WhyEmpty(t)
}

func (f *Model) WhyTakingByInfluence(t game.Target) string {
	if t.Kind == merlin.TargetStock && t.A == f.About()[0] && f.View.Players[f.Home].Influence[t.B] == 0 {
		return "influence-here"
	}
	return f.WhyOtherItem(t)
}

// WhyOtherItem is why an item is not of the kind that is taken, or cannot be.
func (f *Model) WhyOtherItem(t game.Target) string {
	switch {
	case t.Kind != merlin.TargetStock:
		return ""
	case t.A != f.About()[0]:
		return "other-thing"
	}
	return "stock"
}
