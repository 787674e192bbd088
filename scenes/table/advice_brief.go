package table

import (
	"strings"
	"unicode/utf8"
)

// What is read at once: a step that follows the choice, and so many reasons as long as they have no
// more letters than these.
const (
	briefReasons = 2
	briefAdvice  = 320
	roomyAdvice  = 420 // where what does not fit is left out
	terseAdvice  = 240 // where the title wants little said
	terseAll     = 330 // there, with the choice and the runner-up, who is left out for more
)

// goesOn is the mark of what follows a choice, because of what speaks for it.
const (
	goesOn  = "›"
	because = "•"
)

// brief are the lines that come first: the choice, a step, a reason or two, and what the runner-up
// would give, in short; and whether there are more. Of whole all are told.
func brief(lines []string, whole, terse bool, short string) (first []string, more bool) {
	if whole || len(lines) == 0 {
		return lines, false
	}
	most := briefAdvice
	if terse {
		most = terseAdvice
	}
	first, more = briefIn(lines, short, most)
	if n := len(first) - 1; terse && short != "" && utf8.RuneCountInString(strings.Join(first, "")) > terseAll {
		return first[:n], true
	}
	return first, more
}

// briefIn are those, with so many letters of reasons at most.
func briefIn(lines []string, short string, most int) (first []string, more bool) {
	if len(lines) == 0 {
		return nil, false
	}
	first = lines[:1:1]
	steps, reasons, letters := 0, 0, 0
	for _, line := range lines[1:] {
		n := utf8.RuneCountInString(line)
		switch {
		case strings.HasPrefix(line, goesOn):
			if steps++; steps > 1 {
				more = true
				continue
			}
		case short != "" && !strings.HasPrefix(line, because): // it is told in short
			more = more || line != short
			continue
		case reasons == briefReasons || reasons > 0 && letters+n > most:
			more, reasons = true, briefReasons
			continue
		default:
			reasons, letters = reasons+1, letters+n
		}
		first = append(first, line)
	}
	if short != "" {
		first = append(first, short)
	}
	return first, more
}
