package legendstest

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"merlin/game/scenario"
	"merlin/internal/scenarios"
)

// Every scenario holds.
func TestScenarios(t *testing.T) {
	all, err := scenarios.Read("../testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		failures, err := Run(&s)
		if err != nil {
			t.Error(err)
		}
		for _, f := range failures {
			t.Error(f)
		}
	}
}

// Every word of the language is explained in the README.
func TestReadmeIsComplete(t *testing.T) {
	text, err := os.ReadFile("../testdata/README.md")
	if err != nil {
		t.Fatal(err)
	}
	words := scenario.Expectations()
	for _, w := range slices.Concat(heads, seatWords(), tableWords()) {
		words = append(words, w.Name)
	}
	for _, w := range words {
		if !regexp.MustCompile("[`,; ]" + regexp.QuoteMeta(w) + "[`,; ]").Match(text) {
			t.Errorf("the README does not explain %q", w)
		}
	}
}
