package merlin

import (
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
