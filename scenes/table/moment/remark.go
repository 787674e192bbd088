package moment

import "merlin/game"

// Remark is what is said at the table of what somebody has done there: the middle of the key of
// its text, the names and numbers in it, and who may say it. The zero value is nothing.
type Remark struct {
	Say  string
	With []any
	By   []game.Seat
	Feat bool // of what all have won or lost: it is always spoken of, also by who has spoken of another's deed
	Of   game.Seat
	Back string // what that one says to it, the middle of a key; "": nothing
}

// Stir is whom something befell that he speaks of, in a line of his own: the end of its key. With Say
// it is one of the title's that anybody may say, by the middle of its key, or with a number after a hyphen in
// just that way; both with names and numbers.
// Of several that come to one seat at once it says the first that it may.
type Stir struct {
	Seat  game.Seat
	Of    string
	Say   string
	With  []any
	Idle  bool // it is said only by who has said nothing for two rounds
	Grave bool // it is said at once, and what waits to be said is said no more
}
