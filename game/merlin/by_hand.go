package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// What tests and tools need to make a position by hand. The fields of State are open to
// them besides.

// Happen has steps happen, by the names of their rows and in this order, before what
// was still to happen, and goes on until a question is asked. Events then tells what
// came of it. A name that no row in play has is an error of the caller: it panics.
func (g *Game) Happen(s game.Seat, steps ...string) {
	sequence := make([]step, len(steps))
	for i, name := range steps {
		kind, err := g.rules.StepNamed(name)
		if err != nil {
			panic(err)
		}
		sequence[i] = step{Kind: kind, Seat: s}
	}
	g.Proceed(sequence...)
}

// DiceChance is the stream of chance that players' dice are rolled from.
func (g *Game) DiceChance() *game.Stream { return &g.Chance[chanceDice] }

// Replace puts another row into a box's table, as a box file writes it. It does not
// check that the table as a whole still holds what it must.
func (b *Box) Replace(table string, row int, text string) error {
	i := slices.IndexFunc(boxTables, func(t tableRow) bool { return t.name == table })
	if i < 0 || row < 0 || row >= boxTables[i].rows {
		return fmt.Errorf("there is no row %d of a table %q", row, table)
	}
	return boxTables[i].read(b, row, strings.Fields(text))
}
