package roundtable

import "merlin/game"

// late is how near its end a game is: the swords on the table beyond the sixth.
func (j *judge) late() int { return max(0, 6-(TableFull-int(j.Swords()))) }

// lifeWorth is what a Life more is worth when one has so many less.
func (j *judge) lifeWorth(less int) int {
	n := int(j.me.Life) + less - 1
	switch {
	case n <= 1:
		return 500
	case j.Swords() >= TableFull:
		return 0
	}
	return weight[wLife2-(n-2)] - weight[wLifeLate]*j.late()
}

// engineWorth is what an engine less is worth.
func (j *judge) engineWorth() int {
	n := int(j.Engines)
	at := wEngine0
	switch {
	case n >= SiegeFull-1:
		return 2000
	case n >= 10:
		at = wEngine10
	case n >= 8:
		at = wEngine8
	case n >= 6:
		at = wEngine6
	case n >= 3:
		at = wEngine3
	}
	return weight[at] - weight[wEngineLate]*j.late()
}

// evilWay weighs the ways of Evil by what they cost the Knights, which an unmasked Traitor
// likes.
func (j *judge) evilWay(k game.Kind) int {
	n := 0
	switch k {
	case ActLook:
		return 500
	case ActEngine:
		n = j.engineWorth()
	case ActLife:
		n = j.lifeWorth(0) + 1
	case ActDrawBlack:
		n = j.drawHarm()
	}
	if j.me.Fate == Unmasked {
		return n
	}
	return -n
}

// drawHarm is what a Black card costs the Knights: the top one, if it is known, or else the
// mean of those that may come.
func (j *judge) drawHarm() int {
	if top := j.BlackLeft; top > 0 && j.Known[top-1]&bit(j.seat) != 0 {
		return j.harm(j.Blacks[top-1].Name())
	}
	open, sum, cards := j.openBlacks(), 0, 0
	for b, n := range j.rules.Box.Black {
		left := int(n) - int(open[b]) - int(j.BlackSeen[b])
		sum += left * j.harm(Black(b).Name())
		cards += left
	}
	return sum / max(cards, 1)
}

// harm is what a Black card of a name costs the Knights when it comes.
func (j *judge) harm(n Name) int {
	q, ok := j.Goes(n)
	switch {
	case !ok:
		return j.engineWorth()
	case n.of() == Picts:
		return j.threat(PictWar)
	case n.of() == Saxons:
		return j.threat(SaxonWar)
	case n.of() == Mercenaries:
		return min(j.threat(PictWar), j.threat(SaxonWar))
	case n.of() == Morgan4:
		return 2 * j.engineWorth()
	case n.Special() && q != GrailQuest:
		return weight[wSpecialBlack]
	case n.Valued():
		return j.threat(q) - weight[wFaceDown]
	}
	return j.threat(q)
}

// threat is what another Black card on a Quest costs.
func (j *judge) threat(q Place) int {
	k := kindOf(q)
	return weight[wHarmTournament+k] + weight[wSlopeTournament+k]*j.blacks(q)
}

// kindOf numbers the Quests; the two Wars are alike.
func kindOf(q Place) int { return int(min(q, PictWar)) - 1 }

// blacks is how far Evil has come on a Quest.
func (j *judge) blacks(q Place) int {
	switch q {
	case Camelot:
		return 0
	case GrailQuest:
		return int(j.Count(RowDespair, RowDesolation))
	case ExcaliburQuest:
		return int(max(-j.Sword, 0))
	}
	return int(j.Quests[q].Blacks + j.Quests[q].Warriors)
}

// danger is how near a Quest is to being lost, of 12.
func (j *judge) danger(q Place) int {
	return 12 * j.blacks(q) / max(1, int(j.rules.Box.Quests[q].Black))
}

// merlins are given where the card is a bad one.
func (j *judge) merlins(a game.Action) int {
	n := (2*int(one(j.bad())) - 1) * 20
	if a.Kind == ActPledge { // unseen
		return n * j.sign() * int(a.A)
	}
	return n + 10*int(j.hand[Merlin])
}

// bad reports whether the card that comes is one for which Merlins are given.
func (j *judge) bad() bool {
	switch j.Coming.Name.of() {
	case Mists, Morgan4, Morgan3, Vivien:
		return true
	case Guinevere:
		return j.away() >= manyAway
	}
	return false
}

// manyAway are Knights on Quests whose ride home is dearer than three Merlins.
const manyAway = 2

// away is how many Knights Guinevere would call home.
func (j *judge) away() (n int) {
	for s := range game.Seat(j.Seats) {
		n += int(one(j.Lives(s) && j.Players[s].At != Camelot))
	}
	return n
}

// lastStraw is whether the card that comes would lose a Quest or the game.
func (j *judge) lastStraw() int {
	q, ok := j.Goes(j.Coming.Name)
	full := ok && q != Camelot && j.blacks(q)+1 >= int(j.rules.Box.Quests[q].Black)
	siege := !ok && j.Engines >= SiegeFull-1
	if full && !q.Combat() || siege {
		return 30 * j.sign()
	}
	return -30
}

// volunteering pays for all where one has much.
func (j *judge) volunteering() int {
	if j.Coming.Name.of() == Morgan5 {
		return 20 * (int(j.me.Life) - 5)
	}
	return 10 * (int(j.me.Hand) - 9)
}
