package modules

import (
	"cmp"
	"slices"

	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
)

// RowsOf compiles the rows of the base and of the modules in play for a game: what the
// model asks, what words say of it, what is drawn.
func RowsOf(r *merlin.Rules) *draw.Rows {
	all := emptyRows()
	for _, m := range Modules {
		offer(all, m)
		if m.Name == "" || r.Has(m.Name) {
			add(all, m)
			show(all, m)
			decorate(all, m)
			lay(all, m)
		}
	}
	slices.SortStableFunc(all.Parts, func(a, b *draw.Part) int { return cmp.Or(cmp.Compare(a.Of, b.Of), cmp.Compare(a.Rank, b.Rank)) })
	slices.SortStableFunc(all.Figures, func(a, b *model.FigureRow) int { return cmp.Compare(a.Rank, b.Rank) })
	return all
}

// emptyRows have a row without anything for each kind: the same one for all.
func emptyRows() *draw.Rows {
	all := &draw.Rows{Rows: &words.Rows{Rows: &model.Rows{}}}
	all.CastleNames = []string{"goods-", "card-", "traitor-", "grail", "home-", "castle-", "die-", "own-"}
	setEvent(all, 0, &EventRow{})
	setAction(all, 0, &ActionRow{})
	setTarget(all, 0, &TargetRow{})
	setSpace(all, 0, &SpaceRow{})
	setAsk(all, &AskRow{})
	said, known := all.Rows, all.Rows.Rows
	for k := range all.Events {
		all.Events[k], all.Actions[k], all.Spaces[k] = all.Events[0], all.Actions[0], all.Spaces[0]
		said.Events[k], said.Actions[k], said.Targets[k], said.Asks[k] = said.Events[0], said.Actions[0], said.Targets[0], said.Asks[0]
		known.Actions[k], known.Targets[k], known.Spaces[k], known.Asks[k] = known.Actions[0], known.Targets[0], known.Spaces[0], known.Asks[0]
	}
	for i := range all.Dice {
		all.Dice[i] = &model.DieRow{Die: uint8(i), Word: model.OwnDie}
	}
	return all
}

// offer adds what can be chosen. Modules out of play have their rows here, too: nothing
// of theirs is ever chosen, and some things lie on the table all the same.
func offer(all *draw.Rows, m *Module) {
	for i := range m.Actions {
		setAction(all, uint8(m.Actions[i].Kind), &m.Actions[i])
	}
	for i := range m.Targets {
		setTarget(all, m.Targets[i].Kind, &m.Targets[i])
	}
	for _, row := range m.Figures {
		all.FigureWords[row.Figure] = row.Word
	}
}

// add adds what a module in play is as a whole.
func add(all *draw.Rows, m *Module) {
	one := &model.Module{
		Name: m.Name, Ring: m.Ring, Chapter: m.Chapter, Spots: m.Spots,
		Shift: m.Shift, Hand: m.Hand, Pawn: m.Pawn, Rivals: m.Rivals,
	}
	for _, row := range m.Chapters {
		one.Chapters = append(one.Chapters, model.ChapterRow{Begins: row.Begins, Chapter: row.Chapter})
	}
	all.Rows.Rows.Modules = append(all.Rows.Rows.Modules, one)
	all.Rows.Modules = append(all.Rows.Modules, &words.Module{
		Module: one, Stood: m.Stood, Voids: m.Voids, Turns: m.Turns, Instead: m.Instead, Stage: m.Stage,
	})
	all.Symbols = all.Symbols || m.Symbols
	all.Room = max(all.Room, m.Room)
	if m.Province != nil {
		setProvince(all, m.Province)
	}
}

// show adds how what happens is shown and told.
func show(all *draw.Rows, m *Module) {
	for i := range m.Events {
		setEvent(all, uint8(m.Events[i].Kind), &m.Events[i])
	}
	for i := range m.Spaces {
		setSpace(all, uint8(m.Spaces[i].Kind), &m.Spaces[i])
	}
	for i := range m.Dice {
		all.Dice[m.Dice[i].Die] = &m.Dice[i]
	}
	for i := range m.Figures {
		all.Figures = append(all.Figures, &m.Figures[i])
	}
	for i := range m.Asks {
		setAsk(all, &m.Asks[i])
	}
	for i := range m.Reasons {
		setReason(all, &m.Reasons[i])
	}
	for i := range m.Score {
		all.Parts = append(all.Parts, &m.Score[i])
	}
}

// decorate adds what a module in play brings to castles and beside the board.
func decorate(all *draw.Rows, m *Module) {
	for i := range m.Supplies {
		s := &m.Supplies[i]
		all.Supplies = append(all.Supplies, s)
		if s.Target != 0 {
			all.CastleNames = append(all.CastleNames, all.Region(s.Thing()))
		}
	}
	for i := range m.Relics {
		all.Relics = append(all.Relics, &m.Relics[i])
	}
	for i := range m.Insets {
		all.CastleNames = append(all.CastleNames, m.Insets[i].Hot...)
		all.Insets = append(all.Insets, &m.Insets[i])
		all.Small = append(all.Small, &m.Insets[i])
	}
	slices.SortFunc(all.Insets, func(a, b *draw.Inset) int { return cmp.Compare(a.Rank, b.Rank) })
	slices.SortFunc(all.Small, func(a, b *draw.Inset) int { return cmp.Compare(a.SmallRank, b.SmallRank) })
	for i := range m.Panels {
		all.Panels = append(all.Panels, &m.Panels[i])
	}
	for i := range m.Pools {
		all.Pools = append(all.Pools, &m.Pools[i])
	}
}

// lay adds what a module in play lays on board and domain, in the order of the ranks.
func lay(all *draw.Rows, m *Module) {
	for i := range m.Board {
		layOnBoard(all, &m.Board[i])
	}
	for i := range m.Loads {
		layLoad(all, &m.Loads[i])
	}
	for i := range m.Tiles {
		layOnTiles(all, &m.Tiles[i])
	}
}

// ranked puts a row among others by its rank, behind those of the same.
func ranked[R any](list []R, row R, rank func(R) int) []R {
	i := len(list)
	for i > 0 && rank(list[i-1]) > rank(row) {
		i--
	}
	return slices.Insert(list, i, row)
}
