package model

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// Charges are what an accuser may hold against a Knight, as all have seen it.
type Charges struct {
	Seen    int // special Black cards that he had looked at, and drew
	Lost    int // Quests that a Black card of his lost
	Left    int // Quests well begun that he rode away from
	Spurned int // Black cards that he looked at and left to the next one
	Engines int // set up as his Evil
	Hid     int // Black cards laid face down
}

// Fewer engines or hidden cards than that are no charge: everybody has some.
const manyTimes = 2

// Worst names the gravest of them, and how often he did it; "" is nothing.
func (c Charges) Worst() (what string, count int) {
	for _, is := range []struct {
		what         string
		count, least int
	}{
		{"seen", c.Seen, 1},
		{"left", c.Left, 1},
		{"lost", c.Lost, 1},
		{"spurned", c.Spurned, 1},
		{"engines", c.Engines, manyTimes},
		{"hid", c.Hid, manyTimes},
	} {
		if is.count >= is.least {
			return is.what, is.count
		}
	}
	return "", 0
}

// Charged is what may be held against a Knight, by what everybody is told of.
func (m *Model) Charged(who game.Seat) (c Charges) {
	is := m.suspicions()[who]
	c.Seen, c.Left = is.Seen, is.Left
	looked, drew := false, false
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			switch {
			case e.Kind == roundtable.EventTurn:
				looked, drew = false, false
			case e.Kind == roundtable.EventHeroic:
				drew = false
			case e.Kind == roundtable.EventDecided && drew && e.Args[1] == 0:
				c.Lost++
			case e.Seat != who: // another's deed
			case e.Kind == roundtable.EventLook:
				looked = true
			case e.Kind == roundtable.EventCame:
				drew = true
			case e.Kind == roundtable.EventFaceDown:
				c.Hid++
			case e.Kind == roundtable.EventEvil:
				if e.Args[0] == roundtable.EvilEngine {
					c.Engines++
				}
				if looked && e.Args[0] != roundtable.EvilCard {
					c.Spurned++
				}
			}
		}
	}
	return c
}
