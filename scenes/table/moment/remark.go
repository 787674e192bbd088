package moment

import "merlin/game"

// Remark is what is said at the table of what somebody has done there: the middle of the key of
// its text, the names and numbers in it, and who may say it. The zero value is nothing.
type Remark struct {
	Say  string
	With []any
	By   []game.Seat
	Feat bool // of what all have won or lost: who has spoken of another's deed may speak of it too
}

// Stir is a line of a seat's own that something stirs it to say, by the end of its key.
type Stir struct {
	Seat game.Seat
	Says string
}
