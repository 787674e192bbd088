package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What the actions of a turn will be for, as it is said before them: whoever spares his actions for that must know.

// acting are the words for the actions of the same turn, once what one has enough for is completed.
func (f *Words) acting() *Words {
	v := f.taking(f.tonight(), false)
	g := f.on(v)
	g.Kind, g.All = model.AskAction, nil
	for to := range legends.Bid {
		if !v.InPlay(to) {
			continue
		}
		for _, c := range v.Own.Hand.List() {
			g.may(to, legends.ActPlay, c, legends.NoCard)
		}
		for from := range legends.Bid {
			list := v.Companies[f.Asked][from].List()
			for i, c := range list {
				g.may(to, legends.ActMove, c, legends.NoCard)
				for _, more := range list[i+1:] {
					g.may(to, legends.ActMove, c, more)
				}
			}
		}
	}
	return g
}

// taking is a table of one's own, changed to what it is once one has completed what one does in this turn: that may ease
// other events; sure: only where there is no choice between two of a place.
func (f *Words) taking(v *legends.View, sure bool) *legends.View {
	for p := range legends.Bid {
		if c := f.first(p); c != legends.NoCard && !(sure && f.beside(c) != legends.NoCard) {
			v.Event[c-legends.Characters].At, v.Event[c-legends.Characters].Seat = legends.Displayed, f.Asked
		}
	}
	return v
}

// left is the table that others find in their next turns, as far as that is sure.
func (f *Words) left() *legends.View {
	if f.View.Turn.Seat != f.Asked {
		return f.View
	}
	return f.taking(f.tonight(), true)
}

// first is the event of a place that is completed in this turn; NoCard: none is.
func (f *Words) first(p legends.Place) (best legends.Card) {
	best = legends.NoCard
	for _, c := range f.Quests(p) {
		if f.claims(c) && (best == legends.NoCard || f.firstWorth(c) > f.firstWorth(best)) {
			best = c
		}
	}
	return best
}

// may adds an action that brings one or two to a place, if they may come there.
func (f *Words) may(to legends.Place, kind game.Kind, c, more legends.Card) {
	a := game.Action{Kind: kind, A: uint8(c), B: uint8(to)}
	if kind == legends.ActMove {
		a.B, a.C = uint8(more), uint8(to)
	}
	list, _, _ := brought(a)
	if f.Table().Taken(f.Asked, to)+len(list) > roomAt || slices.ContainsFunc(list, func(c legends.Card) bool {
		why, _ := f.Table().WhyNotCome(c, f.Asked, to)
		return why != legends.NoReason
	}) {
		return
	}
	f.All = append(f.All, moment.Choice{Do: []game.Action{a}})
}

// wantsActions are the actions of the turn that are enough for most, as they are said, for which events, and how many
// actions that takes; 0: nothing more is reached.
func (f *Words) wantsActions() (said string, events []legends.Card, actions int) {
	_, said, events, actions = f.wantsFirst()
	return said, events, actions
}

// wantsFirst is that with the first of them.
func (f *Words) wantsFirst() (first game.Action, said string, events []legends.Card, actions int) {
	left := f.Table().Left()
	if left < 1 || left > 2 || f.View.Turn.Seat != f.Asked {
		return first, "", nil, 0
	}
	g := f.acting()
	most := g.Yields(g.ready(g.View))
	if one, list := g.single(); g.Yields(list) > most {
		most, first, said, events, actions = g.Yields(list), one.Do[0], g.Called(&one), list, 1
	}
	if left == 1 {
		return first, said, events, actions
	}
	for i := range g.All {
		if second, both, ok := g.Pair(g.All[i].Do[0]); ok && g.Yields(both) > most {
			most, events, actions = g.Yields(both), both, 2
			first, said = g.All[i].Do[0], f.T("plan.steps", "one", g.Called(&g.All[i]), "two", g.Called(&second))
		}
	}
	return first, said, events, actions
}

// keepsFor is the action for which no power is used, where that is told.
func (f *Words) keepsFor() (first game.Action, ok bool) {
	first, said, _, n := f.wantsFirst()
	return first, n > 0 && strings.Contains(f.rests(), said)
}

// wantsAll reports whether these are all actions that are left.
func (f *Words) wantsAll() bool {
	_, _, n := f.wantsActions()
	return n > 0 && n >= f.Table().Left()
}

// endsBy reports whether all actions that are left are enough for the event that ends the game and wins it: none of them
// is spent for anything else.
func (f *Words) endsBy() bool {
	_, events, n := f.wantsActions()
	return n > 0 && n >= f.Table().Left() && slices.ContainsFunc(events, f.wins)
}
