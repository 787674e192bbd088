package draw

import (
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What panels of the table share.
var (
	Sheet      = paint.Sheet
	PanelTitle = paint.PanelTitle
)

const (
	LargeSheet = paint.LargeSheet
	SmallSheet = paint.SmallSheet
)

// Amber is the glow that shows on parchment, where that of the oak would be lost.
var Amber = ui.Hex(0xF0A91E)

// DrawLit is DrawPiece for parchment: a piece that is asked for has an amber ring.
func DrawLit(p *ui.Painter, sprite string, x, y, size float64, glow, hot bool, breath float64) {
	if glow {
		LitDisc(p, x, y, size*.53, breath)
	}
	DrawPiece(p, sprite, x, y, size, false, hot, breath)
}

// LitDisc is an amber ring of radius r about (x, y), with light inside it; breath is how
// strong it shines, 0 to 1.
func LitDisc(p *ui.Painter, x, y, r, breath float64) {
	p.FillCircle(x, y, r, ui.Solid(ui.Alpha(ui.GlowEdge, .9*breath)))
	for _, s := range [...][2]float64{{12, .2}, {8, .35}, {5, .8}} {
		p.StrokeCircle(x, y, r, s[0], ui.Solid(ui.Alpha(Amber, s[1]*breath)))
	}
	p.StrokeCircle(x, y, r, 2, ui.Solid(ui.Alpha(ui.Glow, breath)))
}
