package moment

import "merlin/game"

// Tried is a choice, what it is called and what comes of it at once: the moves that there is no
// further choice about, none where that is not known.
type Tried struct {
	Choice *Choice
	Said   string
	Line   []game.Move
}
