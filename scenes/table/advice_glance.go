package table

import (
	"math"
	"slices"
	"strings"
)

// What is read at a glance of an advice that lies in a narrow column.

// Such a column, where the sheet has no home: a narrow one.
const (
	glanceWide   = 300.0
	glanceLetter = 21.0
)

// high is how many lines a text takes there.
func (s *Scene[V, M]) high(text string) int {
	wide := glanceWide
	if home := s.coachHome(); home.W > 0 {
		wide = home.W - 2*speechPad
	}
	st := speechStyle.Sized(glanceLetter)
	return int(math.Round(s.ctx.Measure().ParagraphHeight(text, wide, st) / (st.Size * st.Line)))
}

// glance is as much of an advice as fits: the choice and what speaks most for it always, if need be the
// first and the last of its sentences, then the step that follows, the runner-up in short with its own
// reason, all after a second reason where not both fit; and whether there is more.
func glance(lines []string, short string, fits func(string) bool) (told []string, more bool) {
	if len(lines) == 0 {
		return nil, false
	}
	var reasons, steps, rest []int
	for i, line := range lines[1:] {
		switch {
		case strings.HasPrefix(line, because):
			reasons = append(reasons, i+1)
		case strings.HasPrefix(line, goesOn):
			steps = append(steps, i+1)
		default:
			rest = append(rest, i+1)
		}
	}
	if len(reasons) == 0 { // the coach's words, or what is said in place of a reason
		reasons, rest = rest, nil
	}
	taken := []int{0}
	take := func(list []int, sure bool) {
		for _, i := range list[:min(1, len(list))] {
			if next := append(slices.Clone(taken), i); !slices.Contains(taken, i) && (sure || fits(said(lines, next, rest, short))) {
				taken = next
			}
		}
	}
	cut := false
	if len(reasons) > 0 { // a weaker one in its place would make the choice look weak
		i := reasons[0]
		whole := lines[i]
		lines = slices.Clone(lines)
		lines[i] = inBrief(whole, func(text string) bool { return fits(lines[0] + "\n" + text) })
		cut = lines[i] != whole
	}
	second := reasons[min(1, len(reasons)):]
	take(reasons, true)
	for _, i := range append(slices.Clone(steps[:min(1, len(steps))]), second[:min(1, len(second))]...) {
		whole := lines[i]
		short := inBrief(whole, func(text string) bool {
			with := slices.Clone(lines)
			with[i] = text
			return fits(said(with, append(slices.Clone(taken), i), rest, short))
		})
		lines = slices.Clone(lines)
		lines[i], cut = short, cut || short != whole
	}
	if len(second) > 0 && len(steps) > 0 && !fits(said(lines, append(slices.Clone(taken), second[0], steps[0]), rest, short)) {
		take(second, false) // what decides comes before what the next question tells anyway
	}
	take(steps, false)
	if len(short) > 0 && len(second) > 0 && len(short) < len(lines[second[0]]) { // the shorter one finds room more often
		take(rest, false)
	}
	take(second, false)
	take(rest, false)
	shortened := slices.ContainsFunc(rest, func(i int) bool { return slices.Contains(taken, i) && short != "" && lines[i] != short })
	return strings.Split(said(lines, taken, rest, short), "\n"), len(taken) < len(lines) || shortened || cut
}

// inBrief is a text if it fits, else its first and its last sentence, which says what is left of it; or
// the first alone.
func inBrief(text string, fits func(string) bool) string {
	first, rest, more := strings.Cut(text, ". ")
	if !more || fits(text) {
		return text
	}
	if i := strings.LastIndex(rest, ". "); i >= 0 && fits(first+". "+rest[i+2:]) {
		return first + ". " + rest[i+2:]
	}
	return first + "."
}

// said are some of the lines in their order, the runner-up in short.
func said(lines []string, taken, rest []int, short string) string {
	slices.Sort(taken)
	var list []string
	for _, i := range taken {
		line := lines[i]
		if short != "" && slices.Contains(rest, i) {
			line = short
		}
		list = append(list, line)
	}
	return strings.Join(list, "\n")
}
