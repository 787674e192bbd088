// Scenario runs scenario files and names each expectation that fails.
//
//	go run ./internal/tools/scenario FILE…
//
// It exits with 1 if an expectation failed and with 2 if a file cannot be read.
// game/merlin/testdata/README.md documents the form of the files.
package main

import (
	"flag"
	"fmt"
	"os"

	"merlin/game/merlin"
)

func main() {
	quiet := flag.Bool("q", false, "do not print the count")
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: go run ./internal/tools/scenario FILE…")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	t := tally{box: merlin.StandardBox()}
	for _, file := range flag.Args() {
		t.run(file)
	}
	if !*quiet {
		fmt.Printf("%d scenarios in %d files, %d expectations or actions failed, %d could not be read\n",
			t.scenarios, flag.NArg(), t.failures, t.unread)
	}
	os.Exit(t.code())
}

// tally counts what became of the scenarios.
type tally struct {
	box                         *merlin.Box
	scenarios, failures, unread int
}

// run runs a file and prints what failed.
func (t *tally) run(file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.fault(err)
		return
	}
	all, err := merlin.ReadScenarios(file, string(text))
	if err != nil {
		t.fault(err)
		return
	}
	for _, s := range all {
		t.scenarios++
		failures, err := s.Run(t.box)
		for _, f := range failures {
			t.failures++
			fmt.Println(f)
		}
		if err != nil {
			t.fault(err)
		}
	}
}

func (t *tally) fault(err error) {
	t.unread++
	fmt.Fprintln(os.Stderr, err)
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
