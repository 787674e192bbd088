package merlin

import (
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// Arguments of actions in the stable text form.

func provinceArg(v uint8) string { return Province(v).String() }
func servantArg(v uint8) string  { return Servant(v).String() }
func itemArg(v uint8) string     { return Item(v).String() }
func thingArg(v uint8) string    { return engine.Word(thingWords[:], v) }
func seatArg(v uint8) string     { return engine.Word(Colours[:], v) }

// tileArg writes a tile as column,row, both from 1.
func tileArg(v uint8) string {
	return strconv.Itoa(int(v%Columns)+1) + "," + strconv.Itoa(int(v/Columns)+1)
}

func dieArg(v uint8) string {
	if v < OwnDice {
		return strconv.Itoa(int(v) + 1)
	}
	return engine.Word(dieWords[:], v)
}

// dieWords are the names of dice that are no player's own; modules add theirs.
var dieWords = [MaxDice]string{MerlinDie: "merlin"}

// loadWords are what may lie with a marker and leave with it, as modules say. // T1d
var loadWords []LoadAt

func directionArg(v uint8) string { return engine.Word([]string{"clockwise", "back"}, v) }

// sourceArg writes where a quest card is drawn from: a place of the display, or the deck.
func sourceArg(v uint8) string {
	if v == FromDeck {
		return "deck"
	}
	return strconv.Itoa(int(v) + 1)
}

// Targets: what on the table an action touches.
const (
	TargetNone    = iota
	TargetDie     // Seat's die A
	TargetSpace   // space A of the rondel
	TargetPlace   // the place of servant A in province B
	TargetCastle  // Seat's servant A at home
	TargetMarker  // the influence markers in province A
	TargetStock   // item A of province B
	TargetGoods   // Seat's item A of colour B
	TargetTile    // tile A of the domain
	TargetCard    // card A of the hand
	TargetDisplay // place A of the display
	TargetDeck
	TargetTraitor // Seat's traitors of colour A
	TargetApples  // Seat's
	TargetStaffs  // Seat's
	TargetGrail   // Seat's
	TargetFigure  // figure A

	moduleTargets // the first of the modules' own
)

// TargetAppleSupply is the apples that nobody has. Its number is among the modules', as it
// was when only they touched it.
const TargetAppleSupply = moduleTargets + 6

// at returns a target function for the asked seat's things that A and B name directly.
func at(kind uint8) func(*Game, game.Action) game.Target { return engine.At[*Game](kind) }

// nothing is what an action does that only leaves a question.
func nothing(*Game, step, game.Action) {}
