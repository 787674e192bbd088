package model

import (
	"merlin/game"
	"merlin/scenes/table/moment"
)

// Action is the row of what a choice does in the end.
func (all *Rows) Action(c *moment.Choice) *ActionRow { return all.Actions[c.Last().Kind] }

// Key is the thing alone: without the seat where it is always one's own or
// everybody's, and without what the action only says beside it.
func (all *Rows) Key(t game.Target) game.Target {
	k, parts := game.Target{Kind: t.Kind}, all.Targets[t.Kind].Parts
	if parts&PartA != 0 {
		k.A = t.A
	}
	if parts&PartB != 0 {
		k.B = t.B
	}
	if parts&PartSeat != 0 {
		k.Seat = t.Seat
	}
	return k
}

// Region is the stable name of the region of a thing on the table.
func (all *Rows) Region(t game.Target) string { return all.Targets[t.Kind].Region(all, t) }

// Role is the part of an action in a question.
type Role uint8

const (
	Answer Role = iota // it answers the question
	Extra              // it may be done beside what is asked for
	Leave              // it forgoes what the others would give
	Keep               // it saves for later what the others would spend
	End                // it ends the turn
)

// Leaves reports whether an action of that part leaves be what is asked for.
func (r Role) Leaves() bool { return r == Leave || r == Keep }

// DieChange is what an action does to a die in hand: it is taken back with it.
type DieChange uint8

const (
	noDie   DieChange = iota
	DieHeld           // it changes the die in hand
	DieA              // it changes the die that its argument A names, in hand or not
)

// Parts are parts of a target: the rest is what an action only says beside it.
type Parts uint8

const (
	PartA Parts = 1 << iota
	PartB
	PartSeat
)
