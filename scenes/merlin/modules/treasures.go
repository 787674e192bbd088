package modules

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

var treasures = Module{
	Name: "treasures", Picture: "offer-treasures",

	Lesson: []moment.Telling{
		{Say: "treasures.tiles", At: []string{"tile-1,2", "tile-2,2", "tile-3,2", "tile-4,2", "tile-5,2", "tile-6,2"}},
		{Say: "treasures.build", At: []string{"own-manors"}},
		{Say: "treasures.levy", At: []string{"player-2"}},
	},

	Plates: []paint.Plate{
		{Chapter: "treasures", Says: "treasures", At: []string{"tile-2,1", "tile-5,3"}, Margin: 10, Wide: 380},
	},
	Events: []EventRow{
		{Kind: merlin.EventTreasure, Fly: draw.Shines(draw.Box(model.AtTile, 0)), Sound: sound.Coin, Say: func(t *words.Teller, e game.Event) string {
			return t.F.T("log.treasure", "treasure", treasureWords(t.F, t.F.Rules.Box.Mods.Treasures[e.Args[1]]))
		}},
		{
			Kind: merlin.EventNeutralStaff, Moves: paint.Gleams, Fly: draw.Flies("staff", 48, draw.Box(model.AtTableTop), draw.Own(model.AtStaffs)), Sound: sound.Coin,
			Say: words.Plain("log.neutral-staff"),
		},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForTreasures, Icon: "treasure-chest"}},

	Actions: []ActionRow{
		{Kind: merlin.ActTreasure},
		{Kind: merlin.ActLevy},
	},

	Chapter: treasureChapter,

	Tiles: []TileRow{{Rank: 1, State: treasureOn, On: drawTreasure, Words: treasureTip}},
}

// treasureWords says what a treasure gives.
func treasureWords(f *words.Words, t merlin.Treasure) string {
	key, things := "treasure."+t.Kind.String(), ""
	switch t.Kind {
	case merlin.PairTreasure:
		things = treasureThings(f, "treasure.and", t)
	case merlin.LevyTreasure:
		things = treasureThings(f, "treasure.or", t)
	}
	return f.T(key, "things", things)
}

func treasureThings(f *words.Words, key string, t merlin.Treasure) string {
	thing := func(i merlin.Item) string {
		if i == merlin.InfluenceItem {
			return f.T("item.a.influence")
		}
		return f.T("item.a." + i.String())
	}
	return f.T(key, "one", thing(t.Things[0]), "other", thing(t.Things[1]))
}

// treasureChapter is the chapter of tiles with treasures.
func treasureChapter(f *model.Model, region string) string {
	for tile := range uint8(len(f.View.Domain)) {
		if _, ok := treasureAt(f, tile); ok && region == f.Rows.Region(draw.TileTarget(tile)) {
			return "treasures"
		}
	}
	return ""
}

// treasureAt is the treasure of a tile; ok is false where there is none.
func treasureAt(f *model.Model, tile uint8) (t merlin.Treasure, ok bool) {
	on := f.View.Mods.Treasures.On[tile]
	if on == 0 {
		return t, false
	}
	return f.Rules.Box.Mods.Treasures[on-1], true
}

// drawTreasure draws what a tile brings, small beside the manor once that is built. // T1
func drawTreasure(p *ui.Painter, f *draw.Frame, tile uint8, x, y, _ float64) {
	t, ok := treasureAt(f.Model, tile)
	if !ok {
		return
	}
	size := 50.0
	if f.View.Domain[tile].Manor != game.NoSeat {
		x, y, size = x+29, y-21, 30
	}
	p.FillCircle(x, y, size/2+1.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, size/2, ui.Solid(ui.Gold))
	p.FillCircle(x, y, size/2-size*.05, ui.Solid(ui.ParchmentLight))
	drawTreasureSign(p, t, x, y, size)
}

// drawTreasureSign draws what a treasure brings in a circle.
func drawTreasureSign(p *ui.Painter, t merlin.Treasure, x, y, size float64) {
	switch t.Kind {
	case merlin.AppleTreasure:
		p.SpriteAt("apple", x-size*.1, y-size*.04, size*.66)
		p.SpriteAt("points-1", x+size*.24, y+size*.2, size*.46)
	case merlin.StaffTreasure:
		p.SpriteAt("staff", x, y, size*.8)
	case merlin.ExcaliburTreasure:
		p.SpriteAt("Excalibur", x, y, size*.78)
	case merlin.GrailTreasure:
		p.SpriteAt("Grail", x, y, size*.78)
	case merlin.PairTreasure:
		drawTreasureThings(p, t, "seal-crown", x, y, size)
	case merlin.LevyTreasure:
		drawTreasureThings(p, t, "levy", x, y, size)
	}
}

// drawTreasureThings draws the two things of a treasure below its sign.
func drawTreasureThings(p *ui.Painter, t merlin.Treasure, sign string, x, y, size float64) {
	p.SpriteAt(sign, x, y-size*.2, size*.48)
	for i, thing := range t.Things {
		sprite := "seal-crown"
		if thing != merlin.InfluenceItem {
			sprite = model.AnySprite(thing)
		}
		p.SpriteAt(sprite, x+size*(-.21+.42*float64(i)), y+size*.17, size*.46)
	}
}

// treasureOn is the number of a tile's treasure, from 1.
func treasureOn(f *model.Model, tile uint8) uint8 { return f.View.Mods.Treasures.On[tile] }

func treasureTip(f *words.Words, tile uint8) string {
	t, _ := treasureAt(f.Model, tile)
	return f.Pair(f.T("domain.treasure"), treasureWords(f, t))
}
