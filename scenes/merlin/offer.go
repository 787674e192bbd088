package merlin

import (
	"fmt"
	"strings"

	"merlin/game/merlin"
)

// ParseModules reads module names with commas between them, as a flag has them;
// "all" is every module. An error names the one that is unknown or does not fit.
func ParseModules(list string) ([]string, error) {
	names, err := merlin.ParseModules(list)
	if err != nil {
		err = fmt.Errorf("%w; the modules are %s", err, joinModules())
	}
	return names, err
}

// joinModules lists the modules, and what may be played instead of which.
func joinModules() string {
	var names, instead []string
	for _, m := range (merlin.Title{}).Describe().Modules {
		names = append(names, m.Name)
		for _, v := range m.Variants[min(1, len(m.Variants)):] {
			instead = append(instead, v+" instead of "+m.Name)
		}
	}
	return strings.Join(names, ", ") + ", " + strings.Join(instead, ", and ")
}
