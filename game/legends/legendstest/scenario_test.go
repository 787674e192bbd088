package legendstest

import (
	"os"
	"regexp"
	"slices"
	"testing"

	"merlin/game/legends"
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

// Each operation, cost and condition of the vocabulary is missed by a scenario when it means
// nothing: in the gate one is looked for, in the long run how many there are is told.
// L82, L83, L90 to L97
func TestEveryWordIsMissed(t *testing.T) {
	all, err := scenarios.Read("../testdata")
	if err != nil {
		t.Fatal(err)
	}
	long := os.Getenv("MERLIN_LONG") != ""
	for _, word := range legends.Lacks() {
		missed := 0
		for i := range all {
			if missed > 0 && !long {
				break
			}
			failures, err := RunWithout(word, &all[i])
			if err != nil {
				t.Errorf("without the %s: %v", word.Word, err)
			}
			missed += min(1, len(failures))
		}
		if missed == 0 {
			t.Errorf("no scenario fails without the %s", word.Word)
		}
		if long {
			t.Logf("without the %s %d of %d scenarios fail", word.Word, missed, len(all))
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
