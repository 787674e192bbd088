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

// Each operation of the vocabulary is missed by a scenario when it does nothing: in the gate
// one is looked for, in the long run how many there are is told. // L90 to L97
func TestEveryEffectIsMissed(t *testing.T) {
	all, err := scenarios.Read("../testdata")
	if err != nil {
		t.Fatal(err)
	}
	long := os.Getenv("MERLIN_LONG") != ""
	for _, o := range legends.Ops() {
		missed := 0
		for i := range all {
			if missed > 0 && !long {
				break
			}
			failures, err := RunWithout(o, &all[i])
			if err != nil {
				t.Errorf("without %s: %v", o, err)
			}
			missed += min(1, len(failures))
		}
		if missed == 0 {
			t.Errorf("no scenario fails without %s", o)
		}
		if long {
			t.Logf("without %s %d of %d scenarios fail", o, missed, len(all))
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
