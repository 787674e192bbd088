package merlin

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// rows are those of the base and of the modules in play, by kind.
type rows struct {
	modules []*Module
	events  [256]*EventRow
	dice    [merlin.MaxDice]*DieRow
	spaces  [256]*SpaceRow
	figures []*FigureRow           // as they stand on a space
	reasons [maxReasons]*ReasonRow // nil where the reason's module is not in play
	parts   []*Part                // in the order of a sheet
	symbols bool                   // on quests

	actions [256]*ActionRow
	targets [256]*TargetRow
	asks    [256]*AskRow

	supplies []*Supply
	relics   []*Relic
	insets   []*Inset // from the left
	small    []*Inset // as small castles have them
	room     room

	panels      []*PanelRow
	board       []*BoardRow
	tiles       []*TileRow
	loads       []*LoadRow // as they are told
	loadsDrawn  []*LoadRow
	pools       []*Pool
	province    *ProvinceRow
	castleNames []string // how the names of the regions of the castle begin
}

// rowsOf compiles the rows for a game.
func rowsOf(r *merlin.Rules) *rows {
	all := &rows{castleNames: []string{"goods-", "card-", "traitor-", "grail", "home-", "castle-", "die-", "own-"}}
	none, nothing, nowhere, space, plain := new(EventRow), new(ActionRow), new(TargetRow), new(SpaceRow), new(AskRow)
	for k := range all.events {
		all.events[k], all.actions[k], all.targets[k], all.spaces[k], all.asks[k] = none, nothing, nowhere, space, plain
	}
	for i := range all.dice {
		all.dice[i] = &DieRow{Die: uint8(i), Word: ownDie}
	}
	for _, m := range modules {
		all.offer(m)
		if m.Name == "" || r.Has(m.Name) {
			all.add(m)
			all.decorate(m)
			all.furnish(m)
			all.lay(m)
		}
	}
	slices.SortStableFunc(all.parts, func(a, b *Part) int { return cmp.Or(cmp.Compare(a.Of, b.Of), cmp.Compare(a.Rank, b.Rank)) })
	slices.SortStableFunc(all.figures, func(a, b *FigureRow) int { return cmp.Compare(a.Rank, b.Rank) })
	return all
}

func (all *rows) add(m *Module) {
	all.modules = append(all.modules, m)
	all.symbols = all.symbols || m.Symbols
	if m.Province != nil {
		all.province = m.Province
	}
	for i := range m.Events {
		all.events[m.Events[i].Kind] = &m.Events[i]
	}
	for i := range m.Dice {
		all.dice[m.Dice[i].Die] = &m.Dice[i]
	}
	for i := range m.Spaces {
		all.spaces[m.Spaces[i].Kind] = &m.Spaces[i]
	}
	for i := range m.Figures {
		all.figures = append(all.figures, &m.Figures[i])
	}
	for i := range m.Asks {
		all.asks[m.Asks[i].Kind] = &m.Asks[i]
	}
	for i := range m.Reasons {
		all.reasons[m.Reasons[i].Reason] = &m.Reasons[i]
	}
	for i := range m.Score {
		all.parts = append(all.parts, &m.Score[i])
	}
}

// offer adds what can be chosen. Modules out of play have their rows here, too: nothing
// of theirs is ever chosen, and some things lie on the table all the same.
func (all *rows) offer(m *Module) {
	for i := range m.Actions {
		all.actions[m.Actions[i].Kind] = &m.Actions[i]
	}
	for i := range m.Targets {
		all.targets[m.Targets[i].Kind] = &m.Targets[i]
	}
}

// action is the row of what a choice does in the end.
func (all *rows) action(c *moment.Choice) *ActionRow { return all.actions[c.Last().Kind] }

// key is the thing alone: without the seat where it is always one's own or
// everybody's, and without what the action only says beside it.
func (all *rows) key(t game.Target) game.Target {
	k, parts := game.Target{Kind: t.Kind}, all.targets[t.Kind].Parts
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
func (all *rows) region(t game.Target) string { return all.targets[t.Kind].Region(all, t) }
