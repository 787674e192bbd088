package roundtable

import (
	_ "embed"
	"fmt"

	"merlin/game"
)

//go:embed weights.txt
var weightsFile string

// learnt are the weights that come with the program.
var learnt = game.OwnWeights(weightsFile, signNames, traitNames, (*ahead)(nil).Phases())

// Section names the weights that are for the game: by its seats, and whether there may be a
// Traitor.
func (g *Game) Section() string {
	if g.rules.Options.Loyalty == NoTraitor {
		return fmt.Sprint(g.Seats, " loyal")
	}
	return fmt.Sprint(g.Seats, " traitor")
}

// weights returns those for the game.
func (g *Game) weights() *game.Weights {
	if w := learnt.Named(g.Section()); w != nil {
		return w
	}
	return game.NewWeights(len(signNames), len(traitNames), (*ahead)(nil).Phases())
}
