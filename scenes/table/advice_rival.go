package table

import (
	"slices"
	"strings"
)

// What speaks for the runner-up, told apart from what speaks for both.

// rivals is the first that speaks for the runner-up and not for what is advised too, by its own name,
// as a sentence that follows; "" for nothing. alike says that all that speaks for it does so for both.
func (s *Scene[V, M]) rivals(choice, other, plan string) (gives string, alike bool) {
	c := s.leaf(s.advice.rival)
	if c == nil || s.screen.Plan == nil || len(c.Do) > len(s.advice.other) {
		return "", false
	}
	_, serves := s.screen.Plan(s.model, c, s.advice.other)
	if s.screen.Reasons != nil {
		serves = strings.Join(s.screen.Reasons(s.model, c, s.advice.other), "\n")
	}
	alikes := func(text string) string { return strings.ReplaceAll(text, other, choice) }
	if s.screen.Terse {
		alikes = func(text string) string { return withoutNames(text, choice, other) }
	}
	said := alikes(plan)
	for line := range strings.Lines(serves) {
		line = strings.TrimSuffix(line, "\n")
		if !strings.Contains(said, alikes(line)) { // what speaks against it may have told that too
			return ". " + line, false
		}
	}
	return "", serves != ""
}

// beating are lines with by how much the runner-up is worse, where that fits; a second reason gives way where anybody
// sees that the runner-up brings as much: who looks at the table asks why not that.
func (s *Scene[V, M]) beating(told []string, fits func(string) bool) []string {
	beats := s.beats()
	if beats == "" {
		return told
	}
	all := append(slices.Clone(told), beats)
	reason := func(line string) bool { return strings.HasPrefix(line, because) }
	if n := len(told) - 1; !fits(strings.Join(all, "\n")) && n > 1 && reason(told[n]) && reason(told[n-1]) && s.seenAsMuch() {
		all = slices.Delete(all, n, n+1)
	}
	if fits(strings.Join(all, "\n")) {
		return all
	}
	return told
}

// seenAsMuch reports whether anybody sees that the runner-up brings as much at least.
func (s *Scene[V, M]) seenAsMuch() bool {
	a := s.advice
	return s.screen.Worth != nil && len(a.other) > 0 && s.screen.Worth(s.model, a.other) >= s.screen.Worth(s.model, a.line)
}

// beats is by how much the runner-up is worse, where there is no room for more of it; "" where that is little, or not
// found out, or said anyway.
func (s *Scene[V, M]) beats() string {
	d := &s.advice.decided
	other := s.rival()
	if s.advice.lesson != nil || other == "" || d.Alone || !d.Tried || d.Margin < worthANumber || s.recalls() || s.leavesBe() {
		return ""
	}
	return sentence(s.ctx.T("advice.beats", "other", other, "count", whole(d.Margin)))
}

// withoutNames is a text without the words of which names are made.
func withoutNames(text string, names ...string) string {
	for _, name := range names {
		for _, word := range strings.Fields(unquoted.Replace(name)) {
			text = strings.ReplaceAll(text, word, "")
		}
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines { // a name may have several
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return strings.Join(lines, "\n")
}

// unquoted takes away the quotes of what is itself quoted.
var unquoted = strings.NewReplacer("„", "", "“", "", "”", "", "«\u00a0", "", "\u00a0»", "")
