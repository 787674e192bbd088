// Arena has computer players play against each other without a screen and prints a table
// of what came of it: who won how often, with the interval in which the true share lies
// in 95 of 100 such tables, the points by what they were for, what was done how often, and
// how long a decision took.
//
//	go run ./internal/tools/arena -players merlin,master -games 400
//	go run ./internal/tools/arena -players merlin,master,master,master -modules all
//
// The players sit down as they are named, then each one seat further, and so on round the
// table; all of these games have one seed. The row of a player who is named more than once
// is the mean of all his seats.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"merlin/internal/tools/titles"
)

type options struct {
	title   string
	players string
	games   int
	seed    string
	modules string
	options string
	counts  bool

	patterns bool
	first    int
	log      string
}

func main() {
	var o options
	title := titles.Flag()
	flag.StringVar(&o.players, "players", "merlin,master", "who plays, seat by seat: random, a `level`, which @FACE gives a manner, or playouts=N with :width=N, :heat=N, :noise=N, :steps=N, :further=N, :weights=FILE, :taste=quests/50+domain/-20")
	flag.IntVar(&o.games, "games", 100, "number of games at least; each seed is played from every seat")
	flag.StringVar(&o.seed, "seed", "1", "seed; equal seeds, equal games")
	flag.StringVar(&o.modules, "modules", "", "modules by name, with commas between them, or all; each: a table for the base, each module, all")
	flag.StringVar(&o.options, "options", "", "house rules, NAME=VALUE, with commas between them")
	flag.BoolVar(&o.counts, "counts", false, "points by category, and what was done how often")
	flag.BoolVar(&o.patterns, "patterns", false, "habits, and what special powers were offered and used")
	flag.IntVar(&o.first, "first", 0, "number of the first seed, to go on with a table")
	flag.StringVar(&o.log, "log", "", "`file` that keeps what each seed came to; what it has is not played again")
	flag.Parse()
	o.title = *title
	if err := run(o, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

func run(o options, w io.Writer) error {
	t, err := titles.Named(o.title)
	if err != nil {
		return err
	}
	title, err := t.Open("")
	if err != nil {
		return err
	}
	d := title.Describe()
	sets := []string{o.modules}
	if o.modules == "each" {
		sets = append([]string{""}, titles.ModulesOf(&d, "all")...)
		sets = append(sets, "all")
	}
	fmt.Fprint(w, header)
	for _, set := range sets {
		a := arena{options: o, Title: t, title: title}
		a.modules = set
		if err := a.play(); err != nil {
			return err
		}
		a.print(w)
	}
	fmt.Fprintf(w, "\nMade by\n\n    %s\n", o.command())
	return nil
}

// command is what makes the same table.
func (o *options) command() string {
	text := fmt.Sprintf("go run ./internal/tools/arena -players %s -games %d -seed %s", o.players, o.games, o.seed)
	if o.first != 0 {
		text += fmt.Sprintf(" -first %d", o.first)
	}
	for _, f := range []struct{ name, value string }{{"modules", o.modules}, {"options", o.options}} {
		if f.value != "" {
			text += " -" + f.name + " " + f.value
		}
	}
	if o.title != titles.Usual() {
		text += " -title " + o.title
	}
	if o.counts {
		text += " -counts"
	}
	if o.patterns {
		text += " -patterns"
	}
	return text
}
