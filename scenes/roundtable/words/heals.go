package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Healing: which three cards are given for a Life, and whether it is given away again.

// triple is how many identical cards heal a Life. // R61
const triple = 3

// healsDearly reports whether an action heals with Grail cards though the Grail still wants them and other three would do,
// or one has a Life more than the last; or, of other three, with those that the Quests want more. It goes by what anybody
// sees on the table and in his hand, and was not measured.
func (f *Words) healsDearly(a game.Action) bool {
	if a.Kind != roundtable.ActHeal {
		return false
	}
	w, others := roundtable.White(a.A), f.otherTriples(roundtable.White(a.A))
	if f.grailWants(w) {
		return f.me().Life > 1 || len(others) > 0
	}
	return slices.ContainsFunc(others, func(o roundtable.White) bool { return !f.grailWants(o) && f.worth(o) < f.worth(w) })
}

// grailWants reports whether a card is one that can still be laid on the Grail's row.
func (f *Words) grailWants(w roundtable.White) bool {
	return w == roundtable.GrailCard && !f.Past(w) && !f.View.Forest && f.Wanted(roundtable.GrailQuest) > 0
}

// otherTriples are the cards but one of which the hand has three.
func (f *Words) otherTriples(than roundtable.White) (list []roundtable.White) {
	for w, n := range f.View.Hand {
		if n >= triple && roundtable.White(w) != than {
			list = append(list, roundtable.White(w))
		}
	}
	return list
}

// worth is how many of the cards that Quests want three of a kind are; a special card is worth more than any.
func (f *Words) worth(w roundtable.White) (n int) {
	if w.Special() && !f.Past(w) {
		return roundtable.HandFull
	}
	hand := f.View.Hand
	defer func() { f.View.Hand = hand }()
	for _, q := range f.quests() {
		n += f.Serves(q)
		f.View.Hand[w] -= triple
		n -= f.Serves(q)
		f.View.Hand = hand
	}
	return n
}

// planHeal says what one's Life comes to, and what the three cards are worth else, also against others.
func (f *Words) planHeal(a game.Action) string {
	w := roundtable.White(a.A)
	spent := f.T("plan.heals.kept", "card", f.White(w), "count", int(f.View.Hand[w])-triple)
	d, ok := f.Danger(roundtable.GrailQuest)
	switch others := f.otherTriples(w); {
	case f.Past(w):
		spent = f.T("plan.past")
	case w == roundtable.GrailCard && ok && f.Wanted(d.Place) > d.Left:
		spent = f.T("plan.heals.grail", "count", d.Left, "knights", f.Wanted(d.Place))
	case f.grailWants(w):
	case slices.ContainsFunc(others, f.grailWants):
		spent += " " + f.count("plan.heals.spares", f.Wanted(roundtable.GrailQuest))
	case slices.ContainsFunc(others, func(o roundtable.White) bool { return f.worth(o) > f.worth(w) }):
		spent += " " + f.T("plan.heals.least")
	}
	return sentences(f.recovers(1), spent)
}

// healed says that the Life one gives is one that one has just healed.
func (f *Words) healed() string {
	if !f.healedLast() {
		return ""
	}
	return " " + f.T("plan.life.healed")
}

// healedLast reports whether who is asked has healed a Life in his last turn.
func (f *Words) healedLast() bool {
	turns := 0
	for i := len(f.Moves) - 1; i >= 0; i-- {
		for _, e := range slices.Backward(f.Moves[i].Events) {
			switch {
			case e.Seat != f.Asked:
			case e.Kind == roundtable.EventHeroic && e.Args[0] == roundtable.KindHeal:
				return turns > 0
			case e.Kind == roundtable.EventTurn:
				if turns++; turns > 1 {
					return false
				}
			}
		}
	}
	return false
}
