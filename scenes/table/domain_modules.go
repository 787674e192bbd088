package table

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// What modules lay on the domain: treasures and castle tiles.

// drawManor draws the manor on a tile, on its castle tile if there is one. // K10
func drawManor(p *ui.Painter, f *frame, tile uint8, x, y float64) {
	if f.view.Mods.Knights.Castle(tile) {
		p.SpriteAt("castle-tile", x, y+22, 62)
		y -= 8
	}
	p.SpriteAt("manor-"+f.seats[f.view.Domain[tile].Manor].colour, x, y+13, 54)
}

// treasureAt is the treasure of a tile; ok is false where there is none.
func (f *frame) treasureAt(tile uint8) (t merlin.Treasure, ok bool) {
	on := f.view.Mods.Treasures.On[tile]
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
	if f.view.Domain[tile].Manor != game.NoSeat {
		x, y, size = x+29, y-21, 30
	}
	p.FillCircle(x, y, size/2+1.5, ui.Solid(ui.Ink))
	p.FillCircle(x, y, size/2, ui.Solid(ui.Gold))
	p.FillCircle(x, y, size/2-size*.05, ui.Solid(ui.ParchmentLight))
	p.SpriteAt(treasureSprite(t), x, y, size*.8)
}

// treasureSprite is the picture of a treasure.
func treasureSprite(t merlin.Treasure) string {
	a, b := t.Things[0], t.Things[1]
	switch t.Kind {
	case merlin.AppleTreasure:
		return "treasure-points-apple"
	case merlin.StaffTreasure:
		return "staff"
	case merlin.ExcaliburTreasure:
		return "Excalibur"
	case merlin.GrailTreasure:
		return "Grail"
	case merlin.PairTreasure:
		return "treasure-" + min(a, b).String() + "-" + max(a, b).String()
	}
	return "levy-" + a.String() + "-" + b.String()
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
	if f.view.Mods.Knights.Castle(tile) {
		lines = append(lines, f.T("domain.castle"))
	}
	return paragraphs(lines...)
}
