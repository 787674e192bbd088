// Package model is what the table of Camelot Legends knows at a moment: the view of the
// person who sits at the screen, what may be done now, and what would come of it. It
// draws nothing and writes no sentences.
package model

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// Model is all that is known at one moment.
type Model struct {
	*moment.Moment[*legends.View]
	Rules *legends.Rules
	Desk  *Desk
	All   []moment.Choice // what may be done now, by the person who is asked

	Unused map[legends.Card]legends.Reason // cards of who is asked whose text may not be used now, and why
}

// FirstEvent is the number of the first card that is no character, FirstSpecial that of
// the first special card.
const (
	FirstEvent   = legends.Card(legends.Characters)
	FirstSpecial = legends.HighKing
)

// Table is the public position as it is shown, with the rules in force.
func (m *Model) Table() legends.Table { return m.Rules.Table(&m.View.Public) }

// Face is what is printed on a card.
func (m *Model) Face(c legends.Card) *legends.Face { return &m.Rules.Deck.Faces[c] }

// Order are the seats as they lie on the table: one's own first, then clockwise.
func (m *Model) Order() (seats []game.Seat) {
	n := game.Seat(len(m.Seats))
	for i := range n {
		seats = append(seats, (m.Home+i)%n)
	}
	return seats
}

// Company are the characters of a seat at a place, in the order in which they came there:
// whoever comes stands last, nobody who is there moves.
func (m *Model) Company(s game.Seat, p legends.Place) []legends.Card {
	return CompanyIn(&m.View.Public, s, p)
}

// CompanyIn are those at another table than the one that is shown.
func CompanyIn(t *legends.Public, s game.Seat, p legends.Place) []legends.Card {
	list := t.Companies[s][p].List()
	slices.SortStableFunc(list, func(a, b legends.Card) int {
		return cmp.Compare(t.Chars[a].Stood, t.Chars[b].Stood)
	})
	return list
}

// Quests are the events that lie open at a place, in the order in which they came, but
// for what makes the place itself.
func (m *Model) Quests(p legends.Place) (list []legends.Card) {
	for i := range m.View.Event {
		c := FirstEvent + legends.Card(i)
		if m.View.Event[i].At == p && m.Face(c).Kind != legends.PlaceEvent {
			list = append(list, c)
		}
	}
	slices.SortStableFunc(list, func(a, b legends.Card) int {
		return cmp.Compare(m.EventAt(a).Since, m.EventAt(b).Since)
	})
	return list
}

// EventAt is where an event is.
func (m *Model) EventAt(c legends.Card) *legends.EventCard { return &m.View.Event[c-FirstEvent] }

// PlaceCard is the card that makes a special place; NoCard: it is not in play.
func (m *Model) PlaceCard(p legends.Place) legends.Card {
	for i := range m.View.Event {
		c := FirstEvent + legends.Card(i)
		if kind := m.Face(c).Kind; m.View.Event[i].At == p && (kind == legends.PlaceEvent || kind == legends.FinalEvent) {
			return c
		}
	}
	return legends.NoCard
}

// Display are the events that a seat has won, in the order of their numbers.
func (m *Model) Display(s game.Seat) (list []legends.Card) {
	for i, e := range m.View.Event {
		if e.At == legends.Displayed && e.Seat == s {
			list = append(list, FirstEvent+legends.Card(i))
		}
	}
	return list
}

// Borne are the special cards that a character bears.
func (m *Model) Borne(c legends.Card) (list []legends.Card) {
	for i, bearer := range m.View.Special {
		if bearer == c && c != legends.NoCard {
			list = append(list, FirstSpecial+legends.Card(i))
		}
	}
	return list
}

// Trophies are all that counts for a seat as it lies: what it has won, and the special
// cards that its characters bear.
func (m *Model) Trophies(s game.Seat) []legends.Card {
	list := m.Display(s)
	for i, c := range m.View.Special {
		if c != legends.NoCard && m.View.Chars[c].Seat == s {
			list = append(list, FirstSpecial+legends.Card(i))
		}
	}
	return list
}

// Hand are the cards of one's own hand, none of another one's.
func (m *Model) Hand() []legends.Card {
	if m.View.Seat != m.Home {
		return nil
	}
	return m.View.Own.Hand.List()
}

// won reports whether a card lies in anybody's display.
func (m *Model) won(c legends.Card) bool {
	for s := range m.Seats {
		if slices.Contains(m.Trophies(game.Seat(s)), c) {
			return true
		}
	}
	return false
}

// Special are the special places in play; a Final Event that lies open is one.
func (m *Model) Special() (list []legends.Place) {
	for _, p := range []legends.Place{legends.Avalon, legends.Maidens, legends.Final} {
		if m.View.InPlay(p) {
			list = append(list, p)
		}
	}
	return list
}

// Advanced reports whether there are special places.
func (m *Model) Advanced() bool { return m.View.Level == legends.Advanced }

// Strip reports whether there is a strip of special places: with the red cards, or once
// one lies there.
func (m *Model) Strip() bool { return m.View.Level > legends.Beginner }

// Ahead are the events of the pile that the viewer has looked at, the next one first.
func (m *Model) Ahead() (list []legends.Card) {
	for at := int(m.View.DeckLeft) - 1; at >= 0 && m.View.Own.Ahead[at] != 0; at-- {
		list = append(list, m.View.Own.Ahead[at])
	}
	return list
}

// Newest is the event with which the turn of the moment began; NoCard where it began with
// none.
func (m *Model) Newest() legends.Card {
	for _, move := range slices.Backward(m.Shown) {
		for _, e := range slices.Backward(move.Events) {
			switch e.Kind {
			case legends.EventTurned:
				if c := legends.Card(e.Args[0]); !m.won(c) {
					return c
				}
				return legends.NoCard
			case legends.EventTurn:
				return legends.NoCard
			}
		}
	}
	return legends.NoCard
}
