package roundtable

import (
	"fmt"

	"merlin/game"
	"merlin/game/engine"
)

// For positions that are made by hand: scenarios and tools.

// Happen forgets what was still to happen, and has steps happen to a seat by the names of
// their questions or of what they do. An unknown name is an error.
func (g *Game) Happen(s game.Seat, names ...string) error {
	g.Stack = engine.Stack{}
	sequence := make([]step, len(names))
	for i, name := range names {
		k, err := g.rules.StepNamed(name)
		if err != nil {
			return fmt.Errorf("making a position by hand: %w", err)
		}
		sequence[i] = step{Kind: k, Seat: s}
	}
	g.Proceed(sequence...)
	return nil
}

// Clear takes all cards and makes what the boards and figures are before anything is
// dealt.
func (g *Game) Clear() {
	g.State = State{Public: Public{Seats: g.Seats}, Hidden: Hidden{Chance: g.Chance}}
	g.memory = newMemory()
	g.setBoard()
}

// ActionWords returns the first words of all actions' texts, Questions the names of all
// questions.
func ActionWords() (words []string) {
	for _, row := range actionRows() {
		words = append(words, row.Text)
	}
	return words
}

func Questions() (names []string) {
	for _, row := range stepRows() {
		if row.Ask != nil {
			names = append(names, row.Name)
		}
	}
	return names
}
