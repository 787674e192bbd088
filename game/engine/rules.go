package engine

import (
	"fmt"

	"merlin/game"
)

// Rules are the rows in force, compiled into tables by kind.
type Rules[G, T any] struct {
	On      Hooks[G, T]
	actions [256]ActionRow[G]
	steps   [256]StepRow[G]
	events  [256]effects[T]
	extra   [256][]func(G, Step) // options that modules add to a question
	after   []func(G, game.Event)
}

// Hooks are what a title does at certain moments. All but Changes may be nil as long as
// no row needs them.
type Hooks[G, T any] struct {
	Changes func(G, game.Event) T // where an event makes its changes
	Answer  func(G, *StepRow[G])  // before an option of a question is carried out
	Void    func(G, Step)         // when a question of a doing has no options
	Free    func(G, Step)         // offers what may be done at any free moment
}

// Rows are what a title or one of its modules brings. Rows replace earlier ones of their
// kind; those of events only if they have a name.
type Rows[G, T any] struct {
	Actions []ActionRow[G]
	Steps   []StepRow[G]
	Events  []EventRow[T]
	Options []OptionsFor[G]
	After   func(G, game.Event) // is told of every fact; may change the position and push steps
}

// effects are the rows of a kind of event.
type effects[T any] struct {
	name           string
	depart, arrive []func(T, game.Event)
}

// Compile returns the rules of a title by its hooks and rows.
func Compile[G, T any](on Hooks[G, T], rows Rows[G, T]) *Rules[G, T] {
	r := &Rules[G, T]{On: on}
	r.Add(rows)
	return r
}

// Add compiles further rows, as those of a module.
func (r *Rules[G, T]) Add(rows Rows[G, T]) {
	for _, row := range rows.Actions {
		r.actions[row.Kind] = row
	}
	for _, row := range rows.Steps {
		r.steps[row.Kind] = row
	}
	for _, row := range rows.Events {
		r.events[row.Kind].add(row)
	}
	for _, o := range rows.Options {
		r.extra[o.Step] = append(r.extra[o.Step], o.Add)
	}
	if rows.After != nil {
		r.after = append(r.after, rows.After)
	}
}

func (e *effects[T]) add(row EventRow[T]) {
	if row.Name != "" {
		e.name = row.Name
	}
	if row.Depart != nil {
		e.depart = append(e.depart, row.Depart)
	}
	if row.Arrive != nil {
		e.arrive = append(e.arrive, row.Arrive)
	}
}

// Depart makes the changes that are seen when an event begins: things leave their
// places.
func (r *Rules[G, T]) Depart(t T, e game.Event) {
	for _, change := range r.events[e.Kind].depart {
		change(t, e)
	}
}

// Arrive makes those that are seen when it ends: things lie where they belong.
func (r *Rules[G, T]) Arrive(t T, e game.Event) {
	for _, change := range r.events[e.Kind].arrive {
		change(t, e)
	}
}

// EventName returns the stable name of a kind of event.
func (r *Rules[G, T]) EventName(k game.EventKind) string { return r.events[k].name }

// VoidName returns the stable name of what came to nothing by a step: that of its
// question, or of what it did without one.
func (r *Rules[G, T]) VoidName(step StepKind) string {
	row := &r.steps[step]
	if row.Void != "" {
		return row.Void
	}
	return row.Name
}

// AskName returns the stable name of a question; "" of a step that asks nothing.
func (r *Rules[G, T]) AskName(k StepKind) string { return r.steps[k].Name }

// IsFree reports whether a step asks at a free moment.
func (r *Rules[G, T]) IsFree(k StepKind) bool { return r.steps[k].Free }

// StepNamed returns the kind of a step by the name of its question or of what it does.
func (r *Rules[G, T]) StepNamed(name string) (StepKind, error) {
	for kind := range r.steps {
		if row := &r.steps[kind]; row.Name == name || row.Does == name {
			return StepKind(kind), nil
		}
	}
	return 0, fmt.Errorf("there is no step %q", name)
}
