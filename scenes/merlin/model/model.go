// Package model is what Merlin's table knows at a moment: the view of the person who sits
// at the screen, what may be done now by the thing that is clicked, where figures would
// come to. It draws nothing and writes no sentences.
package model

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Model is all that is known at one moment.
type Model struct {
	*moment.Moment[*merlin.View]
	Rules *merlin.Rules
	Rows  *Rows

	Worth    bool      // something asked for now would give something
	Next     Question  // that follows when the space's action is done; of kind 0 when none does
	Landings []Landing // at AskDie and AskMove: where each die would lead

	Through map[game.Target][]moment.Choice // at ask "placed": what the servant's action would do with a thing that is not chosen now
	Retakes map[uint8][]Landing             // dice that may be taken instead of the one in hand: where each would lead; and that one

	Turned map[game.Target]Turned // dice that another player has turned
}

// Rows are those of the base and of the modules in play, by kind: what the model asks
// of them. Words and drawing have theirs over these.
type Rows struct {
	Modules  []*Module
	Dice     [merlin.MaxDice]*DieRow
	Figures  []*FigureRow // as they stand on a space
	Spaces   [256]*SpaceRow
	Actions  [256]*ActionRow
	Targets  [256]*TargetRow
	Asks     [256]*AskRow
	Pools    []*Pool
	Province *ProvinceRow

	FigureWords [256]string // of all modules, in play or not; "" for a knight
}

// Module is what the model asks of a module as a whole.
type Module struct {
	Name     string
	Chapters []ChapterRow
	Chapter  func(f *Model, region string) string    // of a thing that has its like in the base game; nil or "": none
	Spots    func(*Model, game.Target) []game.Target // where on the table a thing is chosen that has other places with the module; nil or none: at itself
	Shift    func(*Model) int                        // what is added to the die in hand
	Hand     func(*Model) int                        // for how many quests the castle that is shown has room at least
	Pawn     func(*Model, Pawn) (game.Target, bool)  // a figure that is chosen as something else than what a die moves
	Ring     string                                  // sprite of the ring of spaces within the base's; "" for none
	Rivals   bool                                    // dice of other players may be chosen
}

// ActionRow is what the model knows of an action.
type ActionRow struct {
	Kind    game.Kind
	Role    Role
	Flag    string
	Careful bool
	Spends  bool
	Left    bool
	Serves  bool
	Voids   bool
	Changes DieChange
	Instead string
	Helps   string
	At      func(game.Action, game.Target) game.Target
	Also    func(*Model, *moment.Choice) (game.Target, bool)
	Reach   Reacher
}

// TargetRow is what the model knows of a thing that actions touch.
type TargetRow struct {
	Kind   uint8
	Parts  Parts
	Region func(*Rows, game.Target) string
	Sprite func(*Model, game.Target) string
}

// AskRow is what the model knows of a question.
type AskRow struct {
	Kind  game.AskKind
	Acts  bool
	Words func(*Model) string
	Yes   game.Kind
	Takes bool
}

// SpaceRow is what the model knows of a kind of space.
type SpaceRow struct {
	Kind   merlin.SpaceKind
	Sprite func(merlin.Space) string
	Word   func(merlin.Space) string
}

// ProvinceRow is what the model knows of what the provinces are on the table.
type ProvinceRow struct {
	Empty func(*Model, merlin.Province) bool
	Many  bool
	Pools bool
}

// ChapterRow is the chapter of the rules about regions whose names begin so.
type ChapterRow struct{ Begins, Chapter string }

// Reacher finds where an action would lead: it is given the position, and tells the ways.
type Reacher func(*merlin.Game, game.Action) Reach
