// Train learns the weights of a title's policy and value from games of computer players
// against themselves, and writes a file of weights.
//
// A generation has two parts. Games of the policy, alone or with a little thought, show what
// positions where a phase begins come to: the value is fitted to that, phase by phase, by ridge regression. Games of
// players who search with policy and value show what is chosen after thought: the policy is
// fitted to that by softmax regression. Both are repeated with what was learnt. A table says
// what each generation gained against the one before. Equal flags, equal weights.
//
//	go run ./internal/tools/train -seats 2 -generations 3 -to game/merlin/weights.txt
//	go run ./internal/tools/train -seats 2 -modules each -to game/merlin/weights.txt
//	go run ./internal/tools/train -title merlin -every -from none -to new.txt
//
// The last trains every section of the title's file, one after the other, from nothing.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/bot"
	"merlin/internal/tools/titles"
)

type options struct {
	title       string
	seats       int
	modules     string
	options     string
	games       int
	thought     int
	searches    int
	playouts    int
	matches     int
	climbs      int
	still       string
	share       int
	prize       int
	speed       int
	generations int
	seed        string
	every       bool
	from, to    string
	after       string // a section of the file written to, with which training begins
}

func main() {
	var o options
	title := titles.Flag()
	flag.IntVar(&o.seats, "seats", 2, "players")
	flag.StringVar(&o.modules, "modules", "", "modules by name, with commas between them, or all; each: each module and all in turn")
	flag.BoolVar(&o.every, "every", false, "every section of the title's file: seats, modules and options are those of each")
	flag.StringVar(&o.options, "options", "", "house rules, NAME=VALUE, with commas between them")
	flag.IntVar(&o.games, "games", 6000, "games in a generation for the value")
	flag.IntVar(&o.thought, "thought", 0, "playouts of a decision in those; 0: by the policy alone")
	flag.IntVar(&o.searches, "searches", 60, "games of the search in a generation, for the policy")
	flag.IntVar(&o.playouts, "playouts", 100, "playouts of a decision in those")
	flag.IntVar(&o.climbs, "climbs", 20000, "games in which the policy climbs itself, where games are won without points")
	flag.StringVar(&o.still, "still", "", "how features begin, with commas between, whose weights stay while the policy climbs")
	flag.IntVar(&o.share, "variety", 0, "in how many of 100 games each kind of feat that the title knows should happen while the policy climbs")
	flag.IntVar(&o.prize, "prize", 15, "what each of these is worth at first, in hundredths of a victory")
	flag.IntVar(&o.speed, "speed", 15, "how fast the policy climbs at first, in thousandths of a logit a step")
	flag.IntVar(&o.matches, "matches", 100, "games against the generation before, for the table")
	flag.IntVar(&o.generations, "generations", 2, "how often all is repeated")
	flag.StringVar(&o.seed, "seed", "1", "seed; equal seeds, equal weights")
	flag.StringVar(&o.from, "from", "", "file of weights to begin with; those that come with the program; none: no weights")
	flag.StringVar(&o.after, "after", "", "a `section` of the file to write to, with which training begins where -from has none")
	flag.StringVar(&o.to, "to", "weights.txt", "file to write to; the other sections of it stay")
	flag.Parse()
	o.title = *title
	if err := run(o, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(o options, w io.Writer) error {
	of, err := titles.Named(o.title)
	if err != nil {
		return err
	}
	fmt.Fprint(w, "| section | generation | games | value: points off | decisions | policy: like the search | wins against the one before: policy | search | games with each feat, in % |\n|---|--:|--:|--:|--:|--:|--:|--:|---|\n")
	if !o.every {
		return train(o, w)
	}
	if len(of.Trained) == 0 {
		return fmt.Errorf("%s has no weights", o.title)
	}
	for _, s := range of.Trained {
		o.seats, o.modules, o.options, o.after = s.Seats, s.Modules, s.Options, s.From
		if err := train(o, w); err != nil {
			return err
		}
	}
	return nil
}

// train trains one section.
func train(o options, w io.Writer) error {
	t, err := open(o)
	if err != nil {
		return err
	}
	for n := range o.generations {
		before := clone(t.weights)
		off, decisions, like := 0.0, 0, 0.0
		if o.games > 0 {
			off = t.learnValue(n)
		}
		if ends, ok := t.advice.Ahead.(game.Ends); ok {
			decisions, like = t.climb(ends, n)
		} else if o.searches > 0 {
			decisions, like = t.learnPolicy(n)
		}
		fmt.Fprintf(w, "| %s | %d | %d | %.2f | %d | %.0f %% | %.0f %% of %d | %.0f %% of %d | %.0f |\n", t.section, n+1, o.games, off, decisions, 100*like,
			100*t.match(before, n, bot.Player{Noise: 25}, quick*o.matches), quick*o.matches,
			100*t.match(before, n, bot.Player{Playouts: 24, Width: 6, Heat: 60}, o.matches), o.matches, t.variety.shares())
		if err := t.save(); err != nil {
			return err
		}
	}
	return nil
}

// quick is how many games of the policy alone are played for one of the search.
const quick = 10

// training is what is learnt with the options.
type training struct {
	options
	*titles.Title
	sets    []game.Game // a game of each set of modules
	names   []string    // of all modules
	advice  game.Advice
	section string
	weights *game.Weights
	variety *variety
}

func open(o options) (*training, error) {
	t := &training{options: o}
	var err error
	if t.Title, err = titles.Named(o.title); err != nil {
		return nil, err
	}
	title, err := t.Open("")
	if err != nil {
		return nil, err
	}
	d := title.Describe()
	t.names = titles.ModulesOf(&d, "all")
	sets := []string{o.modules}
	if o.modules == titles.Each {
		sets = append(slices.Clone(t.names), "all", "all", "all")
	}
	for _, set := range sets {
		players := make([]game.Player, o.seats)
		for s := range players {
			players[s] = game.Player{Colour: uint8(s), Level: 1}
		}
		setup, err := titles.Setup(title, players, set, o.options, 0)
		if err != nil {
			return nil, err
		}
		g, err := title.New(setup)
		if err != nil {
			return nil, err
		}
		t.sets = append(t.sets, g)
	}
	return t, t.begin()
}

// begin takes up the weights to begin with.
func (t *training) begin() error {
	g := t.sets[0]
	advised, ok := g.(game.Adviser)
	if !ok || advised.Advice().Policy == nil {
		return fmt.Errorf("%s has no policy", t.title)
	}
	t.advice = advised.Advice()
	t.variety = newVariety(t.Title, float64(t.share)/100, float64(t.prize)/100)
	t.section = g.(interface{ Section() string }).Section()
	if t.modules == titles.Each {
		t.section = fmt.Sprint(t.seats, " modules")
	}
	return t.take()
}

// take takes up the first weights that there are: those of the section in the file to begin
// with, of another section in the file that is written, those that come with the program.
func (t *training) take() error {
	t.weights = clone(t.advice.Weights)
	if t.from == none {
		t.weights = game.NewWeights(len(t.advice.Policy.Names()), len(t.advice.Ahead.Names()), t.advice.Ahead.Phases())
	}
	for _, of := range []struct{ file, section string }{{t.from, t.section}, {t.to, t.after}} {
		if of.file == "" || of.file == none || of.section == "" {
			continue
		}
		all, err := t.read(of.file)
		if err != nil && (of.file == t.from || !os.IsNotExist(err)) {
			return err
		}
		if w := all.Named(of.section); w != nil {
			t.weights = clone(w)
			return nil
		}
	}
	return nil
}

// none is the file of no weights.
const none = "none"

// of reports whether a feature is one of a module: those begin with its name.
func (t *training) of(feature string) bool {
	return slices.ContainsFunc(t.names, func(module string) bool { return strings.HasPrefix(feature, module+"-") })
}

func (t *training) read(file string) (game.WeightsOf, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return game.ReadWeights(string(text), t.advice.Policy.Names(), t.advice.Ahead.Names(), t.advice.Ahead.Phases())
}

// save writes the weights into their section of the file.
func (t *training) save() error {
	all, err := t.read(t.to)
	if os.IsNotExist(err) {
		all, err = nil, nil
	}
	if err != nil {
		return err
	}
	all = all.With(t.section, t.weights)
	text := game.WriteWeights(all, t.advice.Policy.Names(), t.advice.Ahead.Names())
	return os.WriteFile(t.to, []byte(text), 0o644)
}

func clone(w *game.Weights) *game.Weights {
	c := &game.Weights{Policy: append([]int32(nil), w.Policy...)}
	for _, phase := range w.Value {
		c.Value = append(c.Value, append([]int32(nil), phase...))
	}
	return c
}
