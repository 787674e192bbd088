package merlin

import (
	"merlin/game"
	"merlin/game/engine"
)

// Game is a position with the rules in force and the buffers for what was asked
// and what happened last. Copy it with Clone or CopyFrom, not by assignment: the
// buffers would be shared.
type Game struct {
	State
	play
	rules *Rules

	// seen are the quests of each hand that everybody saw come into it: what follows from
	// the game so far and changes nothing of it, so that it is no part of the position.
	seen [MaxSeats]Cards
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
	argument  = engine.Arg

	OptionsFor = engine.OptionsFor[*Game]
	StepAt     = engine.StepAt
)

// Rules returns the rules in force.
func (g *Game) Rules() *Rules { return g.rules }

// answered notes that something was done in the turn. // B10c
func (g *Game) answered(row *stepRow) {
	g.Turn.Begun = true
	if row.Doing {
		g.Turn.Did = true
	}
}

// void tells that a part of an action came to nothing. // B10c
func (g *Game) void(st step) { g.Emit(EventVoid, st.Seat, int16(st.Kind)) }

// Over reports whether the game has ended.
func (g *Game) Over() bool { return g.State.Over }

// Scores returns the points by seat.
func (g *Game) Scores() []int {
	scores := make([]int, g.Seats)
	for i := range scores {
		scores[i] = int(g.Players[i].Score)
	}
	return scores
}

// Clone returns a copy that shares only the rules.
func (g *Game) Clone() game.Game {
	c := new(Game)
	c.CopyFrom(g)
	return c
}

// CopyFrom makes g a copy of another game and reuses g's buffers.
func (g *Game) CopyFrom(from *Game) {
	g.State, g.rules, g.seen = from.State, from.rules, from.seen
	g.BindCopy(g, &from.play, &g.Stack)
}

// Hash returns the 64-bit FNV-1a hash of the position's little-endian bytes.
func (g *Game) Hash() uint64 { return hasher.Sum(&g.State) }

var hasher = game.NewHasher[State]()
