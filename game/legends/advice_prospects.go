package legends

import "merlin/game"

// judge says what options are worth to a seat: a hundred is a victory point, about. It
// looks at the table and at what the seat itself holds.
type judge struct {
	*Game
	Table
	seat   game.Seat
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
	needs [Abilities]int
	prize int
}

// mostQuests is how many events at a place are thought of.
const mostQuests = 6

// begin looks at the table as far as a decision hangs on it.
func (j *judge) begin(g *Game, d *game.Decision, draw uint64) {
	j.Game, j.Table, j.seat, j.draw = g, g.Table(), d.Seat, draw
	switch d.Kind {
	case AskAction, AskEnter, AskSend, AskEscort, AskBid:
		j.look()
	}
}

// deck returns the deck in play.
func (j *judge) deck() *Deck { return j.Game.rules.Deck }

// whim is a number by chance below n, equal for equal options and draws.
func (j *judge) whim(option, n int) int {
	x := (j.draw + uint64(option)*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	return int((x >> 40) % uint64(n))
}

// look counts what the seat has at each place, and what may be had there.
func (j *judge) look() {
	for i := range j.Game.Event {
		at := j.Game.Event[i].At
		if at >= Bid || !j.deck().Faces[firstEvent+i].isQuest() {
			continue
		}
		if p := &j.places[at]; p.n < mostQuests {
			event := firstEvent + Card(i)
			p.quests[p.n] = quest{j.Needs(event, j.seat), j.prize(event)}
			p.n++
		}
	}
	for p := range Bid {
		if j.Game.InPlay(p) {
			j.rivals(p)
			j.places[p].total = j.Totals(j.seat, p)
			j.places[p].worth = j.promise(p, &j.places[p].total)
		}
	}
}

// left is how much of an event's worth is left, in percent, where an opponent can
// complete it before the seat is on turn again.
const left = 20

// rivals lowers the worth of what opponents are about to complete: each the best event
// that its company meets, as only one can be completed at a place in a turn.
func (j *judge) rivals(p Place) {
	here := &j.places[p]
	for s := range game.Seat(j.Game.Seats) {
		if s == j.seat || here.n == 0 || j.Game.Companies[s][p] == 0 {
			continue
		}
		total := j.Totals(s, p)
		var taken *quest
		for i := range here.quests[:here.n] {
			if q := &here.quests[i]; q.lack(&total) == 0 && (taken == nil || q.prize > taken.prize) {
				taken = q
			}
		}
		if taken != nil {
			taken.prize = taken.prize * left / 100
		}
	}
}

// lack returns by how much a total falls short of a Requirement.
func (q *quest) lack(total *[Abilities]int) (n int) {
	for a, need := range q.needs {
		if need > 0 {
			n += max(0, need-total[a])
		}
	}
	return n
}

// closeness says in percent how good it is to lack so much of a Requirement.
var closeness = [...]int{
	100, 69, 63, 58, 54, 49, 45, 42, 38, 35, 33, 30, 28, 25, 23, 21, 20, 18, 17, 15, 14, 13, 12, 11, 10,
}

// promise is what a company with a total may hope for at a place: the best event there,
// and some of the others.
func (j *judge) promise(p Place, total *[Abilities]int) int {
	best, rest := 0, 0
	for i := range j.places[p].quests[:j.places[p].n] {
		q := &j.places[p].quests[i]
		n := q.prize * closeness[min(q.lack(total), len(closeness)-1)] / 100
		rest += min(n, best)
		best = max(best, n)
	}
	return best + rest*2/3
}

// prize is what an event is worth: its points, and what it grants. The Final Event is
// worth nothing to who would lose by it, and more to the others.
func (j *judge) prize(event Card) int {
	f := &j.deck().Faces[event]
	n := int(f.Points)*100 + int(f.to-f.from)*60
	if f.Discard {
		n += 400
	}
	if f.Kind != FinalEvent {
		return n
	}
	if lead(j.Game, j.seat)+int(f.Points) < 0 {
		return 0
	}
	return n + 200
}

// gives returns what a company has more with a character at a place than without it, but
// for texts that bring about others.
func (j *judge) gives(c Card, p Place) (more [Abilities]int) {
	for a := range Abilities {
		more[a] = j.bare(c, a)
	}
	company := j.Game.Companies[j.seat][p] &^ setOf(c)
	j.brings(c, p, company, &more)
	for rest := company & j.deck().adders; rest != 0; rest = rest.rest() {
		j.finds(c, p, rest.first(), &more)
	}
	return more
}

// brings adds what a character's own texts add to a company that it stands in.
func (j *judge) brings(c Card, p Place, company Cards, more *[Abilities]int) {
	if !j.deck().adders.Has(c) || j.Game.Chars[c].Silent != 0 {
		return
	}
	f := &j.deck().Faces[c]
	for n := f.from; n < f.to; n++ {
		x := &j.deck().Texts[n]
		if !x.Near || x.When != Always || !j.holdsWith(x.If, Source{c, j.seat, p}, company) {
			continue
		}
		for i := range x.Do {
			switch e := &x.Do[i]; {
			case e.Op != Add:
			case e.Who.In == Self:
				e.count(1, more)
			case e.Who.In == Mates || e.Who.In == Company:
				e.count((company & e.Who.Is.Fixed).Len(), more)
			}
		}
	}
}

// finds adds what the texts of another one there add to a character that comes.
func (j *judge) finds(c Card, p Place, by Card, more *[Abilities]int) {
	f := &j.deck().Faces[by]
	for n := f.from; n < f.to; n++ {
		x := &j.deck().Texts[n]
		if !x.Near || x.When != Always || j.Game.Chars[by].Silent != 0 || !j.hold(x.If, Source{by, j.seat, p}) {
			continue
		}
		for i := range x.Do {
			if e := &x.Do[i]; e.Op == Add && (e.Who.In == Mates || e.Who.In == Company) && e.Who.Is.Fixed.Has(c) {
				e.count(1, more)
			}
		}
	}
}

// holdsWith reports whether conditions would be true for one that stands in a company.
func (j *judge) holdsWith(list []Condition, s Source, company Cards) bool {
	for i := range list {
		c := &list[i]
		fits := (company & c.Is.Fixed).Len()
		switch {
		case c.Kind == Alone && company != 0, c.Kind == With && fits < int(c.N), c.Kind == Without && fits > 0:
			return false
		case c.Kind != Alone && c.Kind != With && c.Kind != Without && !j.holds(c, s):
			return false
		}
	}
	return true
}
