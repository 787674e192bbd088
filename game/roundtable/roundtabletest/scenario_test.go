package roundtabletest

import (
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"merlin/game/roundtable"
	"merlin/game/scenario"
	"merlin/internal/scenarios"
)

// Every scenario holds, wherever its players sit; in Node one seat is enough.
func TestScenarios(t *testing.T) {
	turns := 3
	if runtime.GOARCH == "wasm" {
		turns = 1
	}
	all, err := scenarios.Read("../testdata")
	if err != nil {
		t.Fatal(err)
	}
	box := roundtable.StandardBox()
	for _, s := range all {
		for turned := range turns {
			failures, err := RunTurned(&s, box, turned)
			if err != nil {
				t.Errorf("seats turned by %d: %v", turned, err)
			}
			for _, f := range failures {
				t.Errorf("seats turned by %d: %s", turned, f)
			}
		}
	}
}

// The example of the README is a scenario that holds.
func TestReadmeExample(t *testing.T) {
	text := readme(t)
	_, example, _ := strings.Cut(text, "\n    # ")
	example, _, _ = strings.Cut("# "+example, "\n\n")
	all, err := scenario.Read("README.md", example)
	if err != nil {
		t.Fatal(err)
	}
	if failures, err := Run(&all[0], roundtable.StandardBox()); err != nil || failures != nil {
		t.Error(err, failures)
	}
}

// Every word of the language, every action and every question is explained there.
func TestReadmeIsComplete(t *testing.T) {
	text := readme(t)
	words := slices.Concat(scenario.Expectations(), whiteNames, placeNames, knightNames, relicNames, roundtable.ActionWords(), roundtable.Questions())
	for _, w := range slices.Concat(heads, playerWords, tableWords, questWords, seenWords) {
		words = append(words, w.Name)
	}
	for _, w := range words {
		if !regexp.MustCompile("[`,; ]"+regexp.QuoteMeta(w)+"[`,; ]").MatchString(text) && !strings.HasPrefix(w, "fight-") {
			t.Errorf("the README does not explain %q", w)
		}
	}
}

func readme(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../testdata/README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What cannot be read is refused in a sentence.
func TestScenarioErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"knights arthur kay", "there are 3 to 7 players, not 2"},
		{"knights arthur kay kay", "kay is there twice"},
		{"kay hand 8 merlin", "of merlin 7 can be given, not 8"},
		{"kay hand 2 fate", "of fate 1 can be given, not 2"},
		{"blacks tournament 9", "there is no card of value 9 on tournament"},
		{"blacks picts 1", "there is no card of value 1 on picts"},
		{"row grail", "the row has 7 places, not 1"},
		{"black-pile mists, mists", "there is no further mists"},
		{"relics crown kay", `there is no relic "crown"`},
		{"lasting despair", "despair does not last"},
		{"turn kay noon", `"noon" is no moment; there are evil, heroic and gifts`},
		{"rolls 9", `"9" is no number from 1 to 8`},
		{"kay crown 3", `"crown" means nothing here`},
		{"mode odd", `there is no mode "odd"`},
	} {
		all, err := scenario.Read("f", "# R1, x\n"+c.text+"\nexpect engines 0")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Run(&all[0], roundtable.StandardBox()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s gave %v, want %s", c.text, err, c.want)
		}
	}
}
