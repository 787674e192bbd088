package merlin

import (
	"errors"
	"strings"

	"merlin/game"
	"merlin/game/engine"
)

// Module is a module of the Big Box: a literal that lists what it changes. A
// field left out means that the base rule stands. Modules are applied in rulebook
// order, so a value that several change is folded from the first to the last.
type Module struct {
	Name    string
	Follows string // the module whose table entries this one may replace
	Variant string // the module that this one is a variant of, in the place of it
	Brings  string // a module that is in play with this one

	// Tables: an entry given here replaces the base's; so does a row of Steps.
	Side     uint8 // of the rondel; those of several modules add up
	Spaces   []SpaceAt
	Inner    func(*Box) []Space // the inner ring
	Figures  []FigureAt
	Flags    []FlagAt
	Servants []ServantAt
	Acts     []ActAt

	// What a box, texts and points have of it, whether it is in play or not.
	Tables     []tableRow
	SpaceKinds []SpaceKindAt
	Reasons    []ReasonAt
	Dies       []DieAt
	Chance     uint8 // its stream; 0: it has none of its own

	// Additions: rows of its own, options to a question that is asked anyway,
	// dice of each player, steps put behind those of a sequence, points at the end.
	Actions  []actionRow
	Steps    []stepRow
	Events   []eventRow
	Options  []OptionsFor
	Free     func(*Game, game.Seat) // options at free moments (B10a)
	Dice     uint8
	Setup    []StepAt
	Round    []StepAt // before a round, but for the first
	RoundEnd []StepAt
	Scoring  []StepAt
	End      func(Table, game.Seat) (points int, reason Reason)

	// Changes: each gets the value so far and returns it, changed or not.
	RollLimit func(Table, uint8) uint8                      // B9: so many equal values are rolled again
	Turns     func(Table, game.Seat, bool) bool             // X3: whether the seat has a turn left
	Strength  func(Table, Province, game.Seat, uint8) uint8 // B52: what one's markers count for the majority
	Worth     func(Table, Province, game.Seat, uint8) uint8 // B52: what they count for the points
	Rival     func(Table, Province, uint8) uint8            // B52: what somebody has there who is no player
	Manor     func(Table, uint8, uint8) uint8               // B51: what the manor on a tile counts
	Leaves    func(Table, uint8, bool) bool                 // B29: whether a manor that stands on a tile may be removed or replaced
	Open      func(Table, Item, Province, bool) bool        // B21a: whether an item may be taken from a province, or a thing (of the province Castle)
	Lies      func(Table, Item, Province) Province          // C3: where it lies
	Doings    func(Table, game.Seat, Province, uint8) uint8 // B21: how often a servant acts who was placed there
	Completes func(Table, bool) bool                        // B14: whether a quest may be fulfilled by any rule
	Waived    func(Table, Card, uint8) uint8                // B14: conditions of a card that need not be met, a bit each
	Mends     func(Table, game.Seat, uint8) uint8           // B14: how many conditions that are not met a seat may get over
	Enters    func(Table, uint8, bool) bool                 // B11: whether figures may enter a space
	Pace      func(Table, uint8) uint8                      // B11: how many spaces the taken die moves its figure
	Doubles   func(Table, bool) bool                        // B13: whether a staff may double what was done
	Razes     func(Table, bool) bool                        // W7g: whether all manors of an area go with what is torn down there

	// Counts returns the colours of which a seat has one more item wherever items are
	// counted (B22), a bit each.
	Counts func(Table, game.Seat, Item) uint8

	// Laden returns how many of a seat's markers in a province have something of the
	// module with them, one each; Load is what leaves with its marker (T1d).
	Load  LoadAt
	Laden func(Table, game.Seat, Province) uint8

	// Takes are its questions in which items are taken from provinces that the rule names;
	// AtTaking adds options to such questions of all modules, item by item.
	Takes    []TakeAt
	AtTaking func(g *Game, st step, i Item, named uint8)

	// After is told of every fact, Cleared of every province that has been scored
	// (X4); they may change the position and push steps.
	After   func(*Game, game.Event)
	Cleared func(*Game, Province)

	// What computer players look at: names of features of an option and of a seat's
	// position, and what notes them, from a place on.
	Signs  []string
	Sign   func(j *judge, a game.Action, at int) // of the module's own actions
	Builds func(j *judge, tile uint8, at int)    // of a manor that comes onto a tile
	Traits []string
	Trait  func(g *Game, s game.Seat, f *game.Features, at int)

	// Serves notes what a servant does in a province, if it is not what the base says.
	Serves func(j *judge, v Servant, where Province, at int) bool

	Landings []LandingAt // what the best choice on a kind of space is worth to them

	// Hide empties what a seat cannot know of the module's state, and Imagine deals it anew.
	Hide    func(*Mods, game.Seat)
	Imagine func(*Game, game.Seat, *game.Stream)
}

// SpaceAt, FigureAt, FlagAt, ServantAt and ActAt are entries of tables, the others kinds
// with their words.
type (
	SpaceKindAt struct {
		At  SpaceKind
		Row spaceRow
	}
	ReasonAt struct {
		At   Reason
		Word string
	}
	DieAt struct {
		At   uint8
		Word string
	}
	LandingAt struct {
		At   SpaceKind
		Best func(*judge, Space) int
	}
	TakeAt struct { // Named returns the provinces named for an item, a bit each; 0 if it is not taken
		At    stepKind
		Named func(Table, step, Item) uint8
	}
	LoadAt struct {
		Bit  uint8
		Word string
	}
	SpaceAt struct {
		At    uint8
		Space Space
	}
	FigureAt struct {
		Die    uint8
		Figure Figure
		Row    figureRow
	}
	FlagAt struct {
		At    Province
		Power power
	}
	ActAt struct {
		At  SpaceKind
		Act func(*Game, game.Seat, Space)
	}
	ServantAt struct {
		At  Servant
		Act func(*Game, game.Seat, Province)
	}
)

// pick returns the modules named and those they bring, in rulebook order.
func pick(names []string) ([]*Module, error) {
	all := make([]engine.Named, len(modules))
	for i, m := range modules {
		all[i] = engine.Named{Name: m.Name, Variant: m.Variant, Brings: m.Brings}
	}
	places, err := engine.Pick(all, names)
	if err != nil {
		return nil, err
	}
	picked := make([]*Module, len(places))
	for i, at := range places {
		picked[i] = modules[at]
	}
	return picked, nil
}

// add compiles a module into the tables.
func (r *Rules) add(m *Module, c engine.Claims) error {
	r.rows.Add(engine.Rows[*Game, change]{Actions: m.Actions, Steps: m.Steps, Events: m.Events, Options: m.Options, After: m.After})
	r.folds.add(m)
	r.dice += m.Dice
	for _, e := range m.Figures {
		r.moves[e.Die], r.figures[e.Figure] = e.Figure, e.Row
	}
	if m.Inner != nil {
		r.inner = uint8(copy(r.spaces[Spaces:], m.Inner(r.Box)))
	}
	if err := r.replace(m, c); err != nil {
		return err
	}
	return r.insert(m)
}

// addTakings has modules add options to the questions in which items are taken.
func (r *Rules) addTakings(takes []TakeAt) {
	for _, m := range r.modules {
		takes = append(takes, m.Takes...)
	}
	for _, m := range r.modules {
		if m.AtTaking == nil {
			continue
		}
		for _, take := range takes {
			r.rows.Add(engine.Rows[*Game, change]{Options: []OptionsFor{{Step: take.At, Add: take.with(m.AtTaking)}}})
		}
	}
}

// with returns what adds options to a question, for each item that is taken.
func (take TakeAt) with(add func(*Game, step, Item, uint8)) func(*Game, step) {
	return func(g *Game, st step) {
		for i := range Item(Items) {
			if named := take.Named(g.Table(), st, i); named != 0 {
				add(g, st, i, named)
			}
		}
	}
}

// replace puts a module's entries in the place of the base's, and sees to it that no
// other module has the same numbers.
func (r *Rules) replace(m *Module, c engine.Claims) error {
	var errs []error
	claim := func(table string, at int) { errs = append(errs, c.Claim(m.Name, m.Follows, table, at)) }
	m.claimKinds(claim)
	for _, e := range m.Spaces {
		claim("space", int(e.At))
		r.spaces[e.At] = e.Space
	}
	for _, e := range m.Flags {
		claim("flag", int(e.At))
		r.flags[e.At] = e.Power
	}
	for _, e := range m.Servants {
		claim("servant", int(e.At))
		r.servants[e.At] = e.Act
	}
	for _, e := range m.Acts {
		claim("act", int(e.At))
		r.acts[e.At] = e.Act
	}
	return errors.Join(errs...)
}

// claimKinds claims the numbers of a module's kinds.
func (m *Module) claimKinds(claim func(table string, at int)) {
	for _, row := range m.Actions {
		claim("action", int(row.Kind))
	}
	for _, row := range m.Steps {
		claim("step", int(row.Kind))
	}
	for _, row := range m.Events {
		if row.Name != "" {
			claim("event", int(row.Kind))
		}
	}
	for _, row := range m.Reasons {
		claim("reason", int(row.At))
	}
	for _, row := range m.SpaceKinds {
		claim("kind of space", int(row.At))
	}
	for _, row := range m.Dies {
		claim("die", int(row.At))
	}
	if m.Chance > 0 {
		claim("stream of chance", int(m.Chance))
	}
	if m.Load.Bit > 0 {
		claim("load", int(m.Load.Bit))
	}
}

// insert puts a module's steps into the sequences.
func (r *Rules) insert(m *Module) error {
	return errors.Join(
		engine.Insert(&r.setup, m.Setup), engine.Insert(&r.round, m.Round),
		engine.Insert(&r.roundEnd, m.RoundEnd), engine.Insert(&r.scoring, m.Scoring),
	)
}

// ModuleNames returns the names of all modules, in rulebook order, without variants.
func ModuleNames() (names []string) {
	for _, m := range modules {
		if m.Variant == "" {
			names = append(names, m.Name)
		}
	}
	return names
}

// ParseModules reads a list of module names with commas between them; "all" is
// every module, an empty text none.
func ParseModules(list string) ([]string, error) {
	switch list {
	case "":
		return nil, nil
	case "all":
		return ModuleNames(), nil
	}
	names := strings.Split(list, ",")
	_, err := pick(names)
	return names, err
}
