// Deck checks a deck file of Camelot Legends: what its reader refuses, and of a deck of
// our own also what a card is worth and whether its face says what its texts do. It exits
// with status 1 if it finds a fault. With -sheet it prints all cards, with -cost what each
// is worth, and with -games N it plays so many games and says how seats and cards fared,
// or with -against how one kind of player fares among others.
//
//	go run ./internal/tools/deck FILE
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"merlin/game/legends"
)

type options struct {
	sheet, cost bool
	language    string
	games       int
	seats       int
	level       string
	players     string
	against     string
	seed        uint64
	even        bool
}

func main() {
	var o options
	flag.BoolVar(&o.sheet, "sheet", false, "print all cards")
	flag.BoolVar(&o.cost, "cost", false, "print what each card is worth by the cost formula")
	flag.StringVar(&o.language, "language", "en", "of the sheet: en, fr or de")
	flag.IntVar(&o.games, "games", 0, "games to play to measure the balance")
	flag.IntVar(&o.seats, "seats", 3, "players, 2 to 4")
	flag.StringVar(&o.level, "level", "standard", "beginner, standard or advanced")
	flag.StringVar(&o.players, "players", "policy", "random, greedy, policy (the title's rollout policy), novice, adept or master; novice-open and so on see everything")
	flag.StringVar(&o.against, "against", "", "measure instead how often one of -players wins against such ones at all other seats")
	flag.BoolVar(&o.even, "even", false, "play with the house rule that evens the first player")
	flag.Uint64Var(&o.seed, "seed", 1, "of the first game; the next ones follow")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "deck: name one deck file; see deck -help")
		os.Exit(2)
	}
	text, err := os.ReadFile(flag.Arg(0))
	if err == nil {
		err = run(o, string(text), os.Stdout)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "deck:", err)
		os.Exit(1)
	}
}

// errFaults is returned when the faults have been printed.
var errFaults = errors.New("the deck has faults")

func run(o options, text string, w io.Writer) error {
	if faults := legends.Faults(text); len(faults) > 0 {
		for _, f := range faults {
			fmt.Fprintln(w, f)
		}
		return errFaults
	}
	d, err := legends.ReadDeck("deck", text)
	if err != nil {
		return err
	}
	if err := check(o, d, text, w); err != nil {
		return err
	}
	if o.sheet {
		if err := writeSheet(w, d, o.language); err != nil {
			return err
		}
	}
	switch {
	case o.games == 0:
		return nil
	case o.against != "":
		return duel(o, d, w)
	}
	return measure(o, d, w)
}

// check holds a deck of our own to the cost formula, and prints a line that all is well.
func check(o options, d *legends.Deck, text string, w io.Writer) error {
	b, err := readBalance(text)
	if err != nil {
		return err
	}
	if o.cost {
		b.writeTable(w)
	}
	if d.Printed {
		fmt.Fprintf(w, "ok: %d cards (printed deck: cost formula not applied)\n", legends.AllCards)
		return nil
	}
	findings := append(b.findings(), misworded(d, b)...)
	for _, f := range findings {
		fmt.Fprintln(w, f)
	}
	if len(findings) > 0 {
		return errFaults
	}
	fmt.Fprintln(w, b.summary())
	return nil
}
