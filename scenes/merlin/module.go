package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
)

// Module is a module of the Big Box as the screen has it: a literal of rows that lists
// all it shows, as its engine's lists what it changes. The base is one, too. The rows
// are compiled into arrays by kind when a game is opened.
type Module struct {
	Name    string // as the engine's; "" for the base
	Picture string // its sprite where it is offered

	Events  []EventRow
	Dice    []DieRow
	Figures []FigureRow
	Spaces  []SpaceRow
	Voids   []VoidRow
	Reasons []ReasonRow
	Score   []Part
	Symbols bool                          // quests show the servant whose seal they bring
	Stood   func(*teller, *merlin.Public) // puts what bars ways where it stood at the moment told of; nil: nothing

	Actions []ActionRow
	Targets []TargetRow
	Asks    []AskRow

	Supplies []Supply
	Relics   []Relic
	Insets   []Inset
	Panels   []PanelRow
	Board    []BoardRow
	Tiles    []TileRow
	Loads    []LoadRow
	Chapters []ChapterRow
	Chapter  func(f *frame, region string) string // of a thing that has its like in the base game; nil or "": none
	Pools    []Pool
	Spots    func(*frame, game.Target) []game.Target    // where on the table a thing is chosen that has other places with the module; nil or none: at itself
	Turns    func(*frame) (n int, words string)         // turns that the seat whose turn it is has beside those of the dice
	Instead  func(*frame) (n int, sprite, words string) // what is used in place of a die just now: a number or 0, a sprite or "" for nothing
	Shift    func(*frame) int                           // what is added to the die in hand
	Hand     func(*frame) int                           // for how many quests the castle that is shown has room at least
	Pawn     func(*frame, pawn) (game.Target, bool)     // a figure that is chosen as something else than what a die moves
	Rivals   bool                                       // dice of other players may be chosen
	Stage    func(*frame) string                        // what goes on when it is nobody's turn; nil or "": nothing of its own
	Ring     string                                     // sprite of the ring of spaces within the base's; "" for none
	Province *ProvinceRow                               // in the place of the base's; nil: those
	Room     room                                       // that small castles need for what it brings
}

// room is how much room what modules bring needs in small castles.
type room uint8

const (
	noRoom  room = iota
	aRow         // a row
	twoRows      // a row over the whole width
)

// ActionRow says how an action is offered.
type ActionRow struct {
	Kind     game.Kind
	Role     role
	Flag     string                                                   // the power of the flag that it costs; "" for none
	Careful  bool                                                     // it spends something for good: never done by one click on what it touches
	Serves   bool                                                     // a servant acts: a click on what he would act on may mean this
	Voids    bool                                                     // it may come to nothing, which is said beforehand
	Changes  dieChange                                                // what it does to a die that could be put back
	Instead  string                                                   // what it uses in place of a die, as the question says it; "" for nothing
	Helps    string                                                   // sprite of what has it fulfil a quest that is not met; "" for none
	At       func(game.Action, game.Target) game.Target               // where it is chosen instead of at what it touches; nil: there
	Also     func(*frame, *moment.Choice) (game.Target, bool)         // where else it is chosen; nil: nowhere
	Reach    func(*merlin.Game, game.Action) reach                    // where it would lead; nil: nowhere
	Describe func(*frame, *moment.Choice, game.Action)                // what tells it from other choices at the same thing; nil: its label does
	Art      func(*frame, *moment.Choice, game.Action) paint.Drawing  // its picture where no one sprite shows it; nil: the icon
	Brief    func(*frame, *moment.Choice) (gain string, special bool) // what its button says it gives, where that is not the label; nil: the label
}

// role is the part of an action in a question.
type role uint8

const (
	Answer role = iota // it answers the question
	Extra              // it may be done beside what is asked for
	Leave              // it leaves something be, and does not call for attention
)

// dieChange is what an action does to a die in hand: it is taken back with it.
type dieChange uint8

const (
	noDie   dieChange = iota
	dieHeld           // it changes the die in hand
	dieA              // it changes the die that its argument A names, in hand or not
)

// TargetRow says how a thing that actions touch is pointed at and what it says.
type TargetRow struct {
	Kind   uint8
	Parts  parts                                         // which parts of a target tell the thing from others of its kind
	Region func(*rows, game.Target) string               // stable name of its region
	Name   func(*frame, game.Target) string              // what it is called
	Sprite func(*frame, game.Target) string              // its picture for choices that have no other; nil: they never stand side by side
	Why    func(*frame, game.Target) string              // why it may not be chosen; nil or "": it lies in the question
	First  func(*frame, []moment.Choice) []moment.Choice // what is chosen first of the choices at it, which are never taken by one click; nil: they are shown as they are
}

// parts are parts of a target: the rest is what an action only says beside it.
type parts uint8

const (
	partA parts = 1 << iota
	partB
	partSeat
)

// AskRow says how a question is put and what it leaves out.
type AskRow struct {
	Kind  game.AskKind                     // as Decision.Kind
	Words func(*frame) string              // end of the key of its sentence; nil: the question itself
	Args  func(*frame) []any               // what its sentence names; nil: nothing
	Yes   game.Kind                        // the action that says yes and has a button for it; 0 for none
	Acts  bool                             // whether the action of the space is done, which has a button, too
	Takes bool                             // what is taken may be closed
	Why   func(*frame, game.Target) string // why a thing is no answer; nil or "": for no reason of its own
}

// modules are the base and the modules in rulebook order; set by init, because rows
// reach functions that compile them.
var modules []*Module

func init() {
	modules = []*Module{&base, &favour, &arthur, &knights, &gold, &market, &caerleon, &morgana, &treasures, &decrees}
}
