package merlin

import (
	"fmt"
	"strings"

	"merlin/game/merlin"
)

// modulePictures are the sprites of the modules.
var modulePictures = map[string]string{
	"favour": "seal-favour", "arthur": "Arthur-figure", "knights": "knight-portrait", "gold": "coin",
	"market": "district-market", "caerleon": "district-forge", "morgana": "Morgana-figure",
	"treasures": "treasure-chest", "decrees": "decree",
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
