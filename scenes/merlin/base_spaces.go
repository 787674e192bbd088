package merlin

import (
	"merlin/game/merlin"
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
	{Kind: merlin.ProvinceSpace, Word: provinceOn, Sprite: func(s merlin.Space) string { return emblemSprite(s.Province) }},
	{Kind: merlin.PointsSpace, Tint: ui.Hex(0xF4DF9A), Word: itemOn, Sprite: pointsSprite},
	{Kind: merlin.InfluenceSpace, Tint: ui.Hex(0xF0D3CE), Word: itemOn, Sprite: func(s merlin.Space) string {
		return "space-influence-" + thingWord(s.Item)
	}},
	{Kind: merlin.InfluenceServantSpace, Tint: ui.Hex(0xF0D3CE)},
	{Kind: merlin.BuildSpace, Tint: ui.Hex(0xF3E6CC)},
	{Kind: merlin.TradeSpace, Tint: ui.Hex(0xCFE6E0)},
	{Kind: merlin.QuestSpace, Tint: ui.Hex(0xF3E6CC)},
	{Kind: merlin.MoveServantSpace, Tint: ui.Hex(0xDDD8EE)},
	{Kind: merlin.ExcaliburSpace, Tint: ui.Hex(0xD3E0EE), Sprite: onSpace("space-Excalibur")},
	{Kind: merlin.GrailSpace, Tint: ui.Hex(0xF1E2B8), Sprite: onSpace("space-Grail")},
}

func pointsSprite(s merlin.Space) string {
	sprite := "space-points-" + thingWord(s.Item)
	if s.Item == merlin.InfluenceItem {
		return sprite
	}
	return sprite + "s"
}
