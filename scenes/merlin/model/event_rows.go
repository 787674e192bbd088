package model

import (
	"cmp"
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// OwnDie is the word of a player's own dice, which have his colour.
const OwnDie = "own"

// DieRow says what a die is that is not a player's own.
type DieRow struct {
	Die  uint8
	Word string       // its end in locale keys
	Lies func() Place // nil: among the dice of each player
}

// FigureRow says how a figure on the board is called and shown.
type FigureRow struct {
	Figure merlin.Figure
	Word   string                                        // its end in locale keys and regions
	Sprite string                                        // "" for one in each seat's colour
	Tall   bool                                          // a little larger than others
	Rank   int                                           // where several stand, those of a low one are first; equals in rulebook order
	On     func(f *Model, s game.Seat, space uint8) bool // whether it stands on a space; s is NoSeat where it is nobody's
}

// DieSprite is a die's face; die is its place in a player's row.
func (all *Rows) DieSprite(die, value uint8, colour string) string {
	if row := all.Dice[die]; row.Word != OwnDie {
		colour = row.Word
	}
	return fmt.Sprintf("die-%s-%d", colour, value)
}

// figure returns the row of a figure; one that no row names is a knight.
func (all *Rows) figure(g merlin.Figure) *FigureRow {
	for _, row := range all.Figures {
		if row.Figure == g {
			return row
		}
	}
	return all.Figures[len(all.Figures)-1]
}

// FigureWord is a figure's name in regions and locale keys, whatever is in play.
func (all *Rows) FigureWord(g merlin.Figure) string { return cmp.Or(all.FigureWords[g], "knight") }
