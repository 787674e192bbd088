package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// Module is a module of the Big Box as the screen has it: a literal of rows that lists
// all it shows, as its engine's lists what it changes. The base is one, too. The rows
// are compiled into arrays by kind when a game is opened.
type Module struct {
	Name string // as the engine's; "" for the base

	Events  []EventRow
	Dice    []DieRow
	Voids   []VoidRow
	Reasons []ReasonRow
	Score   []Part
	Symbols bool                          // quests show the servant whose seal they bring
	Stood   func(*teller, *merlin.Public) // puts what bars ways where it stood at the moment told of; nil: nothing

	Actions []ActionRow
	Targets []TargetRow
}

// ActionRow says how an action is offered.
type ActionRow struct {
	Kind     game.Kind
	Role     role
	Flag     string                                   // the power of the flag that it costs; "" for none
	Careful  bool                                     // it spends something for good: never done by one click on what it touches
	Reach    func(*merlin.Game, game.Action) reach    // where it would lead; nil: nowhere
	Describe func(*frame, *table.Choice, game.Action) // what tells it from other choices at the same thing; nil: its label does
}

// role is the part of an action in a question.
type role uint8

const (
	Answer role = iota // it answers the question
	Extra              // it may be done beside what is asked for
	Leave              // it leaves something be, and does not call for attention
)

// TargetRow says how a thing that actions touch is pointed at and what it says.
type TargetRow struct {
	Kind    uint8
	Key     func(game.Target) game.Target    // the thing alone; nil: A is what tells it from others of its kind
	Region  func(game.Target) string         // stable name of its region
	Name    func(*frame, game.Target) string // what it is called
	Sprite  func(*frame, game.Target) string // its picture for choices that have no other; nil: they never stand side by side
	Why     func(*frame, game.Target) string // end of the locale key of why it may not be chosen; nil or "": it lies in the question
	Chapter string                           // of the rules
}

// modules are the base and the modules in rulebook order; set by init, because rows
// reach functions that compile them.
var modules []*Module

func init() {
	modules = []*Module{&base, &favour, &arthur, &knights, &gold, &market, &caerleon, &morgana, &treasures, &decrees}
}
