package merlintest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"merlin/game/merlin"
	"merlin/game/scenario"
)

// readAll reads every scenario file.
func readAll(t *testing.T) (all []scenario.Scenario) {
	files, _ := filepath.Glob("../testdata/*.txt")
	if len(files) == 0 {
		t.Fatal("there are no scenario files in testdata")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		scenarios, err := scenario.Read(file, string(text))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, scenarios...)
	}
	return all
}

func TestScenarios(t *testing.T) {
	box := merlin.StandardBox()
	for _, s := range readAll(t) {
		failures, err := Run(&s, box)
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
