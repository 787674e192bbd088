package merlin

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// LoadRow is what a module lays with influence markers, which strengthens them.
type LoadRow struct {
	Rank, DrawRank int                                                  // in which order they are told, and drawn over each other
	With           func(f *frame, s game.Seat, p merlin.Province) uint8 // how many lie with a seat's in a province
	Draw           func(p *ui.Painter, n uint8, x, y float64)           // at a marker at (x, y)
	Words          string                                               // key of what the tip of influence says of n of them
	Alone          string                                               // sprite of those that stand alone, as if of another player; "": none does
}

// drawLoads shows what lies with a seat's influence and strengthens it.
func drawLoads(p *ui.Painter, f *frame, s game.Seat, province merlin.Province, x, y float64) {
	for _, row := range f.rows.loadsDrawn {
		if n := row.With(f, s, province); n > 0 {
			row.Draw(p, n, x, y)
		}
	}
}

// drawPlus is a small disc that says how much something adds.
func drawPlus(p *ui.Painter, n uint8, x, y float64, ground, ink ui.Color) {
	p.FillCircle(x, y, 9, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 7.8, ui.Solid(ground))
	p.Text("+"+fmt.Sprint(n), x, y, numberStyle.Sized(15).With(ink).Placed(ui.Center, ui.Middle))
}

// drawAlone shows the markers that stand alone in a province.
func drawAlone(p *ui.Painter, f *frame, province merlin.Province, most uint8) {
	n := f.position().Rival(province)
	if n == 0 {
		return
	}
	x, y, tx, ty := markerSpot(province, markerCell(province, game.Seat(len(f.Seats)), f.markers(province)))
	for _, row := range f.rows.loads {
		if row.Alone != "" {
			p.SpriteAt(row.Alone, x, y, 25)
		}
	}
	if n == most {
		p.SpriteAt("crown", x, y-13, 17)
	}
	drawCount(p, int(n), tx, ty, numberStyle.Sized(17).Placed(ui.Center, ui.Middle))
}

// markers is how many have a cell on the plate of a province's influence.
func (f *frame) markers(p merlin.Province) int {
	if f.position().Rival(p) > 0 {
		return len(f.Seats) + 1
	}
	return len(f.Seats)
}

// loadWords are what the tip of a province's influence says of what lies with a seat's.
func (f *frame) loadWords(s game.Seat, p merlin.Province) (lines []string) {
	for _, row := range f.rows.loads {
		if n := row.With(f, s, p); n > 0 {
			lines = append(lines, f.T(row.Words, "count", int(n)))
		}
	}
	return lines
}
