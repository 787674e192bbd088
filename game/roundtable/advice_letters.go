package roundtable

import "merlin/game"

// What passes from hand to hand: the Messenger's cards, Arthur's exchange, and what comes
// back for it. Who gives knows his own hand, and of the others where they are.

// need is what a card would be worth to a Knight where he is.
func (j *judge) need(s game.Seat, w White) int {
	q := j.Players[s].At
	switch {
	case q == Camelot:
		return weight[wNeedSiege] * int(one(j.Engines >= 6 && w.Fight() && w.Value() >= 4))
	case !j.InPlay(q):
		return 0
	case q == GrailQuest:
		return weight[wNeedGrail] * int(one(w == GrailCard && !j.Forest))
	case !w.Fight():
		return 0
	case q.War():
		ahead := int(w.Value()) - int(j.Next(q))
		return max(0, weight[wNeedWar]-weight[wNeedLater]*ahead) * int(one(ahead >= 0))
	case !j.table.Fits(q, w):
		return 0
	case j.Quests[q].White[w] > 0:
		return weight[wNeedSame]
	}
	return weight[wNeedNew] * int(w.Value())
}

// gives is what it brings the Knights that one of them has a card instead of the seat; a
// Traitor gives what he himself wants least.
func (j *judge) gives(to game.Seat, w White) int {
	if j.evil {
		return -j.keep(w)
	}
	return j.need(to, w) - j.need(j.seat, w) - j.keep(w)/4
}

// letter is what the best three cards of the hand bring a Knight.
func (j *judge) letter(to game.Seat) (sum int) {
	var best [3]int
	for w, n := range j.hand {
		for range min(n, 3) {
			is := j.gives(to, White(w))
			for i := range best {
				best[i], is = max(best[i], is), min(best[i], is)
			}
		}
	}
	for _, n := range best {
		sum += n
	}
	return sum
}

// letters is what the Messenger is worth.
func (j *judge) letters() int {
	best := 0
	for s := range game.Seat(j.Seats) {
		if s != j.seat && j.Lives(s) {
			best = max(best, j.letter(s))
		}
	}
	return best*weight[wLetter]/16 - weight[wLetterPlay]
}

// exchanging costs no action: it is done whenever the card is worth more to the other. One
// with an empty hand can return nothing else.
func (j *judge) exchanging(to game.Seat, w White) int {
	if j.Players[to].Hand == 0 {
		return never
	}
	n := j.need(to, w) - j.need(j.seat, w) - j.keep(w)/4 - weight[wExchange]
	if n <= 0 {
		return never
	}
	return weight[wLay] + 100 + n // before all else
}

// sight is what it is worth to order the Black cards: the more they differ, the more can be
// put off.
func (j *judge) sight() int {
	open, sum, cards := j.openBlacks(), 0, 0
	var harm, left [Blacks]int
	for b, n := range j.rules.Box.Black {
		left[b] = int(n) - int(open[b]) - int(j.BlackSeen[b])
		harm[b] = j.harm(Black(b).Name())
		sum += left[b] * harm[b]
		cards += left[b]
	}
	mean, spread := sum/max(cards, 1), 0
	for b, n := range left {
		spread += n * max(0, harm[b]-mean)
	}
	return weight[wSight] + weight[wSightLate]*j.late() + weight[wSightSpread]*spread/max(cards, 1)/4
}
