package roundtable

import "merlin/game"

// memory is what the table remembers of how everybody has played: made of events that all
// have seen, and so no secret. It is no part of the position: the rules ask nothing of it,
// computer players do.
type memory struct {
	suspicion [MaxSeats]int16    // by what a Traitor does more often than others, in hundredths of a doubling
	going     [MaxSeats]Place    // where a seat said that it would go, or NoPlace
	called    uint8              // places for which help was asked, a bit each
	said      [MaxSeats][2]int16 // what a seat said last
}

func newMemory() (m memory) {
	for s := range m.going {
		m.going[s] = NoPlace
	}
	return m
}

// remember notes what the last action has shown to everybody.
func (g *Game) remember() {
	m := &g.memory
	for _, e := range g.Events() {
		if !telling[e.Kind] {
			continue
		}
		if e = e.For(game.NoSeat); e.Kind == 0 || e.Seat == game.NoSeat {
			continue
		}
		switch e.Kind {
		case EventSaid:
			m.hear(e)
		case EventMoved:
			m.going[e.Seat] = NoPlace
			m.called &^= 1 << uint8(e.Args[1]) // help has come
		}
		if d := g.deedOf(e); d != noDeed {
			m.suspicion[e.Seat] += oddity[d]
		}
	}
}

// telling are the kinds of events that are remembered.
var telling = [256]bool{
	EventSaid: true, EventMoved: true, EventEvil: true, EventFightLaid: true, EventGrailCard: true, EventOffered: true,
	EventSiege: true, EventHeroic: true, EventSacrifice: true, EventAccused: true, EventDecided: true,
	EventVolunteer: true, EventDeclined: true, EventTry: true, EventLetBe: true,
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

// deed is something done for all to see, by which a Traitor may be told from others.
type deed uint8

const (
	noDeed deed = iota
	deedCard
	deedEngine
	deedLife
	deedFight
	deedGrail
	deedOffer
	deedSiege
	deedHome
	deedAway
	deedDraw
	deedHoard // draws though he has many cards
	deedSpecial
	deedHeal
	deedSacrifice
	deedWrong // has accused a Loyal Knight
	deedLost  // a Quest by a card of his
	deedVolunteer
	deedDecline
	deedTry
	deedLetBe

	deeds
)

// deedOf returns what an event shows of him who has caused it.
func (g *Game) deedOf(e game.Event) deed {
	switch e.Kind {
	case EventEvil:
		return deedCard + deed(e.Args[0])
	case EventFightLaid:
		return deedFight
	case EventGrailCard:
		return deedGrail
	case EventOffered:
		return deedOffer
	case EventSiege:
		return deedSiege
	case EventMoved:
		return moved(e)
	case EventHeroic:
		return g.heroicDeed(e)
	case EventSacrifice:
		return deedSacrifice
	case EventAccused:
		if g.Players[e.Args[0]].Shown == Loyal {
			return deedWrong
		}
	case EventDecided:
		if e.Args[1] == 0 {
			return deedLost
		}
	case EventVolunteer:
		return deedVolunteer
	case EventDeclined:
		return deedDecline
	case EventTry:
		return deedTry
	case EventLetBe:
		return deedLetBe
	}
	return noDeed
}

func moved(e game.Event) deed {
	switch {
	case e.Args[2] != ByMove && e.Args[2] != ByRide:
		return noDeed
	case Place(e.Args[1]) == Camelot:
		return deedHome
	}
	return deedAway
}

// heroicDeed tells drawing cards, which is the action of the place in Camelot but for the
// siege, and actions that no other event tells of.
func (g *Game) heroicDeed(e game.Event) deed {
	switch e.Args[0] {
	case KindSpecial:
		return deedSpecial
	case KindHeal:
		return deedHeal
	case KindPlace:
		for _, other := range g.Events() {
			switch other.Kind {
			case EventSiege, EventFightLaid, EventGrailCard, EventOffered, EventRowGone:
				return noDeed
			}
		}
		if g.Players[e.Seat].Hand >= 9 {
			return deedHoard
		}
		return deedDraw
	}
	return noDeed
}

// oddity says how much oftener a Traitor does a thing than others, in hundredths of a
// doubling: fitted to games of computer players.
var oddity = [deeds]int16{
	deedCard: -11, deedEngine: -17, deedLife: -52, deedFight: 1, deedGrail: -44, deedOffer: -19, deedSiege: 0, deedHome: 161,
	deedAway: 9, deedDraw: -13, deedHoard: 46, deedSpecial: -94, deedHeal: 60, deedSacrifice: -7, deedWrong: -60, deedLost: 2,
	deedVolunteer: 15, deedDecline: -2, deedTry: -51, deedLetBe: 19,
}

// suspicions returns how likely a seat holds it that each other one is the Traitor, and the
// sum of that with the cards that were not dealt. A card that was not dealt counts 1024, and
// so does a seat that has played like the others.
func (g *Game) suspicions(by game.Seat) (odds [MaxSeats]int, all int) {
	sum, n := 0, 0
	for s := range game.Seat(g.Seats) {
		if g.Players[s].Shown == Unseen && g.Players[s].Fate != Absent {
			sum += int(g.memory.suspicion[s])
			n++
		}
	}
	all = 1024 * int(g.Undealt)
	for s := range game.Seat(g.Seats) {
		if g.suspect(s, by) {
			odds[s] = power(int(g.memory.suspicion[s]) - sum/n)
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
