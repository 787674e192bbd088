package roundtable

import "merlin/game"

// How open cards are shared. Who proposes picks the best, then each next one goes to who has the
// poorest share yet; and a share is accepted that is not poor.

// agreeing: a proposal is worth making, a fair share is accepted, and a card goes to whom the
// picks give it.
func (j *judge) agreeing(a game.Action) int {
	switch a.Kind {
	case ActPropose:
		return 40 * int(one(j.earnest))
	case ActAccept:
		return 40 * (2*int(one(j.Fair(j.seat))) - 1)
	}
	return 30 * int(one(j.picks(a.A) == game.Seat(a.B)))
}

// picks is the seat to which a card of the pool goes.
func (j *judge) picks(card uint8) (to game.Seat) {
	var has [MaxSeats]int
	gone := uint32(0)
	for gone>>card&1 == 0 {
		best, top := 0, -1
		for i, w := range j.Pool.Cards[:j.Pool.N] {
			if n := j.ShareWorth(w); gone>>i&1 == 0 && n > top {
				best, top = i, n
			}
		}
		to = j.poorest(&has)
		has[to] += top
		gone |= 1 << best
	}
	return to
}

// poorest is who has the least, of those entitled: the first from the seat itself on.
func (j *judge) poorest(has *[MaxSeats]int) game.Seat {
	poorest := game.NoSeat
	for i := range game.Seat(j.Seats) {
		s := (j.seat + i) % game.Seat(j.Seats)
		if j.Pool.Among>>s&1 != 0 && (poorest == game.NoSeat || has[s] < has[poorest]) {
			poorest = s
		}
	}
	return poorest
}

// ShareWorth is what a White card is worth in a share, to all.
func (p *Public) ShareWorth(w White) int {
	switch {
	case w.Fight():
		return 2 + int(w.Value())
	case w.Special():
		return 8
	case p.InPlay(GrailQuest):
		return 5
	}
	return 2
}

// Fair reports whether what is proposed is no poor share for a seat: four fifths of the mean; where
// there is no more than a card for each, that nobody gets two.
func (p *Public) Fair(s game.Seat) bool {
	var cards, worth [MaxSeats]int
	all, most, among := 0, 0, 0
	for i, w := range p.Pool.Cards[:p.Pool.N] {
		to := p.Pool.To[i] - 1
		cards[to]++
		worth[to] += p.ShareWorth(w)
		all, most = all+p.ShareWorth(w), max(most, cards[to])
	}
	for m := p.Pool.Among; m != 0; m &= m - 1 {
		among++
	}
	if int(p.Pool.N) <= among {
		return most == 1
	}
	return 5*worth[s]*among >= 4*all
}
