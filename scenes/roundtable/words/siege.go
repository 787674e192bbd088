package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

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
	sum := f.fightsInHand()
	if sum == 0 || f.View.Seat != f.Home {
		return ""
	}
	if f.View.Owner(roundtable.Excalibur) == f.Home {
		sum++
	}
	return f.T("fight.could", "sum", sum, "count", roundtable.Beats(sum), "of", roundtable.DieSides)
}

// planAdds says what all the cards come to that are laid against an engine, as one alone may come to nothing: those
// that are enough, or what the line goes on with.
func (f *Words) planAdds(a game.Action, line []game.Move) string {
	sum, _ := f.FightSums(roundtable.NoWhite)
	laid := f.enoughCards()
	if !slices.Contains(laid, roundtable.White(a.A)) {
		laid = nil
		for _, m := range line {
			if m.Action.Kind != roundtable.ActAdd {
				break
			}
			laid = append(laid, roundtable.White(m.Action.A))
		}
	}
	if len(laid) < 2 {
		return f.planAdd(a)
	}
	var cards []string
	for _, w := range laid {
		sum, cards = sum+int(w.Value()), append(cards, f.White(w))
	}
	if all := f.inAll(); 2*roundtable.Beats(sum) <= roundtable.DieSides && roundtable.Beats(all) > roundtable.Beats(sum) { // nobody rolls for that
		return f.T("plan.die.begin", "list", f.Listed(cards), "sum", sum, "all", all, "count", roundtable.Beats(all), "of", roundtable.DieSides)
	}
	said := f.T("plan.die.with", "list", f.Listed(cards), "sum", sum, "count", roundtable.Beats(sum), "of", roundtable.DieSides)
	if all, _ := f.FightSums(roundtable.NoWhite); roundtable.Beats(sum) < surely {
		return sentences(said, f.withAll(all, sum))
	}
	return said
}

// enoughCards are the fewest Fight cards of the hand that beat every side of the die with those that lie there, the
// strongest first, and of as few those that come to least; none where the hand is not enough, or no more are wanted.
func (f *Words) enoughCards() []roundtable.White {
	lies, _ := f.FightSums(roundtable.NoWhite)
	need := roundtable.DieSides + 1 - lies
	if need <= 0 || f.fightsInHand() < need {
		return nil
	}
	for n := 1; ; n++ {
		if set := leastOf(f.View.Hand, roundtable.Fights-1, n, need); set != nil {
			return set
		}
	}
}

// leastOf are n Fight cards of a hand, none stronger than the top, that come to at least so much, and to as little as can
// be; nil where none do.
func leastOf(hand roundtable.Hand, top, n, need int) (best []roundtable.White) {
	least := 0
	for w := top; w >= 0 && n*(w+1) >= need; w-- {
		if hand[w] == 0 {
			continue
		}
		set := []roundtable.White{roundtable.White(w)}
		if n > 1 {
			rest := hand
			rest[w]--
			more := leastOf(rest, w, n-1, need-w-1)
			if more == nil {
				continue
			}
			set = append(set, more...)
		}
		sum := 0
		for _, w := range set {
			sum += int(w.Value())
		}
		if best == nil || sum < least {
			best, least = set, sum
		}
	}
	return best
}

// fightCosts names the cards that an engine costs, and why they are not kept for the Quest for which one holds most.
func (f *Words) fightCosts() string {
	cards := f.enoughCards()
	if cards == nil { // all of them are wanted
		return f.fightFirst()
	}
	var names []string
	for _, w := range cards {
		names = append(names, f.White(w))
	}
	return sentences(f.T("plan.fight.cost", "list", f.Listed(names)), f.fightFirst())
}

// fightFirst says why one fights before one rides to the War for which one holds most, as that wants the same cards, or
// else to another Quest; "" where none is, or where it presses.
func (f *Words) fightFirst() string {
	q := f.askedOf()
	for _, war := range [...]roundtable.Place{roundtable.PictWar, roundtable.SaxonWar} {
		if f.View.InPlay(war) && f.Serves(war) > 1 && (!q.War() || f.Serves(war) > f.Serves(q)) {
			q = war
		}
	}
	if q == roundtable.Camelot || !f.may(roundtable.ActMove) {
		return ""
	}
	if d, ok := f.Danger(q); ok && d.Grave == model.Pressing {
		return ""
	}
	return f.T("plan.fight.rather", "name", f.DangerName(model.Danger{Of: model.ThreatQuest, Place: q}), "left", f.Wanted(q), "count", f.Serves(q))
}

// inAll is what those that lie there come to with all Fight cards of the hand.
func (f *Words) inAll() int {
	sum, _ := f.FightSums(roundtable.NoWhite)
	return sum + f.fightsInHand()
}

// fightsInHand is what all Fight cards of the hand come to.
func (f *Words) fightsInHand() (sum int) {
	for w, n := range f.View.Hand[:roundtable.Fights] {
		sum += int(roundtable.White(w).Value()) * int(n)
	}
	return sum
}

// withAll says what all Fight cards of the hand come to with those that lie there, where that wins oftener than a sum.
func (f *Words) withAll(lies, than int) string {
	lies += f.fightsInHand()
	if roundtable.Beats(lies) == roundtable.Beats(than) {
		return ""
	}
	return f.T("plan.die.all", "sum", lies, "count", roundtable.Beats(lies), "of", roundtable.DieSides)
}

// planAdd says what the die must show once a card is added, and once all are.
func (f *Words) planAdd(a game.Action) string {
	_, now := f.FightSums(roundtable.White(a.A))
	return sentences(f.Odds(roundtable.White(a.A))+".", f.withAll(now-int(roundtable.White(a.A).Value()), now))
}

func (f *Words) planRoll(game.Action) string {
	return f.Odds(roundtable.NoWhite) + ". " + f.count("plan.rest", int(f.me().Hand))
}

// planLend says how it stands with Kay's card, or without.
func (f *Words) planLend(a game.Action) string {
	w := roundtable.NoWhite
	if a.Kind == roundtable.ActLend {
		w = roundtable.White(a.A)
	}
	q := f.View.Ending.Quest
	if !q.Combat() {
		_, sum := f.FightSums(w)
		return f.T("fight.rolled", "sum", sum, "count", f.Rolled()) + "."
	}
	white := int(f.View.Quests[q].WhiteSum())
	if w.Fight() {
		white += int(w.Value())
	}
	if s := f.View.Owner(roundtable.Excalibur); s >= 0 && f.View.Ending.Present>>s&1 != 0 {
		white++ // R105
	}
	sum, hidden := f.BlackSum(q)
	return f.T("plan.decides", "white", white, "black", f.sumSaid(sum, hidden))
}
