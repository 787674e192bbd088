package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What questions say, and why things do not answer them.

// askDie is what a turn begins with; when all dice are used, what may be used instead
// and whether one may pass. // X3
func (f *frame) askDie() string {
	if !f.spent() {
		return f.question().name
	}
	ask := "spent." + f.whatInstead()
	if f.mayPass() || ask == "spent.pass" {
		return ask
	}
	return ask + ".only"
}

// spent reports whether a turn must do without a die: all are used.
func (f *frame) spent() bool { return f.Kind == merlin.AskDie && !f.offers(merlin.ActDie) }

// whatInstead is what may be used in place of a die, as the texts have it.
func (f *frame) whatInstead() string {
	instead := "pass"
	for kind := range f.rows.actions {
		switch row := f.rows.actions[kind]; {
		case row.Instead == "" || !f.offers(game.Kind(kind)):
		case instead == "pass":
			instead = row.Instead
		default:
			instead = "both"
		}
	}
	return instead
}

// mayPass reports whether one may pass for the round.
func (f *frame) mayPass() bool {
	return slices.ContainsFunc(f.Buttons, func(c moment.Choice) bool { return c.Last().Kind == merlin.ActPass })
}

// askMove is the question of a taken die, with what may change it first.
func (f *frame) askMove() string {
	apple := f.offers(merlin.ActApple)
	flag := f.may(func(c moment.Choice) bool { return f.flagOf(&c) != "" && len(reachOf(&c).leads) > 0 })
	switch {
	case apple && flag:
		return "move-both"
	case apple:
		return "move-apple"
	case flag:
		return "move-flag"
	}
	return f.question().name
}

func (f *frame) askEnd() string {
	if !f.offers(merlin.ActFulfil) {
		return "end-only"
	}
	return f.question().name
}

// askMoveServant is the question which servant walks; from home he goes anywhere. // B26
func (f *frame) askMoveServant() string {
	if slices.ContainsFunc(f.View.Players[f.Asked].Servants[:], func(p merlin.Province) bool { return p != merlin.Castle }) {
		return "move-servant"
	}
	return "move-servant-home"
}

// offers reports whether there is a choice of a kind at anything on the table, may
// whether there is one such as is says.
func (f *frame) offers(k game.Kind) bool {
	return f.may(func(c moment.Choice) bool { return c.Last().Kind == k })
}

func (f *frame) may(is func(moment.Choice) bool) bool {
	for _, list := range f.Choices {
		if slices.ContainsFunc(list, is) {
			return true
		}
	}
	return false
}

func (f *frame) placeArgs() []any {
	return []any{"for", f.T("province.for." + merlin.Province(f.about()[0]).String())}
}

func (f *frame) itemArgs() []any {
	return []any{"item", f.T("item.a." + merlin.Item(f.about()[0]).String())}
}

func (f *frame) grailArgs() []any {
	return []any{"in", f.T("province.in." + merlin.Province(f.about()[0]).String())}
}

func (f *frame) whyOutOfReach(t game.Target) string {
	switch {
	case t.Kind != merlin.TargetSpace:
		return ""
	case t.A >= merlin.Spaces:
		return "out-of-ring"
	}
	return "out-of-reach"
}

// servantFor is the servant that a place is for, and its province; known is false of a
// free place for several.
func (f *frame) servantFor(t game.Target) (v merlin.Servant, p merlin.Province, known bool) {
	p = merlin.Province(t.B)
	if t.Kind == merlin.TargetPlace {
		return merlin.Servant(t.A), p, true
	}
	v, known = f.guestAt(t)
	return v, p, known
}

// isPlace reports whether a thing is a place for servants.
func isPlace(t game.Target) bool { return t.Kind == merlin.TargetPlace || t.Kind == targetPlace }

func (f *frame) whyPlacing(t game.Target) string {
	if !isPlace(t) {
		return ""
	}
	v, p, known := f.servantFor(t)
	switch {
	case p != merlin.Province(f.about()[0]):
		return "other-province"
	case !known:
		return ""
	case f.View.Players[f.Home].Servants[v] == p:
		return "servant-here"
	}
	return "servant-again"
}

func (f *frame) whyPlacingFreely(t game.Target) string {
	if !isPlace(t) {
		return ""
	}
	if v, p, known := f.servantFor(t); known && f.View.Players[f.Home].Servants[v] == p {
		return "servant-here"
	}
	return "influence-here"
}

func (f *frame) whyMovingServant(t game.Target) string {
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

// whyEmpty is why nothing can be taken from a stock.
func (f *frame) whyEmpty(t game.Target) string {
	if t.Kind == merlin.TargetStock && f.View.Stock[t.A][t.B] == 0 {
		return "stock"
	}
	return ""
}

func (f *frame) whyTower(t game.Target) string {
	if t.Kind == merlin.TargetMarker {
		return "no-marker"
	}
	return f.whyEmpty(t)
}

func (f *frame) whyTakingByInfluence(t game.Target) string {
	if t.Kind == merlin.TargetStock && t.A == f.about()[0] && f.View.Players[f.Home].Influence[t.B] == 0 {
		return "influence-here"
	}
	return f.whyOtherItem(t)
}

// whyOtherItem is why an item is not of the kind that is taken, or cannot be.
func (f *frame) whyOtherItem(t game.Target) string {
	switch {
	case t.Kind != merlin.TargetStock:
		return ""
	case t.A != f.about()[0]:
		return "other-thing"
	}
	return "stock"
}

// whyTile says why no manor can be built on a tile.
func (f *frame) whyTile(t game.Target) string {
	if t.Kind != merlin.TargetTile {
		return ""
	}
	switch manor := f.View.Domain[t.A].Manor; {
	case manor != game.NoSeat:
		return f.T("why.built", "name", f.who(manor))
	case f.View.Players[f.Home].Manors == 0:
		return f.T("why.no-manor")
	}
	return f.T("why.material") + " " + payWords(f, t.A)
}
