package merlin

import (
	_ "embed"
	"fmt"

	"merlin/game"
)

//go:embed weights.txt
var weightsFile string

// learnt are the weights that come with the program.
var learnt game.WeightsOf

// The names of features do not hang on which modules are in play; those are known here:
// the files' inits are done in the order of their names.
func init() {
	signNames, traitNames = allSigns(), allTraits()
	var err error
	if learnt, err = game.ReadWeights(weightsFile, signNames, traitNames, Rounds); err != nil {
		panic(err) // a test reads it
	}
}

// Section names the weights that are for so many seats and the modules in play: those of
// the base, or those of modules.
func (r *Rules) Section(seats uint8) string {
	if len(r.modules) == 0 {
		return fmt.Sprint(seats, " base")
	}
	return fmt.Sprint(seats, " modules")
}

// Section names the weights that are for the game.
func (g *Game) Section() string { return g.rules.Section(g.Seats) }

// weights returns those for so many seats.
func (r *Rules) weights(seats uint8) *game.Weights {
	if w := learnt.Named(r.Section(seats)); w != nil {
		return w
	}
	return game.NewWeights(len(signNames), len(traitNames), Rounds)
}
