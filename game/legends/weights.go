package legends

import (
	_ "embed"
	"fmt"

	"merlin/game"
)

//go:embed weights.txt
var weightsFile string

// learnt are the weights that come with the program.
var learnt = game.OwnWeights(weightsFile, signNames, traitNames, len(leftBy))

// Section names the weights that are for the game: by its seats, and of beginners or of
// others.
func (g *Game) Section() string {
	if g.Level == Beginner {
		return fmt.Sprint(g.Seats, " beginner")
	}
	return fmt.Sprint(g.Seats, " standard")
}

// weights returns those for the game.
func (g *Game) weights() *game.Weights {
	if w := learnt.Named(g.Section()); w != nil {
		return w
	}
	return game.NewWeights(len(signNames), len(traitNames), len(leftBy))
}
