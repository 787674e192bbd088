package merlin

import (
	"fmt"
	"strings"

	"merlin/game/merlin"
	"merlin/scenes"
)

// modulePictures are the sprites of the modules, in rulebook order.
var modulePictures = []string{
	"seal-favour", "Arthur-figure", "knight-portrait", "coin", "district-market", "district-forge", "Morgana-figure",
	"treasure-chest", "decree",
}

// Modules returns what the setup offers, in rulebook order; it is what
// [scenes.Config] wants as Modules.
func Modules() (all []scenes.Module) {
	for i, m := range (merlin.Title{}).Describe().Modules {
		all = append(all, scenes.Module{Name: m.Name, Variants: m.Variants, Brings: m.Brings, Picture: modulePictures[i]})
	}
	return all
}

// Presets returns the sets of modules that one press chooses.
func Presets() (all []scenes.Preset) {
	for _, p := range (merlin.Title{}).Describe().Presets {
		all = append(all, scenes.Preset{Name: p.Name, Modules: p.Modules})
	}
	return all
}

// ParseModules reads module names with commas between them, as a flag has them;
// "all" is every module. An error names the one that is unknown or does not fit.
func ParseModules(list string) ([]string, error) {
	names, err := merlin.ParseModules(list)
	if err != nil {
		err = fmt.Errorf("%w; the modules are %s, knights-dealt instead of knights, and caerleon-random instead of caerleon", err, strings.Join(merlin.ModuleNames(), ", "))
	}
	return names, err
}
