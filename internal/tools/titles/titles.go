// Package titles has what the tools know of the titles: the one list of them, by name.
package titles

import (
	"flag"
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/scenario"
)

// Title is a title as the tools play it.
type Title struct {
	// Open returns the title with the components of a file; an empty name is those that
	// come with the program.
	Open func(file string) (game.Title, error)
	// Again sets a game up anew as it was set up, by another seed, and keeps its buffers.
	Again func(g game.Game, seats int, seed uint64)
	// Scenarios is the folder of its scenarios, from the root of the house.
	Scenarios string
	// Run plays a scenario while everybody sits some seats further, of Turns at most.
	Run   func(s *scenario.Scenario, turned int) (failures []string, err error)
	Turns int
	// With returns what plays scenarios with the components of a file as Run does; nil: they are
	// of what comes with the program.
	With func(file string) (run func(s *scenario.Scenario, turned int) ([]string, error), err error)
	// Note notes what is worth counting after an action; nil: nothing. The second text is
	// of what it is a part, "" being games.
	Note func(g game.Game, note func(what, of string))
	// Feats is how many kinds of feats there are of which games should have some, and Feat the
	// kind that an event is of, with the part of a feat that it is: 1 is a whole one, 0 none.
	Feats int
	Feat  func(e game.Event) (kind int, part float64)
	// Before counts what a seat is about to do with an action, Count what came of one; nil:
	// nothing.
	Before func(g game.Game, a game.Action, count func(s game.Seat, what string, n int))
	Count  func(g game.Game, count func(s game.Seat, what string, n int))
	// Turned reports whether a turn began with the last action; nil: where another seat is
	// asked.
	Turned func(g game.Game) bool
	// Trained are the sections of its file of weights, in the order in which they are trained.
	Trained []Section
}

// Section is a section of a file of weights: of which games it is, and the name of another one
// that its training begins with; "" is none.
type Section struct {
	Seats                  int
	Modules, Options, From string
}

// Each stands for each module alone and all of them in turn.
const Each = "each"

// list has every title by its name.
var list = map[string]*Title{}

// names are theirs, the usual one first.
var names []string

func add(name string, t *Title) {
	list[name] = t
	names = append(names, name)
}

func init() {
	add("merlin", &merlinTitle)
	add("roundtable", &roundtableTitle)
	add("legends", &legendsTitle)
}

// Named returns the title of a name.
func Named(name string) (*Title, error) {
	if t := list[name]; t != nil {
		return t, nil
	}
	return nil, fmt.Errorf("there is no title %q; there are %s", name, strings.Join(names, ", "))
}

// Usual returns the name of the title that is played where none is named.
func Usual() string { return names[0] }

// Flag defines the flag that names a title.
func Flag() *string {
	return flag.String("title", Usual(), "the `title` that is played: "+strings.Join(names, ", "))
}

// File defines the flags that name a file with other components than those that come with
// the program: a title's boxes or decks.
func File() *string {
	file := flag.String("box", "", "`file` with other components than those that come with the program")
	flag.StringVar(file, "deck", "", "`file` with other cards, for a title of cards")
	return file
}

// Setup returns the set-up of a game with modules and options as flags have them: names
// with commas between them, or all; names and values.
func Setup(t game.Title, players []game.Player, modules, options string, seed uint64) (game.Setup, error) {
	d := t.Describe()
	s := t.Setup(players, ModulesOf(&d, modules), seed)
	for o := range strings.SplitSeq(options, ",") {
		if o == "" {
			continue
		}
		name, value, ok := strings.Cut(o, "=")
		if !ok {
			return s, fmt.Errorf("an option is written NAME=VALUE, not %q", o)
		}
		s.Options = append(s.Options, game.Option{Name: name, Value: value})
	}
	return s, d.Check(s)
}

// ModulesOf reads module names with commas between them, or all.
func ModulesOf(d *game.Description, text string) (modules []string) {
	switch text {
	case "":
		return nil
	case "all":
		for _, m := range d.Modules {
			modules = append(modules, m.Name)
		}
		return modules
	}
	return strings.Split(text, ",")
}
