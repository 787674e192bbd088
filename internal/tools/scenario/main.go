// Scenario runs scenario files and names each expectation that fails.
//
//	go run ./internal/tools/scenario FILE…
//
// It exits with 1 if an expectation failed and with 2 if a file cannot be read.
// game/merlin/testdata/README.md documents the form of the files.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"merlin/game/merlin"
	"merlin/game/merlin/merlintest"
	"merlin/game/scenario"
	"merlin/internal/scenarios"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run runs the files and returns the exit code.
func run(files []string, out, errs io.Writer) int {
	if len(files) == 0 || strings.HasPrefix(files[0], "-") {
		fmt.Fprintln(errs, "usage: go run ./internal/tools/scenario FILE…")
		return 2
	}
	t := tally{box: merlin.StandardBox(), out: out, errs: errs}
	for _, file := range files {
		t.run(file)
	}
	fmt.Fprintf(out, "%d scenarios in %d files, %d expectations or actions failed, %d could not be read\n",
		t.scenarios, len(files), t.failures, t.unread)
	return t.code()
}

// tally counts what became of the scenarios.
type tally struct {
	box                         *merlin.Box
	out, errs                   io.Writer
	scenarios, failures, unread int
}

// run runs a file and prints what failed.
func (t *tally) run(file string) {
	all, err := scenarios.ReadFile(file)
	if err != nil {
		t.fault(err)
		return
	}
	for _, s := range all {
		t.scenarios++
		t.play(&s)
	}
}

// play plays a scenario with blue on each seat in turn, until something fails.
func (t *tally) play(s *scenario.Scenario) {
	for turned := range merlin.MaxSeats {
		failures, err := merlintest.RunTurned(s, t.box, turned)
		for _, f := range failures {
			t.failures++
			fmt.Fprintln(t.out, f)
		}
		if err != nil {
			t.fault(err)
		}
		if len(failures) > 0 || err != nil {
			return
		}
	}
}

func (t *tally) fault(err error) {
	t.unread++
	fmt.Fprintln(t.errs, err)
}

// code is the exit code.
func (t *tally) code() int {
	switch {
	case t.unread > 0:
		return 2
	case t.failures > 0:
		return 1
	}
	return 0
}
