// Check replays records and says what it found in each: the game and how far it
// goes, or the line where it is wrong.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"merlin/game"
	"merlin/internal/tools/titles"
)

func main() {
	box, name := titles.File(), titles.Flag()
	flag.Usage = func() { fmt.Fprintln(os.Stderr, "usage: check [-title TITLE] [-box FILE | -deck FILE] RECORD…") }
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	title, err := open(*name, *box)
	if err != nil {
		fmt.Fprintln(os.Stderr, "check:", err)
		os.Exit(2)
	}
	if !checkAll(title, flag.Args(), os.Stdout) {
		os.Exit(1)
	}
}

// open returns a title with the components of a file.
func open(name, box string) (game.Title, error) {
	title, err := titles.Named(name)
	if err != nil {
		return nil, err
	}
	return title.Open(box)
}

// checkAll reports on each file and reports whether all are good.
func checkAll(title game.Title, files []string, w io.Writer) bool {
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
func check(title game.Title, name string) (report string, err error) {
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
	report = fmt.Sprintf("%d seats, %d actions", len(m.Setup().Seats), len(m.Moves()))
	if title.Describe().Points {
		report += fmt.Sprintf(", points %v", g.Scores())
	}
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
