package ui

import "image/color"

// Color is a straight (not premultiplied) colour.
type Color = color.NRGBA

// Hex makes an opaque colour from 0xRRGGBB.
func Hex(rgb uint32) Color {
	return Color{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 255}
}

// Alpha returns c with its opacity multiplied by a (0 to 1).
func Alpha(c Color, a float64) Color {
	c.A = uint8(float64(c.A)*min(max(a, 0), 1) + .5)
	return c
}

// Mix blends two colours; t 0 is a, 1 is b.
func Mix(a, b Color, t float64) Color {
	m := func(x, y uint8) uint8 { return uint8(float64(x)*(1-t) + float64(y)*t + .5) }
	return Color{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// Bright reports whether dark letters are read better on c than white ones.
func Bright(c Color) bool { return 3*int(c.R)+6*int(c.G)+int(c.B) > 10*128 }

// The palette of the table: an illuminated manuscript on an oak table.
var (
	Parchment      = Hex(0xF1E4C6)
	ParchmentLight = Hex(0xFBF3DE)
	ParchmentDark  = Hex(0xD9C49A)
	Ink            = Hex(0x2B2118)
	FadedInk       = Hex(0x5B4833)
	Rubric         = Hex(0x6E1A22)
	LinkInk        = Hex(0x1D4E89) // of what leads somewhere, in a text
	OakDark        = Hex(0x2C1B0F)
	OakBar         = Hex(0x2A190D)
	Gold           = Hex(0xC99A2E)
	GoldLight      = Hex(0xF2D37A)
	GoldDark       = Hex(0x8A6316)
	Glow           = Hex(0xFFE08A)
	GlowEdge       = Hex(0xFFF3C4)
	Met            = Hex(0x2B6B35)
	Loss           = Hex(0x8E1F2B)
	ShadowColor    = Hex(0x0D0602)
	White          = Hex(0xFFFFFF)
)
