package merlin

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// moduleSets are all sets of modules that can be in play together, each module also
// as each of its variants.
func moduleSets() (sets [][]string) {
	for bits := range 1 << len(modules) {
		var names []string
		for i, m := range modules {
			if bits>>i&1 == 1 {
				names = append(names, m.Name)
			}
		}
		if picked, err := pick(names); err == nil && len(picked) == len(names) {
			sets = append(sets, names)
		}
	}
	return sets
}

// isVariant reports whether a module is a variant of another.
func isVariant(name string) bool {
	return slices.ContainsFunc(modules, func(m *Module) bool { return m.Name == name && m.Variant != "" })
}

// X1: every module with every other; three bring Gold and Mistletoe.
func TestModuleSetsAreAll(t *testing.T) {
	sets := 0
	for _, names := range moduleSets() {
		if !slices.ContainsFunc(names, isVariant) {
			sets++
		}
	}
	if sets != 288 {
		t.Errorf("there are %d sets of modules without variants, want 288", sets)
	}
}

// TestModuleSets plays random games with every set of modules: for the gate one with
// each, 2, 3 and 4 seats in turn, else many with each number of seats.
func TestModuleSets(t *testing.T) {
	for n, names := range moduleSets() {
		if runtime.GOARCH == "wasm" && n%31 != 30 {
			continue
		}
		t.Run(strings.Join(names, ","), func(t *testing.T) {
			t.Parallel()
			if os.Getenv("MERLIN_LONG") != "" {
				playModules(t, 20, names...)
			} else {
				playSeats(t, 1, []int{2 + n%3}, nil, names...)
			}
		})
	}
}

// goldenSets are the sets of modules of which whole games are kept: none, each
// module and each variant alone, all together.
func goldenSets() (sets []string) {
	sets = []string{""}
	for _, m := range modules {
		sets = append(sets, m.Name)
	}
	return append(sets, strings.Join(ModuleNames(), ","))
}

// rulesOfSet returns the rules of a set written as ParseModules reads it.
func rulesOfSet(t *testing.T, set string) *Rules {
	t.Helper()
	names, err := ParseModules(set)
	if err != nil {
		t.Fatal(err)
	}
	return rulesOf(t, names...)
}

// goldenTable collects what came of each set and compares it with what is wanted.
type goldenTable[V comparable] struct {
	*testing.T
	text strings.Builder
}

func (g *goldenTable[V]) row(want map[string]V, set string, got V) {
	fmt.Fprintf(&g.text, "\t%q: %s,\n", set, strings.TrimPrefix(fmt.Sprintf("%#v", got), fmt.Sprintf("%T", got)))
	if got != want[set] {
		g.Fail()
	}
}

// done prints the whole table if a row is wrong, to be put in the place of the old
// one if the change is meant.
func (g *goldenTable[V]) done(table string) {
	if g.Failed() {
		g.Errorf("the games are others; if they should be, raise RulesVersion and let %s be\n%s", table, &g.text)
	}
}
