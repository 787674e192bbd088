package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"merlin/fonts"
)

// Align says where a text lies: in its box, or about its anchor.
type Align uint8

// Across: Left, Center, Right. Up and down: Top, Middle, Bottom, Baseline.
const (
	Left Align = iota
	Center
	Right
)

// Vertical places; Middle centres the capitals, which is what looks centred.
const (
	Top Align = iota
	Middle
	Bottom
	Baseline
)

// Style is how a text looks. Sizes are canvas units.
type Style struct {
	Role    fonts.Role
	Size    float64
	Color   Color
	Align   Align
	VAlign  Align
	Spacing float64 // between letters
	Line    float64 // line height over size; 0 is 1.17
	Min     float64 // TextIn and Paragraph shrink to this size before a text counts as too long; 0: never
	Shadow  Color   // a shadow one unit to the lower right; the zero Color is none
}

// With returns the style in another colour.
func (s Style) With(c Color) Style { s.Color = c; return s }

// Sized returns the style in another size.
func (s Style) Sized(px float64) Style { s.Size = px; return s }

// Placed returns the style with another alignment.
func (s Style) Placed(across, up Align) Style { s.Align, s.VAlign = across, up; return s }

func (s Style) lineHeight() float64 {
	if s.Line == 0 {
		return s.Size * 1.17
	}
	return s.Size * s.Line
}

// Least is the size below which no text is written: 11 pixels in a window of 1280 x 720.
const Least = 16.5

// The styles of the style guide, on parchment unless they say otherwise.
var (
	TitleStyle  = Style{Role: fonts.Title, Size: 34, Color: Rubric, Spacing: 1.5, VAlign: Baseline}
	BodyStyle   = Style{Role: fonts.Text, Size: 27, Color: Ink, Line: 1.22}
	BoldStyle   = Style{Role: fonts.TextBold, Size: 27, Color: Ink}
	HintStyle   = Style{Role: fonts.TextItalic, Size: 24, Color: FadedInk}
	NumberStyle = Style{Role: fonts.Number, Size: 24, Color: Ink, VAlign: Middle, Align: Center}
)

// metrics of a face in canvas units: ascent, descent and height of capitals.
type metrics struct{ up, down, caps float64 }

func (p *Painter) metrics(role fonts.Role, size float64) metrics {
	f := fonts.Face(role, p.px(size))
	m, k := f.Metrics(), size/p.px(size)
	return metrics{m.HAscent * k, fonts.Descent(f) * k, m.CapHeight * k}
}

// px is the font size in device pixels, in steps of a quarter, so that a
// window being dragged does not fill the glyph cache with every size.
func (p *Painter) px(size float64) float64 {
	return math.Max(1, math.Round(size*p.scale*4)/4)
}

// width is the advance of s in canvas units.
func (p *Painter) width(s string, role fonts.Role, size, spacing float64) float64 {
	px := p.px(size)
	set := fonts.Set
	if spacing != 0 {
		set = fonts.Shown
	}
	s = set(role, s)
	w := text.AdvanceAt(s, len(s), fonts.Face(role, px)) / px * size
	return w + spacing*float64(len([]rune(s)))
}
