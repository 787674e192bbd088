package main

import (
	"fmt"
	"slices"
	"strings"

	"merlin/internal/tools/cited"
)

// A chapter is a heading of the rulebook with its rules.
type chapter struct {
	title string
	rules []rule
}

// A rule has a number, a line that says what it is about, and perhaps why there is
// no code or no scenario of it.
type rule struct{ number, words, noCode, noScenario string }

// A citation is a place that cites a rule: of code a declaration's name, of a
// scenario file a title.
type citation struct{ rule, file, text string }

// readRules reads the list: chapters begin with "# ", a rule's line with its number;
// below it may stand "no code: …" or "no scenario: …" with the reason.
func readRules(text string) (chapters []chapter, err error) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch {
		case word == "":
		case word == "#":
			chapters = append(chapters, chapter{title: rest})
		case len(chapters) == 0:
			return nil, fmt.Errorf("rules.txt:%d: the list begins with a chapter, such as: # Set-up", n)
		default:
			if c := &chapters[len(chapters)-1]; !c.add(word, rest) {
				return nil, fmt.Errorf("rules.txt:%d: a line begins with a rule's number, or with no code: or no scenario: and a reason", n)
			}
		}
	}
	return chapters, nil
}

// add adds a line below the chapter's title.
func (c *chapter) add(word, rest string) bool {
	switch {
	case word == cited.Number.FindString(word) && rest != "":
		c.rules = append(c.rules, rule{number: word, words: rest})
		return true
	case len(c.rules) == 0:
		return false
	}
	r := &c.rules[len(c.rules)-1]
	var isCode, isScenario bool
	if r.noCode, isCode = reason(rest, "code: ", r.noCode); word == "no" && isCode {
		return true
	}
	r.noScenario, isScenario = reason(rest, "scenario: ", r.noScenario)
	return word == "no" && isScenario
}

func reason(text, prefix, before string) (string, bool) {
	if after, ok := strings.CutPrefix(text, prefix); ok {
		return after, true
	}
	return before, false
}

// of returns the citations of a rule.
func of(all []citation, rule string) (some []citation) {
	for _, c := range all {
		if c.rule == rule {
			some = append(some, c)
		}
	}
	return some
}

// check returns a sentence for every rule that lacks its code or scenario without a
// reason, or has it and a reason, and for every citation of a rule not on the list.
func check(chapters []chapter, code, shown []citation) (wrong []string) {
	var known []string
	for _, c := range chapters {
		for _, r := range c.rules {
			if slices.Contains(known, r.number) {
				wrong = append(wrong, "rules.txt has "+r.number+" twice")
			}
			known = append(known, r.number)
			wrong = append(wrong, r.lacks("comment of the engine cites", of(code, r.number), r.noCode)...)
			wrong = append(wrong, r.lacks("scenario shows", of(shown, r.number), r.noScenario)...)
		}
	}
	for _, c := range slices.Concat(code, shown) {
		if !slices.Contains(known, c.rule) {
			wrong = append(wrong, fmt.Sprintf("%s (%s) cites %s; there is no such rule", c.file, c.text, c.rule))
		}
	}
	return wrong
}

func (r rule) lacks(what string, cited []citation, reason string) []string {
	switch {
	case len(cited) == 0 && reason == "":
		return []string{"no " + what + " " + r.number}
	case len(cited) > 0 && reason != "":
		return []string{"rules.txt says why no " + what + " " + r.number + ", and one does: " + cited[0].file}
	}
	return nil
}
