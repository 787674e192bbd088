package merlin

import (
	"merlin/game"
	"merlin/scenes/table"
)

// rows are the rows of the base and of all modules by kind.
type rows struct {
	actions [256]ActionRow
	targets [256]TargetRow
	asks    map[string]*AskRow
}

// rowsOf compiles them for a game.
func rowsOf() *rows {
	all := &rows{asks: map[string]*AskRow{}}
	for _, m := range modules {
		for _, row := range m.Actions {
			all.actions[row.Kind] = row
		}
		for _, row := range m.Targets {
			all.targets[row.Kind] = row
		}
		for i := range m.Asks {
			all.asks[m.Asks[i].Ask] = &m.Asks[i]
		}
	}
	return all
}

// action is the row of what a choice does in the end.
func (r *rows) action(c *table.Choice) *ActionRow { return &r.actions[c.Last().Kind] }

// ask is the row of a question; one that no module lists has nothing of its own.
func (r *rows) ask(ask string) *AskRow {
	if row := r.asks[ask]; row != nil {
		return row
	}
	return &AskRow{Ask: ask}
}

// key is the thing alone: without the seat where it is always one's own or
// everybody's, and without what the action only says beside it.
func (r *rows) key(t game.Target) game.Target {
	k, parts := game.Target{Kind: t.Kind}, r.targets[t.Kind].Parts
	if parts&partA != 0 {
		k.A = t.A
	}
	if parts&partB != 0 {
		k.B = t.B
	}
	if parts&partSeat != 0 {
		k.Seat = t.Seat
	}
	return k
}

// region is the stable name of the region of a thing on the table.
func (r *rows) region(t game.Target) string { return r.targets[t.Kind].Region(t) }
