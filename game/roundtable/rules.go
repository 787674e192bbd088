package roundtable

import (
	"fmt"

	"merlin/game"
	"merlin/game/engine"
)

// Rules are the rules in force: a box and what was chosen before the game, compiled into
// tables. They never change and are shared by all copies of a game.
type Rules struct {
	rows
	Box     *Box
	Options Options

	unlearnt bool // version 1: computer players have neither policy nor value
}

// Options are what may be chosen before a game. // R3
type Options struct {
	Loyalty  Mode
	Squires  bool // R161
	Chosen   bool // each seat's Knight is that of its colour; a house rule
	Colours  [MaxSeats]uint8
	Life     uint8 // at the start; a house rule but with squires
	Dealt    uint8 // cards besides the Merlins; a house rule but with squires
	Merlins  uint8 // dealt to each; a house rule
	Engines  uint8 // around Camelot at the start; a house rule
	Youngest uint8 // the seat of the youngest // R20
	Late     uint8 // the last seats, whose players join later // R162
	Leaving  bool  // players may leave // R163
	Talk     bool  // general phrases may be said // R13, R176
	Lesson   bool  // under its first cards the Black pile is the lesson's
}

// Mode says how Loyalty cards are dealt.
type Mode uint8

const (
	Standard  Mode = iota // from the eight // R10
	NoTraitor             // everybody is loyal // R11
	AmongUs               // from one more than there are players // R160
)

var modeWords = []string{"standard", "none", "among-us"}

func (m Mode) String() string { return engine.Word(modeWords, uint8(m)) }

// StandardOptions are those of a game by the book.
func StandardOptions() Options { return Options{Life: 4, Dealt: 5, Merlins: 1} }

// NewRules compiles the rules of a box with options. // R3
func NewRules(box *Box, o Options) (*Rules, error) {
	if o.Loyalty > AmongUs || o.Life < 1 || o.Life > MaxLife || o.Dealt > 6 || o.Merlins > 1 || o.Engines >= SiegeFull || o.Youngest >= MaxSeats ||
		o.Late > MaxSeats-MinSeats || o.Loyalty == AmongUs && o.Late > 1 {
		return nil, &game.Refusal{
			Key: "options", Args: []any{"options", fmt.Sprintf("%+v", o)},
			Err: fmt.Errorf("these options cannot be played together: %+v", o),
		}
	}
	r := &Rules{Box: box, Options: o}
	r.On = engine.Hooks[*Game, change]{Changes: (*Game).changes}
	r.rows.Add(engine.Rows[*Game, change]{Actions: actionRows(), Steps: stepRows(), Events: eventRows()})
	return r, nil
}

// undealt returns how many Loyalty cards are left in the box for so many players. // R10, R160
func (r *Rules) undealt(seats uint8) uint8 {
	if r.Options.Loyalty == AmongUs {
		return 1
	}
	return loyaltyCards - seats
}
