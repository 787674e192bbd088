package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// State is a whole position: plain data, copied by assignment, compared with ==.
type State struct {
	Public
	Hidden
	engine.Stack
}

// Public is what everybody at the table may see.
type Public struct {
	Seats   uint8
	Round   uint8     // 1 to 6
	Start   game.Seat // the start player of the round
	Next    game.Seat // whose turn is looked for first (X3)
	Passed  uint8     // seats that have no turn left in the round although they could (X3), a bit each
	Players [MaxSeats]Player
	Turn    Turn

	Stock     [Items][Provinces]uint8
	Apples    uint8
	Merlin    uint8     // the space he stands on
	Excalibur game.Seat // its owner, NoSeat while it lies on the board
	Grail     game.Seat

	Display  [3]Card
	Discards Cards
	DeckLeft uint8

	PileLeft uint8 // traitors face down
	Banished [Provinces]uint8

	Domain  [Tiles]Tile // row by row from the upper frame
	Rows    uint8       // 3 or 4
	Scoring Scoring
	Over    bool
	Mods    Mods // what is hidden of it is empty in a view, but for what its seat knows
}

// Player is what lies before a player for all to see.
type Player struct {
	Score     int16
	Knight    uint8 // the space he stands on
	Dice      [MaxDice]Die
	Items     [Items][Provinces]uint8
	Traitors  [Provinces]uint8
	Influence [Provinces]uint8 // markers on the board
	Markers   uint8            // markers on the castle
	Servants  [Servants]Province
	Apples    uint8
	Staffs    uint8
	Manors    uint8 // in the supply
	HandSize  uint8
}

// Die lies before a player until it is used. A Value of 0 is no die.
type Die struct {
	Value uint8
	Used  bool
}

// Tile is a tile of the domain; Manor is the owner of the manor on it or NoSeat.
type Tile struct {
	Terrain Terrain
	Tower   bool
	Manor   game.Seat
}

// Turn is the turn being played.
type Turn struct {
	Seat    game.Seat
	Begun   bool  // something was done in it
	Die     uint8 // taken, or Nobody
	Figure  Figure
	From    uint8 // where the figure stood
	Space   uint8 // where it came to
	Moved   bool
	Back    bool   // the knight goes anticlockwise (B32)
	Acting  uint8  // the space whose action is done; other than Space after B34
	By      Figure // who does it
	Onto    bool   // he came onto that space by a move
	Did     bool   // the doing was neither declined nor void
	Staff   bool   // a staff was used this turn (B13)
	Placed  uint8  // servants placed by B20 in this turn, a bit each
	Quests  uint8  // fulfilled this turn
	Second  bool   // B31's flag was given up this turn
	ToDraw  uint8  // cards to draw at the turn's end
	Changed uint8  // cards laid off on a quest space, still to be replaced
}

// Scoring is the scoring being done.
type Scoring struct {
	GrailUsed bool // B52a: once in each scoring
}

// Hidden is what nobody may see, but for each player his own hand. What is hidden of a
// module lies in the module's state.
type Hidden struct {
	Hands  [MaxSeats]Cards
	Deck   [MaxCards]Card // the next card is Deck[DeckLeft-1]
	Pile   [maxTraitors]Province
	Chance [maxStreams]game.Stream
}

const maxTraitors = 24

// The purposes of chance.
const (
	chanceSeats = iota
	chanceDice
	chanceQuests
	chanceTraitors
	chanceTerrain
	chanceStartTiles
	chanceModules // the first of the modules' own

	maxStreams = 16 // with the modules'
)

// streams is how many purposes there are with those of all modules.
var streams uint8 = chanceModules
