package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/store"
)

// describedBy is what the set-up is told of Merlin.
func describedBy(t *testing.T) scenes.Title {
	t.Helper()
	games, err := NewGames(nil, store.NewMemory(), "")
	if err != nil {
		t.Fatal(err)
	}
	return games.Offered()
}

// The set-up offers what the engine has, in its order: each module in each way, with
// the module that it brings in.
func TestOfferIsTheEngines(t *testing.T) {
	var names []string
	for _, m := range describedBy(t).Modules {
		names = append(names, m.Name)
		for _, way := range append([]string{m.Name}, m.Variants...) {
			r, err := merlin.NewRules(standardBox, way)
			if err != nil {
				t.Fatal(err)
			}
			want := []string{way}
			if m.Brings != "" {
				want = []string{m.Brings, way}
			}
			if !slices.Equal(r.Modules(), want) {
				t.Errorf("%s: the engine plays %q, the set-up says %q", way, r.Modules(), want)
			}
		}
	}
	for _, name := range names {
		if describedBy(t).Pictures[name] == "" {
			t.Errorf("%s has no picture", name)
		}
	}
	if !slices.Equal(names, merlin.ModuleNames()) {
		t.Errorf("offered are %q, the engine has %q", names, merlin.ModuleNames())
	}
}

// Every preset can be played, and the last one is everything.
func TestPresetsAreSets(t *testing.T) {
	for _, p := range describedBy(t).Presets {
		if _, err := ParseModules(strings.Join(p.Modules, ",")); err != nil {
			t.Errorf("%s: %v", p.Name, err)
		}
	}
	if last := describedBy(t).Presets; !slices.Equal(last[len(last)-1].Modules, merlin.ModuleNames()) {
		t.Errorf("the last is %q", last[len(last)-1].Modules)
	}
}
