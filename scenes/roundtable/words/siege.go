package words

import "merlin/game/roundtable"

// Odds says how a fight with an engine stands: on how many sides of the die the sum is
// enough, with another card if one is pointed at, or what must be beaten once it is rolled.
func (f *Words) Odds(added roundtable.White) string {
	_, sum := f.FightSums(added)
	said := f.T("fight.odds", "sum", sum, "count", roundtable.Beats(sum), "of", roundtable.DieSides)
	switch rolled := f.Rolled(); {
	case rolled > 0:
		said = f.T("fight.rolled", "sum", sum, "count", rolled)
	case sum == 0:
		said = f.T("fight.none", "of", roundtable.DieSides)
	}
	if added.Fight() {
		return f.T("word.pair", "name", f.White(added), "text", said)
	}
	return said
}

// couldFight says what one's own Fight cards would come to against an engine; "" without any.
func (f *Words) couldFight() string {
	sum := 0
	for w, n := range f.View.Hand[:roundtable.Fights] {
		sum += int(roundtable.White(w).Value()) * int(n)
	}
	if sum == 0 || f.View.Seat != f.Home {
		return ""
	}
	if f.View.Owner(roundtable.Excalibur) == f.Home {
		sum++
	}
	return f.T("fight.could", "sum", sum, "count", roundtable.Beats(sum), "of", roundtable.DieSides)
}
