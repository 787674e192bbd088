package legends

import "math/bits"

// MaxSeats is the most players that there may be. // L1
const MaxSeats = 4

// How many cards a deck has of each kind; they are numbered in this order. // L2
const (
	Characters = 60
	Events     = 34
	Finals     = 3
	Specials   = 3

	firstEvent   = Characters
	firstFinal   = firstEvent + Events
	firstSpecial = firstFinal + Finals
	AllCards     = firstSpecial + Specials
)

// Card is a card by its number in the deck: characters first, then events, Final Events
// and the special cards.
type Card uint8

// NoCard is none.
const NoCard Card = 255

// The special cards, and where their numbers stand among themselves.
const (
	HighKing Card = firstSpecial + iota
	Excalibur
	LovePotion
)

// IsCharacter, IsFinal and IsSpecial report what kind of card it is.
func (c Card) IsCharacter() bool { return c < Characters }
func (c Card) IsFinal() bool     { return c >= firstFinal && c < firstSpecial }
func (c Card) IsSpecial() bool   { return c >= firstSpecial && c < AllCards }

// Cards is a set of characters.
type Cards uint64

func setOf(c Card) Cards        { return 1 << c }
func (s Cards) Has(c Card) bool { return c < Characters && s>>c&1 == 1 }
func (s Cards) Len() int        { return bits.OnesCount64(uint64(s)) }
func (s Cards) first() Card     { return Card(bits.TrailingZeros64(uint64(s))) }
func (s *Cards) add(c Card)     { *s |= 1 << c }
func (s *Cards) remove(c Card)  { *s &^= 1 << c }
func (s Cards) rest() Cards     { return s & (s - 1) }
func (s Cards) List() (l []Card) { // in the order of their numbers
	for ; s != 0; s = s.rest() {
		l = append(l, s.first())
	}
	return l
}

// Place is where a character is.
type Place uint8

const (
	Camelot Place = iota
	Cornwall
	Forest
	Avalon // the special locations // L26
	Maidens
	Final // the Final Event // L27
	Bid   // L33

	Places // so many are in play
)

// Where else a card may be, or what stands for a place.
const (
	Away      Place = Places + iota // in a hand or in the pile: nobody sees which
	Discarded                       // L6
	Boxed                           // not in this game // L10
	Displayed                       // an event in somebody's display
	Heraldic                        // the heraldic event in force
	Covered                         // an event under another one // L23a
	Turned                          // an event that is being carried out

	mainPlaces = Forest + 1
	noPlace    = Place(255)
)

// placeWords are the stable names of places.
var placeWords = []string{"camelot", "cornwall", "forest", "avalon", "maidens", "final", "bid"}

func (p Place) String() string {
	if p < Places {
		return placeWords[p]
	}
	return "-"
}

// IsMain reports whether it is one of the three main locations. // L26
func (p Place) IsMain() bool { return p < mainPlaces }

// Ability is one of the six. // L3
type Ability uint8

const (
	Combat Ability = iota
	Diplomacy
	Adventure
	Cunning
	Chivalry
	Psyche

	Abilities

	AllAbilities  Ability = 6 // each of the six
	AnyAbility    Ability = 7 // one that the user names
	withoutChoice Ability = 255
)

var abilityWords = []string{"combat", "diplomacy", "adventure", "cunning", "chivalry", "psyche"}

func (a Ability) String() string {
	if a < Abilities {
		return abilityWords[a]
	}
	return "-"
}

// Level says which cards are played with. // L10
type Level uint8

const (
	Beginner Level = iota // white cards
	Standard              // and blue ones
	Advanced              // and red ones
)

var levelWords = []string{"beginner", "standard", "advanced"}

func (l Level) String() string { return levelWords[l] }

// Icon is the sign for the eye on a character. // L3b
type Icon uint8

const (
	NoIcon Icon = iota
	Threat
	Romance
)

func (i Icon) String() string { return iconWords[i] }
