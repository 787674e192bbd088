package scenario

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A title of its own, with nothing of Merlin's, has all of the language.
func TestAnyTitle(t *testing.T) {
	for text, want := range map[string]string{
		// what is given, done and expected
		"heap 3\nred card 7\ndo take 1; blue: take 2\nexpect over; winners blue; asks nobody; heap -3; heap 0; event taken red 1, taken blue 2; event taken red blue; revealed": "",
		"seats 3\nfirst green\neach card 4\ndo take 2\nexpect asks red stones; only take 1, take 2; can take 2; options 2; no over":                                             "",
		// the beginning is dealt
		"set-up 1\nexpect red card 1; blue card 2; points red 0": "",
		"set-up 1\nheap 2\nexpect over":                          "f:3: set-up deals everything",
		// who sees what
		"red card 7\nblue card 8\nexpect view red card 7; view red blue card hidden; view nobody red card hidden; red card 7": "",
		"red card 7\nexpect view blue red card 7": "f:3: expect view blue red card 7: hidden: true",
		"heap 1\nred card 7\ndo take 1\nexpect points red +7; view red event shown red 7; view blue event shown red -1": "",
		"heap 1\nred card 7\ndo take 1\nexpect view blue event shown red 7":                                             "shown red 7 is not among: taken red 1 0 0 0 0, shown red -1 0 0 0 0",
		// what may be forced, and when
		"heap 1\ndo spill; take 1\nexpect heap 1; no event shown": "",
		"heap 1\ndo take 1\ndo spill\nexpect heap 1":              "f:4: do spill: first nobody has to answer",
		// what cannot be done, or read
		"do take 3\nexpect heap 2":        `"take 3" is not among the options of "stones"; there are: take 1, take 2`,
		"do blue: take 1\nexpect heap 2":  "f:2: do blue: take 1: it is red who is asked: stones",
		"do pink: take 1\nexpect heap 2":  `f:2: do pink: take 1: there is no player "pink"; there are red, blue`,
		"seats 4\nexpect heap 2":          `f:2: seats 4: "4" is no number from 2 to 3`,
		"green card 1\nexpect heap 2":     `"green" means nothing here; a line begins with do, expect, a player's colour, each, or one of heap, first`,
		"red heap 1\nexpect heap 2":       `"heap" means nothing here; of a player's things there are card`,
		"expect first red":                `"first" can be given but not expected`,
		"expect event gold":               `there is no event "gold"`,
		"expect view pink heap 5":         `there is no player "pink"; there are red, blue (and nobody)`,
		"expect heap 4; heap +1; heap =5": "f:2: expect heap 4: it is 5\nf:2: expect heap +1: it is +0 (from 5 to 5)",
	} {
		all, err := Read("f", "# N1, a toy\n"+text)
		if err != nil {
			t.Fatal(err)
		}
		failures, err := nimLanguage.Run(&all[0])
		if err != nil {
			failures = append(failures, err.Error())
		}
		if got := strings.Join(failures, "\n"); got != want && (want == "" || !strings.Contains(got, want)) {
			t.Errorf("%s\ngives\n%s\nnot\n%s", text, got, want)
		}
	}
}

// After an action that is not open nothing more is done; after an expectation that
// fails the scenario goes on.
func TestFailedActionEnds(t *testing.T) {
	all, err := Read("f", "# N1, a toy\nexpect heap 1; heap 2\ndo take 3; take 1\nexpect heap 4")
	if err != nil {
		t.Fatal(err)
	}
	failures, err := nimLanguage.Run(&all[0])
	if err != nil || len(failures) != 3 {
		t.Errorf("%q, %v", failures, err)
	}
}

// A title begins with the numbers of rules; it may go on over several lines.
func TestRead(t *testing.T) {
	all, err := Read("f", "\n# N1, B13a, what\n# it shows, B2\nheap  5 ;; first\tred\nexpect heap 5\n\n#C2,x\nexpect heap 5\n")
	if err != nil || len(all) != 2 {
		t.Fatal(all, err)
	}
	if s := all[0]; s.Title != "N1, B13a, what it shows, B2" || s.Line != 2 || !slices.Equal(s.Rules(), []string{"N1", "B13a"}) {
		t.Errorf("%+v has the rules %q", s, s.Rules())
	}
	if got := fmt.Sprint(all[0].lines[0]); got != "{4 heap [5 first red]}" {
		t.Errorf("the line is read as %s", got)
	}
	for _, w := range []string{"", "b1", "B", "B1z", "B1ab", "Bx"} {
		if isRule(w) {
			t.Errorf("%q is taken for a rule", w)
		}
	}
}
