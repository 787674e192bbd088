// Package words is what Merlin's table says: names, sentences, reasons, tips, the log. It
// draws nothing.
package words

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// Words are the model with all that can be said of it.
type Words struct {
	*model.Model
	Rows *Rows
}

// Rows are what is said, over what the model asks.
type Rows struct {
	*model.Rows
	Modules []*Module
	Actions [256]*ActionRow
	Targets [256]*TargetRow
	Asks    [256]*AskRow
	Events  [256]*EventRow
	Reasons [MaxReasons]*ReasonRow // nil where the reason's module is not in play

	Province *ProvinceRow
	Supplies []*Supply
	Relics   []*Relic
	Board    []*BoardRow
	Tiles    []*TileRow
	Loads    []*LoadRow // as they are told
}

// Module is what a module as a whole has to say.
type Module struct {
	*model.Module
	Stood   func(*Teller, *merlin.Public)
	Voids   []VoidRow
	Turns   func(*Words) (n int, words string)
	Instead func(*Words) (n int, sprite, words string)
	Stage   func(*Words) string
}

// ActionRow is what is said of an action.
type ActionRow struct {
	*model.ActionRow
	Describe func(*Words, *moment.Choice, game.Action)
	Brief    func(*Words, *moment.Choice) (gain string, special bool)
}

// TargetRow is what is said of a thing that actions touch.
type TargetRow struct {
	*model.TargetRow
	Name  func(*Words, game.Target) string
	Why   func(*Words, game.Target) string
	First func(*Words, []moment.Choice) []moment.Choice
}

// AskRow is what is said of a question.
type AskRow struct {
	*model.AskRow
	Args func(*Words) []any
	Why  func(*Words, game.Target) string
}

// EventRow is what is said of an event.
type EventRow struct {
	Say       func(*Teller, game.Event) string
	Often     func(t *Teller, e game.Event, n int) string // of so many in a row; nil: what is said of one, and how often
	By        func(*Teller, game.Event) game.Seat
	Victim    func(game.Event) game.Seat
	InScoring bool
	AtStart   bool
	Tell      func(*Teller, game.Event)
	Barrier   string
}

// ReasonRow is what is said of points for a reason.
type ReasonRow struct {
	Reason merlin.Reason
	Icon   string
	Tell   func(*Teller, game.Event)
}

// BoardRow is what is said of what lies on the board.
type BoardRow struct {
	Rank  int
	Words func(*Words, merlin.Province) []string
	Warns func(*Words, merlin.Province) []string
}

// TileRow is what is said of what lies on tiles.
type TileRow struct {
	Rank  int
	State func(f *model.Model, tile uint8) uint8
	Wins  string
	Words func(f *Words, tile uint8) string
}

// LoadRow is what is said of what lies with influence.
type LoadRow struct {
	Rank  int
	With  func(f *model.Model, s game.Seat, p merlin.Province) uint8
	Words string
	Alone string
}

// Action is the row of what a choice does in the end.
func (all *Rows) Action(c *moment.Choice) *ActionRow { return all.Actions[c.Last().Kind] }

// Asks is the row of the open question.
func (f *Words) Asks() *AskRow { return f.Rows.Asks[f.Question().Kind] }

// ProvinceRow is what is said of what the provinces are.
type ProvinceRow struct {
	*model.ProvinceRow
	Words func(*Words, merlin.Province) string
	Name  func(*Words, merlin.Province) string
	Serve func(*Words, merlin.Province) string
}
