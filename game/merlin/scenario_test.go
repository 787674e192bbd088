package merlin

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// baseRules are the numbers of all rules of the base game.
var baseRules = strings.Fields(`
	B1 B2 B3 B4 B5 B6 B7 B8 B9 B9a
	B10 B10a B10b B10c B11 B12 B13 B13a B14 B14a B14b B15 B15a
	B20 B20a B21 B21a B22 B23 B24 B25 B26 B27 B28 B29 B29a
	B30 B31 B32 B33 B34 B35
	B40 B50 B50a B51 B52 B52a B53 B54 B55 B56`)

// moduleRules are those of the modules; their tests add them.
var moduleRules []string

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

// Every rule has a scenario whose title begins with its number.
func TestRulesHaveScenarios(t *testing.T) {
	var cited []string
	for _, s := range readAll(t) {
		cited = append(cited, s.Rules()...)
	}
	for _, rule := range slices.Concat(baseRules, moduleRules) {
		if !slices.Contains(cited, rule) {
			t.Errorf("%s has no scenario", rule)
		}
	}
	for _, rule := range cited {
		if strings.HasPrefix(rule, "B") && !slices.Contains(baseRules, rule) {
			t.Errorf("a scenario cites %s; there is no such rule", rule)
		}
	}
}

// Every rule is cited by a comment where it is carried out.
func TestRulesAreCited(t *testing.T) {
	files, _ := filepath.Glob("*.go")
	comment, number := regexp.MustCompile(`//.*`), regexp.MustCompile(`\b[A-Z]\d+[a-i]?\b`)
	cited := map[string]bool{}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(file, "scenario") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range comment.FindAllString(string(text), -1) {
			for _, rule := range number.FindAllString(c, -1) {
				cited[rule] = true
			}
		}
	}
	for _, rule := range slices.Concat(baseRules, moduleRules) {
		if !cited[rule] {
			t.Errorf("no comment cites %s", rule)
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
