// Check replays records and says what it found in each: the game and how far it
// goes, or the line where it is wrong.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/boxfile"
)

func main() {
	box := flag.String("box", "", "box file instead of the one that comes with the program")
	flag.Usage = func() { fmt.Fprintln(os.Stderr, "usage: check [-box FILE] RECORD…") }
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	b, err := boxfile.Open(*box)
	if err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(2)
	}
	if !checkAll(merlin.Title{Box: b}, flag.Args(), os.Stdout) {
		os.Exit(1)
	}
}

// checkAll reports on each file and reports whether all are good.
func checkAll(title merlin.Title, files []string, w io.Writer) bool {
	good := true
	for _, name := range files {
		report, err := check(title, name)
		fmt.Fprintf(w, "%s: %s\n", name, report)
		if err != nil {
			fmt.Fprintf(w, "%s: %v\n", name, err)
			good = false
		}
	}
	return good
}

// check replays one record.
func check(title merlin.Title, name string) (report string, err error) {
	f, err := os.Open(name)
	if err != nil {
		return "cannot be read", err
	}
	defer f.Close()
	m, err := game.ReadRecord(title, f)
	if m == nil {
		return "no game", err
	}
	g := m.Game()
	report = fmt.Sprintf("%d seats, %d actions, points %v", len(m.Setup().Seats), len(m.Moves()), g.Scores())
	switch {
	case err != nil:
		report += ", good so far"
	case g.Over():
		report += ", played to its end"
	default:
		report += ", seat " + fmt.Sprint(g.Decision().Seat+1) + " is asked: " + g.Decision().Ask
	}
	return report, err
}
