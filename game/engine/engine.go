// Package engine is what the rules of any title stand on.
//
// A title keeps its whole position as plain data, with a [Stack] of steps that are
// still to happen. A step works, pushes further steps, or asks. What it asks is a
// complete list of options; nothing else is legal. What there is of actions, steps and
// events stands in rows ([ActionRow], [StepRow], [EventRow]), those of the title first,
// then those of the modules in play; they are compiled into [Rules] when a game is made
// and never change.
//
// An event is a fact, and its row says how the fact changes the position. The engine
// applies that when the event is emitted, and a screen applies the same to the view that
// it shows, so that no rule is written twice.
//
// Two types run through the package: G is the title's game, a pointer to a struct that
// embeds [Game]; T is where an event makes its changes: the public position, and what
// the event's seat holds alone where that is known.
package engine

import (
	"fmt"
	"slices"

	"merlin/game"
)

// Game is what a title's game embeds: the rules in force, and the buffers for what is
// asked now and what happened last. Copy a title's game with BindCopy, not by
// assignment: the buffers would be shared.
type Game[G, T any] struct {
	self     G
	rules    *Rules[G, T]
	stack    *Stack
	options  []game.Action
	events   []game.Event
	revealed bool
}

// Bind ties the game to the title's game around it, its rules, and the stack in its
// position.
func (g *Game[G, T]) Bind(self G, r *Rules[G, T], s *Stack) { g.self, g.rules, g.stack = self, r, s }

// BindCopy does the same with the rules of another game, and copies its buffers into g's
// own. The title copies the position.
func (g *Game[G, T]) BindCopy(self G, from *Game[G, T], s *Stack) {
	g.Bind(self, from.rules, s)
	g.revealed = from.revealed
	g.options = append(g.options[:0], from.options...)
	g.events = append(g.events[:0], from.events...)
}

// Proceed lets a sequence of steps happen, before what is still to happen, until a
// question is asked. What happened before is forgotten.
func (g *Game[G, T]) Proceed(sequence ...Step) {
	g.events, g.revealed = g.events[:0], false
	for _, s := range slices.Backward(sequence) {
		g.stack.Push(s)
	}
	g.advance()
}

// Decision returns the open question.
func (g *Game[G, T]) Decision() game.Decision {
	s, ok := g.stack.Top()
	if !ok {
		return game.Decision{Seat: game.NoSeat}
	}
	return game.Decision{
		Seat: s.Seat, Kind: s.Kind, Ask: g.rules.AskName(s.Kind),
		Args: [3]uint8{s.A, s.B, s.C}, Options: g.options,
	}
}

// Apply carries out an option of the open question and goes on to the next one. An
// action that is no option is an error and changes nothing.
func (g *Game[G, T]) Apply(a game.Action) error {
	if !slices.Contains(g.options, a) {
		return fmt.Errorf("%s is %w of %q", g.Text(a), game.ErrIllegal, g.Decision().Ask)
	}
	g.events, g.revealed = g.events[:0], false
	g.carryOut(a)
	g.advance()
	return nil
}

// carryOut does what an option of the topmost step does. The step is over with it,
// unless the action pushes it again.
func (g *Game[G, T]) carryOut(a game.Action) {
	s := g.stack.Pop()
	if begin := g.rules.On.Answer; begin != nil {
		begin(g.self, &g.rules.steps[s.Kind])
	}
	g.rules.actions[a.Kind].Do(g.self, s, a)
}

// advance lets steps work until one of them asks.
func (g *Game[G, T]) advance() {
	for {
		s, ok := g.stack.Top()
		if !ok {
			break
		}
		row := &g.rules.steps[s.Kind]
		if row.Run != nil {
			row.Run(g.self, g.stack.Pop())
			continue
		}
		g.list(row, s)
		switch {
		case len(g.options) == 0:
			g.stack.Pop()
			if row.Doing {
				g.rules.On.Void(g.self, s)
			}
		case len(g.options) == 1 && row.Auto:
			g.carryOut(g.options[0])
		default:
			return
		}
	}
	g.options = g.options[:0]
}

// list fills the options with every legal answer to a question. This is the one place
// where they come together.
func (g *Game[G, T]) list(row *StepRow[G], s Step) {
	g.options = g.options[:0]
	g.Gather(s)
	if row.Free && len(g.options) > 0 {
		g.rules.On.Free(g.self, s)
	}
}

// Gather adds a question's own answers and those that modules add to the options.
func (g *Game[G, T]) Gather(s Step) {
	g.rules.steps[s.Kind].Ask(g.self, s)
	for _, add := range g.rules.extra[s.Kind] {
		add(g.self, s)
	}
}

// Answers reports, while another question is listed, whether one would have any answer.
func (g *Game[G, T]) Answers(s Step) bool {
	n := len(g.options)
	g.Gather(s)
	found := len(g.options) > n
	g.options = g.options[:n]
	return found
}

// Offer adds an option to the question that is listed.
func (g *Game[G, T]) Offer(k game.Kind, args ...uint8) {
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

// Offered returns the options of the question that is listed so far.
func (g *Game[G, T]) Offered() []game.Action { return g.options }

// Withdraw takes back options of the question that is listed.
func (g *Game[G, T]) Withdraw(which func(game.Action) bool) {
	g.options = slices.DeleteFunc(g.options, which)
}

// PushAll puts a sequence on the stack so that its first step happens first.
func (g *Game[G, T]) PushAll(sequence []StepKind) {
	for _, k := range slices.Backward(sequence) {
		g.stack.Push(Step{Kind: k, Seat: game.NoSeat})
	}
}

// Again puts the question of a step that was answered on the stack once more, if it is
// a free moment: what is done there is no answer to it.
func (g *Game[G, T]) Again(s Step) {
	if g.rules.steps[s.Kind].Free {
		g.stack.Push(s)
	}
}

// Then does what the row of a step says that follows when it is answered.
func (g *Game[G, T]) Then(s Step) { g.rules.steps[s.Kind].Then(g.self, s) }

// Emit notes a fact that everybody sees, lets it change the position, and tells the
// modules.
func (g *Game[G, T]) Emit(k game.EventKind, s game.Seat, args ...int16) {
	e := game.Event{Kind: k, Seat: s}
	copy(e.Args[:], args)
	g.Note(e)
}

// EmitSecret does the same with a fact whose first argument the seat alone learns.
func (g *Game[G, T]) EmitSecret(k game.EventKind, s game.Seat, args ...int16) {
	e := game.Event{Kind: k, Seat: s, Known: [5]game.Audience{game.Only(s)}}
	copy(e.Args[:], args)
	g.Note(e)
}

// Note does the same with a fact as it is given.
func (g *Game[G, T]) Note(e game.Event) {
	g.events = append(g.events, e)
	row, t := &g.rules.events[e.Kind], g.rules.On.Changes(g.self, e)
	for _, change := range row.depart {
		change(t, e)
	}
	for _, change := range row.arrive {
		change(t, e)
	}
	for _, tell := range g.rules.after {
		tell(g.self, e)
	}
}

// Events returns what the last Apply brought about.
func (g *Game[G, T]) Events() []game.Event { return g.events }

// Reveal notes that something hidden is shown.
func (g *Game[G, T]) Reveal() { g.revealed = true }

// Revealed reports whether the last Apply showed something hidden.
func (g *Game[G, T]) Revealed() bool { return g.revealed }

// Text returns an action's stable text: the word of its row and its arguments. Records,
// scenarios and tools use it; it does not change with the language.
func (g *Game[G, T]) Text(a game.Action) string { return g.rules.actions[a.Kind].write(a) }

// Target returns the thing that an action of the open question touches.
func (g *Game[G, T]) Target(a game.Action) game.Target {
	if of := g.rules.actions[a.Kind].Target; of != nil {
		return of(g.self, a)
	}
	return game.Target{}
}

// At returns a target function for the asked seat's things that A and B name directly.
func At[G interface{ Decision() game.Decision }](kind uint8) func(G, game.Action) game.Target {
	return func(g G, a game.Action) game.Target {
		return game.Target{Kind: kind, Seat: g.Decision().Seat, A: a.A, B: a.B}
	}
}
