// Selfplay plays games of a title without a screen and says what came of them: how many
// games and actions, how many games a second, how often each seat has won or its mean
// points, and a hash over all final positions, equal on every platform for equal flags.
// Everybody plays by chance, or as a computer player.
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
	"merlin/internal/tools/titles"
)

type options struct {
	title        string
	games, seats int
	seed         string
	modules      string
	options      string
	players      string
	record       string
	box          string
	table        bool
}

func main() {
	var o options
	title, file := titles.Flag(), titles.File()
	flag.IntVar(&o.games, "games", 1000, "number of games")
	flag.IntVar(&o.seats, "seats", 4, "players")
	flag.StringVar(&o.seed, "seed", "1", "seed; equal seeds, equal games")
	flag.StringVar(&o.modules, "modules", "", "modules by name, with commas between them, or all")
	flag.StringVar(&o.options, "options", "", "house rules, NAME=VALUE, with commas between them")
	flag.StringVar(&o.players, "players", "random", "who plays: random, policy, or a level of computer players; with commas, seat by seat")
	flag.StringVar(&o.record, "record", "", "folder to write a record of each game to")
	flag.BoolVar(&o.table, "table", false, "a Markdown table of games a second: the base, each module, all")
	flag.Parse()
	o.title, o.box = *title, *file
	if err := run(o, flag.Args(), os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "selfplay:", err)
		os.Exit(1)
	}
}

func run(o options, rest []string, w io.Writer) error {
	if len(rest) > 0 {
		return fmt.Errorf("unknown argument %q; see selfplay -help", rest[0])
	}
	p, err := o.open()
	if err != nil {
		return err
	}
	if o.table {
		return p.writeTable(w)
	}
	start := time.Now()
	t, err := p.play()
	if err != nil {
		return err
	}
	t.print(w, o, time.Since(start))
	return nil
}

// playing is what is played with the options.
type playing struct {
	options
	*titles.Title
	title   game.Title
	players []player
}

func (o options) open() (p playing, err error) {
	p.options = o
	if p.Title, err = titles.Named(o.title); err != nil {
		return p, err
	}
	if p.title, err = p.Open(o.box); err != nil {
		return p, err
	}
	p.players, err = playersNamed(o.players, o.seats)
	return p, err
}

// setup returns the set-up of a game.
func (p *playing) setup(seed uint64) (game.Setup, error) {
	players := make([]game.Player, p.seats)
	for s := range players {
		players[s] = game.Player{Name: fmt.Sprintf("Random %d", s+1), Colour: uint8(s), Level: 1}
	}
	return titles.Setup(p.title, players, p.modules, p.options.options, seed)
}

// play plays all games.
func (p *playing) play() (t tally, err error) {
	setup, err := p.setup(0)
	if err != nil {
		return t, err
	}
	g, err := p.title.New(setup)
	if err != nil {
		return t, err
	}
	t = tally{points: p.title.Describe().Points, sum: make([]int, p.seats), won: make([]int, p.seats)}
	for n := range p.games {
		seed := game.SeedOf(fmt.Sprintf("%s/%d", p.seed, n))
		actions := p.playOne(g, seed, &t)
		t.add(g, len(actions))
		if p.record != "" {
			if err := p.write(n, seed, actions); err != nil {
				return t, err
			}
		}
	}
	return t, nil
}

// playOne plays a game to its end and returns its actions.
func (p *playing) playOne(g game.Game, seed uint64, t *tally) []game.Action {
	chance := game.NewStream(seed, 1<<32)
	p.Again(g, p.seats, seed)
	taken := actions[:0]
	for !g.Over() {
		d := g.Decision()
		a := p.players[d.Seat](g, &d, &chance)
		if err := g.Apply(a); err != nil {
			panic(err) // an option that is not legal is an error of the engine
		}
		if p.Note != nil {
			p.Note(g, t.note)
		}
		taken = append(taken, a)
	}
	actions = taken
	return taken
}

// actions is the buffer of playOne.
var actions []game.Action

// write writes the record of a game, played once more as a match.
func (p *playing) write(n int, seed uint64, actions []game.Action) error {
	setup, err := p.setup(seed)
	if err != nil {
		return err
	}
	m, err := game.NewMatch(p.title, setup)
	if err != nil {
		return err
	}
	for _, a := range actions {
		if err := m.Apply(a); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(p.record, 0o755); err != nil {
		return err
	}
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(p.record, fmt.Sprintf("game-%05d.txt", n+1)), []byte(text.String()), 0o644)
}
