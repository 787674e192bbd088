package ui

import "math"

// The furniture of the atlas that panels, plates and buttons are stretched
// from, with the width of the border that keeps its size.
const (
	panelBorder  = 34.0
	plateBorder  = 12.0
	buttonBorder = 14.0
	oakW, oakH   = 640.0, 360.0
)

// Wood covers the whole window with oak planks, darker towards the edges.
func (p *Painter) Wood() {
	if p.dst == nil {
		return
	}
	r := p.Visible()
	p.FillRect(r, Solid(OakDark))
	for y := oakH * math.Floor(r.Y/oakH); y < r.Bottom(); y += oakH {
		for x := oakW * math.Floor(r.X/oakW); x < r.Right(); x += oakW {
			p.tile("oak", Rect{x, y, oakW, oakH})
		}
	}
	p.vignette(r)
}

// tile draws a sprite with its edges on whole device pixels, so that
// neighbours leave no seam.
func (p *Painter) tile(name string, r Rect) {
	x, y := p.Snap(r.X), p.Snap(r.Y)
	p.Sprite(name, x, y, p.Snap(r.Right())-x, p.Snap(r.Bottom())-y)
}

func (p *Painter) vignette(r Rect) {
	w := math.Min(r.W, r.H) * .22
	dark, clear := Alpha(ShadowColor, .5), Alpha(ShadowColor, 0)
	for _, e := range [4]struct {
		r              Rect
		x0, y0, x1, y1 float64
	}{
		{Rect{r.X, r.Y, w, r.H}, r.X, 0, r.X + w, 0},
		{Rect{r.Right() - w, r.Y, w, r.H}, r.Right(), 0, r.Right() - w, 0},
		{Rect{r.X, r.Y, r.W, w}, 0, r.Y, 0, r.Y + w},
		{Rect{r.X, r.Bottom() - w, r.W, w}, 0, r.Bottom(), 0, r.Bottom() - w},
	} {
		p.FillRect(e.r, Linear(e.x0, e.y0, e.x1, e.y1, Stop{0, dark}, Stop{1, clear}))
	}
}

// Panel is a sheet of parchment with ink edge, gold line and corner scrolls.
func (p *Painter) Panel(r Rect) {
	p.Shadow(r, 10, 9, 3, 7, .65)
	p.NineSlice("panel-parchment", r, panelBorder)
}

// Plate is a light card for something said: a tooltip, a field, a hint.
func (p *Painter) Plate(r Rect) {
	p.Shadow(r, 7, 5, 2, 4, .5)
	p.NineSlice("plate", r, plateBorder)
}

// Well is a sunk field for something to be put in.
func (p *Painter) Well(r Rect, radius float64) {
	p.FillRound(r, radius, Down(r, Alpha(Hex(0x6B4A22), .3), Alpha(Hex(0x6B4A22), .12)))
	p.StrokeRound(r, radius, 1.4, Solid(Alpha(FadedInk, .55)))
}

// Rule is a fine gold line across with an ornament in its middle.
func (p *Painter) Rule(x0, x1, y float64) {
	const w, h = 240, 16
	m := (x0 + x1) / 2
	g := Solid(GoldDark)
	if x1-x0 > w {
		p.Line(x0, y, m-w/2+5, y, 1.6, g)
		p.Line(m+w/2-5, y, x1, y, 1.6, g)
	}
	p.Sprite("divider", m-w/2, y-h/2, w, h)
}
