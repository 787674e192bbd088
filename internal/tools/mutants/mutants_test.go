package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
)

// toy is a package whose mutants are known; what notices them breaks off, fails or
// never ends.
var toy = job{
	packages: []string{"./testdata/toy"},
	program:  "./testdata/toy/notice",
}

// Each operator makes what it says, and what a rule's mutants come to is counted:
// testdata/toy.txt has every mutant of the toy.
func TestToy(t *testing.T) {
	list, all, err := toy.count()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, m := range all {
		fate := m.killer
		switch {
		case m.faulty:
			fate = "does not build"
		case fate == "":
			fate = "survives"
		}
		_, name, _ := strings.Cut(m.place, " ")
		fmt.Fprintf(&b, "%s %s, %s: %s becomes %s: %s\n", strings.Join(m.rules, " "), name, m.operator, m.was, m.now, fate)
	}
	want, err := os.ReadFile("testdata/toy.txt")
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("testdata/toy.txt is not\n%s", &b)
	}
	b.Reset()
	open := report(&b, list, all)
	if want := []string{"R6", "R9", "R10", "R11"}; !slices.Equal(open, want) {
		t.Errorf("nothing guards %v, not %v", open, want)
	}
	for _, line := range []string{
		"\nR5     3 made,   2 killed,   0 of them by a scenario of its own,   1 survived\n",
		"\nsurvived: toy.go:21 (Pays) R3: number changed: if age < 14 { becomes if age < 15 {\n",
		"\n59 mutants made (4 more do not build), 41 killed (2 of them never ended), 18 survived\n",
		"\nrules guarded 7 of 11, 6 of them by scenarios of their own\n",
	} {
		if !strings.Contains(b.String(), line) {
			t.Errorf("no line %sin\n%s", line[1:], &b)
		}
	}
}

// Every rule that the engine cites has mutants: whether something notices them,
// make mutants says.
func TestEveryRuleHasMutants(t *testing.T) {
	t.Chdir("../../..")
	packages, err := load(packagesOf("merlin")...)
	if err != nil {
		t.Fatal(err)
	}
	m := maker{wanted: anyOf(nil)}
	var cited []string
	for _, c := range packages {
		m.overlayOf(c)
		cited = append(cited, c.rules()...)
	}
	for _, rule := range tallies(cited, m.all) {
		if rule.made == 0 {
			t.Errorf("no comment that cites %s stands at code; put one where the rule is carried out", rule.rule)
		}
	}
}

// Of some rules only their mutants are made.
func TestSomeRules(t *testing.T) {
	some := toy
	some.rules = []string{"R7", "R2"}
	list, all, err := some.count()
	if err != nil || len(list) != 2 || list[0].rule != "R2" || list[0].made+list[1].made != len(all) {
		t.Errorf("%d rules, %d mutants, error %v", len(list), len(all), err)
	}
}

// What fails without a mutant notices nothing.
func TestFailsWithoutMutant(t *testing.T) {
	broken := toy
	broken.args = []string{"fail"}
	if _, err := broken.do(io.Discard); err == nil || !strings.Contains(err.Error(), "without a mutant it is stopped by told to fail") {
		t.Errorf("error %v", err)
	}
}

func TestDifference(t *testing.T) {
	long := strings.Repeat("a", 50)
	for _, c := range [][4]string{
		{"f\n\tg()\nh", "f\n\ti()\nh", "g()", "i()"},
		{"f\ng\nh", "f\nh", "g", ""},
		{long + "b" + long, long + "c" + long, "…" + long[:40] + "b" + long[:40] + "…", "…" + long[:40] + "c" + long[:40] + "…"},
	} {
		if was, now := difference(c[0], c[1]); was != c[2] || now != c[3] {
			t.Errorf("%q and %q differ in %q and %q", c[0], c[1], was, now)
		}
	}
}

func TestCompareRules(t *testing.T) {
	want := []string{"A1", "B9", "B9a", "B10", "B10a", "B10b", "B11"}
	got := slices.Clone(want)
	slices.Reverse(got)
	if slices.SortFunc(got, compareRules); !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
}
