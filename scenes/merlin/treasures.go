package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

var treasures = Module{
	Name: "treasures", Picture: "offer-treasures",

	Events: []EventRow{
		{Kind: merlin.EventTreasure, Fly: shines(box(atTile, 0)), Sound: sound.Coin, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.treasure", "treasure", t.f.treasureWords(t.f.rules.Box.Mods.Treasures[e.Args[1]]))
		}},
		{
			Kind: merlin.EventNeutralStaff, Fly: flies("staff", 48, box(atTableTop), own(atStaffs)), Sound: sound.Coin,
			Say: plain("log.neutral-staff"),
		},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForTreasures, Icon: "treasure-chest"}},

	Actions: []ActionRow{
		{Kind: merlin.ActTreasure},
		{Kind: merlin.ActLevy},
	},

	Chapter: treasureChapter,

	Tiles: []TileRow{{Rank: 1, State: treasureOn, On: drawTreasure, Words: (*frame).treasureTip}},
}

// treasureWords says what a treasure gives.
func (f *frame) treasureWords(t merlin.Treasure) string {
	key, things := "treasure."+t.Kind.String(), ""
	switch t.Kind {
	case merlin.PairTreasure:
		things = f.treasureThings("treasure.and", t)
	case merlin.LevyTreasure:
		things = f.treasureThings("treasure.or", t)
	}
	return f.T(key, "things", things)
}

func (f *frame) treasureThings(key string, t merlin.Treasure) string {
	thing := func(i merlin.Item) string {
		if i == merlin.InfluenceItem {
			return f.T("item.a.influence")
		}
		return f.T("item.a." + i.String())
	}
	return f.T(key, "one", thing(t.Things[0]), "other", thing(t.Things[1]))
}

// treasureChapter is the chapter of tiles with treasures.
func treasureChapter(f *frame, region string) string {
	for tile := range uint8(len(f.View.Domain)) {
		if _, ok := f.treasureAt(tile); ok && region == f.rows.region(tileTarget(tile)) {
			return "treasures"
		}
	}
	return ""
}

// treasureAt is the treasure of a tile; ok is false where there is none.
func (f *frame) treasureAt(tile uint8) (t merlin.Treasure, ok bool) {
	on := f.View.Mods.Treasures.On[tile]
	if on == 0 {
		return t, false
	}
	return f.rules.Box.Mods.Treasures[on-1], true
}

// drawTreasure draws what a tile brings, small beside the manor once that is built. // T1
func drawTreasure(p *ui.Painter, f *frame, tile uint8, x, y, _ float64) {
	t, ok := f.treasureAt(tile)
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
			sprite = anySprite(thing)
		}
		p.SpriteAt(sprite, x+size*(-.21+.42*float64(i)), y+size*.17, size*.46)
	}
}

// treasureOn is the number of a tile's treasure, from 1.
func treasureOn(f *frame, tile uint8) uint8 { return f.View.Mods.Treasures.On[tile] }

func (f *frame) treasureTip(tile uint8) string {
	t, _ := f.treasureAt(tile)
	return f.pair(f.T("domain.treasure"), f.treasureWords(t))
}
