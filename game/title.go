package game

import (
	"fmt"
	"slices"
	"strings"
)

// MaxSeats is the most that a title may have.
const MaxSeats = 8

// Setup is all that a game follows from, apart from its actions.
type Setup struct {
	Title   string // the title played, by its stable name
	Rules   int    // version of the rules
	Box     uint64 // identifies the box
	Seats   []Player
	Modules []string
	Options []Option // house rules that are not as usual
	Seed    uint64
	Name    string // what the players call the game; may be ""
}

// Player is who sits at a seat.
type Player struct {
	Name   string
	Colour uint8  // by its place in the title's list of colours
	Level  uint8  // 0: a person; else the strength of a computer player
	Face   string // who of the computer players sits there, a stable word; "": nobody in particular
}

// Human reports whether a person sits there.
func (p Player) Human() bool { return p.Level == 0 }

// Option is the value of a house rule, both by their stable names.
type Option struct{ Name, Value string }

// Maker makes games of set-ups.
type Maker interface {
	// New starts the game of a set-up. An error says what in the set-up is wrong.
	New(Setup) (Game, error)
	// Renew returns the set-up of a game that was played by earlier rules as one by
	// those of today, or says why it cannot be played. Others it returns as they are.
	Renew(Setup) (Setup, error)
}

// Title is a game as it comes in its box.
type Title interface {
	Maker
	Describe() Description
	// Setup returns the set-up of a new game by the rules of today, without house rules.
	Setup(players []Player, modules []string, seed uint64) Setup
}

// TitleOf is a title whose seats have views of type V: plain data, all that a seat may
// know and nothing else.
type TitleOf[V any] interface {
	Title
	// View returns what a seat may know of a game of this title; NoSeat is a spectator.
	View(Game, Seat) V
}

// Titles are those that a program has. They make the game of a set-up by its title.
type Titles []Title

// Named returns the title of a name. Another one is a *Refusal.
func (t Titles) Named(name string) (Title, error) {
	var names []string
	for _, title := range t {
		ours := title.Describe().Name
		if ours == name {
			return title, nil
		}
		names = append(names, ours)
	}
	return nil, &Refusal{
		Key: "title", Args: []any{"title", name},
		Err: fmt.Errorf("this is a game of %s, not of %s", brief(name), strings.Join(names, ", ")),
	}
}

// New starts the game of a set-up by its title.
func (t Titles) New(s Setup) (Game, error) {
	title, err := t.Named(s.Title)
	if err != nil {
		return nil, err
	}
	return title.New(s)
}

// Renew renews a set-up by its title.
func (t Titles) Renew(s Setup) (Setup, error) {
	title, err := t.Named(s.Title)
	if err != nil {
		return s, err
	}
	return title.Renew(s)
}

// Refusal says why a set-up cannot be played here. Key is stable: a screen has its own
// sentence for each, with Args by name and value in turn. Err says it in English.
type Refusal struct {
	Key  string
	Args []any
	Err  error
}

func (r *Refusal) Error() string { return r.Err.Error() }
func (r *Refusal) Unwrap() error { return r.Err }

// Description is what may be chosen before a game of a title. All names are stable; a
// screen has words of its own for them.
type Description struct {
	Name               string
	MinSeats, MaxSeats int
	Colours            []string // of the seats
	Teams              []uint8  // of the seats, as they sit, by numbers from 1; nil: everybody plays for himself
	Points             bool     // one gathers points
	Learnt             bool     // its games have a policy and a value for computer players
	Modules            []ModuleChoice
	Presets            []Preset
	Options            []OptionChoice
}

// ModuleChoice is a module that a game may be played with.
type ModuleChoice struct {
	Name     string
	Variants []string // the ways to play it, the usual one first; none is one way, by its name
	Brings   string   // the module that is in play with it; "" is none
}

// Preset is a choice of modules and options with a name.
type Preset struct {
	Name    string
	Modules []string
	Options []Option
	First   bool // whoever has not played the title yet begins with it
}

// OptionChoice is a house rule. Values has the usual one first; Shown has them in the order in
// which they are offered, nil being that of Values.
type OptionChoice struct {
	Name   string
	Values []string
	Shown  []string
	House  bool   // the rule book knows no other value than the usual one
	Lesson bool   // only a lesson's game has another value: it is not offered
	First  string // the value with which whoever has not played the title yet begins; "": the usual one
}

// Check says what of a set-up is not among the choices: seats, colours, modules (a
// *Refusal), options. The title itself knows which modules go together.
func (d *Description) Check(s Setup) error {
	if n := len(s.Seats); n < d.MinSeats || n > d.MaxSeats {
		return fmt.Errorf("the game is for %d to %d players, not %d", d.MinSeats, d.MaxSeats, n)
	}
	for i, p := range s.Seats {
		if int(p.Colour) >= len(d.Colours) || slices.ContainsFunc(s.Seats[:i], func(q Player) bool { return q.Colour == p.Colour }) {
			return fmt.Errorf("seat %d has no colour of its own", i+1)
		}
	}
	for _, name := range s.Modules {
		if !slices.ContainsFunc(d.Modules, func(m ModuleChoice) bool { return m.Name == name || slices.Contains(m.Variants, name) }) {
			return &Refusal{
				Key: "modules", Args: []any{"modules", strings.Join(s.Modules, ", ")},
				Err: fmt.Errorf("there is no module %s", brief(name)),
			}
		}
	}
	return d.checkOptions(s)
}

func (d *Description) checkOptions(s Setup) error {
	for i, o := range s.Options {
		at := slices.IndexFunc(d.Options, func(c OptionChoice) bool { return c.Name == o.Name })
		switch {
		case at < 0:
			return fmt.Errorf("there is no option %s", brief(o.Name))
		case !slices.Contains(d.Options[at].Values, o.Value):
			return fmt.Errorf("option %s is one of %s, not %s", o.Name, strings.Join(d.Options[at].Values, ", "), brief(o.Value))
		case slices.ContainsFunc(s.Options[:i], func(p Option) bool { return p.Name == o.Name }):
			return fmt.Errorf("option %s is there twice", o.Name)
		}
	}
	return nil
}

// Option returns the value of a house rule in a set-up, the usual one if it is not named.
func (d *Description) Option(s Setup, name string) string {
	for _, o := range s.Options {
		if o.Name == name {
			return o.Value
		}
	}
	for _, c := range d.Options {
		if c.Name == name {
			return c.Values[0]
		}
	}
	return ""
}
