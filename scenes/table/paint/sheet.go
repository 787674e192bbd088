package paint

import (
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Crest draws the crest of who sits at a seat in a square; who of the computer players is
// somebody shows his face, with the crest in a corner of it.
func Crest(p *ui.Painter, who moment.Player, crest string, x, y, size float64) {
	if who.Face == "" {
		p.SpriteAt(crest, x, y, size)
		return
	}
	r := ui.Around(x, y, size, size)
	p.FillRound(r.Inset(-1.5), 5, ui.Solid(ui.Ink))
	p.SpriteIn(who.Face, r)
	p.SpriteAt(crest, r.Right()-size*.1, r.Bottom()-size*.12, size*.5)
}

// Sheet is a panel of the table: parchment with finer furniture than that of a
// whole screen.
func Sheet(p *ui.Painter, r ui.Rect, k float64) {
	p.At(r.X, r.Y, k).Panel(ui.Rect{W: r.W / k, H: r.H / k})
}

// The furniture of large and small panels, over that of the toolkit.
const (
	LargeSheet = .66
	SmallSheet = .42
)

// PanelTitle writes a panel's title with its illuminated initial; the baseline's
// left end is at (x, base).
func PanelTitle(p *ui.Painter, s string, x, base, size, width float64) {
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
	rest.Min = max(size*.6, ui.Least)
	p.TextIn(string(letters[1:]), ui.Rect{X: x + side + 3, Y: base - size*1.2, W: width - side - 3, H: size * 1.7}, rest)
}
