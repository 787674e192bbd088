package legends

import "merlin/game"

// site is a place as a seat sees it: its company's totals, and the events that lie there or
// may yet come.
type site struct {
	total sums
	now   tally // what the company is near to as it stands
	n     int
	aims  [mostAims]aim
}

// mostAims is how many events at a place are thought of.
const mostAims = 20

// sums are numbers by Ability.
type sums [Abilities]int8

func (s *sums) add(more *sums) {
	for a, n := range more {
		s[a] += n
	}
}

// aim is an event that a company may complete: what it needs, at most two Abilities.
type aim struct {
	card  Card
	a, b  Ability
	needA int8
	needB int8
	kind  uint8
	worth int16 // in tenths of a point
}

// Kinds of aims: nobody else can complete it now, somebody can, it is not yet drawn, or it
// is the Final Event.
const (
	aimFree = iota
	aimRival
	aimUnseen
	aimFinal

	aimKinds
)

// Steps of nearness: so many are told apart, and one more counts smoothly.
const (
	nears    = 5
	farthest = 16
)

var nearBy = [farthest]uint8{0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4}

// tally is the worth of events by kind and by how near a company is to them.
type tally [aimKinds * nears]int

// lack returns by how much a total falls short.
func (m *aim) lack(t *sums) int {
	return max(0, int(m.needA)-int(t[m.a])) + max(0, int(m.needB)-int(t[m.b]))
}

// near returns the worth as far as a total is near.
func (m *aim) near(t *sums) int {
	return int(m.worth) * max(0, farthest-m.lack(t)) / farthest
}

// count adds up what a total is near to.
func (p *site) count(t *sums) (all tally) {
	for i := range p.aims[:p.n] {
		m := &p.aims[i]
		lack := m.lack(t)
		if lack >= farthest {
			continue
		}
		at := int(m.kind) * nears
		if step := int(nearBy[lack]); step < nears-1 {
			all[at+step] += int(m.worth)
		}
		all[at+nears-1] += int(m.worth) * (farthest - lack) / farthest
	}
	return all
}

// aim takes up an event with a Requirement, worth so many tenths of a point.
func (p *site) aim(card Card, need [Abilities]int, kind uint8, worth int) {
	if p.n == mostAims || worth == 0 {
		return
	}
	m := aim{card: card, kind: kind, worth: int16(worth)}
	for a, n := range need {
		switch {
		case n == 0:
		case m.needA == 0:
			m.a, m.needA = Ability(a), int8(n)
		default:
			m.b, m.needB = Ability(a), int8(n)
		}
	}
	p.aims[p.n] = m
	p.n++
}

// worthOf is what an event is worth, in tenths of a point: its points, and at a guess its
// texts, and what special card an event that is discarded gives.
func (d *Deck) worthOf(event Card) int {
	f := &d.Faces[event]
	n := 10*int(f.Points) + 6*int(f.to-f.from)
	if f.Discard {
		n += 30
	}
	return n
}

// look looks at the places, once a question.
func (s *scout) look() {
	if s.seen {
		return
	}
	s.seen = true
	for p := range Bid {
		s.sites[p].n = 0
		s.sites[p].total = sums{}
		if s.Game.InPlay(p) && s.Game.Companies[s.seat][p] != 0 {
			s.sites[p].total = narrow(s.Totals(s.seat, p))
		}
	}
	s.aimLying()
	s.aimUnseen()
	for p := range s.sites {
		s.sites[p].now = s.sites[p].count(&s.sites[p].total)
	}
}

func narrow(t [Abilities]int) (n sums) {
	for a := range t {
		n[a] = int8(min(127, max(-128, t[a])))
	}
	return n
}

// aimLying takes up the events that lie at places.
func (s *scout) aimLying() {
	for i := range s.Game.Event {
		at, card := s.Game.Event[i].At, firstEvent+Card(i)
		if at >= Bid || !s.deck().Faces[card].isQuest() {
			continue
		}
		kind := uint8(aimFree)
		switch {
		case card.IsFinal():
			kind = aimFinal
		case s.rivalled(card):
			kind = aimRival
		}
		s.sites[at].aim(card, s.Needs(card, s.seat), kind, s.deck().worthOf(card))
	}
}

// rivalled reports whether somebody else can complete an event as he stands.
func (s *scout) rivalled(event Card) bool {
	at := s.Game.Event[event-firstEvent].At
	for other := range game.Seat(s.Game.Seats) {
		if other != s.seat && s.Game.Companies[other][at] != 0 && s.Completes(event, other) {
			return true
		}
	}
	return false
}

// aimUnseen takes up the events that may yet be drawn, by how likely that is.
func (s *scout) aimUnseen() {
	left, unseen := s.Game.yetToCome()
	if left <= 0 {
		return
	}
	for i := range Card(Events) {
		f := &s.deck().Faces[firstEvent+i]
		if s.Game.Event[i].At == Away && f.Kind == LocationEvent {
			s.sites[f.At].aim(firstEvent+i, wide(f.Needs), aimUnseen, s.deck().worthOf(firstEvent+i)*left/unseen)
		}
	}
}

func wide(needs [Abilities]uint8) (n [Abilities]int) {
	for a := range needs {
		n[a] = int(needs[a])
	}
	return n
}

// yetToCome returns how many events are still to be drawn, and among how many unseen ones
// they are, but for the Final Event.
func (p *Public) yetToCome() (left, unseen int) {
	left = int(p.DeckLeft)
	if p.Level > Beginner {
		left--
	}
	for i := range p.Event[:Events] {
		if p.Event[i].At == Away {
			unseen++
		}
	}
	return left, unseen
}

// gives returns what a company has more with a character at a place.
func (s *scout) gives(c Card, p Place) *sums {
	n := &s.given[p][c]
	if !s.known[p].Has(c) {
		s.known[p].add(c)
		*(*sums)(n) = narrow(s.judge.gives(c, p))
	}
	return (*sums)(n)
}

// shifts notes how a place changes when a company has more there, or less.
func (s *scout) shifts(p Place, by *sums, times int8) {
	s.look()
	here := &s.sites[p]
	after := here.total
	for a, n := range by {
		after[a] += times * n
	}
	all := here.count(&after)
	for i, n := range &all {
		s.f.Add(signNear+i, n-here.now[i])
	}
}

// joins notes what it brings that a character comes to a place, and parts that it leaves
// where it is.
func (s *scout) joins(c Card, p Place) {
	s.shifts(p, s.gives(c, p), 1)
	s.comes(p, 1)
}

func (s *scout) parts(c Card) {
	if from := s.Game.Chars[c].At; from < Bid {
		s.shifts(from, s.gives(c, from), -1)
		s.leaves(from, 1)
	}
}

// comes and leaves note how many characters come to a place or leave it.
func (s *scout) comes(p Place, n int) {
	s.f.Add(signCome+kindOf(p), n)
	s.f.Add(signSize+min(mostSize, s.Game.Companies[s.seat][p].Len()+n-1), 1)
}

func (s *scout) leaves(p Place, n int) { s.f.Add(signLeave+kindOf(p), n) }

// kindOf is a main location, or one of the special ones.
func kindOf(p Place) int { return max(0, int(p)-int(Forest)) }
