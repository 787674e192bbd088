package engine

import "merlin/game"

// ActionRow is a row of the table of actions: how one is written, what it touches on
// the table, what it does.
type ActionRow[G any] struct {
	Kind   game.Kind
	Text   string                           // first word of the stable text
	Args   []Arg                            // write A, B and C
	Target func(G, game.Action) game.Target // nil: a button
	Do     func(G, Step, game.Action)       // the step is that of the question
	Write  func(game.Action) string         // in place of Args where the meaning of one hangs on another
}

// StepRow is a row of the table of steps. A step has Run or Ask, never both.
type StepRow[G any] struct {
	Kind  StepKind
	Name  string        // of the question
	Does  string        // of a step that asks nothing, for what is made by hand
	Void  string        // of what may come to nothing in a step that asks nothing
	Run   func(G, Step) // works or pushes further steps
	Ask   func(G, Step) // offers options; with none the step is skipped
	Free  bool          // no choice is half done: what Hooks.Free adds may be done, too
	Doing bool          // part of something larger; no options make it void
	Auto  bool          // a single option is no question: it is carried out at once
	Then  func(G, Step) // what follows an answer; see [Game.Then]
}

// EventRow is a row of the table of events: what it is called, what its arguments mean,
// and how it changes the position. A thing departs from where it was, moves across the
// table, and arrives; the engine does both at once, a screen lets it be seen in between.
// A row without a name adds to the changes of another's event.
type EventRow[T any] struct {
	Kind   game.EventKind
	Name   string
	Args   string // "seat" is the event's seat
	Depart func(T, game.Event)
	Arrive func(T, game.Event)
}

// OptionsFor adds options to a question.
type OptionsFor[G any] struct {
	Step StepKind
	Add  func(G, Step)
}

// StepAt puts a step into a sequence: right behind another one, or right before it.
type StepAt struct{ Behind, Before, Step StepKind }
