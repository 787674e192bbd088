package ui

import "math"

// How all is drawn for eyes that want more contrast: flat grounds, strong outlines, and letters
// near black or white with an edge of the other, so that they have a ground of their own on
// every picture.

// strong is a colour of letters with more contrast: lighter where it is light, else darker.
func strong(c Color) Color {
	to := Color{A: 255}
	if Bright(c) {
		to = White
	}
	a := c.A
	c.A = 255
	c = Mix(c, to, .65)
	c.A = uint8(min(255, 2*int(a)))
	return c
}

// edge is the colour round letters of such a colour.
func edge(c Color) Color {
	e := White
	if Bright(c) {
		e = ShadowColor
	}
	e.A = c.A
	return e
}

// around are the places round a letter to which its edge is moved.
var around = [...][2]float64{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {.7, .7}, {-.7, .7}, {.7, -.7}, {-.7, -.7}}

// edgeWidth is how far the edge of letters of a size reaches, in canvas units.
func edgeWidth(size float64) float64 { return math.Max(1.6, size*.07) }

// flat is a ground of one colour with a strong edge.
func (p *Painter) flat(r Rect, radius float64, ground, edge Color) {
	p.FillRound(r.Inset(-1), radius, Solid(edge))
	p.FillRound(r.Inset(2.5), math.Max(radius-3, 1), Solid(ground))
}

// flatFace is the body of a button.
func (p *Painter) flatFace(r Rect, look Look, hot, on, enabled bool) {
	ground, line := White, ShadowColor
	switch {
	case look == DarkLook:
		ground, line = ShadowColor, GlowEdge
	case on:
		ground = Glow
	case look == GoldLook:
		ground = GlowEdge
	}
	if !enabled {
		line = Mix(ground, line, .5)
	}
	p.flat(r, 8, ground, line)
	if hot {
		p.StrokeRound(r.Inset(5), 5, 3, Solid(line))
	}
}
