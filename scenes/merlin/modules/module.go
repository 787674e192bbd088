// Package modules is what each module, and the base, shows: a file each with a literal of
// rows and the functions that they name, and how they are compiled for a game.
package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Module is a module of the Big Box as the screen has it: a literal of rows that lists
// all it shows, as its engine's lists what it changes. The base is one, too. The rows
// are compiled into arrays by kind when a game is opened.
type Module struct {
	Name    string // as the engine's; "" for the base
	Picture string // its sprite where it is offered

	Lesson []moment.Telling // told where it is first played

	Events  []EventRow
	Dice    []model.DieRow
	Figures []model.FigureRow
	Spaces  []SpaceRow
	Voids   []words.VoidRow
	Reasons []ReasonRow
	Score   []draw.Part
	Symbols bool                                // quests show the servant whose seal they bring
	Stood   func(*words.Teller, *merlin.Public) // puts what bars ways where it stood at the moment told of; nil: nothing

	Actions []ActionRow
	Targets []TargetRow
	Asks    []AskRow

	Supplies []words.Supply
	Relics   []words.Relic
	Insets   []draw.Inset
	Panels   []draw.PanelRow
	Board    []BoardRow
	Tiles    []TileRow
	Loads    []LoadRow
	Chapters []ChapterRow
	Plates   []paint.Plate                              // of a table with all modules, in the rules
	Chapter  func(f *model.Model, region string) string // of a thing that has its like in the base game; nil or "": none
	Pools    []model.Pool
	Spots    func(*model.Model, game.Target) []game.Target      // where on the table a thing is chosen that has other places with the module; nil or none: at itself
	Turns    func(*words.Words) (n int, said string)            // turns that the seat whose turn it is has beside those of the dice
	Instead  func(*words.Words) (n int, sprite, said string)    // what is used in place of a die just now: a number or 0, a sprite or "" for nothing
	Shift    func(*model.Model) int                             // what is added to the die in hand
	Hand     func(*model.Model) int                             // for how many quests the castle that is shown has room at least
	Pawn     func(*model.Model, model.Pawn) (game.Target, bool) // a figure that is chosen as something else than what a die moves
	Rivals   bool                                               // dice of other players may be chosen
	Stage    func(*words.Words) string                          // what goes on when it is nobody's turn; nil or "": nothing of its own
	Ring     string                                             // sprite of the ring of spaces within the base's; "" for none
	Province *ProvinceRow                                       // in the place of the base's; nil: those
	Room     draw.Room                                          // that small castles need for what it brings
}

// ActionRow says how an action is offered.
type ActionRow struct {
	Kind     game.Kind
	Role     model.Role
	Flag     string                                                         // the power of the flag that it costs; "" for none
	Careful  bool                                                           // it spends something for good: never done by one click on what it touches
	Spends   bool                                                           // it costs something for good, and has a button of its own
	Left     bool                                                           // it is worth a word at the end of a turn, as still to be done
	Serves   bool                                                           // a servant acts: a click on what he would act on may mean this
	Voids    bool                                                           // it may come to nothing, which is said beforehand
	Changes  model.DieChange                                                // what it does to a die that could be put back
	Instead  string                                                         // what it uses in place of a die, as the question says it; "" for nothing
	Helps    string                                                         // sprite of what has it fulfil a quest that is not met; "" for none
	At       func(game.Action, game.Target) game.Target                     // where it is chosen instead of at what it touches; nil: there
	Also     func(*model.Model, *moment.Choice) (game.Target, bool)         // where else it is chosen; nil: nowhere
	Reach    model.Reacher                                                  // where it would lead; nil: nowhere
	Describe func(*words.Words, *moment.Choice, game.Action)                // what tells it from other choices at the same thing; nil: its label does
	Art      func(*draw.Frame, *moment.Choice, game.Action) paint.Drawing   // its picture where no one sprite shows it; nil: the icon
	Brief    func(*words.Words, *moment.Choice) (gain string, special bool) // what its button says it gives, where that is not the label; nil: the label
}

// TargetRow says how a thing that actions touch is pointed at and what it says.
type TargetRow struct {
	Kind   uint8
	Parts  model.Parts                                         // which parts of a target tell the thing from others of its kind
	Region func(*model.Rows, game.Target) string               // stable name of its region
	Name   func(*words.Words, game.Target) string              // what it is called
	Sprite func(*model.Model, game.Target) string              // its picture for choices that have no other; nil: they never stand side by side
	Why    func(*words.Words, game.Target) string              // why it may not be chosen; nil or "": it lies in the question
	First  func(*words.Words, []moment.Choice) []moment.Choice // what is chosen first of the choices at it, which are never taken by one click; nil: they are shown as they are
}

// AskRow says how a question is put and what it leaves out.
type AskRow struct {
	Kind  game.AskKind                           // as Decision.Kind
	Words func(*model.Model) string              // end of the key of its sentence; nil: the question itself
	Args  func(*words.Words) []any               // what its sentence names; nil: nothing
	Yes   game.Kind                              // the action that says yes and has a button for it; 0 for none
	Acts  bool                                   // whether the action of the space is done, which has a button, too
	Takes bool                                   // what is taken may be closed
	Why   func(*words.Words, game.Target) string // why a thing is no answer; nil or "": for no reason of its own
}

// Modules are the base and the modules in rulebook order; set by init, because rows
// reach functions that compile them.
var Modules []*Module

func init() {
	Modules = []*Module{&base, &favour, &arthur, &knights, &gold, &market, &caerleon, &morgana, &treasures, &decrees}
}

// The rules are linked from where they apply: each thing on the table has its chapter.

// ChapterRow is the chapter of regions by how their names begin; the longest that fits
// counts, and of two as long that of a module. A part of another player's castle is
// "player:" and its name.
type ChapterRow struct{ Begins, Chapter string }

// LoadRow is what a module lays with influence markers, which strengthens them.
type LoadRow struct {
	Rank, DrawRank int                                                        // in which order they are told, and drawn over each other
	With           func(f *model.Model, s game.Seat, p merlin.Province) uint8 // how many lie with a seat's in a province
	Draw           func(p *ui.Painter, n uint8, x, y float64)                 // at a marker at (x, y)
	Words          string                                                     // key of what the tip of influence says of n of them
	Alone          string                                                     // sprite of those that stand alone, as if of another player; "": none does
}

// ProvinceRow is what the provinces are on the table: the base's, or those of the module
// in play that lays something else over them.
type ProvinceRow struct {
	Plate   func(merlin.Province) ui.Rect                           // of what lies there
	Cell    func(*draw.Frame, merlin.Item, merlin.Province) ui.Rect // where an item of a colour lies
	Draw    func(*ui.Painter, *draw.Frame, merlin.Province)         // the plate with what lies there
	Regions func(*draw.Frame) []ui.Region                           // of the plates, under what lies there; nil: none
	Words   func(*words.Words, merlin.Province) string              // what lies there
	Empty   func(*model.Model, merlin.Province) bool                // nothing ever lies there; nil: nowhere
	Name    func(*words.Words, merlin.Province) string              // beside its colour; nil: it has none
	Serve   func(*words.Words, merlin.Province) string              // what all servants but ladies do there; nil: each what he is good for
	Many    bool                                                    // a place is for servants of several types
	Pools   bool                                                    // things without a colour lie there, too: not beside the quests
}

// provinces are the base's.
var provinces = ProvinceRow{Plate: draw.StockPlate, Cell: draw.StockCell, Draw: draw.DrawStock, Words: (*words.Words).StockWords}

// BoardRow is what a module lays on the board, drawn and told in the order of the ranks.
type BoardRow struct {
	Rank    int
	Draw    func(*ui.Painter, *draw.Frame)                         // on the provinces; nil: nothing
	Regions func(*draw.Frame) []ui.Region                          // of that
	Words   func(*words.Words, merlin.Province) []string           // what the tip of a province says of it
	Under   func(*ui.Painter, *draw.Frame, merlin.Province)        // drawn under the stock of a province
	On      func(*ui.Painter, *draw.Frame, merlin.Province)        // and on it
	Warns   func(*words.Words, merlin.Province) []string           // what all that lies in a province says
	Bars    func(p *ui.Painter, r draw.Rondel, space uint8)        // draws what bars a space
	Anchor  func(*draw.Frame, model.Place) (x, y float64, ok bool) // where a thing of it lies
	Open    func(*ui.Painter, *draw.Frame)                         // drawn over the panels beside the board
	Opened  func(*draw.Frame) []ui.Region                          // of that
}

// TileRow is what a module lays on tiles of the domain, told in the order of the ranks.
type TileRow struct {
	Rank  int
	State func(f *model.Model, tile uint8) uint8                               // what lies on a tile, less than 64; 0 for nothing
	Under func(p *ui.Painter, f *draw.Frame, tile uint8, x, y float64) float64 // draws what lies under a manor at (x, y), and says how far that lifts it; nil: nothing
	On    func(p *ui.Painter, f *draw.Frame, tile uint8, x, y, up float64)     // draws what lies on a tile at (x, y), where a manor is lifted by up; nil: nothing
	Wins  string                                                               // key of what it says of n of them that bring a point each to who wins their area alone; "" for nothing
	Words func(f *words.Words, tile uint8) string                              // what the tip of a tile says of it, where something lies
}

// Plates are what the rules show of all modules.
func Plates() (list []paint.Plate) {
	for _, m := range Modules {
		list = append(list, m.Plates...)
	}
	return list
}

// ModulePictures are the sprites of the modules by name.
func ModulePictures() map[string]string {
	pictures := map[string]string{}
	for _, m := range Modules {
		pictures[m.Name] = m.Picture
	}
	return pictures
}
