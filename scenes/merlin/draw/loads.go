package draw

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// drawLoads shows what lies with a seat's influence and strengthens it.
func drawLoads(p *ui.Painter, f *Frame, s game.Seat, province merlin.Province, x, y float64) {
	for _, row := range f.Rows.LoadsDrawn {
		if n := row.With(f.Model, s, province); n > 0 {
			row.Draw(p, n, x, y)
		}
	}
}

// DrawPlus is a small disc that says how much something adds.
func DrawPlus(p *ui.Painter, n uint8, x, y float64, ground, ink ui.Color) {
	p.FillCircle(x, y, 9, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 7.8, ui.Solid(ground))
	p.Text("+"+fmt.Sprint(n), x, y, NumberStyle.Sized(ui.Least).With(ink).Placed(ui.Center, ui.Middle))
}

// drawAlone shows the markers that stand alone in a province.
func drawAlone(p *ui.Painter, f *Frame, province merlin.Province, most uint8) {
	n := f.Position().Rival(province)
	if n == 0 {
		return
	}
	x, y, tx, ty := markerSpot(province, markerCell(province, game.Seat(len(f.Seats)), f.Markers(province)))
	for _, row := range f.Rows.Loads {
		if row.Alone != "" {
			p.SpriteAt(row.Alone, x, y, 25)
		}
	}
	if n == most {
		p.SpriteAt("crown", x, y-13, 17)
	}
	DrawCount(p, int(n), tx, ty, NumberStyle.Sized(17).Placed(ui.Center, ui.Middle))
}
