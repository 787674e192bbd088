package merlin

import (
	"reflect"

	"merlin/game"
)

// The modules of the Big Box meet here and nowhere else: the rest of the base names
// none of them. Each has a file of its own with its rows, the numbers of its kinds, and
// the type of its state. No two modules in play may use one number; to give two of all
// modules the same is an error when they are compiled together.

// Mods is what the modules keep, a line for each in rulebook order. This is the list of
// modules, too: the type of a module's state tells which they are.
type Mods struct {
	Favour    FavourState
	Arthur    ArthurState
	Knights   KnightsState
	Gold      GoldState
	Market    MarketState
	Caerleon  CaerleonState
	Morgana   MorganaState
	Treasures TreasuresState
	Decrees   DecreesState
}

// kept is the state of a module.
type kept interface {
	// modules returns whose state it is: the module, then its variants.
	modules() []*Module
}

// modules lists the modules in rulebook order, each before its variants.
var modules []*Module

// BoxMods is what a box holds for the modules, each in a table of its own.
type BoxMods struct {
	Inner     [innerSpaces]Space
	Picts     [pictsInAll]Pict
	Treasures [treasureTiles]Treasure
	Decrees   [decreesInAll]Decree
	Districts [Provinces]District
	Cauldrons [cauldrons]uint8 // the numbers over the slots
	Brews     [cauldrons]CauldronTile
}

// sides is how many the rondel has: the base's, those of two modules, and of both.
const sides = 4

// presets returns the choices of modules that set-up offers by name.
func presets() []game.Preset {
	return []game.Preset{
		{Name: "first"},
		{Name: "classic", Modules: []string{"favour"}},
		{Name: "knights", Modules: []string{"arthur", "knights"}},
		{Name: "bigbox", Modules: []string{"favour", "arthur", "knights", "market", "caerleon", "morgana"}},
		{Name: "everything", Modules: ModuleNames()},
	}
}

// What a box, texts and points need of the modules does not hang on which are in play.
func init() {
	for _, state := range reflect.ValueOf(Mods{}).Fields() {
		modules = append(modules, state.Interface().(kept).modules()...)
	}
	boxTables = append(boxTables, tableRow{"rondel with arthur and gold", Spaces, readSpace(side(arthurSide + goldSide)), checkSide(arthurSide + goldSide)})
	for _, m := range modules {
		if m.Variant != "" {
			continue
		}
		boxTables = append(boxTables, m.Tables...)
		for _, kind := range m.SpaceKinds {
			spaceRows[kind.At] = kind.Row
		}
		streams = max(streams, m.Chance+1)
		for _, r := range m.Reasons {
			reasonNames[r.At] = r.Word
		}
		for _, d := range m.Dies {
			dieWords[d.At] = d.Word
		}
		if m.Load.Bit > 0 {
			loadWords = append(loadWords, m.Load)
		}
	}
}
