package model

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// Tale is how a game has gone, as everybody has seen it.
type Tale struct {
	Swords []TaleSword // in the order in which they came
	Seats  [roundtable.MaxSeats]TaleSeat
	Felon  game.Seat // who was the Traitor; NoSeat: nobody
	Betray int       // the round in which he was unmasked; 0: only at the end
	By     game.Seat // who accused him; NoSeat: he showed himself, or nobody did
	Hid    int       // Black cards that the Traitor laid face down
	Raised int       // engines that he set up by choice
	Turned int       // Swords that he turned at the very end
}

// TaleSword is a sword and what brought it: a Quest, or Camelot for anything else.
type TaleSword struct {
	Black   bool
	Accused bool // an accusation brought it, or turned it
	Late    bool // a Traitor in hiding turned it at the very end
	From    roundtable.Place
}

// TaleSeat is what a seat has done.
type TaleSeat struct {
	Cards   [roundtable.Places]int // laid or offered at a Quest; at Camelot, in fights with engines
	Lives   int                    // given for Evil or a second action
	Blacks  int                    // cards drawn by choice
	Engines int                    // added by choice
	Wrong   bool                   // has accused somebody loyal
}

// Tell gathers the tale from what happened.
func (m *Model) Tell() Tale {
	t := Tale{Felon: game.NoSeat, By: game.NoSeat}
	from := roundtable.Camelot // the Quest that is ending
	var turns [roundtable.MaxSeats]int
	var hid [roundtable.MaxSeats]int
	round := 0
	for i := range m.Moves {
		accuser, accused := game.NoSeat, game.NoSeat
		for _, e := range m.Moves[i].Events {
			switch e.Kind {
			case roundtable.EventTurn:
				turns[e.Seat]++
				round = max(round, turns[e.Seat])
			case roundtable.EventFaceDown:
				hid[e.Seat]++
			case roundtable.EventEnds:
				from = roundtable.Place(e.Args[0])
			case roundtable.EventQuestOver:
				from = roundtable.Camelot
			case roundtable.EventAccused:
				accuser, accused = e.Seat, game.Seat(e.Args[0])
			case roundtable.EventShownLoyalty:
				felon := roundtable.Loyalty(e.Args[0]) == roundtable.Traitor
				if felon {
					t.Felon = e.Seat
				} else if e.Seat == accused {
					t.Seats[accuser].Wrong = true
				}
			case roundtable.EventUnmasked:
				t.Betray, t.By = round, accuser
			}
			t.sword(e, from, accuser != game.NoSeat)
			t.deed(e)
		}
	}
	if t.Felon != game.NoSeat {
		t.Hid, t.Raised = hid[t.Felon], t.Seats[t.Felon].Engines
		for _, s := range t.Swords {
			if s.Late {
				t.Turned++
			}
		}
	}
	return t
}

// sword adds a sword, or turns the last white one.
func (t *Tale) sword(e game.Event, from roundtable.Place, accused bool) {
	switch e.Kind {
	case roundtable.EventSword:
		t.Swords = append(t.Swords, TaleSword{Black: e.Args[0] == 1, From: from, Accused: accused && from == roundtable.Camelot})
	case roundtable.EventTurned:
		for i := len(t.Swords) - 1; i >= 0; i-- {
			if !t.Swords[i].Black {
				t.Swords[i].Black, t.Swords[i].Accused, t.Swords[i].Late = true, true, e.Seat != game.NoSeat
				return
			}
		}
	}
}

// deed counts what a seat does.
func (t *Tale) deed(e game.Event) {
	if e.Seat == game.NoSeat {
		return
	}
	s := &t.Seats[e.Seat]
	switch e.Kind {
	case roundtable.EventFightLaid:
		s.Cards[e.Args[1]]++
	case roundtable.EventGrailCard:
		s.Cards[roundtable.GrailQuest]++
	case roundtable.EventOffered:
		s.Cards[roundtable.ExcaliburQuest]++
	case roundtable.EventAdded:
		s.Cards[roundtable.Camelot]++
	case roundtable.EventSacrifice:
		s.Lives++
	case roundtable.EventEvil:
		switch e.Args[0] {
		case roundtable.EvilCard:
			s.Blacks++
		case roundtable.EvilEngine:
			s.Engines++
		case roundtable.EvilLife:
			s.Lives++
		}
	}
}

// HasWon reports whether a seat has won a Quest by its last card.
func (m *Model) HasWon(s game.Seat, q roundtable.Place) bool {
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			if e.Kind == roundtable.EventDecided && e.Seat == s && roundtable.Place(e.Args[0]) == q && e.Args[1] == 1 {
				return true
			}
		}
	}
	return false
}

// shownNow are the events of the move that is shown.
func (m *Model) shownNow() []game.Event {
	if len(m.Shown) == 0 {
		return nil
	}
	return m.EventsOf(len(m.Shown) - 1)
}

// whole are all events of that move: what moves nothing by itself is not shown before what comes of it.
func (m *Model) whole() []game.Event {
	if len(m.Shown) == 0 {
		return nil
	}
	return m.Shown[len(m.Shown)-1].Events
}

// AccuserOf is who has accused a seat in the move that is shown; NoSeat is nobody.
func (m *Model) AccuserOf(s game.Seat) game.Seat {
	for _, e := range m.shownNow() {
		if e.Kind == roundtable.EventAccused && game.Seat(e.Args[0]) == s {
			return e.Seat
		}
	}
	return game.NoSeat
}

// RobberOf is the Traitor who has robbed a seat in the move that is shown; NoSeat is nobody. // R146
func (m *Model) RobberOf(s game.Seat) game.Seat {
	for _, e := range m.whole() {
		if e.Kind == roundtable.EventRobbed && e.Seat == s {
			return game.Seat(e.Args[0])
		}
	}
	return game.NoSeat
}

// Reveals reports whether a seat shows itself by Fate to be the Traitor in the move that is shown. // R112
func (m *Model) Reveals(s game.Seat) bool {
	return slices.ContainsFunc(m.shownNow(), func(e game.Event) bool {
		return e.Kind == roundtable.EventPlayed && e.Seat == s && roundtable.White(e.Args[0]) == roundtable.Fate
	})
}

// GivesUp reports whether a seat gives up Excalibur against a Black card in the move that is shown. // R37
func (m *Model) GivesUp(s game.Seat) bool {
	return slices.ContainsFunc(m.whole(), func(e game.Event) bool { return e.Kind == roundtable.EventCancelled && e.Seat == s })
}
