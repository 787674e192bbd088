package merlin

import (
	"os"
	"regexp"
	"testing"
)

// Every action and question is explained in the README of the scenarios; merlintest
// sees to the words.
func TestReadmeNamesActionsAndQuestions(t *testing.T) {
	readme, err := os.ReadFile("testdata/README.md")
	if err != nil {
		t.Fatal(err)
	}
	actions, steps := baseActions(), baseSteps()
	for _, m := range modules {
		actions, steps = append(actions, m.Actions...), append(steps, m.Steps...)
	}
	var words []string
	for _, row := range actions {
		words = append(words, row.Text)
	}
	for _, row := range steps {
		if row.Ask != nil {
			words = append(words, row.Name)
		}
	}
	for _, w := range words {
		if !regexp.MustCompile("[`,; ]" + regexp.QuoteMeta(w) + "[`,; ]").Match(readme) {
			t.Errorf("the README does not explain %q", w)
		}
	}
}
