package legends

import "merlin/game"

// judge says what an option is worth.
func (j *judge) judge(a game.Action) int {
	switch a.Kind {
	case ActComplete:
		return j.prize(Card(a.A))
	case ActPlay, ActEnter:
		return j.joining(Card(a.A), Place(a.B)) + 18
	case ActMove:
		return j.moving(a)
	case ActDraw:
		return 29 + 24*max(0, 4-int(j.Game.Held[j.seat]))
	case ActEscort, ActSend:
		return j.going(a)
	case ActUse:
		return j.using(a.A)
	case ActTarget:
		return j.touching(Card(a.A))
	case ActBid:
		return j.bidding(Card(a.A))
	case ActStart:
		return j.starting(Card(a.A), Place(a.B))
	case ActPay, ActMate:
		return -j.value(Card(a.A))
	case ActRecall:
		return 50 + j.value(Card(a.A))
	case ActOpponent:
		return 50 + 10*j.Points(game.Seat(a.A))
	case ActDecline, ActLeave:
		return 10
	case ActByHand:
		return -1 << 20 // it knows no words
	}
	return 0
}

// value is what a character is worth anywhere: its scores, above all its best.
func (j *judge) value(c Card) (n int) {
	best := 0
	for a := range Abilities {
		score := j.bare(c, a)
		n += score
		best = max(best, score)
	}
	return 2*n + 6*best
}

// joining is what is gained when a character comes to a place.
func (j *judge) joining(c Card, p Place) int {
	total := j.places[p].total
	for a, n := range j.gives(c, p) {
		total[a] += n
	}
	return j.promise(p, &total) - j.places[p].worth
}

// leaving is what is gained, as a rule less than nothing, when it leaves one.
func (j *judge) leaving(c Card, p Place) int {
	total := j.places[p].total
	for a, n := range j.gives(c, p) {
		total[a] -= n
	}
	return j.promise(p, &total) - j.places[p].worth
}

// moving is what one character or two gain by a move, which is an action less to draw or
// play.
func (j *judge) moving(a game.Action) int {
	from, to := j.Game.Chars[a.A].At, Place(a.C)
	here, there := j.places[from].total, j.places[to].total
	for _, c := range [2]Card{Card(a.A), Card(a.B)} {
		if c == NoCard {
			break
		}
		gain, loss := j.gives(c, to), j.gives(c, from)
		for n := range Abilities {
			here[n] -= loss[n]
			there[n] += gain[n]
		}
	}
	return j.promise(from, &here) - j.places[from].worth + j.promise(to, &there) - j.places[to].worth - 30
}

// going is what a character that is sent, or goes along, gains or takes from its player.
func (j *judge) going(a game.Action) int {
	st, _ := j.Top()
	c, to := Card(a.A), Place(st.B)
	if a.Kind == ActSend {
		c, to = Card(st.C), Place(a.A)
	}
	ch := &j.Game.Chars[c]
	if ch.Seat != j.seat {
		return 0
	}
	return j.joining(c, to) + j.leaving(c, ch.At)
}

// starting likes places whose icons fit a character.
func (j *judge) starting(c Card, p Place) (n int) {
	for _, a := range j.deck().Icons[p] {
		n += 10 * j.bare(c, a)
	}
	return n
}

// bidding is what it is worth to bid a character: to lead with it, if it is not too dear, nor
// missed where it stands.
func (j *judge) bidding(c Card) int {
	b := &j.Game.Bidding
	f := &j.deck().Faces[b.Card]
	if j.Leads() == j.seat || b.Number[j.seat] > 1 {
		return -1000
	}
	best := 0
	for s := range game.Seat(j.Game.Seats) {
		if s != j.seat && b.Number[s] > 0 {
			best = max(best, j.BidTotal(s))
		}
	}
	if j.BidTotal(j.seat)+j.bare(c, f.Bid) <= best {
		return -500
	}
	price := j.value(c)
	if at := j.Game.Chars[c].At; at < Places {
		price += 60
		if at < Bid {
			price += max(0, -j.leaving(c, at))
		}
	}
	return int(f.Points)*100 - price
}
