package merlin

import (
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
	"merlin/internal/golden"
)

var update = flag.Bool("update", false, "write the playthroughs in testdata anew")

// Playthroughs are whole random games in words, for each of the golden sets. A change
// of the rules shows in them as a difference to be read; go test -run Playthroughs
// -update writes them anew.
func TestPlaythroughs(t *testing.T) {
	for n, set := range goldenSets() {
		file := filepath.Join("testdata", "playthroughs", playthroughName(set)+".txt")
		golden.Lines(t, file, playthrough(t, set, 2+(n+1)%3), *update)
	}
}

// playthroughName is the name of a set's file.
func playthroughName(set string) string {
	switch {
	case set == "":
		return "base"
	case strings.Contains(set, ","):
		return "all"
	}
	return set
}

// playthrough plays a game by chance and writes it: who is asked what and does what,
// and below it the events by name, seat and arguments.
func playthrough(t *testing.T, set string, seats int) string {
	g, err := New(rulesOfSet(t, set), seats, 7)
	if err != nil {
		t.Fatal(err)
	}
	var w strings.Builder
	fmt.Fprintf(&w, "modules %s; seats %d\n", orNone(set), seats)
	writeEvents(&w, g)
	chance := game.NewStream(7, 1)
	for !g.Over() {
		d := g.Decision()
		a := d.Options[chance.N(len(d.Options))]
		if a.Kind == ActDecline { // for a game with more in it
			a = d.Options[chance.N(len(d.Options))]
		}
		fmt.Fprintf(&w, "%s, %s of %d: %s\n", Colours[d.Seat], d.Ask, len(d.Options), g.Text(a))
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
		writeEvents(&w, g)
	}
	for s, points := range g.Scores() {
		fmt.Fprintf(&w, "%s %d\n", Colours[s], points)
	}
	return w.String()
}

func orNone(set string) string {
	if set == "" {
		return "none"
	}
	return set
}

// writeEvents writes the events without the noughts that end their arguments.
func writeEvents(w *strings.Builder, g *Game) {
	for _, e := range g.Events() {
		last := len(e.Args)
		for last > 0 && e.Args[last-1] == 0 {
			last--
		}
		fmt.Fprintf(w, "\t%s %s%s", g.rules.EventName(e.Kind), whose(e.Seat), strings.TrimSuffix(" "+strings.Trim(fmt.Sprint(e.Args[:last]), "[]"), " "))
		if e.Known != ([5]game.Audience{}) {
			w.WriteString(" secret")
		}
		w.WriteString("\n")
	}
}

func whose(s game.Seat) string {
	if s == game.NoSeat {
		return "nobody"
	}
	return Colours[s]
}
