// Package scenario is the core of the scenario language: tests that read like a
// rulebook. A scenario is a position in words, what is done, what must be true then.
//
// The core reads files, gives a position its lines, does what is to be done and
// compares. It knows no title: what a word means stands in a row of a title's
// [Language]. The program that ships links neither this nor the languages; they serve
// tests and tools.
package scenario

import (
	"fmt"
	"slices"
	"strings"
)

// Scenario is one scenario of a file. Its title begins with the rules it tests.
type Scenario struct {
	Title string
	File  string
	Line  int // of the title
	lines []line
}

// line is a line below the title: its first word and its phrases, which stand between
// semicolons.
type line struct {
	at      int // counted from 1
	word    string
	phrases []string
}

// Read reads a file of scenarios, which are separated by blank lines and begin with a
// title line "# …". An error names the file and the line.
func Read(file, text string) ([]Scenario, error) {
	var all []Scenario
	open := false // a scenario is open: the last line was not blank
	for n, l := range strings.Split(text, "\n") {
		l = strings.TrimSpace(l)
		title, titled := strings.CutPrefix(l, "#")
		title = strings.TrimSpace(title)
		switch {
		case l == "":
			open = false
		case titled && open && len(all[len(all)-1].lines) == 0:
			all[len(all)-1].Title += " " + title
		case titled && !open:
			all = append(all, Scenario{Title: title, File: file, Line: n + 1})
			open = true
		case titled:
			return nil, fmt.Errorf("%s:%d: a title stands inside a scenario; put a blank line before it", file, n+1)
		case !open:
			return nil, fmt.Errorf("%s:%d: a scenario begins with a title line: # B51, what it shows", file, n+1)
		default:
			s := &all[len(all)-1]
			s.lines = append(s.lines, split(n+1, l))
		}
	}
	return all, check(file, all)
}

func check(file string, all []Scenario) error {
	if len(all) == 0 {
		return fmt.Errorf("%s:1: there is no scenario in this file", file)
	}
	for _, s := range all {
		if len(s.Rules()) == 0 {
			return fmt.Errorf("%s:%d: a title begins with the rules it tests, such as: # B51, B52a, what it shows", file, s.Line)
		}
		if !slices.ContainsFunc(s.lines, func(l line) bool { return l.word == "expect" }) {
			return fmt.Errorf("%s:%d: the scenario expects nothing; add a line such as: expect points blue +2", file, s.Line)
		}
		for _, l := range s.lines {
			if len(l.phrases) == 0 {
				return fmt.Errorf("%s:%d: nothing stands behind %q", file, l.at, l.word)
			}
		}
	}
	return nil
}

func split(n int, text string) line {
	word, rest, _ := strings.Cut(strings.ReplaceAll(text, "\t", " "), " ")
	l := line{at: n, word: word}
	for phrase := range strings.SplitSeq(rest, ";") {
		if phrase = strings.Join(strings.Fields(phrase), " "); phrase != "" {
			l.phrases = append(l.phrases, phrase)
		}
	}
	return l
}

// Rules returns the numbers of the rules that the title begins with: B13a, F4, …
func (s *Scenario) Rules() (rules []string) {
	for part := range strings.SplitSeq(s.Title, ",") {
		part = strings.TrimSpace(part)
		if !isRule(part) {
			break
		}
		rules = append(rules, part)
	}
	return rules
}

// isRule reports whether a word is the number of a rule: a capital, digits, perhaps a
// small letter.
func isRule(w string) bool {
	if w == "" || w[0] < 'A' || w[0] > 'Z' {
		return false
	}
	digits := strings.TrimRight(w[1:], "abcdefghij")
	return digits != "" && len(w)-len(digits) <= 2 && strings.Trim(digits, "0123456789") == ""
}
