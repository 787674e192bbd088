package merlintest

import (
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"merlin/game/merlin"
	"merlin/game/scenario"
	"merlin/internal/scenarios"
)

// Every scenario holds, wherever blue sits; in Node one seat is enough.
func TestScenarios(t *testing.T) {
	turns := merlin.MaxSeats
	if runtime.GOARCH == "wasm" {
		turns = 1
	}
	all, err := scenarios.Read("../testdata")
	if err != nil {
		t.Fatal(err)
	}
	box := merlin.StandardBox()
	for _, s := range all {
		for turned := range turns {
			failures, err := RunTurned(&s, box, turned)
			if err != nil {
				t.Errorf("blue on seat %d: %v", turned, err)
			}
			for _, f := range failures {
				t.Errorf("blue on seat %d: %s", turned, f)
			}
		}
	}
}

// The example of the README is a scenario that holds.
func TestReadmeExample(t *testing.T) {
	text, err := os.ReadFile("../testdata/README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, example, _ := strings.Cut(string(text), "\n    # ")
	example, _, _ = strings.Cut("# "+example, "\n\n")
	all, err := scenario.Read("README.md", example)
	if err != nil {
		t.Fatal(err)
	}
	failures, err := Run(&all[0], merlin.StandardBox())
	if err != nil || failures != nil {
		t.Error(err, failures)
	}
}

// Every word of the language is explained in the README.
func TestReadmeIsComplete(t *testing.T) {
	text, err := os.ReadFile("../testdata/README.md")
	if err != nil {
		t.Fatal(err)
	}
	words := scenario.Expectations()
	for _, w := range slices.Concat(heads, playerWords(), tableWords()) {
		words = append(words, w.Name)
	}
	for _, f := range forces {
		words = append(words, f.Name)
	}
	for _, m := range modules {
		for _, w := range m.words {
			words = append(words, w.Name)
		}
		for _, f := range m.forces {
			words = append(words, f.Name)
		}
	}
	for _, w := range words {
		if !regexp.MustCompile("[`,; ]" + regexp.QuoteMeta(w) + "[`,; ]").Match(text) {
			t.Errorf("the README does not explain %q", w)
		}
	}
}
