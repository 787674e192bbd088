package merlin

import (
	"cmp"
	"slices"

	"merlin/game/merlin"
)

// rows are those of the base and of the modules in play, by kind.
type rows struct {
	modules []*Module
	events  [256]*EventRow
	dice    [merlin.MaxDice]*DieRow
	reasons [maxReasons]*ReasonRow // nil where the reason's module is not in play
	parts   []*Part                // in the order of a sheet
	symbols bool                   // on quests
}

// rowsOf compiles the rows for a game.
func rowsOf(r *merlin.Rules) *rows {
	all := new(rows)
	none := new(EventRow)
	for k := range all.events {
		all.events[k] = none
	}
	for i := range all.dice {
		all.dice[i] = &DieRow{Die: uint8(i), Word: "own"}
	}
	for _, m := range modules {
		if m.Name == "" || r.Has(m.Name) {
			all.add(m)
		}
	}
	slices.SortStableFunc(all.parts, func(a, b *Part) int { return cmp.Or(cmp.Compare(a.Of, b.Of), cmp.Compare(a.Rank, b.Rank)) })
	return all
}

func (all *rows) add(m *Module) {
	all.modules = append(all.modules, m)
	all.symbols = all.symbols || m.Symbols
	for i := range m.Events {
		all.events[m.Events[i].Kind] = &m.Events[i]
	}
	for i := range m.Dice {
		all.dice[m.Dice[i].Die] = &m.Dice[i]
	}
	for i := range m.Reasons {
		all.reasons[m.Reasons[i].Reason] = &m.Reasons[i]
	}
	for i := range m.Score {
		all.parts = append(all.parts, &m.Score[i])
	}
}
