package legends

import "merlin/game"

// Advice tells computer players what counts: how far one is before the best of the
// others, which varies by some five points; and how a game goes on in a rollout.
func (g *Game) Advice() game.Advice {
	return game.Advice{Value: lead, Scale: 5, Rollout: rollout}
}

// lead returns how many points a seat is before the best of the others.
func lead(g game.Game, s game.Seat) int {
	t := g.(*Game).Table()
	best := -1 << 15
	for other := range game.Seat(t.Seats) {
		if other != s {
			best = max(best, t.Points(other))
		}
	}
	return t.Points(s) - best
}

// rollout takes the option that looks best at once: a player who plans no further. Draw
// decides between those that look alike.
func rollout(of game.Game, d *game.Decision, draw uint64) game.Action {
	g := of.(*Game)
	j := judge{Game: g, Table: g.Table(), seat: d.Seat, kind: d.Kind, draw: draw}
	j.look()
	best, top := d.Options[0], -1<<30
	for i, a := range d.Options {
		if n := j.judge(a) + j.whim(i, 40); n > top {
			best, top = a, n
		}
	}
	return best
}

// judge says what options are worth to a seat: a hundred is a victory point, about.
type judge struct {
	*Game
	Table
	seat   game.Seat
	kind   game.AskKind
	draw   uint64
	places [Bid]prospect
}

// prospect is what a seat's company at a place has, and what it is worth there.
type prospect struct {
	total  [Abilities]int
	worth  int
	quests [mostQuests]quest
	n      int
}

// quest is an event that lies at a place, and what it is worth.
type quest struct {
	needs *[Abilities]uint8
	prize int
}

// mostQuests is how many events at a place are thought of.
const mostQuests = 6

// whim is a number by chance below n, equal for equal options and draws.
func (j *judge) whim(option, n int) int {
	x := (j.draw + uint64(option)*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	return int((x >> 40) % uint64(n))
}

// look counts what the seat has at each place, where that is asked for.
func (j *judge) look() {
	switch j.kind {
	case AskAction, AskEnter, AskSend, AskEscort:
	default:
		return
	}
	for i := range j.Table.Event {
		at := j.Table.Event[i].At
		if at >= Bid || !j.Deck().Faces[firstEvent+i].isQuest() {
			continue
		}
		if p := &j.places[at]; p.n < mostQuests {
			event := firstEvent + Card(i)
			p.quests[p.n] = quest{&j.Deck().Faces[event].Needs, j.prize(event)}
			p.n++
		}
	}
	for p := range Bid {
		if j.Table.InPlay(p) {
			j.places[p].total = j.Totals(j.seat, p)
			j.places[p].worth = j.promise(p, &j.places[p].total)
		}
	}
}

// closeness says in percent how good it is to lack so much of a Requirement.
var closeness = [...]int{100, 70, 62, 55, 49, 43, 37, 32, 27, 23, 19, 16, 13, 11, 9, 7, 5, 4, 3, 2, 1}

// promise is what a company with a total may hope for at a place: the best event there,
// and a little of the others.
func (j *judge) promise(p Place, total *[Abilities]int) int {
	best, rest := 0, 0
	for _, q := range j.places[p].quests[:j.places[p].n] {
		lack := 0
		for a, need := range q.needs {
			lack += max(0, int(need)-total[a])
		}
		n := q.prize * closeness[min(lack, len(closeness)-1)] / 100
		if n > best {
			best, n = n, best
		}
		rest += n
	}
	return best + rest/4
}

// Deck returns the deck in play.
func (j *judge) Deck() *Deck { return j.Game.rules.Deck }

// prize is what an event is worth: its points, and what it grants.
func (j *judge) prize(event Card) int {
	f := &j.Deck().Faces[event]
	n := int(f.Points)*100 + int(f.to-f.from)*60
	if f.Discard {
		n += 300
	}
	if f.Kind == FinalEvent && lead(j.Game, j.seat)+int(f.Points) < 0 {
		return 0
	}
	return n
}

// judge says what an option is worth.
func (j *judge) judge(a game.Action) int {
	switch a.Kind {
	case ActComplete:
		return j.prize(Card(a.A))
	case ActPlay, ActEnter:
		return j.joining(Card(a.A), Place(a.B)) + 60
	case ActMove:
		return j.moving(a)
	case ActDraw:
		return 30 + 25*max(0, 4-int(j.Game.Held[j.seat]))
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
	for a := range Abilities {
		total[a] += j.bare(c, a)
	}
	return j.promise(p, &total) - j.places[p].worth
}

// leaving is what is gained, as a rule less than nothing, when it leaves one.
func (j *judge) leaving(c Card, p Place) int {
	total := j.places[p].total
	for a := range Abilities {
		total[a] -= j.bare(c, a)
	}
	return j.promise(p, &total) - j.places[p].worth
}

// moving is what one character or two gain by a move.
func (j *judge) moving(a game.Action) int {
	from, to := j.Game.Chars[a.A].At, Place(a.C)
	here, there := j.places[from].total, j.places[to].total
	for _, c := range [2]Card{Card(a.A), Card(a.B)} {
		if c == NoCard {
			break
		}
		for n := range Abilities {
			score := j.bare(c, n)
			here[n] -= score
			there[n] += score
		}
	}
	return j.promise(from, &here) - j.places[from].worth + j.promise(to, &there) - j.places[to].worth - 20
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
	for _, a := range j.Deck().Icons[p] {
		n += 10 * j.bare(c, a)
	}
	return n
}

// readiness says how gladly a text is used, by its cost; whim does the rest.
var readiness = [...]int{NoCost: 60, Spend: -15, DoomSelf: -10, DiscardSelf: -15, HomeSelf: -10, PayCard: 5, PayMate: -25}

func (j *judge) using(n uint8) int { return readiness[j.Deck().Texts[n].Cost] }

// touching is what a text's effect on a character is worth to its user.
func (j *judge) touching(c Card) int {
	e := &j.Deck().Texts[j.use().Text].Do[j.use().Next-1]
	n := j.value(c)
	own := j.Game.Chars[c].Seat == j.seat
	switch e.Op {
	case Discard, Doom, Home, Weaken, Silence, Send:
		if own {
			return -n
		}
	case Boost, Gain:
		if !own {
			return -n
		}
	}
	return 50 + n
}

// bidding is what it is worth to bid a character: to lead with it, if it is not too dear.
func (j *judge) bidding(c Card) int {
	b := &j.Game.Bidding
	f := &j.Deck().Faces[b.Card]
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
	price := 3 * j.value(c)
	if j.Game.Chars[c].At < Places {
		price += 60
	}
	return int(f.Points)*100 - price
}
