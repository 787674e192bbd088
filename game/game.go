// Package game holds what every title at this table shares: seats, actions,
// decisions, events, streams of chance, and the match that records a game.
//
// A title (see the packages below this one) keeps its whole position as plain
// data and answers two questions only: what is decided next, by whom, among
// which actions; and what follows from one of them. An action is legal if and
// only if it is among the options of the open decision. Nothing here draws,
// sounds, reads a clock or does I/O, and the same set-up, seed and actions give
// the same game on every platform.
//
// What a seat may know it learns in three ways only: by its view of the position
// ([TitleOf]), by events as they are told to it ([Event.For]), and, if it is asked, by the
// options. A game ends with points, or with places and victory, by seat or by team
// ([Outcome]).
package game

import (
	"errors"
	"fmt"
)

// Seat is a player's place at the table, counted clockwise from 0.
type Seat int8

// NoSeat is nobody: a spectator, a thing that lies on the board, a game that is over.
const NoSeat Seat = -1

// Kind names a row in a title's table of actions.
type Kind uint8

// Action is one legal answer to a decision. What A, B and C mean is said by the
// row that Kind names. Actions are compared with ==.
type Action struct {
	Kind    Kind
	A, B, C uint8
}

// AskKind names a question of a title. A screen tells questions apart by it; 0 is none.
type AskKind uint8

// Decision is the open question of a game. Options lists every legal answer,
// each once, in an order that depends on the position alone; it is valid until
// the next Apply. When the game is over, Seat is NoSeat and Options is empty.
type Decision struct {
	Seat    Seat
	Kind    AskKind
	Ask     string   // the stable name of the kind: "die", "build", ...
	Args    [3]uint8 // what the question is about, by its kind
	Options []Action
}

// Target is the thing on the table that an action touches, so that a screen can
// gather options by what is clicked. The zero Target is no thing of the table:
// such an action is offered as a button.
type Target struct {
	Kind uint8
	Seat Seat
	A, B uint8
}

// Game is a game in progress, as the match, the players and the tools see it.
type Game interface {
	// Decision returns the open question.
	Decision() Decision
	// Apply carries out an option. Any other action is an error and changes nothing.
	Apply(Action) error
	// Events returns what the last Apply brought about; valid until the next.
	Events() []Event
	// Revealed reports whether the last Apply showed something hidden, so that
	// there is no way back across it.
	Revealed() bool
	// Over reports whether the game has ended.
	Over() bool
	// Scores returns the points, a number for each seat; a title without points has
	// noughts.
	Scores() []int
	// Outcomes returns how the game stands or has ended, by seat.
	Outcomes() []Outcome
	// Text returns the action's stable text; Target the thing it touches.
	Text(Action) string
	Target(Action) Target
	// Hash returns the same number for equal positions on every platform.
	Hash() uint64
	// Clone returns a copy that shares nothing that changes.
	Clone() Game
	// Imagine returns a copy in which everything that the seat cannot know is
	// dealt anew from the stream.
	Imagine(seat Seat, chance *Stream) Game
}

// Imaginer is a game that imagines into another one of its kind, so that a search takes no
// new memory for each world.
type Imaginer interface {
	Game
	// ImagineInto makes a game, or a new one if there is none, what Imagine returns.
	ImagineInto(old Game, seat Seat, chance *Stream) Game
}

// ErrIllegal is wrapped by the error of an action that is not an option.
var ErrIllegal = errors.New("not among the options")

// Find returns the option whose stable text is text.
func Find(g Game, text string) (Action, error) {
	d := g.Decision()
	for _, a := range d.Options {
		if g.Text(a) == text {
			return a, nil
		}
	}
	return Action{}, fmt.Errorf("%s is %w of %q", brief(text), ErrIllegal, d.Ask)
}
