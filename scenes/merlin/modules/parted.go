package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
)

// Rows part here into what the model knows of them, what is said and what is drawn.

func setEvent(all *draw.Rows, k uint8, r *EventRow) {
	said := &words.EventRow{
		Say: r.Say, Often: r.Often, By: r.By, Victim: r.Victim, InScoring: r.InScoring, AtStart: r.AtStart, Tell: r.Tell, Barrier: r.Barrier,
	}
	all.Rows.Events[k] = said
	all.Events[k] = &draw.EventRow{
		EventRow: said, Fly: r.Fly, Moves: r.Moves, Together: r.Together, Sound: r.Sound, Ends: r.Ends, Opens: r.Opens, Closes: r.Closes, Restore: r.Restore,
	}
}

func setAction(all *draw.Rows, k uint8, r *ActionRow) {
	known := &model.ActionRow{
		Kind: game.Kind(k), Role: r.Role, Flag: r.Flag, Careful: r.Careful, Spends: r.Spends, Left: r.Left, Serves: r.Serves, Voids: r.Voids,
		Changes: r.Changes, Instead: r.Instead, Helps: r.Helps, At: r.At, Also: r.Also, Reach: r.Reach,
	}
	said := &words.ActionRow{ActionRow: known, Describe: r.Describe, Brief: r.Brief}
	all.Rows.Rows.Actions[k], all.Rows.Actions[k] = known, said
	all.Actions[k] = &draw.ActionRow{ActionRow: said, Art: r.Art}
}

func setTarget(all *draw.Rows, k uint8, r *TargetRow) {
	known := &model.TargetRow{Kind: k, Parts: r.Parts, Region: r.Region, Sprite: r.Sprite}
	all.Rows.Rows.Targets[k] = known
	all.Targets[k] = &words.TargetRow{TargetRow: known, Name: r.Name, Why: r.Why, First: r.First}
}

func setAsk(all *draw.Rows, r *AskRow) {
	known := &model.AskRow{Kind: r.Kind, Words: r.Words, Yes: r.Yes, Acts: r.Acts, Takes: r.Takes}
	all.Rows.Rows.Asks[r.Kind] = known
	all.Asks[r.Kind] = &words.AskRow{AskRow: known, Args: r.Args, Why: r.Why}
}

func setProvince(all *draw.Rows, r *ProvinceRow) {
	known := &model.ProvinceRow{Empty: r.Empty, Many: r.Many, Pools: r.Pools}
	said := &words.ProvinceRow{ProvinceRow: known, Words: r.Words, Name: r.Name, Serve: r.Serve}
	all.Rows.Rows.Province, all.Rows.Province = known, said
	all.Province = &draw.ProvinceRow{ProvinceRow: said, Plate: r.Plate, Cell: r.Cell, Draw: r.Draw, Regions: r.Regions}
}

func setSpace(all *draw.Rows, k uint8, r *SpaceRow) {
	known := &model.SpaceRow{Kind: merlin.SpaceKind(k), Sprite: r.Sprite, Word: r.Word}
	all.Rows.Rows.Spaces[k] = known
	all.Spaces[k] = &draw.SpaceRow{SpaceRow: known, Tint: r.Tint}
}

func setReason(all *draw.Rows, r *ReasonRow) {
	said := &words.ReasonRow{Reason: r.Reason, Icon: r.Icon, Tell: r.Tell}
	all.Rows.Reasons[r.Reason] = said
	all.Reasons[r.Reason] = &draw.ReasonRow{ReasonRow: said, From: r.From, Of: r.Of, AtRoundEnd: r.AtRoundEnd}
}

func layOnBoard(all *draw.Rows, r *BoardRow) {
	said := &words.BoardRow{Rank: r.Rank, Words: r.Words, Warns: r.Warns}
	all.Rows.Board = ranked(all.Rows.Board, said, func(b *words.BoardRow) int { return b.Rank })
	all.Board = ranked(all.Board, &draw.BoardRow{
		BoardRow: said, Draw: r.Draw, Regions: r.Regions, Under: r.Under, On: r.On, Bars: r.Bars,
		Anchor: r.Anchor, Open: r.Open, Opened: r.Opened,
	}, func(b *draw.BoardRow) int { return b.Rank })
}

func layOnTiles(all *draw.Rows, r *TileRow) {
	said := &words.TileRow{Rank: r.Rank, State: r.State, Words: r.Words, Wins: r.Wins}
	all.Rows.Tiles = ranked(all.Rows.Tiles, said, func(t *words.TileRow) int { return t.Rank })
	all.Tiles = ranked(all.Tiles, &draw.TileRow{TileRow: said, Under: r.Under, On: r.On}, func(t *draw.TileRow) int { return t.Rank })
}

func layLoad(all *draw.Rows, r *LoadRow) {
	said := &words.LoadRow{Rank: r.Rank, With: r.With, Words: r.Words, Alone: r.Alone}
	all.Loads = ranked(all.Loads, said, func(l *words.LoadRow) int { return l.Rank })
	all.LoadsDrawn = ranked(all.LoadsDrawn, &draw.LoadRow{LoadRow: said, DrawRank: r.DrawRank, Draw: r.Draw}, func(l *draw.LoadRow) int { return l.DrawRank })
}
