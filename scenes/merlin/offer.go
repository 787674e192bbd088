package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game/merlin"
	"merlin/scenes"
)

// Modules returns what the setup offers, in rulebook order; it is what
// [scenes.Config] wants as Modules.
func Modules() (all []scenes.Module) {
	for _, m := range (merlin.Title{}).Describe().Modules {
		all = append(all, scenes.Module{Name: m.Name, Variants: m.Variants, Brings: m.Brings, Picture: pictureOf(m.Name)})
	}
	return all
}

// pictureOf is the sprite of a module.
func pictureOf(name string) string {
	i := slices.IndexFunc(modules, func(m *Module) bool { return m.Name == name })
	return modules[i].Picture
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
