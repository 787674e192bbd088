package legends

import (
	"merlin/game"
	"merlin/game/engine"
)

// Rules are the rules in force for one deck: tables that never change and are shared by
// all copies of a game.
type Rules struct {
	rows
	Deck  *Deck
	deeds [opCount]deed

	unpressed bool // version 1: nobody is asked to end a turn in which nothing is left to do
	shortened bool // before version 3: the house rule shortens the first turn of beginners, too
	unasked   bool // before version 3: who holds nothing that may be bid passes unasked
	rewarded  bool // before version 4: the last event of beginners is rewarded before the game ends
	unlearnt  bool // versions before 3: computer players have neither policy nor value
}

// The engine's types for this title.
type (
	play      = engine.Game[*Game, change]
	rows      = engine.Rules[*Game, change]
	step      = engine.Step
	stepKind  = engine.StepKind
	actionRow = engine.ActionRow[*Game]
	stepRow   = engine.StepRow[*Game]
	eventRow  = engine.EventRow[change]
)

// pressed is the version of the rules since which persons end their turns themselves.
const pressed = 2

// pointed is the version since which three and four beginners are evened by points.
const pointed = 3

// silent is the version since which a bid does not tell of hands.
const silent = 3

// taught is the version of the rules since which computer players have learnt.
const taught = 3

// idle is the version since which the last event of beginners gives no reward that is worth nothing.
const idle = 4

// NewRules compiles the rules of today for a deck.
func NewRules(d *Deck) *Rules {
	r := &Rules{Deck: d, deeds: deeds()}
	r.On = engine.Hooks[*Game, change]{Changes: (*Game).changes, Free: (*Game).freeMoment}
	r.Add(engine.Rows[*Game, change]{Actions: actionRows(d), Steps: stepRows(), Events: eventRows()})
	return r
}

// newRulesOf compiles those of a version: games of earlier ones go on as they began.
func newRulesOf(version int, d *Deck) *Rules {
	r := NewRules(d)
	r.unpressed, r.shortened, r.unlearnt = version < pressed, version < pointed, version < taught
	r.unasked, r.rewarded = version < silent, version < idle
	return r
}

// Game is a position with the rules in force and the buffers for what was asked and what
// happened last. Copy it with Clone or CopyFrom, not by assignment: the buffers would be
// shared.
type Game struct {
	State
	play
	rules *Rules
}

// Rules returns the rules in force.
func (g *Game) Rules() *Rules { return g.rules }

// Over reports whether the game has ended.
func (g *Game) Over() bool { return g.State.Over }

// Scores returns the points by seat, as the game stands.
func (g *Game) Scores() []int {
	points := make([]int, g.Seats)
	for s := range points {
		points[s] = g.Table().Points(game.Seat(s))
	}
	return points
}

// Outcomes returns how the game stands or has ended: most points win, and a tie is a
// shared victory. // L79
func (g *Game) Outcomes() []game.Outcome { return game.Ranking(g.Scores(), g.Over()) }

// Clone returns a copy that shares only the rules.
func (g *Game) Clone() game.Game {
	c := new(Game)
	c.CopyFrom(g)
	return c
}

// CopyFrom makes g a copy of another game and reuses g's buffers.
func (g *Game) CopyFrom(from *Game) {
	g.State, g.rules = from.State, from.rules
	g.BindCopy(g, &from.play, &g.Stack)
}

// Hash returns the 64-bit FNV-1a hash of the position's little-endian bytes.
func (g *Game) Hash() uint64 { return hasher.Sum(&g.State) }

var hasher = game.NewHasher[State]()

// change is where an event makes its changes: the table, and what seats alone know as far
// as it is known here.
type change struct {
	Table
	all  *[MaxSeats]Own // in the game itself
	view *View          // where a viewer looks on
}

// changes returns where an event changes the position.
func (g *Game) changes(game.Event) change { return change{Table: g.Table(), all: &g.Own} }

// own returns what a seat alone knows, nil where it is not known.
func (c change) own(s game.Seat) *Own {
	switch {
	case c.all != nil:
		return &c.all[s]
	case c.view.Seat == s:
		return &c.view.Own
	}
	return nil
}
