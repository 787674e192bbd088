// Package model is what the table of the Knights of the Round Table knows at a moment: the
// view of the person who sits at the screen and what may be done now. It draws nothing and
// writes no sentences.
package model

import (
	"strconv"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// Model is all that is known at one moment.
type Model struct {
	*moment.Moment[*roundtable.View]
	Rules  *roundtable.Rules
	Doubts [roundtable.MaxSeats]Doubt // of the others, to who is asked
}

// Table is the public position as it is shown, with the rules in force.
func (m *Model) Table() roundtable.Table { return m.Rules.Table(&m.View.Public) }

// Active is the seat whose turn it is.
func (m *Model) Active() game.Seat { return m.View.Turn.Seat }

// Quests are the places round Camelot as they lie there, the left ones first; where
// Lancelot was the Dragon is once its board has been turned.
func (m *Model) Quests() [6]roundtable.Place {
	second := roundtable.LancelotQuest
	if m.View.Quests[second].Status != roundtable.Open {
		second = roundtable.DragonQuest
	}
	return [...]roundtable.Place{
		roundtable.Tournament, second, roundtable.SaxonWar,
		roundtable.ExcaliburQuest, roundtable.GrailQuest, roundtable.PictWar,
	}
}

// HandedOut are the cards of the pool that are shared already, a bit each: they lie there no more.
func (m *Model) HandedOut() (cards uint32) {
	if len(m.Shown) == 0 {
		return 0
	}
	for _, e := range m.EventsOf(len(m.Shown) - 1) {
		switch e.Kind {
		case roundtable.EventSharing:
			cards = 0
		case roundtable.EventShared:
			cards |= 1 << e.Args[1]
		}
	}
	return cards
}

// At returns the Knights at a place, in the order of the seats.
func (m *Model) At(q roundtable.Place) (seats []game.Seat) {
	for s := range game.Seat(m.View.Public.Seats) {
		if m.View.Lives(s) && m.View.Players[s].At == q {
			seats = append(seats, s)
		}
	}
	return seats
}

// Coat is the end of the names of a Knight's sprites: his name, or that of a seat without
// one yet.
func (m *Model) Coat(s game.Seat) string {
	if k := m.View.Players[s].Knight; k != roundtable.Squire {
		return k.String()
	}
	return roundtable.Knight(s).String()
}

// Cards are a hand's faces with how many there are of each, in the order of the faces.
func (m *Model) Cards() (list []Held) {
	for w, n := range m.View.Hand {
		for i := range n {
			list = append(list, Held{roundtable.White(w), i})
		}
	}
	return list
}

// Held is a card of the hand: its face, and the how-manieth of that face it is.
type Held struct {
	Face roundtable.White
	Of   uint8
}

// BlackSum is what the Black cards of a combat Quest add up to as far as they are known,
// and how many are not.
func (m *Model) BlackSum(q roundtable.Place) (sum int, hidden int) {
	quest := &m.View.Quests[q]
	for i := range quest.Blacks {
		b := m.BlackOn(q, i)
		if b == roundtable.NoBlack {
			hidden++
			continue
		}
		sum += int(b.Value(q))
	}
	return sum, hidden
}

// BlackOn is a Black card on a combat Quest as far as the viewer knows it.
func (m *Model) BlackOn(q roundtable.Place, i uint8) roundtable.Black {
	laid := m.View.Quests[q].Black[i]
	if laid.Down {
		return m.View.Down[q][i]
	}
	return laid.Face
}

// Digits writes a number.
func Digits(n int) string { return strconv.Itoa(n) }

// Freely reports whether the last thing that the one who is asked has done in his turn has cost
// him no action, and none is done yet. // R121, R124, R126
func (m *Model) Freely() bool {
	n := len(m.Moves)
	if m.Asked == game.NoSeat || m.View.Turn.Done > 0 || n == 0 || m.Moves[n-1].Seat != m.Asked {
		return false
	}
	switch m.Moves[n-1].Action.Kind {
	case roundtable.ActRide, roundtable.ActGrace, roundtable.ActExchange:
		return true
	}
	return false
}

// Taken is what Evil has done in the turn of the person at the table by his choice, -1
// when he has not chosen yet.
func (m *Model) Taken() int {
	taken := -1
	for i := len(m.Moves) - 1; i >= 0; i-- {
		for _, e := range m.Moves[i].Events {
			switch {
			case e.Kind == roundtable.EventTurn:
				taken = -1
				if e.Seat != m.Home {
					return -1
				}
			case e.Kind == roundtable.EventEvil && e.Seat == m.Home:
				taken = int(e.Args[0])
			}
		}
		if taken >= 0 || begins(m.Moves[i].Events) {
			return taken
		}
	}
	return taken
}

// begins reports whether a turn begins among the events.
func begins(events []game.Event) bool {
	for _, e := range events {
		if e.Kind == roundtable.EventTurn {
			return true
		}
	}
	return false
}
