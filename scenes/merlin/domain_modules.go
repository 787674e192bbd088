package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// What modules lay on the domain: treasures, castle tiles, witch's huts.

// drawManor draws the manor on a tile, on its castle tile if there is one. // K10
func drawManor(p *ui.Painter, f *frame, tile uint8, x, y float64) {
	if f.View.Mods.Knights.Castle(tile) {
		p.SpriteAt("castle-tile", x, y+22, 62)
		y -= 8
	}
	p.SpriteAt("manor-"+f.Seats[f.View.Domain[tile].Manor].Colour, x, y+13, 54)
	if f.View.Mods.Morgana.Hut(tile) { // W7f
		p.SpriteAt("witch-hut", x-23, y-9, 38)
	}
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
func drawTreasure(p *ui.Painter, f *frame, tile uint8, x, y float64) {
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

// domainTip adds to the tip of a tile what modules laid there.
func (f *frame) domainTip(tile uint8, tip string) string {
	var lines []string
	if tip != "" {
		lines = append(lines, tip)
	}
	if t, ok := f.treasureAt(tile); ok {
		lines = append(lines, f.pair(f.T("domain.treasure"), f.treasureWords(t)))
	}
	if f.View.Mods.Knights.Castle(tile) {
		lines = append(lines, f.T("domain.castle"))
	}
	if f.View.Mods.Morgana.Hut(tile) {
		lines = append(lines, f.T("domain.hut"))
	}
	return paragraphs(lines...)
}
