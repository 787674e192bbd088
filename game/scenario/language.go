package scenario

import "merlin/game"

// Language is what a title adds to the core. P is its position: first lines give it
// things, then it is the game that is played. Fields marked so may be nil.
type Language[P game.Game] struct {
	// New returns a position of which nothing is known yet.
	New func() P
	// Heads are words that are read before all others, since they say what there is:
	// how many seats, which modules. A head's row has a Give only.
	Heads []Word[P]
	// Begin makes the position that a scenario starts from once the heads are read.
	// With dealt (the line "set-up"), the rules deal everything and no line gives more.
	Begin func(p P, dealt bool) error
	// Seats returns what the seats at the table are called, by seat.
	Seats func(P) []string
	// Words returns the words of what is in play. Of two with one name the first counts.
	Words func(P) []Word[P]
	// Finish deals out what was not mentioned; may be nil.
	Finish func(P) error

	// Forces returns what a scenario may have happen out of its turn; may be nil.
	Forces func(P) []Force[P]
	// Free reports whether nothing is half done, so that something may be forced; may be nil.
	Free func(P) bool

	// Copy returns a position that stays as it is now, Seen one in which all is empty
	// that a viewer cannot see.
	Copy func(P) P
	Seen func(P, game.Seat) P
	// Event returns the name of a kind of event, "" if there is none.
	Event func(P, game.EventKind) string
	// Number returns what a word stands for among the arguments of events, besides what
	// seats are called; may be nil.
	Number func(word string) (n int, ok bool)

	// Phrase rewrites what stands behind a word before it is read, Action an action's
	// text as far as a scenario may write it otherwise; both may be nil.
	Phrase func(P, string) (string, error)
	Action func(P, string) string
}

// Word is a row of a language: a word, what stands behind it, how a position is given
// it and how it is checked. Give or Check may be nil. An error of Check that is not from
// [Fail] says that the text cannot be read.
type Word[P any] struct {
	Name  string
	Form  string // of what stands behind it
	Table bool   // a thing of the table; otherwise a seat's
	List  bool   // what stands behind it is a list; Give and Check get its parts
	Give  func(P, game.Seat, string) error
	Check func(Look[P], game.Seat, string) error
}

// Look is a position to be checked against the one that a scenario began with.
type Look[P any] struct {
	Now, Then P
	Viewer    game.Seat // who sees Now, or SeesAll
}

// SeesAll is a viewer from whom nothing is hidden.
const SeesAll game.Seat = -2

// Hides reports whether what the seat alone may see is hidden from the viewer.
func (l Look[P]) Hides(s game.Seat) bool { return l.Viewer != SeesAll && l.Viewer != s }

// Force is something that a scenario may have happen: "do score". The position's
// events are then those of Do.
type Force[P any] struct {
	Name string
	Do   func(P)
}
