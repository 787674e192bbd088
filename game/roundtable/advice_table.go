package roundtable

import "merlin/game"

// What is decided between players: accusations, talk, agreements. In rollouts nobody
// accuses or talks, and shared cards are dealt by chance.

// accusing: a Loyal Knight accuses whom he thinks rather the Traitor than not; a Traitor
// one who is not, when the game is about to be decided.
func (j *judge) accusing(who game.Seat) int {
	switch {
	case !j.earnest, j.felonKnown(game.NoSeat):
		return never
	case j.evil:
		return j.slandering()
	}
	odds, all := j.suspicions(j.seat, j.eye)
	him := odds[who]
	if j.eye == since {
		if 100*him < leastDoubt*all {
			return never
		}
		return 60 + 40*him/all
	}
	if all == 0 || 100*him < (weight[wAccuse]+weight[wAccuseLater]*max(0, TableFull-1-int(j.Swords())))*all {
		return never
	}
	return 60 + 40*him/all
}

// leastDoubt is how likely one must be the Traitor, in percent, for others to think of an
// accusation: whether it is made the policy says.
const leastDoubt = 50

// saying is worth something where it is new, and the others can do something about it.
func (j *judge) saying(a game.Action) int {
	m := &j.memory
	if !j.earnest || m.said[j.seat] == [2]int16{int16(a.A) + 1, int16(a.B)} {
		return never
	}
	n := 0
	switch a.A {
	case SayDoubt:
		n = j.accusing(game.Seat(a.B))
	case SayDanger:
		n = 90 * int(one(j.me.Life <= 1))
	case SayCall:
		n = j.calling(Place(a.B))
	case SayGoing:
		n = j.intending(Place(a.B))
	case SayGrails:
		n = 50 * int(one(j.InPlay(GrailQuest) && a.B == strengthWord(int(j.hand[GrailCard]), 1, 3) && a.B == 0))
	case SayFights:
		n = 40 * int(one(j.Engines >= 6 && a.B == 0 && j.siegeWorth() > 0))
	}
	if n <= 0 {
		return never
	}
	return 1000 + n
}

// strengthWord returns the word for so many: weak below one number, strong from another on.
func strengthWord(n, fair, strong int) uint8 {
	switch {
	case n >= strong:
		return 0
	case n >= fair:
		return 1
	}
	return 2
}

// calling asks for help where Evil is about to win and one cannot help oneself.
func (j *judge) calling(q Place) int {
	switch {
	case q == Camelot:
		return 70 * int(one(j.Engines >= 9))
	case j.rules.Box.Quests[q].Solo || j.plan(q).able > 0 || j.danger(q) < 8:
		return 0
	}
	return 60
}

// intending tells where one will go next.
func (j *judge) intending(to Place) int {
	best := j.me.At
	for q := range Place(Places) {
		if j.table.RoomOn(q) && j.value(q)-weight[wMove] > j.value(best) {
			best = q
		}
	}
	return 30 * int(one(to == best && best != j.me.At && best != Camelot))
}
