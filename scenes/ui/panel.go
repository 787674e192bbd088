package ui

import "math"

// Wood covers r with oak planks, darker towards the edges.
func (p *Painter) Wood(r Rect) {
	if p.dst == nil {
		return
	}
	p.FillRect(r, Solid(Hex(0x54361F)))
	p.textured(r, 0, p.sh.stuff.oak, oakTile, White)
	for y := r.Y + 150; y < r.Bottom(); y += 180 {
		p.FillRect(Rect{r.X, p.Snap(y), r.W, 3}, Solid(Alpha(ShadowColor, .75)))
		p.FillRect(Rect{r.X, p.Snap(y + 3), r.W, 1.2}, Solid(Alpha(OakLight, .45)))
	}
	p.vignette(r)
}

func (p *Painter) vignette(r Rect) {
	w := math.Min(r.W, r.H) * .22
	dark, clear := Alpha(ShadowColor, .5), Alpha(ShadowColor, 0)
	for _, e := range []struct {
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
	if p.dst == nil {
		return
	}
	p.Shadow(r, 10, 9, 3, 7, .7)
	p.Sheet(r, 10)
	p.StrokeRound(r.Inset(6.5), 6, 1.8, Solid(Gold))
	for _, c := range [4][2]float64{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		p.scroll(r, c[0], c[1])
	}
}

// Sheet is bare parchment with an ink edge.
func (p *Painter) Sheet(r Rect, radius float64) {
	if p.dst == nil {
		return
	}
	p.FillRound(r.Inset(-2), radius+2, Solid(Ink))
	p.FillRound(r, radius, Linear(r.X, r.Y, r.X+r.W*.6, r.Bottom(),
		Stop{0, Hex(0xF8EED6)}, Stop{.55, Parchment}, Stop{1, Hex(0xE2CFA6)}))
	p.textured(r, radius, p.sh.stuff.paper, paperTile, White)
	p.StrokeRound(r.Inset(.9), radius-1, 1.4, Solid(Alpha(ParchmentLight, .8)))
}

// scroll is the ornament of one corner; sx and sy tell which.
func (p *Painter) scroll(r Rect, sx, sy float64) {
	x, y := r.X+6.5, r.Y+6.5
	if sx < 0 {
		x = r.Right() - 6.5
	}
	if sy < 0 {
		y = r.Bottom() - 6.5
	}
	gold := Solid(Gold)
	p.curl(x+sx*9, y+sy*22, 6, sx, sy, false, gold)
	p.curl(x+sx*22, y+sy*9, 6, sx, sy, true, gold)
	p.FillCircle(x+sx*4.5, y+sy*4.5, 4, Solid(GoldDark))
	p.FillCircle(x+sx*4, y+sy*4, 3, Solid(GoldLight))
}

// curl is a small open spiral.
func (p *Painter) curl(cx, cy, radius, sx, sy float64, side bool, paint Paint) {
	var xy [2 * 15]float64
	for i := range 15 {
		t := float64(i) / 14
		a := -2.6 + 5.2*t
		k := radius * (1 - .45*t)
		x, y := k*math.Sin(a), -k*math.Cos(a)
		if side {
			x, y = y, x
		}
		xy[2*i], xy[2*i+1] = cx+sx*x, cy+sy*y
	}
	p.Polyline(1.8, paint, xy[:]...)
}

// Plate is a light card for something said: a tooltip, a field, a hint.
func (p *Painter) Plate(r Rect) {
	if p.dst == nil {
		return
	}
	p.Shadow(r, 7, 5, 2, 4, .6)
	p.FillRound(r.Inset(-1.8), 8.8, Solid(Ink))
	p.FillRound(r, 7, Down(r, Hex(0xFFF9E8), Hex(0xF3E6C6)))
	p.StrokeRound(r.Inset(3.4), 5, 1.2, Solid(Alpha(Gold, .9)))
}

// Well is a sunk field for something to be put in.
func (p *Painter) Well(r Rect, radius float64) {
	if p.dst == nil {
		return
	}
	p.FillRound(r, radius, Down(r, Alpha(Hex(0x6B4A22), .3), Alpha(Hex(0x6B4A22), .12)))
	p.StrokeRound(r, radius, 1.4, Solid(Alpha(FadedInk, .55)))
}

// Rule is a fine line across with a lozenge in its middle.
func (p *Painter) Rule(x0, x1, y float64) {
	m := (x0 + x1) / 2
	g := Solid(Alpha(Gold, .9))
	p.Line(x0, y, m-12, y, 1.4, g)
	p.Line(m+12, y, x1, y, 1.4, g)
	p.FillPolygon(Solid(Gold), m-7, y, m, y-4.5, m+7, y, m, y+4.5)
}
