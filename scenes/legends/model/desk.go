package model

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/table/moment"
)

// Desk is what the person at the screen has in his hand: a choice half made. It lives as
// long as the table.
type Desk struct {
	Picked []legends.Card // to be played or moved: one, or two of one place that go together
	Browse Browse
	Drag   Drag
	Away   int // the turn at whose start one has put away what happened meanwhile
	Moot   int // the turn in which no power could be used, so that one was not asked for one

	Prompted   string // what was asked last
	PromptedIn uint16 // the turn in which
}

// NewDesk returns an empty one.
func NewDesk() *Desk { return &Desk{Browse: Browse{Kept: legends.NoCard}} }

// Drag is a character that is dragged to a place.
type Drag struct {
	Region string  // that was taken hold of; "" is none
	On     bool    // it has left where it lay
	X, Y   float64 // where it was taken, then where it is
	Over   legends.Place
}

// Browse is what the card browser shows.
type Browse struct {
	Open   bool
	Filter int
	Page   int
	Kept   legends.Card // stays under the glass while no other card is pointed at
}

// placing are the actions that bring a character to a place: these take two clicks.
func placing(k game.Kind) bool {
	return k == legends.ActStart || k == legends.ActPlay || k == legends.ActEnter || k == legends.ActMove
}

// goal is where an action of that kind brings characters, and whom.
func goal(a game.Action) (cards []legends.Card, to legends.Place) {
	if a.Kind != legends.ActMove {
		return []legends.Card{legends.Card(a.A)}, legends.Place(a.B)
	}
	cards = []legends.Card{legends.Card(a.A)}
	if legends.Card(a.B) != legends.NoCard {
		cards = append(cards, legends.Card(a.B))
	}
	return cards, legends.Place(a.C)
}

// Lay puts the choices where they are chosen. What brings a character somewhere is not
// among them: it is picked first, then put.
func (m *Model) Lay() {
	var rest []moment.Choice
	m.Further = nil
	for _, c := range m.All {
		if placing(c.Do[0].Kind) {
			m.Further = append(m.Further, c)
		} else {
			rest = append(rest, c)
		}
	}
	m.Put(rest, func(t game.Target) []game.Target { return []game.Target{Spot(t)} })
	if len(m.Desk.Picked) > 0 && len(m.Goals(m.Desk.Picked)) == 0 {
		m.Desk.Picked = nil
	}
}

// Spot is a target without what its place does not depend on.
func Spot(t game.Target) game.Target {
	if t.Kind == legends.TargetSeat {
		return game.Target{Kind: t.Kind, Seat: t.Seat}
	}
	return game.Target{Kind: t.Kind, Seat: game.NoSeat, A: t.A}
}

// Going are the characters of whom it is asked where to: those that are picked, or the one that
// a text sends.
func (m *Model) Going() []legends.Card {
	if len(m.Desk.Picked) == 0 && m.Asks(AskSend) {
		return []legends.Card{legends.Card(m.Args[2])}
	}
	return m.Desk.Picked
}

// Owner is whose the characters are that go.
func (m *Model) Owner(going []legends.Card) game.Seat {
	if at := m.View.Chars[going[0]]; at.At < legends.Places {
		return at.Seat
	}
	return m.Asked
}

// Goals are the choices that bring just these characters somewhere, by place.
func (m *Model) Goals(picked []legends.Card) map[legends.Place]moment.Choice {
	goals := map[legends.Place]moment.Choice{}
	if m.Asks(AskSend) {
		for _, c := range m.All {
			if a := c.Do[0]; a.Kind == legends.ActSend && same(picked, m.Going()) {
				goals[legends.Place(a.A)] = c
			}
		}
		return goals
	}
	for _, c := range m.Further {
		if cards, to := goal(c.Do[0]); same(cards, picked) {
			goals[to] = c
		}
	}
	return goals
}

func same(a, b []legends.Card) bool {
	if len(a) != len(b) {
		return false
	}
	for _, c := range a {
		if !slices.Contains(b, c) {
			return false
		}
	}
	return true
}

// Ways are the choices that bring a character somewhere, alone or with another one.
func (m *Model) Ways(c legends.Card) (list []moment.Choice) {
	for _, choice := range m.Further {
		if cards, _ := goal(choice.Do[0]); slices.Contains(cards, c) {
			list = append(list, choice)
		}
	}
	return list
}

// Movable reports whether a character may be picked to be brought somewhere.
func (m *Model) Movable(c legends.Card) bool { return len(m.Ways(c)) > 0 }

// Picks reports whether anything may be picked to be brought somewhere.
func (m *Model) Picks() bool { return len(m.Further) > 0 }

// IsPicked reports whether a character is in the hand that puts.
func (m *Model) IsPicked(c legends.Card) bool { return slices.Contains(m.Desk.Picked, c) }

// Pick takes a character up, adds it to the one of the same place that was picked, or
// puts it back.
func (m *Model) Pick(c legends.Card) {
	was := m.Desk.Picked
	i := slices.Index(was, c)
	both := append(slices.Clone(was), c)
	switch {
	case i >= 0:
		m.Desk.Picked = slices.Delete(slices.Clone(was), i, i+1)
	case len(was) == 1 && len(m.Goals(both)) > 0:
		m.Desk.Picked = both
	default:
		m.Desk.Picked = []legends.Card{c}
	}
}

// Would is the table as it would be with characters at a place of a seat: what is played
// or moved there now. // L115
func (m *Model) Would(cards []legends.Card, s game.Seat, to legends.Place) *legends.View {
	v := *m.View
	m.Bring(&v, cards, s, to)
	return &v
}

// Bring has characters come to a place of a seat in a view that may have gone on already.
func (m *Model) Bring(v *legends.View, cards []legends.Card, s game.Seat, to legends.Place) {
	for _, c := range cards {
		e := game.Event{Kind: legends.EventPlayed, Seat: s, Args: [5]int16{int16(c), int16(to)}}
		if from := v.Chars[c].At; from < legends.Places {
			e = game.Event{Kind: legends.EventMoved, Seat: s, Args: [5]int16{int16(c), int16(from), int16(to)}}
		}
		m.Rules.Depart(v, e)
		m.Rules.Arrive(v, e)
	}
}
