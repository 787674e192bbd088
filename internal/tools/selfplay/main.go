// Selfplay plays random games without a screen and says what came of them: how
// many games and actions, how many games a second, the mean points of each seat,
// and a hash over all final positions, equal on every platform for equal flags.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/boxfile"
)

type options struct {
	games, seats int
	seed         string
	modules      string
	record       string
	box          string
	table        bool
}

func main() {
	var o options
	flag.IntVar(&o.games, "games", 1000, "number of games")
	flag.IntVar(&o.seats, "seats", 4, "players, 2 to 4")
	flag.StringVar(&o.seed, "seed", "1", "seed; equal seeds, equal games")
	flag.StringVar(&o.modules, "modules", "", "modules by name, with commas between them, or all")
	flag.StringVar(&o.record, "record", "", "folder to write a record of each game to")
	flag.StringVar(&o.box, "box", "", "box file instead of the one that comes with the program")
	flag.BoolVar(&o.table, "table", false, "a Markdown table of games a second: the base, each module, all")
	flag.Parse()
	if err := run(o, flag.Args(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "selfplay:", err)
		os.Exit(1)
	}
}

func run(o options, rest []string, w io.Writer) error {
	if len(rest) > 0 {
		return fmt.Errorf("unknown argument %q; see selfplay -help", rest[0])
	}
	box, err := boxfile.Open(o.box)
	if err != nil {
		return err
	}
	if o.table {
		return o.writeTable(w, box)
	}
	start := time.Now()
	t, err := o.play(box)
	if err != nil {
		return err
	}
	t.print(w, o, time.Since(start))
	return nil
}

// play plays all games.
func (o options) play(box *merlin.Box) (t tally, err error) {
	names, err := merlin.ParseModules(o.modules)
	if err != nil {
		return t, err
	}
	rules, err := merlin.NewRules(box, names...)
	if err != nil {
		return t, err
	}
	g, err := merlin.New(rules, o.seats, 0)
	if err != nil {
		return t, err
	}
	t = tally{modules: rules.Modules(), points: make([]int, o.seats)}
	for n := range o.games {
		seed := game.SeedOf(fmt.Sprintf("%s/%d", o.seed, n))
		actions := play(g, o.seats, seed)
		t.add(g, len(actions))
		if o.record != "" {
			if err := record(o, box, names, n, seed, actions); err != nil {
				return t, err
			}
		}
	}
	return t, nil
}

// play plays a random game to its end and returns its actions.
func play(g *merlin.Game, seats int, seed uint64) []game.Action {
	chance := game.NewStream(seed, 1<<32)
	g.Reset(seats, seed)
	taken := actions[:0]
	for !g.Over() {
		list := g.Decision().Options
		a := list[chance.N(len(list))]
		if err := g.Apply(a); err != nil {
			panic(err) // an option that is not legal is an error of the engine
		}
		taken = append(taken, a)
	}
	actions = taken
	return taken
}

// actions is the buffer of play.
var actions []game.Action

type tally struct {
	modules        []string // in play
	games, actions int
	points         []int
	hash           uint64
}

func (t *tally) add(g *merlin.Game, actions int) {
	t.games++
	t.actions += actions
	for s, n := range g.Scores() {
		t.points[s] += n
	}
	t.hash = t.hash*1099511628211 ^ g.Hash()
}

func (t *tally) print(w io.Writer, o options, took time.Duration) {
	fmt.Fprintf(w, "%d games, %d seats, seed %s, modules %s\n", t.games, o.seats, o.seed, orNone(o.modules))
	fmt.Fprintf(w, "%d actions, %.1f a game\n", t.actions, float64(t.actions)/float64(max(t.games, 1)))
	fmt.Fprintf(w, "%.0f games a second\n", float64(t.games)/took.Seconds())
	for s, n := range t.points {
		fmt.Fprintf(w, "seat %d: %.2f points\n", s+1, float64(n)/float64(max(t.games, 1)))
	}
	fmt.Fprintf(w, "hash %016x\n", t.hash)
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// record writes the game once more as a match.
func record(o options, box *merlin.Box, modules []string, n int, seed uint64, actions []game.Action) error {
	title := merlin.Title{Box: box}
	players := make([]game.Player, o.seats)
	for s := range players {
		players[s] = game.Player{Name: fmt.Sprintf("Random %d", s+1), Colour: uint8(s), Level: 1}
	}
	m, err := game.NewMatch(title, title.Setup(players, modules, seed))
	if err != nil {
		return err
	}
	for _, a := range actions {
		if err := m.Apply(a); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(o.record, 0o755); err != nil {
		return err
	}
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(o.record, fmt.Sprintf("game-%05d.txt", n+1)), []byte(text.String()), 0o644)
}
