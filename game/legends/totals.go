package legends

import "merlin/game"

// Score returns a character's present score. // L85
func (t Table) Score(c Card, a Ability) int {
	n := t.bare(c, a)
	t.adding(t.Chars[c].Seat, t.Chars[c].At, func(to Cards, e *Effect) {
		if to.Has(c) && (e.Ability == a || e.Ability == AllAbilities) {
			n += int(e.N)
		}
	})
	return n
}

// scores returns all present scores of a character. // L85
func (t Table) scores(c Card) (all [Abilities]int) {
	for a := range Abilities {
		all[a] = t.bare(c, a)
	}
	t.adding(t.Chars[c].Seat, t.Chars[c].At, func(to Cards, e *Effect) {
		if to.Has(c) {
			e.count(1, &all)
		}
	})
	return all
}

// bare is a score without what others add. // L94
func (t Table) bare(c Card, a Ability) int {
	ch := &t.Chars[c]
	n := int(t.Deck.Faces[c].Scores[a]) + int(ch.Boost[a])
	if ch.Weak != unweakened {
		for s := range ch.Weak {
			n -= int(ch.Weak[s][a])
		}
	}
	return n
}

var unweakened [MaxSeats][Abilities]int8

// adding tells of each effect in force that adds to scores of a seat's characters at a
// place, and to whose. // L90
func (t Table) adding(s game.Seat, p Place, tell func(to Cards, e *Effect)) {
	for rest := t.company(s, p)&t.Deck.adders | t.here(p)&t.Deck.foeAdds; rest != 0; rest = rest.rest() {
		t.addsNear(rest.first(), p, tell)
	}
	for _, n := range t.Deck.far {
		t.adds(n, tell)
	}
	if t.Heraldry == NoCard {
		return
	}
	f := &t.Deck.Faces[t.Heraldry]
	for n := f.from; n < f.to; n++ {
		if t.Deck.Texts[n].When == Always {
			t.adds(n, tell)
		}
	}
}

// addsNear tells of those of a character that stands at a place and adds only there.
func (t Table) addsNear(c Card, p Place, tell func(to Cards, e *Effect)) {
	ch, f := &t.Chars[c], &t.Deck.Faces[c]
	if ch.Silent != 0 {
		return
	}
	s := Source{c, ch.Seat, p}
	for n := f.from; n < f.to; n++ {
		if x := &t.Deck.Texts[n]; x.Near && t.hold(x.If, s) {
			t.tellAdds(x, s, tell)
		}
	}
}

func (t Table) adds(n uint8, tell func(to Cards, e *Effect)) {
	if x, s, ok := t.working(n); ok {
		t.tellAdds(x, s, tell)
	}
}

func (t Table) tellAdds(x *Text, s Source, tell func(to Cards, e *Effect)) {
	for i := range x.Do {
		if e := &x.Do[i]; e.Op == Add {
			tell(t.pass(e.Who.Is, t.scope(e.Who.In, s), s), e)
		}
	}
}

// count adds an effect so many times.
func (e *Effect) count(times int, more *[Abilities]int) {
	for a := range Abilities {
		if e.Ability == a || e.Ability == AllAbilities {
			more[a] += times * int(e.N)
		}
	}
}

// Totals returns what a seat's company at a place has in each Ability, with what is lent
// to it. // L50, L85, L115
func (t Table) Totals(s game.Seat, p Place) (total [Abilities]int) {
	company := t.company(s, p)
	if company == 0 {
		return total
	}
	for rest := company; rest != 0; rest = rest.rest() {
		for a := range Abilities {
			total[a] += t.bare(rest.first(), a)
		}
	}
	t.adding(s, p, func(to Cards, e *Effect) {
		e.count((to & company).Len(), &total)
	})
	t.lent(s, p, &total)
	return total
}

// lent adds what opposing characters lend. // L94a
func (t Table) lent(s game.Seat, p Place, total *[Abilities]int) {
	for rest := t.Lent; rest != 0; rest = rest.rest() {
		c := rest.first()
		loan := t.Chars[c].Loan[s]
		if loan.Abilities == 0 || loan.At != p {
			continue
		}
		for a := range Abilities {
			if loan.Abilities>>a&1 == 1 {
				total[a] += max(0, t.Score(c, a))
			}
		}
	}
}

// Eased returns by how much a seat's Requirements at a main place are lower, in the Ability
// in which most, and the cards that lower them.
func (t Table) Eased(s game.Seat, p Place) (by int, from []Card) {
	var lower [Abilities]int
	t.easing(s, p, func(c Card, e *Effect) {
		e.lower(&lower)
		from = append(from, c)
	})
	for _, n := range lower {
		by = max(by, n)
	}
	return by, from
}

// easing tells of each effect in force that eases a seat's Requirements at a place, and
// whose it is. // L91
func (t Table) easing(s game.Seat, p Place, tell func(Card, *Effect)) {
	for _, n := range t.Deck.lasting[Ease] {
		x, from, ok := t.working(n)
		if !ok || !t.uses(from, s) {
			continue
		}
		for i := range x.Do {
			if e := &x.Do[i]; e.Op == Ease && (e.Place == noPlace || e.Place == p) {
				tell(x.Card, e)
			}
		}
	}
}

// lower counts what an effect takes from Requirements.
func (e *Effect) lower(by *[Abilities]int) {
	for a := range Abilities {
		if e.Ability == withoutChoice || e.Ability == a {
			by[a] += int(e.N)
		}
	}
}

// Needs returns an event's Requirement for a seat. // L5, L55, L91
func (t Table) Needs(event Card, s game.Seat) [Abilities]int {
	f := &t.Deck.Faces[event]
	var need [Abilities]int
	for a, n := range f.Needs {
		need[a] = int(n)
	}
	t.easing(s, f.At, func(_ Card, e *Effect) { e.ease(&need) })
	for a, n := range f.Needs {
		if n > 0 {
			need[a] = max(1, need[a])
		}
	}
	return need
}

func (e *Effect) ease(need *[Abilities]int) {
	var by [Abilities]int
	e.lower(&by)
	for a := range need {
		if need[a] != 0 {
			need[a] -= by[a]
		}
	}
}

// Completes reports whether a seat's company where an event lies has what it needs. // L50
func (t Table) Completes(event Card, s game.Seat) bool {
	at := t.Event[event-firstEvent].At
	return t.company(s, at) != 0 && t.reaches(event, s, t.Totals(s, at))
}

func (t Table) reaches(event Card, s game.Seat, total [Abilities]int) bool {
	printed := &t.Deck.Faces[event].Needs
	for a, n := range printed {
		if n > 0 && total[a]+t.Deck.easing < int(n) {
			return false // no text could ease that much
		}
	}
	need := t.Needs(event, s)
	for a := range need {
		if printed[a] > 0 && total[a] < need[a] {
			return false
		}
	}
	return true
}

// Limit returns how many cards a seat may have in hand. // L61, L92a
func (t Table) Limit(s game.Seat) int { return t.limitWithout(s, NoCard) }

// limitWithout is the limit as it is when a character has left. // L64
func (t Table) limitWithout(s game.Seat, without Card) int {
	n := handLimit
	for _, i := range t.Deck.lasting[Hold] {
		x, from, ok := t.working(i)
		if !ok || !t.uses(from, s) || from.Self == without && without != NoCard {
			continue
		}
		for k := range x.Do {
			if x.Do[k].Op == Hold {
				n += int(x.Do[k].N)
			}
		}
	}
	return max(0, n)
}

const handLimit = 5

// Left returns how many actions the player on turn has left, less than none where the High
// King has gone. // L60, L76, L76a, L115
func (t Table) Left() int {
	n := actions + int(t.Turn.More) - int(t.Turn.Spent)
	for _, i := range t.Deck.lasting[Third] {
		if _, s, ok := t.working(i); ok && t.uses(s, t.Turn.Seat) {
			return n + 1
		}
	}
	return n
}

const actions = 2

// guarded returns the characters that are guarded from any of some things. // L84c
func (t Table) guarded(from [3]bool) (all Cards) {
	for _, n := range t.Deck.lasting[Guard] {
		x, s, ok := t.working(n)
		if !ok {
			continue
		}
		for i := range x.Do {
			if e := &x.Do[i]; e.Op == Guard && from[e.From] {
				all |= t.pass(e.Who.Is, t.scope(e.Who.In, s), s)
			}
		}
	}
	return all
}

// GuardedFrom reports whether a character in play is guarded from anything. // L84c
func (t Table) GuardedFrom(c Card) bool {
	return t.guarded([...]bool{NoIcon: true, Threat: true, Romance: true}).Has(c)
}

// InPlay reports whether characters can be at a place. // L26, L27
func (t *Public) InPlay(p Place) bool { return p.IsMain() || t.Opened>>p&1 == 1 }

// Fits reports whether a character of a seat may come to a place: there is room, and
// nobody whom it or who bars it. // L62, L93, L93b
func (t Table) Fits(c Card, s game.Seat, p Place) bool {
	company := t.company(s, p) &^ setOf(c)
	return t.size(company, s, p)+t.weight(c, s, p) <= maxCompany && !t.barred(c, company, s, p)
}

const maxCompany = 6

// Taken returns how many of the six places of a company are taken. // L92c
func (t Table) Taken(s game.Seat, p Place) int { return t.size(t.company(s, p), s, p) }

// size returns what a company counts for the limit. // L92c
func (t Table) size(company Cards, s game.Seat, p Place) int {
	n := company.Len()
	if len(t.Deck.lasting[Size]) == 0 || company&t.Deck.laid[Size] == 0 {
		return n
	}
	n = 0
	for rest := company; rest != 0; rest = rest.rest() {
		n += t.weight(rest.first(), s, p)
	}
	return n
}

func (t Table) weight(c Card, s game.Seat, p Place) int {
	if !t.Deck.laid[Size].Has(c) {
		return 1
	}
	if e := t.self(Size, c, s, p); e != nil {
		return int(e.N)
	}
	return 1
}

// barred reports whether a character and a company bar each other.
func (t Table) barred(c Card, company Cards, s game.Seat, p Place) bool {
	if company == 0 {
		return false
	}
	if t.bars(c, company, s, p) {
		return true
	}
	for rest := company & t.Deck.laid[Bar]; rest != 0; rest = rest.rest() {
		if t.bars(rest.first(), setOf(c), s, p) {
			return true
		}
	}
	return false
}

func (t Table) bars(c Card, others Cards, s game.Seat, p Place) bool {
	if !t.Deck.laid[Bar].Has(c) {
		return false
	}
	for _, n := range t.Deck.lasting[Bar] {
		x := &t.Deck.Texts[n]
		from := Source{c, s, p}
		if t.owner(x.Card) != c || x.Card == c && t.Chars[c].Silent != 0 || !t.hold(x.If, from) {
			continue
		}
		for i := range x.Do {
			if e := &x.Do[i]; e.Op == Bar && t.pass(e.Is, others, from) != 0 {
				return true
			}
		}
	}
	return false
}

// owner returns the character that a text's card works on: itself, or its bearer.
func (t Table) owner(c Card) Card {
	if c.IsSpecial() {
		return t.Special[c-firstSpecial]
	}
	return c
}
