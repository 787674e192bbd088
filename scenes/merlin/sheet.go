package merlin

import "merlin/scenes/ui"

// sheet is a panel of the table: parchment with finer furniture than that of a
// whole screen.
func sheet(p *ui.Painter, r ui.Rect, k float64) {
	p.At(r.X, r.Y, k).Panel(ui.Rect{W: r.W / k, H: r.H / k})
}

// The furniture of large and small panels, over that of the toolkit.
const (
	largeSheet = .66
	smallSheet = .42
)

// panelTitle writes a panel's title with its illuminated initial; the baseline's
// left end is at (x, base).
func panelTitle(p *ui.Painter, s string, x, base, size, width float64) {
	st := ui.TitleStyle.Sized(size)
	st.Spacing = size * .07
	letters := []rune(s)
	if len(letters) == 0 {
		return
	}
	side := size * 1.5
	p.Sprite("initial", x, base-side*.76, side, side)
	first := st.Placed(ui.Center, ui.Middle).With(ui.ParchmentLight).Sized(size * 1.1)
	first.Spacing, first.Shadow = 0, ui.Ink
	p.Text(string(letters[:1]), x+side/2, base-side*.26, first)
	rest := st.Placed(ui.Left, ui.Middle)
	rest.Min = size * .6
	p.TextIn(string(letters[1:]), ui.Rect{X: x + side + 3, Y: base - size*1.2, W: width - side - 3, H: size * 1.7}, rest)
}

// amber is the glow that shows on parchment, where that of the oak would be lost.
var amber = ui.Hex(0xF0A91E)

// drawLit is drawPiece for parchment: a piece that is asked for has an amber ring.
func drawLit(p *ui.Painter, sprite string, x, y, size float64, glow, hot bool, breath float64) {
	if glow {
		litDisc(p, x, y, size*.53, breath)
	}
	drawPiece(p, sprite, x, y, size, false, hot, breath)
}

// litDisc is an amber ring of radius r about (x, y), with light inside it; breath is how
// strong it shines, 0 to 1.
func litDisc(p *ui.Painter, x, y, r, breath float64) {
	p.FillCircle(x, y, r, ui.Solid(ui.Alpha(ui.GlowEdge, .9*breath)))
	for _, s := range [...][2]float64{{12, .2}, {8, .35}, {5, .8}} {
		p.StrokeCircle(x, y, r, s[0], ui.Solid(ui.Alpha(amber, s[1]*breath)))
	}
	p.StrokeCircle(x, y, r, 2, ui.Solid(ui.Alpha(ui.Glow, breath)))
}
