// Scenarios runs the scenarios of a title until one fails; internal/tools/mutants
// builds it with a mutant of the rules in it.
//
//	scenarios TITLE RULE,RULE…
//
// Those of the rules, if any, come first. It exits with 1 and says which one failed.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"merlin/game/merlin"
	"merlin/game/merlin/merlintest"
	"merlin/internal/scenarios"
)

// example is a scenario of any title: its rules, and what runs it and tells what failed.
type example struct {
	title string
	rules []string
	run   func() (failed bool)
}

// titles read their scenarios.
var titles = map[string]func() ([]example, error){"merlin": readMerlin}

func main() {
	if len(os.Args) != 3 || titles[os.Args[1]] == nil {
		fmt.Println("usage: scenarios TITLE RULES")
		os.Exit(2)
	}
	all, err := titles[os.Args[1]]()
	if err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	rules := strings.Split(os.Args[2], ",")
	about := func(s example) bool {
		return slices.ContainsFunc(s.rules, func(r string) bool { return slices.Contains(rules, r) })
	}
	for _, first := range []bool{true, false} {
		for _, s := range all {
			if about(s) == first && s.fails() {
				os.Exit(1)
			}
		}
	}
}

// fails runs a scenario and says so if it fails, or cannot be run to its end.
func (s example) fails() (failed bool) {
	defer func() {
		if recover() != nil {
			failed = true
		}
		if failed {
			fmt.Println(s.title)
		}
	}()
	return s.run()
}

// readMerlin reads the scenarios of Merlin. Each is played as it stands, and with blue on
// the last seat.
func readMerlin() (all []example, err error) {
	list, err := scenarios.Read(filepath.FromSlash("game/merlin/testdata"))
	if err != nil {
		return nil, err
	}
	box := merlin.StandardBox()
	for _, turned := range []int{0, merlin.MaxSeats - 1} {
		for _, s := range list {
			all = append(all, example{s.Title, s.Rules(), func() bool {
				failures, err := merlintest.RunTurned(&s, box, turned)
				return len(failures) > 0 || err != nil
			}})
		}
	}
	return all, nil
}
