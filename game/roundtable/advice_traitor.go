package roundtable

import "merlin/game"

// A Traitor in hiding does in public what a Loyal Knight might do, and of that what helps
// least; now and then he shirks. What nobody sees he does as it harms most.

// hide looks what a Loyal Knight would do.
func (j *judge) hide(d *game.Decision) {
	if !j.evil || j.me.Fate != Alive {
		return
	}
	j.best = never
	for _, a := range d.Options {
		j.best = max(j.best, j.judge(a))
	}
	j.within = weight[wBold]
	if d.Kind == AskHeroic && int((j.draw>>20)%100) < weight[wShirk] && !j.suspected() {
		j.within = -never
	}
}

// suspected reports whether what all have seen of a Traitor speaks against him already.
func (j *judge) suspected() bool {
	sum, n := 0, 0
	for s := range game.Seat(j.Seats) {
		if s != j.seat && j.suspect(s, j.seat) {
			sum += int(j.memory.suspicion[j.eye][s])
			n++
		}
	}
	return n == 0 || int(j.memory.suspicion[j.eye][j.seat])*n > sum+weight[wBlameless]*n
}

// worth is what an option is worth to the seat, be it loyal or not.
func (j *judge) worth(a game.Action) int {
	is := j.judge(a)
	if j.within == 0 || is < j.best-j.within || is <= never {
		return is
	}
	return j.best + j.spite(a)
}

// spite is the more the less an option helps the Knights.
func (j *judge) spite(a game.Action) int {
	switch a.Kind {
	case ActDrawBlack, ActEngine:
		return -j.evilWay(a.Kind)
	case ActDrawWhite:
		return 12 - int(j.me.Hand)/2
	case ActMove, ActRide:
		return 6
	case ActAccuse, ActReveal, ActSay:
		return 40
	}
	return 0
}

// slandering turns a White Sword at once, but makes one suspect for good: it is kept for the
// end.
func (j *judge) slandering() int {
	if j.White == 0 || j.Swords() < 10 && j.Engines < 10 {
		return never
	}
	return j.best
}
