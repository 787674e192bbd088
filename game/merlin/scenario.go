package merlin

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A scenario is a test that reads like the rulebook: a position in words, what is
// done, what must be true then. Files of them lie in testdata, whose README
// documents the form. The reader works on words only; what a word means stands in
// a row of a table (see scenarioWord), so that a module brings its own.

// Scenario is one scenario of a file. Its title begins with the rules it tests.
type Scenario struct {
	Title string
	File  string
	Line  int // of the title
	lines []scenarioLine
}

// scenarioLine is a line below the title: its first word and its phrases, which
// stand between semicolons.
type scenarioLine struct {
	line    int
	word    string
	phrases []string
}

// ReadScenarios reads a file of scenarios, which are separated by blank lines and
// begin with a title line "# …". An error names the file and the line.
func ReadScenarios(file, text string) ([]Scenario, error) {
	var all []Scenario
	open := false // a scenario is open: the last line was not blank
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		title, titled := strings.CutPrefix(line, "#")
		title = strings.TrimSpace(title)
		switch {
		case line == "":
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
			s.lines = append(s.lines, splitLine(n+1, line))
		}
	}
	return all, checkScenarios(file, all)
}

func checkScenarios(file string, all []Scenario) error {
	if len(all) == 0 {
		return fmt.Errorf("%s:1: there is no scenario in this file", file)
	}
	for _, s := range all {
		if len(s.Rules()) == 0 {
			return fmt.Errorf("%s:%d: a title begins with the rules it tests, such as: # B51, B52a, what it shows", file, s.Line)
		}
		if !slices.ContainsFunc(s.lines, func(l scenarioLine) bool { return l.word == "expect" }) {
			return fmt.Errorf("%s:%d: the scenario expects nothing; add a line such as: expect points blue +2", file, s.Line)
		}
		for _, l := range s.lines {
			if len(l.phrases) == 0 {
				return fmt.Errorf("%s:%d: nothing stands behind %q", file, l.line, l.word)
			}
		}
	}
	return nil
}

func splitLine(n int, line string) scenarioLine {
	word, rest, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	l := scenarioLine{line: n, word: word}
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

// isRule tells whether a word is the number of a rule: a capital, digits, perhaps
// a small letter.
func isRule(w string) bool {
	if w == "" || w[0] < 'A' || w[0] > 'Z' {
		return false
	}
	digits := strings.TrimRight(w[1:], "abcdefghi")
	return digits != "" && len(w)-len(digits) <= 2 && strings.Trim(digits, "0123456789") == ""
}

// Run plays a scenario with the components of a box. It returns what was not as
// expected, each with file and line, or an error if the scenario cannot be read.
func (s *Scenario) Run(box *Box) (failures []string, err error) {
	run := &scenarioRun{}
	line := s.Line
	if run.position, err = newPosition(s, box, &line); err == nil {
		run.then = run.State
		err = s.play(run, &line, &failures)
	}
	if err != nil {
		return failures, fmt.Errorf("%s:%d: %w", s.File, line, err)
	}
	return failures, nil
}

// play goes through the lines below the position. A failed action ends it, for
// what follows would stand on sand.
func (s *Scenario) play(run *scenarioRun, line *int, failures *[]string) error {
	for _, l := range s.lines {
		if l.word != "do" && l.word != "expect" {
			continue
		}
		*line = l.line
		if l.word == "do" {
			run.events = run.events[:0]
		}
		for _, phrase := range l.phrases {
			err := run.line(l.word, phrase)
			var failed *scenarioFailure
			switch {
			case err == nil:
			case !errors.As(err, &failed):
				return fmt.Errorf("%s %s: %w", l.word, phrase, err)
			default:
				*failures = append(*failures, fmt.Sprintf("%s:%d: %s %s: %s", s.File, l.line, l.word, phrase, failed.text))
				if l.word == "do" {
					return nil
				}
			}
		}
	}
	return nil
}

// scenarioFailure is an expectation that fails or an action that is not open, as
// against a text that cannot be read.
type scenarioFailure struct{ text string }

func (f *scenarioFailure) Error() string { return f.text }

func failed(format string, args ...any) error {
	return &scenarioFailure{fmt.Sprintf(format, args...)}
}
