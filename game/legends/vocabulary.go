package legends

// The words of the cards, as numbers. // L80

// When is the moment in which a text works. // L81
type When uint8

const (
	Always   When = iota // L81a
	May                  // L81b
	Answer               // L81c
	FromHand             // L81d
	Played               // L81e
	Lost                 // L81f
	Won                  // L81g
	Drawn                // L81h
	Trophy               // L81i
	Score                // L81j

	whens
)

var whenWords = []string{"always", "may", "answer", "hand", "played", "lost", "won", "drawn", "trophy", "score"}

func (w When) String() string { return whenWords[w] }

// A set of moments.
type windows uint16

func in(list ...When) (w windows) {
	for _, at := range list {
		w |= 1 << at
	}
	return w
}

func (w windows) has(at When) bool { return w>>at&1 == 1 }

// Cost is what is paid before the effects. // L83
type Cost uint8

const (
	NoCost Cost = iota
	Spend
	DoomSelf
	DiscardSelf
	HomeSelf
	PayCard
	PayMate
)

var costWords = []string{"", "spend", "doom", "discard", "home", "card", "mate"}

func (c Cost) String() string { return costWords[c] }

// takesSource reports whether the source is gone once the cost is paid. // L84a
func (c Cost) takesSource() bool { return c == DiscardSelf || c == HomeSelf }

// Scope is among whom an effect works. // L84
type Scope uint8

const (
	Self Scope = iota
	Company
	Mates
	Mine
	Foes
	Rivals
	Everyone
)

var scopeWords = []string{"self", "company", "mates", "mine", "foes", "rivals", "everyone"}

func (s Scope) String() string { return scopeWords[s] }

// Filter says which characters fit; all that it says must be true. // L82a
type Filter struct {
	Fixed  Cards // those whose face fits
	Bearer bool
	Weaker uint8 // Abilities, a bit each, in which one has less than the source
}

// anyone is the filter that all characters fit.
var anyone = Filter{Fixed: 1<<Characters - 1}

// Who says whom an effect touches: Pick of them are chosen, or all. // L84
type Who struct {
	In   Scope
	Is   Filter
	Pick uint8
}

// pickAll in place of a number.
const pickAll = 255

// Conditional is a kind of condition. // L82
type Conditional uint8

const (
	At Conditional = iota
	Alone
	With
	Without
	Bears
	FoesHere
)

var conditionWords = []string{"at", "alone", "with", "without", "bears", "foes"}

// Condition must be true for a text to work.
type Condition struct {
	Kind    Conditional
	Place   Place // or anyMain
	Is      Filter
	N       uint8
	Special Card
}

// What may stand in place of a location.
const (
	anyMain Place = 100 + iota // any main location
	Here                       // where the text was used
	Any                        // one that the user names
)

// Text is one entry of a card's text. // L80
type Text struct {
	Card  Card // whose it is
	When  When
	If    []Condition
	Cost  Cost
	Do    []Effect
	Inner bool // done by an effect `each`, not a text of its own
	Near  bool // a character's that adds only to those where it is
	Place uint8
}

// Effect is one thing that a text does. What its fields mean is said by its operation.
type Effect struct {
	Op      Op
	Who     Who
	Is      Filter
	Ability Ability
	N       int8
	Place   Place // of ease: where; of send and enter: to
	From    Icon  // of guard: NoIcon is from all
	Near    bool  // of gain: only from an opposing character here
	Special Card
	Counts  bool  // of points: they are for characters
	Per     uint8 // for so many each
	Inner   uint8 // of each: the text that everybody carries out
}

// Op is an operation: a row of the table [ops].
type Op uint8

const (
	Add Op = iota
	Ease
	Guard
	Size
	Hold
	Bar
	Fixed
	Escort
	Unbid
	Edge
	Third
	Boost
	Weaken
	Discard
	Doom
	Home
	Send
	Draw
	Enter
	Lend
	Silence
	Foresee
	Spy
	Recall
	Gain
	Banish
	Rob
	Act
	Each
	Points

	opCount
)

// String returns the word; "" beyond the last one.
func (o Op) String() string {
	if o >= opCount {
		return ""
	}
	return ops[o].name
}
