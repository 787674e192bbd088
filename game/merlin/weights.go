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
	learnt = game.OwnWeights(weightsFile, signNames, traitNames, Rounds)
}

// Section names the weights that are for so many seats and the modules in play: those of
// the base, of a module with what it brings, of all modules, or of any modules.
func (r *Rules) Section(seats uint8) string { return fmt.Sprint(seats, " ", r.sectionOf()) }

func (r *Rules) sectionOf() string {
	single, n, all := "", 0, 0
	for _, m := range r.modules {
		if !r.brought(m.Name) {
			single = m.Name
			if m.Variant != "" {
				single = m.Variant
			}
			n++
		}
		all++
	}
	switch {
	case all == 0:
		return "base"
	case n == 1:
		return single
	case all == len(ModuleNames()):
		return "all"
	}
	return anyModules
}

// anyModules are the weights that are for modules of which there are no others.
const anyModules = "modules"

// brought reports whether a module in play brings another one.
func (r *Rules) brought(name string) bool {
	for _, m := range r.modules {
		if m.Brings == name {
			return true
		}
	}
	return false
}

// Section names the weights that are for the game.
func (g *Game) Section() string { return g.rules.Section(g.Seats) }

// weights returns those for so many seats.
func (r *Rules) weights(seats uint8) *game.Weights {
	for _, name := range []string{r.sectionOf(), anyModules} {
		if w := learnt.Named(fmt.Sprint(seats, " ", name)); w != nil {
			return w
		}
	}
	return game.NewWeights(len(signNames), len(traitNames), Rounds)
}
