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

// Stir is whom something befell that he speaks of, in a line of his own: the end of its key.
type Stir struct {
	Seat game.Seat
	Of   string
}
