package table

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"merlin/game"
)

// Who asks the sage the same thing turn after turn is not told the same again: he says that he
// stands by it, and the one thing that has changed.

// heardAdvice is what the sage has said of a question, and what he had said of it before that.
type heardAdvice struct {
	moves         int // of the match then
	kind          game.AskKind
	lines, before []string
}

// hears notes what he says of a question now.
func (h *heardAdvice) hears(moves int, kind game.AskKind, lines []string) {
	switch {
	case moves != h.moves && kind == h.kind:
		*h = heardAdvice{moves, kind, lines, h.lines}
	case moves != h.moves || kind != h.kind:
		*h = heardAdvice{moves, kind, lines, nil}
	}
	h.lines = lines
}

// again is the advice, if it is the one of before with the reasons of then, cut to the choice and
// to what of it matters now: a reason that is new, or else one that is counted anew; where that is a
// step or the runner-up, with the first reason. Otherwise ok is false.
func again(lines, before []string) (short []string, ok bool) {
	if len(lines) < 3 || len(before) == 0 || lines[0] != before[0] {
		return nil, false
	}
	known := 0
	var fresh, counted string
	for _, line := range lines[1:] {
		switch {
		case slices.Contains(before, line):
			known++
		case slices.ContainsFunc(before, func(b string) bool { return uncounted(b) == uncounted(line) }):
			if known++; counted == "" {
				counted = line
			}
		case fresh == "":
			fresh = line
		}
	}
	if 2*known <= len(lines)-1 {
		return nil, false
	}
	told, why := cmp.Or(fresh, counted, lines[1]), reasonOf(lines[1:])
	switch {
	case strings.HasPrefix(told, goesOn) && why != "": // a step says no reason
		return []string{lines[0], told, why}, true
	case strings.HasPrefix(why, because) && !strings.HasPrefix(told, because): // nor does the runner-up
		return []string{lines[0], why, told}, true
	}
	return []string{lines[0], told}, true
}

// reasonOf is the first line that says what speaks for the choice, else the first that is no step; "" for none.
func reasonOf(lines []string) string {
	for _, is := range []func(string) bool{
		func(s string) bool { return strings.HasPrefix(s, because) },
		func(s string) bool { return !strings.HasPrefix(s, goesOn) },
	} {
		if i := slices.IndexFunc(lines, is); i >= 0 {
			return lines[i]
		}
	}
	return ""
}

// uncounted is a text without its numbers.
func uncounted(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return -1
		}
		return r
	}, s)
}

// warned is what he says with what he warns of: last, or, where all has to be said about it, before what speaks for a
// choice.
func (s *Scene[V, M]) warned(told, warns []string) []string {
	if s.screen.Presses == nil || len(told) == 0 || !s.screen.Presses(s.model) {
		return append(slices.Clone(told), warns...)
	}
	return slices.Insert(slices.Clone(told), 1, warns...)
}
