package merlin

import (
	"fmt"
	"slices"

	"merlin/game"
)

// Game is a position with the rules in force and the buffers for what was asked
// and what happened last. Copy it with Clone or CopyFrom, not by assignment: the
// buffers would be shared.
type Game struct {
	State
	rules    *Rules
	options  []game.Action
	events   []game.Event
	revealed bool
}

// step is something still to happen; A, B and C mean what its kind says.
type step struct {
	kind    stepKind
	seat    game.Seat
	a, b, c uint8
}

type stepKind uint8

// maxSteps is more than any position has put off; random games stay below half of it.
const maxSteps = 48

// Rules returns the rules in force.
func (g *Game) Rules() *Rules { return g.rules }

// Decision returns the open question.
func (g *Game) Decision() game.Decision {
	if g.Depth == 0 {
		return game.Decision{Seat: game.NoSeat}
	}
	s := g.Steps[g.Depth-1]
	return game.Decision{
		Seat: s.seat, Ask: g.rules.steps[s.kind].name,
		Args: [3]uint8{s.a, s.b, s.c}, Options: g.options,
	}
}

// Apply carries out an option of the open question and goes on to the next one.
// An action that is no option is an error and changes nothing.
func (g *Game) Apply(a game.Action) error {
	if !slices.Contains(g.options, a) {
		return fmt.Errorf("%s is %w of %q", g.Text(a), game.ErrIllegal, g.Decision().Ask)
	}
	g.events, g.revealed = g.events[:0], false
	g.carryOut(a)
	g.advance()
	return nil
}

// carryOut does what an option of the topmost step does. The step is over with
// it, unless the action pushes it again.
func (g *Game) carryOut(a game.Action) {
	s := g.pop()
	g.Turn.Begun = true
	if g.rules.steps[s.kind].doing {
		g.Turn.Did = true
	}
	g.rules.actions[a.Kind].do(g, s, a)
}

// advance lets steps work until one of them asks.
func (g *Game) advance() {
	for g.Depth > 0 {
		s := g.Steps[g.Depth-1]
		row := &g.rules.steps[s.kind]
		if row.run != nil {
			row.run(g, g.pop())
			continue
		}
		g.list(row, s)
		switch {
		case len(g.options) == 0: // B10c
			g.pop()
			if row.doing {
				g.emit(EventVoid, s.seat, int16(s.kind))
			}
		case len(g.options) == 1 && row.auto:
			g.carryOut(g.options[0])
		default:
			return
		}
	}
	g.options = g.options[:0]
}

// list fills the options with every legal answer to a question. This is the one
// place where they come together.
func (g *Game) list(row *stepRow, s step) {
	g.options = g.options[:0]
	g.gather(row, s)
	if row.free && len(g.options) > 0 {
		g.freeMoment(s.seat)
	}
}

// gather adds a question's own answers and those that modules add.
func (g *Game) gather(row *stepRow, s step) {
	row.ask(g, s)
	for _, add := range g.rules.extra[s.kind] {
		add(g, s)
	}
}

// answers tells, while another question is listed, whether one would have any.
func (g *Game) answers(s step) bool {
	n := len(g.options)
	g.gather(&g.rules.steps[s.kind], s)
	found := len(g.options) > n
	g.options = g.options[:n]
	return found
}

func (g *Game) offer(k game.Kind, args ...uint8) {
	a := game.Action{Kind: k}
	switch len(args) {
	case 3:
		a.C = args[2]
		fallthrough
	case 2:
		a.B = args[1]
		fallthrough
	case 1:
		a.A = args[0]
	}
	g.options = append(g.options, a)
}

// push puts a step on the stack; it happens before those pushed earlier.
func (g *Game) push(s step) {
	g.Steps[g.Depth] = s
	g.Depth++
}

// pop takes the topmost step and clears its place, so that equal positions are equal.
func (g *Game) pop() step {
	g.Depth--
	s := g.Steps[g.Depth]
	g.Steps[g.Depth] = step{}
	return s
}

// pushAll puts a sequence on the stack so that its first step happens first.
func (g *Game) pushAll(sequence []stepKind) {
	for _, k := range slices.Backward(sequence) {
		g.push(step{kind: k, seat: game.NoSeat})
	}
}

// Events returns what the last Apply brought about.
func (g *Game) Events() []game.Event { return g.events }

// Revealed tells whether the last Apply showed something hidden (B56).
func (g *Game) Revealed() bool { return g.revealed }

// Over tells whether the game has ended.
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
	g.State, g.rules, g.revealed = from.State, from.rules, from.revealed
	g.options = append(g.options[:0], from.options...)
	g.events = append(g.events[:0], from.events...)
}

// Hash returns the 64-bit FNV-1a hash of the position's little-endian bytes.
func (g *Game) Hash() uint64 { return hasher.Sum(&g.State) }

var hasher = game.NewHasher[State]()
