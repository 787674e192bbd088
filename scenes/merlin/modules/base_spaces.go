package modules

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// SpaceRow says how a kind of space of the rondel is shown and called.
type SpaceRow struct {
	Kind   merlin.SpaceKind
	Tint   ui.Color                  // a breath of colour under its pictogram; zero: none, and that is plain
	Sprite func(merlin.Space) string // its pictogram; nil: it is named for the kind
	Word   func(merlin.Space) string // what tells it from others of its kind in locale keys; nil: nothing
}

// baseSpaces are the spaces of the base.
var baseSpaces = []SpaceRow{
	{Kind: merlin.ProvinceSpace, Word: model.ProvinceOn, Sprite: func(s merlin.Space) string { return model.EmblemSprite(s.Province) }},
	{Kind: merlin.PointsSpace, Tint: ui.Hex(0xF4DF9A), Word: model.ItemOn, Sprite: pointsSprite},
	{Kind: merlin.InfluenceSpace, Tint: ui.Hex(0xF0D3CE), Word: model.ItemOn, Sprite: func(s merlin.Space) string {
		return "space-influence-" + model.ThingWord(s.Item)
	}},
	{Kind: merlin.InfluenceServantSpace, Tint: ui.Hex(0xF0D3CE)},
	{Kind: merlin.BuildSpace, Tint: ui.Hex(0xF3E6CC)},
	{Kind: merlin.TradeSpace, Tint: ui.Hex(0xCFE6E0)},
	{Kind: merlin.QuestSpace, Tint: ui.Hex(0xF3E6CC)},
	{Kind: merlin.MoveServantSpace, Tint: ui.Hex(0xDDD8EE)},
	{Kind: merlin.ExcaliburSpace, Tint: ui.Hex(0xD3E0EE), Sprite: model.OnSpace("space-Excalibur")},
	{Kind: merlin.GrailSpace, Tint: ui.Hex(0xF1E2B8), Sprite: model.OnSpace("space-Grail")},
}

func pointsSprite(s merlin.Space) string {
	sprite := "space-points-" + model.ThingWord(s.Item)
	if s.Item == merlin.InfluenceItem {
		return sprite
	}
	return sprite + "s"
}
