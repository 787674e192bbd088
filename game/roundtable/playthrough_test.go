package roundtable

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
	"merlin/internal/golden"
)

// Playthroughs are whole random games in words: with 3, 5 and 7 Knights, with and without
// a Traitor, and with squires. A change of the rules shows in them as a difference to be
// read; go test -run Playthroughs -update writes them anew.
func TestPlaythroughs(t *testing.T) {
	for _, c := range []struct {
		mode  string
		seats int
	}{
		{"first", 3},
		{"standard", 3},
		{"first", 5},
		{"among-us", 5},
		{"first", 7},
		{"among-us", 7},
		{"squires", 4},
	} {
		file := filepath.Join("testdata", "playthroughs", fmt.Sprintf("%s-%d.txt", c.mode, c.seats))
		golden.Lines(t, file, playthrough(t, c.mode, c.seats), *update)
	}
}

// playthrough plays a game by chance and writes it: who is asked what and does what, and
// below it the events by name, seat and arguments. For a game with more in it the players
// seldom choose engines, and move less than they could.
func playthrough(t *testing.T, mode string, seats int) string {
	r := rulesFor(t, mode)
	g, err := New(r, seats, 7)
	if err != nil {
		t.Fatal(err)
	}
	var w strings.Builder
	fmt.Fprintf(&w, "%s; seats %d\n", mode, seats)
	writeEvents(&w, g)
	chance := game.NewStream(7, 1)
	for !g.Over() {
		d := g.Decision()
		a := d.Options[chance.N(len(d.Options))]
		for range 3 {
			if a.Kind == ActMove || a.Kind == ActEngine || a.Kind == ActLife {
				a = d.Options[chance.N(len(d.Options))]
			}
		}
		fmt.Fprintf(&w, "%d, %s of %d: %s\n", d.Seat+1, d.Ask, len(d.Options), g.Text(a))
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
		writeEvents(&w, g)
	}
	for s, o := range g.Outcomes() {
		fmt.Fprintf(&w, "%d %v won: %t\n", s+1, g.Players[s].Knight, o.Won)
	}
	return w.String()
}

// writeEvents writes the events without the noughts that end their arguments.
func writeEvents(w *strings.Builder, g *Game) {
	for _, e := range g.Events() {
		n := len(e.Args)
		for n > 0 && e.Args[n-1] == 0 {
			n--
		}
		whose := "nobody"
		if e.Seat != game.NoSeat {
			whose = fmt.Sprint(e.Seat + 1)
		}
		fmt.Fprintf(w, "\t%s %s %s", g.rules.EventName(e.Kind), whose, strings.Trim(fmt.Sprint(e.Args[:n]), "[]"))
		if e.Known != ([5]game.Audience{}) {
			w.WriteString(" secret")
		}
		w.WriteString("\n")
	}
}
