package merlin

import (
	"fmt"
	"slices"

	"merlin/game"
	"merlin/game/engine"
)

// Rules are the rules in force: a box and the modules in play, compiled into
// tables. They never change and are shared by all copies of a game.
type Rules struct {
	rows
	Box     *Box
	modules []*Module
	folds   folds

	spaces   [maxSpaces]Space
	inner    uint8 // spaces of the inner ring
	figures  [maxFigures]figureRow
	moves    [MaxDice]Figure // what each die moves
	flags    [Provinces]power
	servants [Servants]func(*Game, game.Seat, Province)

	acts [maxSpaceKinds]func(*Game, game.Seat, Space)
	fits [2][Tiles]uint8 // B29: colours that pay, for 4 rows and for 3

	setup, round, roundEnd, scoring []stepKind

	firstStarts bool // a house rule: the first seat begins

	dice uint8 // a player's dice
	side uint8 // of the rondel
}

const maxSpaces = 48 // room for an inner ring

// figureRow says where a figure stands and whether the player chooses its way.
type figureRow struct {
	name   string
	at     func(*Public, game.Seat) *uint8
	either bool
}

var baseFigures = [maxFigures]figureRow{
	KnightFigure: {name: "knight", at: func(p *Public, s game.Seat) *uint8 { return &p.Players[s].Knight }},
	MerlinFigure: {name: "merlin", at: func(p *Public, _ game.Seat) *uint8 { return &p.Merlin }, either: true},
}

var baseMoves = [MaxDice]Figure{KnightFigure, KnightFigure, KnightFigure, MerlinFigure}

// NewRules compiles the rules of a box with the modules named. The names must be
// distinct; their order does not matter. Two modules that claim one place of a
// table are an error unless the later one says that it follows the other.
func NewRules(box *Box, names ...string) (*Rules, error) {
	modules, err := pick(names)
	if err != nil {
		return nil, err
	}
	return compile(box, modules)
}

func compile(box *Box, modules []*Module) (*Rules, error) {
	r := &Rules{Box: box, modules: modules, dice: OwnDice + 1}
	r.figures, r.moves = baseFigures, baseMoves
	r.servants = baseServants
	r.flags = baseFlags
	r.setup = baseSetup
	r.roundEnd = baseRoundEnd
	r.scoring = baseScoring
	for kind, row := range spaceRows {
		r.acts[kind] = row.act
	}
	r.round = baseRound
	for _, m := range modules {
		r.side += m.Side
	}
	copy(r.spaces[:], box.Rondel[r.side][:])
	for tile := range uint8(Tiles) {
		r.fits[0][tile] = box.Fits(tile, 4)
		if tile < 3*Columns {
			r.fits[1][tile] = box.Fits(tile, 3)
		}
	}
	r.On = engine.Hooks[*Game, change]{
		Changes: (*Game).changes, Answer: (*Game).answered, Void: (*Game).void, Free: (*Game).freeMoment,
	}
	r.rows.Add(engine.Rows[*Game, change]{Actions: baseActions(), Steps: baseSteps(), Events: baseEvents()})
	claims := engine.Claims{}
	for _, m := range modules {
		if err := r.add(m, claims); err != nil {
			return nil, fmt.Errorf("module %s: %w", m.Name, err)
		}
	}
	r.addTakings(baseTakes())
	return r, nil
}

// Modules returns the names of the modules in play, in rulebook order.
func (r *Rules) Modules() []string {
	names := make([]string, len(r.modules))
	for i, m := range r.modules {
		names[i] = m.Name
	}
	return names
}

// Has reports whether a module or a variant of it is in play.
func (r *Rules) Has(module string) bool {
	return slices.ContainsFunc(r.modules, func(m *Module) bool { return m.Name == module || m.Variant == module })
}

// Inner returns how many spaces the inner ring has; they follow the outer ones.
func (r *Rules) Inner() uint8 { return r.inner }

// Other returns the figure besides Merlin that is no player's, or NoFigure.
func (r *Rules) Other() Figure {
	for f := MerlinFigure + 1; f < maxFigures; f++ {
		if r.figures[f].at != nil {
			return f
		}
	}
	return NoFigure
}

// Moves returns the figure that a die moves.
func (r *Rules) Moves(die uint8) Figure { return r.moves[die] }

// ring returns the first space of the ring that a space belongs to, and its size.
func (r *Rules) ring(space uint8) (first, size uint8) {
	if space < Spaces {
		return 0, Spaces
	}
	return Spaces, r.inner
}

// Space returns what is printed on a space of the rondel.
func (r *Rules) Space(n uint8) Space { return r.spaces[n] }

// VoidName returns the stable name of what came to nothing by the step of an
// EventVoid.
func (r *Rules) VoidName(step int16) string { return r.rows.VoidName(stepKind(step)) }

// FlagName returns the name of the power of a province's flag.
func (r *Rules) FlagName(p Province) string { return r.flags[p].name }
