package roundtable

import "merlin/game"

// keep is what a White card of the hand is worth to its owner.
func (j *judge) keep(w White) int {
	switch {
	case w.Fight():
		n := weight[wKeep1+int(w)]
		if j.hand[w] >= 2 {
			n += weight[wKeepPair]
		}
		return n
	case w == GrailCard && j.InPlay(GrailQuest):
		return weight[wKeepGrail]
	case w == GrailCard:
		return 0
	case w == Merlin:
		return weight[wKeepMerlin]
	}
	return weight[wKeepSpecial]
}

// parting is the less the more a card may still be wanted for. A Traitor throws away what is
// good, but a gift is for all to use, and all see it.
func (j *judge) parting(a game.Action) int {
	n := -j.keep(White(a.A))
	if a.Kind != ActGift {
		n *= j.sign()
	}
	if a.Kind != ActOffer {
		return n
	}
	return 2*n + weight[wOffer] + weight[wFinish]*int(one(j.Sword == Bank-1))
}

// siegeWorth is what fighting an engine is worth with the best three cards.
func (j *judge) siegeWorth() int {
	if j.Engines == 0 || !j.hand.fights() {
		return 0
	}
	sum, n := int(one(j.Owner(Excalibur) == j.seat)), uint8(3)
	for w := Fights - 1; w >= 0 && n > 0; w-- {
		m := min(j.hand[w], n)
		sum += int(m) * (w + 1)
		n -= m
	}
	return weight[wFightBase] + weight[wFightEngine]*int(j.Engines) - weight[wFightChance]*(DieSides-Beats(sum))
}

// fighting: an engine is fought when there are many and the hand is strong; cards are
// added until they beat most rolls.
func (j *judge) fighting(a game.Action) int {
	switch a.Kind {
	case ActFight:
		return j.siegeWorth()
	case ActRoll:
		return 0
	case ActLend:
		return j.lending(White(a.A))
	}
	now := int(j.FightSum())
	more := Beats(now+int(White(a.A).Value())) - Beats(now)
	return weight[wFight]*more/DieSides - j.keep(White(a.A))
}

// lending is good if Kay's card turns defeat into victory, and the smallest one that does.
func (j *judge) lending(w White) int {
	white, black := int(j.FightSum()), 0
	if j.kind == AskKay {
		q := &j.Quests[j.Ending.Quest]
		white = int(q.WhiteSum() + one(j.Owner(Excalibur) != game.NoSeat && j.Ending.Present&bit(max(0, j.Owner(Excalibur))) != 0))
		for _, is := range q.Black[:q.Blacks] {
			black += int(is.Face.Value(j.Ending.Quest))
		}
	} else if top, ok := j.Top(); ok {
		black = int(top.A)
	}
	if white <= black && white+int(w.Value()) > black && !j.evil {
		return 50 - j.keep(w)
	}
	return -10
}

// sacrificing is worth it when a second action is worth more than a Life.
func (j *judge) sacrificing() int {
	if j.me.Life < 2 {
		return never
	}
	best := -1000
	if j.Turn.Kinds>>KindPlace&1 == 0 {
		best = j.actingThere()
	}
	return best - j.lifeWorth(0) - weight[wSacrifice]
}

// actingThere is what the action of the place is worth where one is.
func (j *judge) actingThere() int {
	at := j.me.At
	if at == Camelot {
		return max(j.siegeWorth(), weight[wDraw]-weight[wDrawHand]*int(j.me.Hand))
	}
	p := j.plan(at)
	if p.able <= 0 {
		return -1000
	}
	return weight[wLay] + p.near() + weight[wFinish]*int(one(p.left == 1))
}

// special is what a Special is worth now.
func (j *judge) special(a game.Action) int {
	n := 12 * int(one(a.Kind == ActGrace))
	life := int(j.me.Life)
	switch w := White(a.A); {
	case a.Kind == ActReveal: // it gives up the swords that turn at the end, and his seat at the table
		return never
	case w == Merlin:
		worst := weight[wMerlinEngine] * int(j.Engines)
		for q := Tournament; q < Places; q++ {
			if j.removable(q) {
				worst = max(worst, j.danger(q))
			}
		}
		return worst*4 - weight[wMerlinPlay]
	case w == Piety:
		return n + 12*(5-life)
	case w == Reinforcements, w == Fate, w == Convocation:
		return n + 40
	case w == LadyOfTheLake:
		return n + 34
	case w == Messenger:
		return n + j.letters()
	case w == Clairvoyance:
		return n + j.sight()
	case w == Heroism:
		best := 0
		for q := Tournament; q < Places; q++ {
			best = max(best, j.plan(q).near())
		}
		return n + 5*best - 10
	}
	return n
}

// forWhom: Piety and Reinforcements bring oneself more, but for those who need it less.
func (j *judge) forWhom(self bool) int {
	if !self {
		return 0
	}
	if j.kind == AskPiety {
		return 3 - int(j.me.Life) + int(one(j.evil))*9
	}
	return 8 - int(j.me.Hand) + int(one(j.evil))*9
}
