package model

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Suspicion is what all have seen a Knight do that helps Evil more than it need.
type Suspicion struct {
	Engines int // set up by himself late in the siege
	Left    int // Quests that he left with many cards on them
	Seen    int // special Black cards that he had looked at, and drew
}

// Doubt is how likely one has to hold it, in percent, that a Knight is the Traitor, and what he has
// done for all to see that speaks for or against it.
type Doubt struct {
	Percent int
	Deeds   []roundtable.Testimony
}

// MayHide reports whether a Traitor may be in hiding, for all that all know: in this game there may be
// one, nobody has been found to be him, and not all are known to be loyal.
func (m *Model) MayHide() bool {
	seats := m.View.Players[:len(m.Seats)]
	shows := func(is roundtable.Loyalty) func(roundtable.Player) bool {
		return func(p roundtable.Player) bool { return p.Shown == is && p.Fate != roundtable.Absent }
	}
	return m.Rules.Options.Loyalty != roundtable.NoTraitor && !slices.ContainsFunc(seats, shows(roundtable.Traitor)) &&
		slices.ContainsFunc(seats, shows(roundtable.Unseen))
}

// Unmasked reports whether all know who the Traitor is: who accuses then can only be wrong. // R142
func (m *Model) Unmasked() bool {
	return slices.ContainsFunc(m.View.Players[:len(m.Seats)], func(p roundtable.Player) bool { return p.Shown == roundtable.Traitor })
}

// Suspects are the Knights who may yet be the Traitor, as far as who is asked can tell.
func (m *Model) Suspects() (n int) {
	for s := range game.Seat(len(m.Seats)) {
		if p := &m.View.Players[s]; s != m.Asked && p.Fate != roundtable.Absent && p.Shown == roundtable.Unseen {
			n++
		}
	}
	return n
}

// weight is how much speaks against him: not that he hides cards, which the loyal do as often.
func (s Suspicion) weight() int { return s.Engines + 2*s.Left + 2*s.Seen }

// How much speaks strongly against a Knight, and how much more than against any other.
const (
	heavy = 4
	ahead = 2
)

// Suspect is the Knight against whom strongly more speaks than against any other, of those whose
// Loyalty is not known and who is not at home; ok is false where nobody is.
func (m *Model) Suspect() (who game.Seat, why Suspicion, ok bool) {
	list, most, next := m.suspicions(), 0, 0
	for s := range game.Seat(len(m.Seats)) {
		p := &m.View.Players[s]
		if s == m.Home || p.Fate != roundtable.Alive || p.Shown != roundtable.Unseen {
			continue
		}
		switch n := list[s].weight(); {
		case n > most:
			who, why, next, most = s, list[s], most, n
		case n > next:
			next = n
		}
	}
	return who, why, most >= heavy && most-next >= ahead
}

// Spurner is who has looked at the top Black card and then chosen another Evil, which all have seen;
// NoSeat: nobody, or who is asked knows the card himself.
func (m *Model) Spurner() game.Seat {
	var looked, spurned uint8
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			switch e.Kind {
			case roundtable.EventCame:
				looked, spurned = 0, 0
			case roundtable.EventTaken: // with the Armour two are looked at
				looked, spurned = looked&(1<<e.Seat), 0
			case roundtable.EventLook, roundtable.EventSeen:
				looked |= 1 << e.Seat
			case roundtable.EventEvil:
				if e.Args[0] != roundtable.EvilCard {
					spurned |= looked & (1 << e.Seat)
				}
			}
		}
	}
	top := int(m.View.BlackLeft) - 1
	if top < 0 || m.Asked == game.NoSeat || m.View.Known[top]>>m.Asked&1 != 0 {
		return game.NoSeat
	}
	for s := range game.Seat(len(m.Seats)) {
		if spurned&m.View.Known[top]>>s&1 != 0 && m.View.Lives(s) {
			return s
		}
	}
	return game.NoSeat
}

// suspicions go once through all that was done.
func (m *Model) suspicions() (list [roundtable.MaxSeats]Suspicion) {
	var laid [roundtable.Places]int
	looked, stand := game.NoSeat, int(m.Rules.Options.Engines)
	for _, move := range m.Moves {
		for _, e := range move.Events {
			switch e.Kind {
			case roundtable.EventTurn:
				looked = game.NoSeat
			case roundtable.EventLook:
				looked = e.Seat
			case roundtable.EventCame:
				if e.Seat != game.NoSeat && e.Seat == looked && roundtable.Name(e.Args[0]).Special() {
					list[e.Seat].Seen++
				}
				looked = game.NoSeat
			case roundtable.EventEvil:
				if e.Args[0] == roundtable.EvilEngine && stand+1 >= ManyEngines {
					list[e.Seat].Engines++
				}
			case roundtable.EventEngine:
				stand++
			case roundtable.EventEngineGone:
				stand--
			case roundtable.EventFightLaid:
				laid[e.Args[1]]++
			case roundtable.EventCleared:
				laid[e.Args[0]] = 0
			case roundtable.EventWhitesGone:
				if laid[e.Args[0]] >= manyCards && e.Seat != game.NoSeat && rides([]game.Move{move}, e.Seat) {
					list[e.Seat].Left++
				}
				laid[e.Args[0]] = 0
			}
		}
	}
	return list
}

// Betrayed is who, not known to be loyal, was the last to look at a Black card and draw it though it lost a Quest, and which; NoSeat: nobody.
func (m *Model) Betrayed() (who game.Seat, quest roundtable.Place) {
	who = game.NoSeat
	looked, drew := game.NoSeat, game.NoSeat
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			switch e.Kind {
			case roundtable.EventTurn, roundtable.EventHeroic:
				looked, drew = game.NoSeat, game.NoSeat
			case roundtable.EventLook:
				looked = e.Seat
			case roundtable.EventCame:
				drew = game.NoSeat
				if e.Seat == looked {
					drew = looked
				}
			case roundtable.EventDecided:
				if drew != game.NoSeat && e.Args[1] == 0 && m.View.Players[drew].Shown == roundtable.Unseen {
					who, quest = drew, roundtable.Place(e.Args[0])
				}
			}
		}
	}
	return who, quest
}

// Uncovered is who was the last to lay a card face down at the Quest whose Black cards the last of some
// moves has turned; NoSeat: nobody.
func Uncovered(moves []game.Move) game.Seat {
	var hid [roundtable.Places]game.Seat
	for q := range hid {
		hid[q] = game.NoSeat
	}
	by, ends := game.NoSeat, roundtable.Camelot
	for i, move := range moves {
		for _, e := range move.Events {
			switch at := max(0, e.Args[0]); e.Kind {
			case roundtable.EventCame:
				by = game.NoSeat
			case roundtable.EventFaceDown:
				by = e.Seat
			case roundtable.EventLaid:
				if by != game.NoSeat {
					hid[at] = by
				}
			case roundtable.EventEnds:
				ends = roundtable.Place(at)
			case roundtable.EventShown:
				if i == len(moves)-1 {
					return hid[ends]
				}
			case roundtable.EventCleared:
				hid[at] = game.NoSeat
			}
		}
	}
	return game.NoSeat
}
