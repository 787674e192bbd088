package merlin

import (
	"fmt"
	"strings"

	"merlin/game/merlin"
	"merlin/scenes"
)

// Modules returns what the setup offers, in rulebook order; it is what
// [scenes.Config] wants as Modules.
func Modules() []scenes.Module {
	return []scenes.Module{
		{Name: "favour", Picture: "seal-favour"},
		{Name: "arthur", Picture: "Arthur-figure"},
		{Name: "knights", Picture: "knight-portrait", Variants: []string{"knights", "knights-dealt"}},
		{Name: "gold", Picture: "coin"},
		{Name: "market", Picture: "district-market", Brings: "gold"},
		{Name: "caerleon", Picture: "district-forge", Variants: []string{"caerleon", "caerleon-random"}, Brings: "gold"},
		{Name: "morgana", Picture: "Morgana-figure", Brings: "gold"},
		{Name: "treasures", Picture: "treasure-chest"},
		{Name: "decrees", Picture: "decree"},
	}
}

// Presets returns the sets of modules that one press chooses.
func Presets() []scenes.Preset {
	return []scenes.Preset{
		{Name: "first"},
		{Name: "classic", Modules: []string{"favour"}},
		{Name: "knights", Modules: []string{"arthur", "knights"}},
		{Name: "bigbox", Modules: []string{"favour", "arthur", "knights", "market", "caerleon", "morgana"}},
		{Name: "everything", Modules: merlin.ModuleNames()},
	}
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
