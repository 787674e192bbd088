package words

import (
	"slices"

	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// What a text costs, and what it offers for that.

// price says what a text costs.
func (f *Words) price(x *legends.Text) string {
	switch {
	case x.Cost == legends.Spend && f.Table().Left() < 2:
		return f.T("plan.cost.last")
	case x.Cost == legends.Spend:
		return f.T("plan.cost.spend", "count", f.Table().Left()-1)
	case x.Cost == legends.NoCost && x.When == legends.May:
		return f.T("plan.free")
	case x.Cost == legends.NoCost:
		return ""
	case x.Cost == legends.PayMate:
		if c := f.mate(x); c != legends.NoCard {
			return f.T("plan.cost.mate", "card", f.object(c))
		}
		return ""
	case x.Card.IsCharacter() || x.Cost == legends.PayCard:
		return f.T("plan.cost."+x.Cost.String(), "card", f.object(x.Card))
	}
	return ""
}

// Sacrifices reports whether a text costs a character, of the hand or in play.
func Sacrifices(x *legends.Text) bool {
	switch x.Cost {
	case legends.DoomSelf, legends.DiscardSelf, legends.PayMate, legends.PayCard:
		return true
	}
	return false
}

// offers is what anybody sees that a text brings, in points: [moment.Never] where it costs something
// for what is nothing in this turn.
func (f *Words) offers(x *legends.Text) int {
	best := f.profits(x)
	passing := slices.ContainsFunc(x.Do, func(e legends.Effect) bool {
		return e.Op == legends.Boost || e.Op == legends.Weaken || e.Op == legends.Lend
	})
	switch {
	case x.Cost != legends.NoCost && (best.said == "" || best.slight || best.worth < 2 || (passing || Sacrifices(x)) && best.worth < 5):
		return moment.Never
	case best.said == "": // nobody could say what for
		return moment.Never
	case x.Cost == legends.NoCost:
		return max(1, best.worth/10)
	}
	return max(0, best.worth/10-1)
}

// useful reports whether a text brings something now that is worth what it costs, as the first press on the bulb and the
// second say alike.
func (f *Words) useful(x *legends.Text) bool {
	best := f.profits(x)
	switch {
	case best.said == "" || best.slight:
		return false
	case x.Cost == legends.NoCost:
		return true
	case best.top.key == "stops":
		return f.powerWorth(x) > 0
	}
	return f.offers(x) != moment.Never && f.powerWorth(x) >= 0 && best.worth > glance
}

// glance is what it is worth, in tenths of a point, to look at what comes.
const glance = 2

// turnsDown reports whether a text is of no use now, and keeps no event from another either.
func (f *Words) turnsDown(x *legends.Text) bool {
	return !f.useful(x) && f.profits(x).top.key != "stops"
}
