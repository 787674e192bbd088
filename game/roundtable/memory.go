package roundtable

import (
	"slices"

	"merlin/game"
)

// memory is what the table remembers of how everybody has played: made of events that all
// have seen, and so no secret. It is no part of the position: the rules ask nothing of it,
// computer players do.
type memory struct {
	suspicion [eyes][MaxSeats]int16 // by what a Traitor does more often than others, in hundredths of a doubling
	going     [MaxSeats]Place       // where a seat said that it would go, or NoPlace
	called    uint8                 // places for which help was asked, a bit each
	worked    uint8                 // seats that have done something where they are, a bit each
	said      [MaxSeats][2]int16    // what a seat said last
	turns     int16                 // that have begun
	spurned   spurned
	count     [MaxSeats][Doings]uint8 // what is held for or against each, and how much that weighs
	weight    [MaxSeats][Doings]int16
	last      [MaxSeats][Doings]uint8 // round of the last one
	took      [MaxSeats]uint8         // turns that each has begun
}

// spurned is the top Black card as long as nobody has drawn it: seats that have looked at it and
// then chosen another Evil, a bit each, and how many cards lay in the pile then.
type spurned struct{ by, left uint8 }

// spurner returns who knows the top Black card and would not have it, the seat asked aside;
// NoSeat: nobody.
func (g *Game) spurner(s game.Seat) game.Seat {
	is, top := g.memory.spurned, g.BlackLeft
	if top == 0 || is.left != top || g.Known[top-1]&bit(s) != 0 {
		return game.NoSeat
	}
	return g.firstOf(0, is.by&g.Known[top-1]&g.Living())
}

// spurn notes that a seat has chosen another Evil than a card that it knows.
func (g *Game) spurn(e game.Event) {
	m, top := &g.memory.spurned, g.BlackLeft
	if top == 0 || e.Args[0] == EvilCard || g.Known[top-1]&bit(e.Seat) == 0 {
		return
	}
	if m.left != top {
		*m = spurned{left: top}
	}
	m.by |= bit(e.Seat)
}

// round is how many rounds have begun.
func (m *memory) round() uint8 { return slices.Max(m.took[:]) }

func newMemory() (m memory) {
	for s := range m.going {
		m.going[s] = NoPlace
	}
	return m
}

// eye is how what was done is looked at: as computer players did before they learnt from
// games, or since.
type eye uint8

const (
	before eye = iota
	since

	eyes
)

// eye returns how computer players look who are those of the game.
func (g *Game) eye() eye {
	if g.rules.unlearnt {
		return before
	}
	return since
}

// remember notes what the last action has shown to everybody.
func (g *Game) remember() {
	g.witness(func(s game.Seat, d deed) {
		for e := range g.memory.suspicion {
			g.memory.suspicion[e][s] += oddity[e][d]
		}
		g.memory.testify(s, d)
	})
}

// witness notes what was said and who goes where, and calls note for each deed that the last
// action has shown to everybody.
func (g *Game) witness(note func(game.Seat, deed)) {
	m := &g.memory
	for _, e := range g.Events() {
		if e.Kind == EventTurn {
			m.turns++
			m.took[max(e.Seat, 0)]++
		}
		if !telling[e.Kind] {
			continue
		}
		if e = e.For(game.NoSeat); e.Kind == 0 || e.Seat == game.NoSeat {
			continue
		}
		d := g.deedOf(e)
		if d != noDeed {
			note(e.Seat, d)
		}
		switch {
		case e.Kind == EventSaid:
			m.hear(e)
		case e.Kind == EventEvil:
			g.spurn(e)
		case e.Kind == EventMoved:
			m.going[e.Seat] = NoPlace
			m.called &^= 1 << uint8(e.Args[1]) // help has come
			m.worked &^= bit(e.Seat)
		case d >= deedLay && d < deedHome:
			m.worked |= bit(e.Seat)
		}
	}
}

// telling are the kinds of events that are remembered.
var telling = [256]bool{
	EventSaid: true, EventMoved: true, EventEvil: true, EventFightLaid: true, EventGrailCard: true, EventOffered: true,
	EventSiege: true, EventHeroic: true, EventSacrifice: true, EventAccused: true, EventDecided: true,
	EventVolunteer: true, EventDeclined: true, EventTry: true, EventLetBe: true, EventPlayed: true, EventGiven: true,
	EventMerlins: true, EventFaceDown: true, EventFaceUp: true, EventRefused: true,
}

// hear notes what was said.
func (m *memory) hear(e game.Event) {
	m.said[e.Seat] = [2]int16{e.Args[0] + 1, e.Args[1]}
	switch e.Args[0] {
	case SayGoing:
		m.going[e.Seat] = Place(e.Args[1])
	case SayCall:
		m.called |= 1 << e.Args[1]
	}
}

// suspicions returns how likely a seat holds it that each other one is the Traitor, and the
// sum of that with the cards that were not dealt. A card that was not dealt counts 1024, and
// so does a seat of which nothing speaks for or against.
func (g *Game) suspicions(by game.Seat, e eye) (odds [MaxSeats]int, all int) {
	return g.weighed(by, e, 5)
}

// weighed is suspicions where all that was seen weighs so many fifths.
func (g *Game) weighed(by game.Seat, e eye, fifths int) (odds [MaxSeats]int, all int) {
	all = 1024 * int(g.Undealt)
	for s := range game.Seat(g.Seats) {
		if g.suspect(s, by) {
			odds[s] = power(fifths * int(g.memory.suspicion[e][s]) / 5)
			all += odds[s]
		}
	}
	return odds, all
}

// suspect reports whether a seat cannot tell that another one is not the Traitor.
func (g *Game) suspect(s, by game.Seat) bool {
	own := s == by && g.loyaltySeen(by) != Unseen
	return !own && g.Players[s].Shown == Unseen && g.Players[s].Fate != Absent
}

// power returns 1024 times two to the power of so many hundredths.
func power(n int) int {
	n = min(max(n, -800), 800) + 1000
	return tenths[n%100/10] << (n / 100) >> 10
}

// tenths are 1024 times two to the power of so many tenths.
var tenths = [10]int{1024, 1097, 1176, 1261, 1351, 1448, 1552, 1663, 1783, 1911}
