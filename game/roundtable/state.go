package roundtable

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
	First   game.Seat           // who began
	Ring    [MaxSeats]game.Seat // the seats clockwise
	Waiting uint8               // seats whose players have not joined yet, a bit each // R162
	Undealt uint8               // Loyalty cards that were not dealt
	Players [MaxSeats]Player
	Turn    Turn

	Quests  [Places]QuestState // by Place; that of Camelot is empty
	Row     [RowPlaces]InRow   // of the Grail's Quest, from the relic's end
	Despair [RowPlaces]uint8   // in which order the Despairs of the row came, from 1; 0: none here
	Sword   int8               // Excalibur's place: 0 the middle, Bank the Knights', -Bank the frozen bank
	Relics  [Relics]game.Seat  // the owner; NoSeat: to be won; Gone
	Heroism Place              // the Quest it lies on; Camelot: it is not in play
	Mordred Place              // the War he fights in; Camelot: he is not in play
	Mists   bool               // in play, as are Forest and Vivien
	Forest  bool
	Vivien  bool
	Engines uint8
	White   uint8 // swords on the Round Table
	Black   uint8

	WhiteLeft uint8 // cards of the White pile
	WhiteOut  uint8 // and of its discards
	WhiteSeen Hand  // those of the discards that everybody has seen
	BlackLeft uint8
	BlackOut  uint8
	BlackSeen [Blacks]uint8
	Known     [blackCards]uint8 // seats that have seen the card at a place of the Black pile, a bit each

	Sealed  bool           // nobody has looked at his Loyalty card yet // R12
	Gifts   uint8          // seats whose opening gift is laid, a bit each
	Pledges uint8          // seats that have said how many Merlins they give, a bit each
	Coming  Coming         // the Black card that is being carried out
	Morgan3 bool           // her three cards are coming
	Held    uint8          // Black cards that he whose turn it is has taken to choose from // R104
	Looking uint8          // cards that are being put in order
	Ordered uint8          // how many of them have been
	Pool    Pool           // cards that are being shared
	Fight   [Fights]uint8  // cards laid in a siege fight, by value
	Playing White          // the Special White that is being carried out, or NoWhite
	Mail    uint8          // cards sent with the Messenger so far
	Ending  Ending         // the Quest that is ending
	Votes   [MaxSeats]Vote // who is to be made a Knight
	Over    bool
	Victory bool // of the Knights
	Why     Reason
}

// Vote is the seat a seat is for, counted from 1; 0 is none.
type Vote uint8

// Gone is the owner of a relic that is out of the game.
const Gone game.Seat = -2

// Player is what lies before a player for all to see.
type Player struct {
	Knight  Knight
	At      Place // of the figure, or NoPlace
	Fate    Fortune
	Life    uint8
	Hand    uint8   // cards
	Shown   Loyalty // the Loyalty card, if it lies open
	Accused bool    // has made an accusation
}

// Fortune is what has become of a player's Knight.
type Fortune uint8

const (
	Alive Fortune = iota
	Dead
	Unmasked
	Absent // has not joined yet // R162
)

// Turn is the turn being played.
type Turn struct {
	Seat     game.Seat
	Looked   bool      // Percival has looked // R121
	Kinds    uint8     // kinds of Heroic Actions done, a bit each
	Done     uint8     // Heroic Actions done
	Second   bool      // a Life was sacrificed for a second one
	Doomed   bool      // it was the last one // R102
	Saviour  game.Seat // who had the Grail then
	Free     bool      // Arthur has exchanged a card // R126
	Summoned bool      // Guinevere has ended the turn // R133
	Stolen   bool      // a Traitor has robbed a hand // R146
	Said     bool      // something was said // R176
}

// QuestState is how a Quest stands.
type QuestState struct {
	Status   Status
	White    [Fights]uint8 // Fight cards by value
	Black    [maxBlack]Laid
	Blacks   uint8
	Warriors uint8
}

// Status says whether a Quest is in play.
type Status uint8

const (
	Closed Status = iota // not yet: the Dragon, as long as Lancelot is there
	Open
	Won
	Lost
)

// Laid is a Black card on a combat Quest. Face is NoBlack if it lies face down; Seen says
// who has seen it then, a bit for each seat.
type Laid struct {
	Face Black
	Down bool
	Seen uint8
}

// InRow is what lies on a place of the Grail's row.
type InRow uint8

const (
	RowFree InRow = iota
	RowGrail
	RowDespair
	RowDesolation
)

// Coming is a Black card that is being carried out. Face is NoBlack while it is known to
// few: Seen says to whom, a bit for each seat.
type Coming struct {
	Here      bool
	Name      Name
	Face      Black
	Down      bool
	Seen      uint8
	Cancelled bool
	Decides   game.Seat // whose its choices are // R38
	NoWhite   bool      // face down brings him no card // R38, R146a
}

// Pool are cards that lie face up to be shared. // R24
type Pool struct {
	Cards [maxPool]White
	To    [maxPool]Vote // by the proposal that stands
	N     uint8
	Named uint8 // cards that the proposal has dealt with
	Among uint8 // seats entitled, a bit each
	From  game.Seat
}

// Ending is a Quest that is ending.
type Ending struct {
	Quest    Place // Camelot: none
	Won      bool
	Decided  bool
	Present  uint8     // seats, a bit each // R73a
	Finisher game.Seat // NoSeat: a Black card ended it // R77
	From     game.Seat // whose seat the deal is counted from
	Kay      uint8     // the value of his card; 0: none // R122
}

// Hidden is what nobody may see, but for each player his own and what he has looked at.
type Hidden struct {
	Hands  [MaxSeats]Hand
	Felon  game.Seat // who has the Traitor's card; NoSeat: it is in the box
	Gift   [MaxSeats]White
	Pledge [MaxSeats]uint8
	Mine   [MaxSeats]Hand // White discards that the seat alone has seen

	Whites    [whiteCards]White // the pile; the next card is Whites[WhiteLeft-1]
	WhiteGone Hand              // the discards
	Blacks    [blackCards]Black
	BlackGone [Blacks]uint8
	Comes     Black                        // the face of Coming
	Two       [2]Black                     // those of Held
	Down      [combats + 1][maxBlack]Black // by Place, of cards that lie face down

	Chance [streams]game.Stream
}

// The purposes of chance.
const (
	chanceKnights = iota
	chanceLoyalty
	chanceWhite
	chanceBlack
	chanceDeal
	chanceDie
	chanceTheft
	chanceDubbing

	streams
)

// Reason says why a game ended.
type Reason uint8

const (
	ForNothing Reason = iota
	ForSwords         // twelve swords, counted
	ForSiege
	ForBlackSwords
	ForDeaths
)

var reasonWords = [...]string{"", "swords", "siege", "black-swords", "deaths"}

func (r Reason) String() string { return reasonWords[r] }
