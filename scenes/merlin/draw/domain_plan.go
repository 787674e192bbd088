package draw

import (
	"math"

	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// domainPlan is where the things of the domain lie: above Morgana its panel is lower, the
// field smaller and the list of areas wider.
type domainPlan struct {
	sheet ui.Rect
	k     float64 // the field's scale
	rows  uint8   // of tiles
}

func (f *Frame) domainPlan() domainPlan {
	r := f.Column().Domain
	return domainPlan{r, (r.H - 32) / bedRect.H, f.View.Rows}
}

// The field at its full size: the hexagons lie flat-topped, a column is stepX wide, a row
// stepY high.
const (
	HexR  = 54.0
	StepX = 81.0
	stepY = 93.5
)

var bedRect = ui.Rect{X: 848, Y: 80, W: 535, H: 492}

// Bed is the wooden field that the tiles lie on; with three rows it is lower,
// and what pays for a tile has its place below it.
func Bed(rows uint8) ui.Rect {
	r := bedRect
	r.H -= stepY * float64(4-rows)
	return r
}

// TileAt is the middle of a tile on the field at its full size.
func TileAt(tile, rows uint8) (x, y float64) {
	c, r := float64(tile%merlin.Columns), float64(tile/merlin.Columns)
	return 911 + StepX*c, Bed(rows).Y + 82.8 + stepY*r + stepY/2*float64(tile%2)
}

// field is a painter that draws the field, as at its full size.
func (d domainPlan) field(p *ui.Painter) *ui.Painter {
	return p.At(bedRect.X*(1-d.k), bedRect.Y*(1-d.k), d.k)
}

// at is where a point of the field lies on the table.
func (d domainPlan) at(x, y float64) (float64, float64) {
	return bedRect.X + (x-bedRect.X)*d.k, bedRect.Y + (y-bedRect.Y)*d.k
}

// tile is the middle of a tile on the table.
func (d domainPlan) tile(tile uint8) (x, y float64) { return d.at(TileAt(tile, d.rows)) }

func (d domainPlan) low() bool { return d.k < 1 }

// list is where the areas are listed: title, hint, and rows.
func (d domainPlan) list() ui.Rect {
	x, top := bedRect.X+bedRect.W*d.k+9, 140.0
	if d.low() {
		top = 136
	}
	return ui.Rect{X: x, Y: top, W: d.sheet.Right() - 14 - x, H: d.sheet.Bottom() - 16 - top}
}

// area is row i of the list.
func (d domainPlan) area(i int) ui.Rect {
	r, step := d.list(), 41.0
	if d.low() {
		step = 35
	}
	return ui.Rect{X: r.X, Y: r.Y + step*float64(i), W: r.W, H: step - 5 + math.Round(1-d.k)}
}

// areas is how many areas the list has room for: with three rows of tiles, what pays for
// one is told below the field.
func (d domainPlan) areas() int {
	if d.rows < 4 {
		return 10
	}
	return 7
}

// paying is where it is shown what pays for a tile: the middle and the scale of the
// picture, and the words.
func (d domainPlan) paying() (x, y, k float64, said ui.Rect) {
	bottom := d.sheet.Bottom()
	switch {
	case d.rows < 4 && d.low():
		return 898, bottom - 48, .8, ui.Rect{X: 948, Y: bottom - 88, W: bedRect.W*d.k - 104, H: 80}
	case d.rows < 4:
		return 908, bottom - 56, 1, ui.Rect{X: 972, Y: bottom - 104, W: 404, H: 92}
	case d.low():
		r := d.list()
		return r.X + 46, bottom - 64, .94, ui.Rect{X: r.X + 98, Y: bottom - 112, W: r.W - 98, H: 96}
	}
	return 1463, 474, .92, ui.Rect{X: 1393, Y: 521, W: 148, H: 54}
}
