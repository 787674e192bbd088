package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"merlin/fonts"
)

// Text draws one line of plain text anchored at (x, y) as the style says, and
// returns its width.
func (p *Painter) Text(s string, x, y float64, st Style) float64 {
	w := p.width(s, st.Role, st.Size, st.Spacing)
	p.line(s, x, y, w, st)
	return w
}

func (p *Painter) line(s string, x, y, w float64, st Style) {
	m := p.metrics(st.Role, st.Size)
	switch st.Align {
	case Center:
		x -= (w - st.Spacing) / 2
	case Right:
		x -= w - st.Spacing
	}
	base := y + m.drop(st.VAlign)
	p.record(s, Rect{x, base - m.caps, w, m.caps}, st.Size)
	if st.Shadow != (Color{}) && !p.sh.contrast {
		p.glyphs(s, x+1.2, base+1.4, st, st.Shadow)
	}
	p.glyphs(s, x, base, st, st.Color)
}

// drop is how far below the anchor the baseline lies.
func (m metrics) drop(a Align) float64 {
	switch a {
	case Top:
		return m.up
	case Middle:
		return m.caps / 2
	case Bottom:
		return -m.down
	}
	return 0
}

// glyphs draws s with its baseline's left end at (x, base), at whole device pixels.
func (p *Painter) glyphs(s string, x, base float64, st Style, c Color) {
	if p.dst == nil || s == "" || p.unread(st.Size) {
		return
	}
	if p.sh.contrast {
		c = strong(c)
		w := edgeWidth(st.Size)
		for _, to := range around {
			p.letters(s, x+w*to[0], base+w*to[1], st, edge(c))
		}
	}
	p.letters(s, x, base, st, c)
}

// letters draws them in a colour.
func (p *Painter) letters(s string, x, base float64, st Style, c Color) {
	face := fonts.Face(st.Role, p.px(st.Size))
	px, py := p.device(x, base)
	py = math.Round(py) - face.Metrics().HAscent
	if st.Spacing == 0 {
		p.run(fonts.Set(st.Role, s), face, math.Round(px), py, c)
		return
	}
	s = fonts.Shown(st.Role, s)
	k := st.Size * p.scale / p.px(st.Size)
	for i, r := range s {
		dx := text.AdvanceAt(s, i, face)*k + float64(len([]rune(s[:i])))*st.Spacing*p.scale
		p.run(string(r), face, math.Round(px+dx), py, c)
	}
}

func (p *Painter) run(s string, face *text.GoXFace, px, py float64, c Color) {
	var op text.DrawOptions
	op.GeoM.Translate(px, py)
	op.ColorScale.ScaleWithColor(c)
	op.ColorScale.ScaleAlpha(float32(p.alpha))
	op.Filter = ebiten.FilterNearest
	if p.pose != nil {
		op.GeoM.Concat(*p.pose)
		op.Filter = ebiten.FilterLinear
	}
	text.Draw(p.dst, s, face, &op)
}

// TextWidth is the width of one line of plain text.
func (p *Painter) TextWidth(s string, st Style) float64 {
	return p.width(s, st.Role, st.Size, st.Spacing) - st.Spacing
}

// TextIn draws one line inside r, placed by the style (Baseline counts as
// Middle). A line too wide is shrunk down to Style.Min; if it still does not
// fit, it is drawn all the same and recorded as an overflow.
func (p *Painter) TextIn(s string, r Rect, st Style) {
	st, w := p.fitted(s, r.W, st)
	p.overflow(s, r, w, p.metrics(st.Role, st.Size).caps)
	if st.VAlign == Baseline {
		st.VAlign = Middle
	}
	x, y := anchorIn(r, st)
	p.line(s, x, y, w+st.Spacing, st)
}

// fitted is a style in which a text fits a width as well as it may, and how wide it is then.
func (p *Painter) fitted(s string, room float64, st Style) (Style, float64) {
	w := p.TextWidth(s, st)
	for w > room && st.Size > st.Min+.01 && st.Min > 0 { // widths go by whole pixels, so one step may not do
		k := math.Max(math.Min(room/w, .985), st.Min/st.Size)
		st.Size, st.Spacing = st.Size*k, st.Spacing*k
		w = p.TextWidth(s, st)
	}
	return st, w
}

func anchorIn(r Rect, st Style) (x, y float64) {
	x, y = r.X, r.Y
	switch st.Align {
	case Center:
		x = r.X + r.W/2
	case Right:
		x = r.Right()
	}
	switch st.VAlign {
	case Middle:
		y = r.Y + r.H/2
	case Bottom:
		y = r.Bottom()
	}
	return x, y
}

// Initial draws a panel's title with its first letter in an enamel square, as
// in an illuminated book, its baseline's left end at (x, base). It returns the width.
func (p *Painter) Initial(s string, x, base float64, st Style) float64 {
	letters := []rune(s)
	if len(letters) == 0 {
		return 0
	}
	side := st.Size * 1.5
	box := Rect{x, base - side*.735, side, side}
	if _, there := p.sprite("initial"); !there { // as long as there are no pictures
		p.FillRound(box.Inset(side*.12), 6, Solid(Rubric))
	}
	p.Sprite("initial", box.X, box.Y, side, side)
	letter := st.Placed(Center, Middle).With(ParchmentLight)
	letter.Size, letter.Spacing, letter.Shadow = st.Size*1.08, 0, Ink
	cx, cy := box.Center()
	p.Text(string(letters[0]), cx, cy, letter)
	st.Align, st.VAlign = Left, Baseline
	return side + 6 + p.Text(string(letters[1:]), x+side+6, base, st)
}
