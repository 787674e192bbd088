package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// A tally says of a rule how many mutants were made and killed; in own by a
// scenario of this rule.
type tally struct {
	rule              string
	made, killed, own int
}

// tallies counts by rule, in the order of the rules' numbers. A rule that is cited
// where nothing could be mutated counts 0.
func tallies(cited []string, all []*mutant) (list []*tally) {
	byRule := map[string]*tally{}
	for _, rule := range cited {
		if byRule[rule] == nil {
			byRule[rule] = &tally{rule: rule}
			list = append(list, byRule[rule])
		}
	}
	for _, m := range all {
		for _, rule := range m.rules {
			if t := byRule[rule]; t != nil && !m.faulty {
				t.add(m)
			}
		}
	}
	slices.SortFunc(list, func(a, b *tally) int { return compareRules(a.rule, b.rule) })
	return list
}

func (t *tally) add(m *mutant) {
	t.made++
	if m.killer == "" {
		return
	}
	t.killed++
	if slices.Contains(strings.FieldsFunc(m.killer, func(r rune) bool { return r == ',' || r == ' ' }), t.rule) {
		t.own++
	}
}

// guarded reports whether a mutant of the rule was noticed.
func (t *tally) guarded() bool { return t.killed > 0 }

// compareRules puts B9 before B10 and B10 before B10a.
func compareRules(a, b string) int {
	if a[0] != b[0] {
		return int(a[0]) - int(b[0])
	}
	digits := func(s string) int { return len(strings.TrimRight(s[1:], "abcdefghijklmnopqrstuvwxyz")) }
	if x, y := digits(a), digits(b); x != y {
		return x - y
	}
	return strings.Compare(a, b)
}

// report writes a line for each rule, one for each mutant that survived, and a
// summary. It returns the rules that nothing guards.
func report(w io.Writer, list []*tally, all []*mutant) (open []string) {
	own := 0
	for _, t := range list {
		fmt.Fprintf(w, "%-4s %3d made, %3d killed, %3d of them by a scenario of its own, %3d survived\n", t.rule, t.made, t.killed, t.own, t.made-t.killed)
		if !t.guarded() {
			open = append(open, t.rule)
		}
		own += min(1, t.own)
	}
	made, killed, endless, faulty := 0, 0, 0, 0
	for _, m := range all {
		switch {
		case m.faulty:
			faulty++
			continue
		case m.killer != "":
			killed++
			if strings.HasPrefix(m.killer, "by endless") {
				endless++
			}
		default:
			fmt.Fprintf(w, "survived: %s %s: %s: %s becomes %s\n", m.place, strings.Join(m.rules, ", "), m.operator, m.was, m.now)
		}
		made++
	}
	fmt.Fprintf(w, "%d mutants made (%d more do not build), %d killed (%d of them never ended), %d survived\n", made, faulty, killed, endless, made-killed)
	fmt.Fprintf(w, "rules guarded %d of %d, %d of them by scenarios of their own\n", len(list)-len(open), len(list), own)
	if len(open) > 0 {
		fmt.Fprintln(w, "not guarded:", strings.Join(open, ", "))
	}
	return open
}
