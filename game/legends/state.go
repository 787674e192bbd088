package legends

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

// Public is what everybody at the table may see. // L6
type Public struct {
	Seats   uint8
	Level   Level
	First   game.Seat // who has the Pendragon sign // L11
	Persons uint8     // seats of persons, a bit each: they carry out what the program cannot, and end their turns
	Even    bool      // house rule: what the first player has too much is evened
	Turn    Turn
	Clock   uint16 // counts who comes into play
	Steps   uint16 `hash:"-"` // counts who comes to a place
	Quiet   uint8  // turns in a row without an event drawn or completed // L79a

	Chars     [Characters]Character
	Companies [MaxSeats][Places]Cards
	Event     [Events + Finals]EventCard
	Special   [Specials]Card // who bears it; NoCard: it lies on the table // L71
	Held      [MaxSeats]uint8
	PileLeft  uint8 // characters
	DeckLeft  uint8 // events

	Discards [Characters]Card // the last one on top
	Discard  uint8
	Banished [Events]Card // events discarded, the last one on top
	Gone     uint8
	Opened   uint8 // special locations in play, a bit each
	Heraldry Card  // the heraldic event in force, or NoCard
	Bidding  Bidding
	Foreseer game.Seat // who knows the events on top // L99
	ByHand   [MaxSeats]int8
	Lent     Cards // characters that are lent to somebody this turn
	Uses     [maxUses]Use
	InUse    uint8
	Happened uint8 // texts that worked by themselves in this turn
	Over     bool
}

// Character is where a character is, and what befalls it.
type Character struct {
	At     Place
	Seat   game.Seat // whose it is in play
	Since  uint16    // by the clock
	Stood  uint16    `hash:"-"` // at its place, by the steps
	Doomed bool      // L44
	Silent uint8     // without text until the next turn of these seats, a bit each // L94
	Boost  [Abilities]int8
	Weak   [MaxSeats][Abilities]int8 // until the next turn of each seat
	Loan   [MaxSeats]Loan            // to each seat
}

// Loan is what a character lends to a seat's company at a place. // L94a
type Loan struct {
	At        Place
	Abilities uint8 // a bit each; none is no loan
}

// EventCard is where an event is.
type EventCard struct {
	At    Place
	Seat  game.Seat // whose display
	Under Card      // which event it covers, or NoCard // L23a
	Since uint16    // by the clock
}

// Turn is the turn being played.
type Turn struct {
	Seat      game.Seat
	Number    uint16
	Phase     Phase
	Spent     uint8     // actions
	More      int8      // actions by texts // L92b
	Used      [4]uint64 // texts, a bit each // L42
	Handled   [2]uint64 // cards carried out by hand, a bit each
	Completed uint8     // locations where an event was completed, a bit each // L51
	Dry       bool      // it began with an empty pile of events
}

// Phase of a turn. // L20
type Phase uint8

const (
	NoPhase Phase = iota
	PhaseEvent
	PhaseTexts
	PhaseComplete
	PhaseActions
)

// Bidding is the bid that goes on. // L30
type Bidding struct {
	Card   Card // NoCard: none
	Order  [MaxSeats][maxBid]Card
	Number [MaxSeats]uint8
	Passes uint8 // one after the other
}

// maxBid is the most that a card may let one bid.
const maxBid = 6

// Use is a text that is being carried out. Those further up began later and end earlier.
type Use struct {
	Text    uint8
	Seat    game.Seat // the user
	Self    Card      // the character it is the text of, or NoCard
	Here    Place
	Next    uint8 // the effect to come
	Chosen  uint8 // characters that its user has picked for the effect that goes on
	Picked  Cards
	Ability Ability         // that its user has named
	Scores  [Abilities]int8 // of the character when the text was used
	Left    Cards           // those that the effect still touches
	Plain   bool            // inside `each`: no guard, no declining // L84c
}

// maxUses is how deep texts may bring each other about. What would go deeper is void.
const maxUses = 10

// maxHappened is how many texts may work by themselves in one turn, so that no deck can
// keep a turn from ending.
const maxHappened = 120

// Hidden is what nobody may see, but for each player what is his own.
type Hidden struct {
	Own    [MaxSeats]Own
	Pile   [Characters]Card // the next card is Pile[PileLeft-1]
	Deck   [Events + 1]Card // the next event is Deck[DeckLeft-1]
	Chance [streams]game.Stream
}

// Own is what a seat alone knows.
type Own struct {
	Hand  Cards
	Ahead [Events + 1]Card // events that lie in the pile, by their place in it; 0 is not known // L99
	Spied [MaxSeats]Cards  // what was shown of the others' hands in this turn // L99
}

// The purposes of chance. // L15a
const (
	chanceSeats = iota
	chanceCharacters
	chanceFinal
	chanceEvents

	streams
)
