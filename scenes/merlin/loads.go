package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// Morgana on the board: where she stands the province is dark and its stock chained
// up, and its space on the ring is barred. Her markers lie with the influence. // W6, W7d

// darkOn is how many of Morgana's markers lie on a seat's influence in a province.
func (f *frame) darkOn(s game.Seat, p merlin.Province) uint8 { return f.View.Mods.Morgana.Dark[s][p] }

// loneDark is how many stand alone there, as if of another player.
func (f *frame) loneDark(p merlin.Province) uint8 { return f.View.Mods.Morgana.Lone[p] }

// plusWith is how many +1 tokens lie with a seat's influence in a province.
func (f *frame) plusWith(s game.Seat, p merlin.Province) uint8 { return f.View.Mods.Market.Laid[s][p] }

// drawLoads shows what lies with a seat's influence and strengthens it.
func drawLoads(p *ui.Painter, f *frame, s game.Seat, province merlin.Province, x, y float64) {
	if n := f.darkOn(s, province); n > 0 {
		p.SpriteAt("Morgana-marker", x+5.5, y-4, 18)
		if n > 1 {
			p.Text(fmt.Sprint(n), x+5.5, y-4, numberStyle.Sized(15).With(ui.White).Placed(ui.Center, ui.Middle))
		}
	}
	if n := f.kayTiles(s, province); n > 0 {
		drawPlus(p, n, x+6, y+9, ui.Gold, ui.Ink)
	}
	if n := f.plusWith(s, province); n > 0 {
		drawPlus(p, n, x-8, y+9, ui.Hex(0x8E2F3C), ui.White)
	}
}

// drawPlus is a small disc that says how much something adds.
func drawPlus(p *ui.Painter, n uint8, x, y float64, ground, ink ui.Color) {
	p.FillCircle(x, y, 9, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 7.8, ui.Solid(ground))
	p.Text("+"+fmt.Sprint(n), x, y, numberStyle.Sized(15).With(ink).Placed(ui.Center, ui.Middle))
}

// drawLone shows Morgana's markers that stand alone in a province.
func drawLone(p *ui.Painter, f *frame, province merlin.Province, most uint8) {
	n := f.loneDark(province)
	if n == 0 {
		return
	}
	x, y, tx, ty := markerSpot(province, markerCell(province, game.Seat(len(f.Seats)), f.markers(province)))
	p.SpriteAt("Morgana-marker", x, y, 25)
	if n == most {
		p.SpriteAt("crown", x, y-13, 17)
	}
	drawCount(p, int(n), tx, ty, numberStyle.Sized(17).Placed(ui.Center, ui.Middle))
}

// markers is how many have a cell on the plate of a province's influence.
func (f *frame) markers(p merlin.Province) int {
	if f.loneDark(p) > 0 {
		return len(f.Seats) + 1
	}
	return len(f.Seats)
}

// loadWords are what the tip of a province's influence says of what lies with a seat's.
func (f *frame) loadWords(s game.Seat, p merlin.Province) (lines []string) {
	if n := f.plusWith(s, p); n > 0 {
		lines = append(lines, f.T("hint.influence.plus", "count", int(n)))
	}
	if n := f.darkOn(s, p); n > 0 {
		lines = append(lines, f.T("hint.influence.dark", "count", int(n)))
	}
	return lines
}
