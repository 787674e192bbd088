package merlin

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// readAll reads every scenario file.
func readAll(t *testing.T) (all []Scenario) {
	files, _ := filepath.Glob("testdata/*.txt")
	if len(files) == 0 {
		t.Fatal("there are no scenario files in testdata")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		scenarios, err := ReadScenarios(file, string(text))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, scenarios...)
	}
	return all
}

func TestScenarios(t *testing.T) {
	box := StandardBox()
	for _, s := range readAll(t) {
		failures, err := s.Run(box)
		if err != nil {
			t.Error(err)
		}
		for _, f := range failures {
			t.Error(f)
		}
	}
}

// The example of the README is a scenario that holds.
func TestReadmeExample(t *testing.T) {
	text, err := os.ReadFile("testdata/README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, example, _ := strings.Cut(string(text), "\n    # ")
	example, _, _ = strings.Cut("# "+example, "\n\n")
	all, err := ReadScenarios("README.md", example)
	if err != nil {
		t.Fatal(err)
	}
	failures, err := all[0].Run(StandardBox())
	if err != nil || failures != nil {
		t.Error(err, failures)
	}
}

// Every word of the language is explained in the README.
func TestReadmeIsComplete(t *testing.T) {
	text, err := os.ReadFile("testdata/README.md")
	if err != nil {
		t.Fatal(err)
	}
	words := slices.Clone(headWords)
	for _, w := range slices.Concat(playerWords(), tableWords()) {
		words = append(words, w.name)
	}
	for w := range expectations {
		words = append(words, w)
	}
	for w := range scenarioForces {
		words = append(words, w)
	}
	actions, steps := baseActions(), baseSteps()
	for _, m := range modules {
		actions, steps = append(actions, m.Actions...), append(steps, m.Steps...)
		for _, w := range scenarioModules[m.Name].words {
			words = append(words, w.name)
		}
	}
	for _, row := range actions {
		words = append(words, row.text)
	}
	for _, row := range steps {
		if row.ask != nil {
			words = append(words, row.name)
		}
	}
	for _, w := range words {
		if !regexp.MustCompile("[`,; ]" + regexp.QuoteMeta(w) + "[`,; ]").Match(text) {
			t.Errorf("the README does not explain %q", w)
		}
	}
}
