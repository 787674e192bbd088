package roundtable

import (
	"slices"

	"merlin/game"
	"merlin/game/engine"
)

// Game is a position with the rules in force and the buffers for what was asked and what
// happened last. Copy it with Clone or CopyFrom, not by assignment: the buffers would be
// shared.
type Game struct {
	State
	play
	rules  *Rules
	memory memory
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

// Rules returns the rules in force.
func (g *Game) Rules() *Rules { return g.rules }

// Apply carries out an option of the open question. Once somebody else is asked, has
// answered, or a turn is over there is no way back; who hands out cards has not answered
// before the last of them. // R175
func (g *Game) Apply(a game.Action) error {
	whose, asked := g.Turn.Seat, g.Decision().Seat
	if err := g.play.Apply(a); err != nil {
		return err
	}
	g.remember()
	handing := a.Kind == ActPropose || a.Kind == ActShare
	if now := g.Decision().Seat; now != asked || asked != whose && !handing {
		g.Reveal()
	}
	return nil
}

// then has steps happen before what is still to happen, the first one first.
func (g *Game) then(steps ...step) {
	for _, s := range slices.Backward(steps) {
		g.Push(s)
	}
}

// drop forgets the steps of a kind that would happen next.
func (g *Game) drop(k stepKind) {
	for top, ok := g.Top(); ok && top.Kind == k; top, ok = g.Top() {
		g.Pop()
	}
}

// Over reports whether the game has ended.
func (g *Game) Over() bool { return g.State.Over }

// Scores are noughts: there are no points.
func (g *Game) Scores() []int { return make([]int, g.Seats) }

// Outcomes returns who has won: the Knights with all who are loyal, or the Traitor with
// Evil. Before the end nobody is ahead. // R2, R153
func (g *Game) Outcomes() []game.Outcome {
	won := make([]int, g.Seats)
	for s := range won {
		if g.Over() && g.Victory != (g.Felon == game.Seat(s)) && g.Players[s].Fate != Absent {
			won[s] = 1
		}
	}
	out := game.Ranking(won, g.Over())
	for s := range out {
		out[s].Won = out[s].Won && won[s] == 1
	}
	return out
}

// Clone returns a copy that shares only the rules.
func (g *Game) Clone() game.Game {
	c := new(Game)
	c.CopyFrom(g)
	return c
}

// CopyFrom makes g a copy of another game and reuses g's buffers.
func (g *Game) CopyFrom(from *Game) {
	g.State, g.rules, g.memory = from.State, from.rules, from.memory
	g.BindCopy(g, &from.play, &g.Stack)
}

// Hash returns the 64-bit FNV-1a hash of the position's little-endian bytes.
func (g *Game) Hash() uint64 { return hasher.Sum(&g.State) }

var hasher = game.NewHasher[State]()
