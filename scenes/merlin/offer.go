package merlin

import (
	"fmt"
	"strings"

	"merlin/game/merlin"
)

// modulePictures are the sprites of the modules by name.
func modulePictures() map[string]string {
	pictures := map[string]string{}
	for _, m := range modules {
		pictures[m.Name] = m.Picture
	}
	return pictures
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
