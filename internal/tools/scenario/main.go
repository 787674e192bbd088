// Scenario runs scenario files and names each expectation that fails.
//
//	go run ./internal/tools/scenario [-title merlin] [-deck FILE] FILE…
//
// It exits with 1 if an expectation failed and with 2 if a file cannot be read. The README
// beside the scenarios of a title documents the form of its files.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"merlin/game/scenario"
	"merlin/internal/scenarios"
	"merlin/internal/tools/titles"
)

func main() {
	title, deck := titles.Flag(), titles.File()
	flag.Usage = func() { usage(os.Stderr) }
	flag.Parse()
	os.Exit(run(*title, *deck, flag.Args(), os.Stdout, os.Stderr))
}

func usage(w io.Writer) {
	fmt.Fprintln(w, "usage: go run ./internal/tools/scenario [-title TITLE] [-deck FILE] FILE…")
}

// run runs the files of a title, with the components of a file if one is named, and returns
// the exit code.
func run(title, deck string, files []string, out, errs io.Writer) int {
	of, err := open(title, deck)
	if err != nil || len(files) == 0 {
		if err != nil {
			fmt.Fprintln(errs, err)
		}
		usage(errs)
		return 2
	}
	t := tally{title: of, out: out, errs: errs}
	for _, file := range files {
		t.run(file)
	}
	fmt.Fprintf(out, "%d scenarios in %d files, %d expectations or actions failed, %d could not be read\n",
		t.scenarios, len(files), t.failures, t.unread)
	return t.code()
}

// open returns a title whose scenarios are played with the components of a file.
func open(title, deck string) (*titles.Title, error) {
	of, err := titles.Named(title)
	switch {
	case err != nil || deck == "":
		return of, err
	case of.With == nil:
		return nil, fmt.Errorf("%s: scenarios of %s are of what comes with the program", deck, title)
	}
	other := *of
	other.Run, err = of.With(deck)
	return &other, err
}

// tally counts what became of the scenarios.
type tally struct {
	title                       *titles.Title
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

// play plays a scenario with everybody on each seat in turn, until something fails.
func (t *tally) play(s *scenario.Scenario) {
	for turned := range t.title.Turns {
		failures, err := t.title.Run(s, turned)
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
