// Mutants changes the engine a little wherever it cites a rule, one change at a time,
// and wants a scenario to notice.
//
//	go run ./internal/tools/mutants [-title merlin] [-rules B24,B25] [PACKAGE…]
//
// Without packages it is those of the title and what all titles stand on, game/engine.
// It mutates the syntax tree of functions, statements, rows and constants at which a
// comment cites a rule: conditions, signs, numbers, statements, clauses, arguments,
// fields. All mutants are built into one program, which is run for each. What nothing
// notices is listed: some of that is a rule without a scenario, some of it changes
// nothing that could be noticed. It exits with 1 if a rule is cited and nothing
// notices any of its mutants. Strings and box.json are not mutated.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"merlin/internal/tools/titles"
)

func main() {
	title := titles.Flag()
	rules := flag.String("rules", "", "mutate these rules only, a `list` with commas")
	program := flag.String("program", "./internal/tools/mutants/scenarios", "the `package` of the program that notices")
	flag.Parse()
	j := job{program: *program, args: []string{*title}, packages: flag.Args()}
	if len(j.packages) == 0 {
		j.packages = packagesOf(*title)
	}
	if _, err := titles.Named(*title); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
	if *rules != "" {
		j.rules = strings.Split(*rules, ",")
	}
	open, err := j.do(os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
	if len(open) > 0 {
		os.Exit(1)
	}
}

func packagesOf(title string) []string {
	list := []string{"./game/" + title}
	if _, err := os.Stat("game/engine"); err == nil {
		list = append(list, "./game/engine")
	}
	return list
}

// A job is what to mutate and how to notice it.
type job struct {
	packages []string
	rules    []string // none: all
	program  string
	args     []string // of the program
}

// do mutates, runs and reports. It returns the rules that nothing guards.
func (j job) do(w io.Writer) (open []string, err error) {
	list, all, err := j.count()
	if err != nil {
		return nil, err
	}
	return report(w, list, all), nil
}

// count mutates, runs and counts.
func (j job) count() (list []*tally, all []*mutant, err error) {
	packages, err := load(j.packages...)
	if err != nil {
		return nil, nil, err
	}
	m := maker{wanted: anyOf(j.rules)}
	var overlays []*overlay
	var cited []string
	for _, c := range packages {
		overlays = append(overlays, m.overlayOf(c))
		cited = append(cited, c.rules()...)
	}
	if len(j.rules) > 0 {
		cited = slices.DeleteFunc(cited, func(r string) bool { return !slices.Contains(j.rules, r) })
	}
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	program, err := build(dir, j.program, overlays)
	if err != nil {
		return nil, nil, err
	}
	if err := run(program, j.args, m.all); err != nil {
		return nil, nil, err
	}
	return tallies(cited, m.all), m.all, nil
}

// rules returns the rules that a package cites.
func (c *code) rules() (list []string) {
	for _, s := range c.files {
		for _, cite := range s.citations {
			list = append(list, cite.Rule)
		}
	}
	return list
}
