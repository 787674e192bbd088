package table

import (
	"slices"
	"strings"
)

// What comes first of an advice is read without scrolling, where its sheet has a home that grows.

// fitsHome reports whether lines are read so there, beside all buttons that there may be.
func (s *Scene[V, M]) fitsHome(lines []string) bool {
	if s.Small() || s.screen.Grows == nil {
		return true
	}
	p := s.planHome(&speech{text: strings.Join(lines, "\n"), home: s.coachHome(), on: &way{}})
	return p == nil || p.pinned == nil
}

// fitted leaves out for later what does not fit: warnings but the first, then the runner-up, the last warning, and what
// speaks for the choice besides the first.
func fitted(told, warns []string, short string, fits func(told, warns []string) bool) (first, warned []string) {
	for !fits(told, warns) {
		i := slices.Index(told, short)
		switch {
		case len(warns) > 1:
			warns = warns[:len(warns)-1]
		case short != "" && i > 0:
			told = slices.Delete(slices.Clone(told), i, i+1)
		case len(warns) > 0:
			warns = nil
		case len(told) > 2:
			told = lessen(told)
		default:
			return told, warns
		}
	}
	return told, warns
}

// lessen leaves the last sentence of the last line out, or that line where it has but one.
func lessen(told []string) []string {
	last := len(told) - 1
	i := strings.LastIndex(told[last], ". ")
	if i < 0 {
		return told[:last]
	}
	told = slices.Clone(told)
	told[last] = told[last][:i+1]
	return told
}
