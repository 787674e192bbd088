// Scenarios runs the scenarios of a title until some fail; internal/tools/mutants
// builds it with a mutant of the rules in it.
//
//	scenarios TITLE RULE,RULE…
//
// Those of the rules, if any, come first, each of them; then the others until one fails. It
// exits with 1 and says which failed.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"merlin/internal/scenarios"
	"merlin/internal/tools/titles"
)

// example is a scenario: its rules, and what runs it and tells what failed.
type example struct {
	title string
	rules []string
	run   func() (failed bool)
}

func main() {
	if len(os.Args) != 3 {
		fmt.Println("usage: scenarios TITLE RULES")
		os.Exit(2)
	}
	all, err := read(os.Args[1])
	if err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	rules := strings.Split(os.Args[2], ",")
	about := func(s example) bool {
		return slices.ContainsFunc(s.rules, func(r string) bool { return slices.Contains(rules, r) })
	}
	var failed []string // of the rules: all that fail
	for _, s := range all {
		if about(s) && s.fails() {
			failed = append(failed, s.title)
		}
	}
	for _, s := range all {
		if failed == nil && !about(s) && s.fails() {
			failed = append(failed, s.title)
		}
	}
	if failed != nil {
		fmt.Println(strings.Join(failed, ", "))
		os.Exit(1)
	}
}

// fails runs a scenario and reports whether it fails, or cannot be run to its end.
func (s example) fails() (failed bool) {
	defer func() {
		if recover() != nil {
			failed = true
		}
	}()
	return s.run()
}

// read reads the scenarios of a title. Each is played as it stands, and with everybody on
// another seat.
func read(title string) (all []example, err error) {
	t, err := titles.Named(title)
	if err != nil {
		return nil, err
	}
	list, err := scenarios.Read(filepath.FromSlash(t.Scenarios))
	if err != nil {
		return nil, err
	}
	for _, turned := range slices.Compact([]int{0, t.Turns - 1}) {
		for _, s := range list {
			all = append(all, example{s.Title, s.Rules(), func() bool {
				failures, err := t.Run(&s, turned)
				return len(failures) > 0 || err != nil
			}})
		}
	}
	return all, nil
}
