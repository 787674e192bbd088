package legends

import (
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
	"merlin/internal/golden"
)

var update = flag.Bool("update", false, "write golden files anew")

// goldenGames are the games whose course is kept as text, to be read like a report. The
// seats play by the rollout policy.
var goldenGames = []struct {
	seats int
	level Level
}{{2, Beginner}, {3, Beginner}, {4, Beginner}, {2, Standard}, {3, Standard}, {4, Standard}, {2, Advanced}, {4, Advanced}}

// TestPlaythroughs plays them again and wants every word of them.
func TestPlaythroughs(t *testing.T) {
	for _, c := range goldenGames {
		file := filepath.Join("testdata", "playthroughs", fmt.Sprintf("%s-%d.txt", c.level, c.seats))
		golden.Lines(t, file, playthrough(t, c.seats, c.level), *update)
	}
}

// playthrough plays a game and writes what happens.
func playthrough(t *testing.T, seats int, level Level) string {
	t.Helper()
	g, chance := newGame(t, standardRules, seats, level, 11), game.NewStream(11, 1)
	r := reporter{Game: g, rows: map[game.EventKind]eventRow{}}
	for _, row := range eventRows() {
		r.rows[row.Kind] = row
	}
	r.events()
	for !g.Over() {
		d := g.Decision()
		a := rollout(g, &d, chance.Uint64())
		fmt.Fprintf(&r.text, "%s, asked %s among %d: %s\n", Colours[d.Seat], d.Ask, len(d.Options), g.Text(a))
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
		r.events()
	}
	fmt.Fprintf(&r.text, "points %v, hash %016x\n", g.Scores(), g.Hash())
	return r.text.String()
}

type reporter struct {
	*Game
	rows map[game.EventKind]eventRow
	text strings.Builder
}

// events writes the events of the last action.
func (r *reporter) events() {
	for _, e := range r.Events() {
		row := r.rows[e.Kind]
		r.text.WriteString("    " + row.Name)
		if e.Seat != game.NoSeat {
			r.text.WriteString(" " + Colours[e.Seat])
		}
		if row.Args != "" {
			for i, what := range strings.Split(row.Args, ", ") {
				if i < len(e.Args) && what != "a bit each" {
					r.text.WriteString(" " + r.arg(what, e.Args[i]))
				}
			}
		}
		r.text.WriteString("\n")
	}
}

// arg writes an argument by what its row says of it.
func (r *reporter) arg(what string, n int16) string {
	first, _, _ := strings.Cut(what, " ")
	switch {
	case strings.Contains(what, "character") || strings.Contains(what, "event") && what != "events looked at" || strings.Contains(what, "card"):
		if n < 0 || n >= AllCards {
			return "-"
		}
		return r.rules.Deck.Faces[n].ID
	case first == "place" || first == "from" || first == "to" && strings.Contains(what, "company"):
		return Place(n).String()
	case first == "to":
		return "to " + Place(n).String()
	case first == "Ability":
		return Ability(n).String()
	case first == "operation":
		return Op(n).String()
	}
	return fmt.Sprint(n)
}
