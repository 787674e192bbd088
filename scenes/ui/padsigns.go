package ui

import (
	"slices"
	"strings"

	"merlin/fonts"
)

// PadMake is what is written on the buttons of a gamepad.
type PadMake uint8

// The makes. A pad of none of them mostly has the letters of the first.
const (
	PadLetters PadMake = iota // A below, B at the right
	PadSwapped                // B below, A at the right
	PadShapes                 // a cross below, a circle at the right
)

// padNames are what the names of pads of the others have in them, in small letters, and the
// numbers of their makers, which browsers write into the name.
var padNames = [...][]string{
	PadLetters: {"xbox", "x-box", "xinput", "045e"},
	PadSwapped: {"nintendo", "joy-con", "pro controller", "057e"},
	PadShapes:  {"playstation", "sony", "dualsense", "dualshock", "ps3", "ps4", "ps5", "054c"},
}

// MakeOf is the make of a pad by its name and by its SDL number, in which the maker's has its
// two bytes changed round.
func MakeOf(name, id string) PadMake {
	name = strings.ToLower(name)
	if len(id) >= 12 {
		name += " " + id[10:12] + id[8:10]
	}
	for of, words := range padNames {
		if slices.ContainsFunc(words, func(w string) bool { return strings.Contains(name, w) }) {
			return PadMake(of)
		}
	}
	return PadLetters
}

// padSigns are what stands on the buttons of each make, by the picture's name in rich text.
var padSigns = map[string][3]string{
	"pad-take":    {"A", "B", "cross"},
	"pad-cancel":  {"B", "A", "circle"},
	"pad-explain": {"X", "Y", "square"},
	"pad-undo":    {"Y", "X", "triangle"},
	"pad-before":  {"LB", "L", "L1"},
	"pad-next":    {"RB", "R", "R1"},
	"pad-part":    {"LT", "ZL", "L2"},
	"pad-hurry":   {"RT", "ZR", "R2"},
	"pad-menu":    {"menu", "+", "menu"},
	"pad-walk":    {"walk", "walk", "walk"},
	"pad-stick":   {"L", "L", "L"},
}

// padColours are those of the signs that have one on their pads.
var padColours = [...]map[string]Color{
	PadLetters: {"A": Hex(0x8BD36B), "B": Hex(0xFF8A80), "X": Hex(0x8CC4FF), "Y": Hex(0xFFD84D)},
	PadSwapped: {},
	PadShapes:  {"cross": Hex(0xA9C6FF), "circle": Hex(0xFF9A94), "square": Hex(0xF5B0E0), "triangle": Hex(0x7FDCBC)},
}

// PadSigned reports whether a picture in rich text is a button of the pad in the hand.
func PadSigned(name string) bool { return padSigns[name] != [3]string{} }

// inLine draws a picture that stands in a line: a sprite, or a button of the pad in the hand.
func (p *Painter) inLine(name string, cx, cy, size float64) {
	if !PadSigned(name) {
		p.SpriteAt(name, cx, cy, size)
		return
	}
	sign := padSigns[name][p.sh.made]
	colour, coloured := padColours[p.sh.made][sign]
	if !coloured {
		colour = White
	}
	side := size * .92
	body := Around(cx, cy, side, side)
	switch name {
	case "pad-walk": // has no ground
	case "pad-before", "pad-next", "pad-part", "pad-hurry":
		body = Around(cx, cy, size*.98, side*.72)
		p.FillRound(body, side*.2, Solid(Ink))
	case "pad-stick":
		p.FillCircle(cx, cy, side/2, Solid(Ink))
		p.StrokeCircle(cx, cy, side*.4, side*.05, Solid(colour))
		body = body.Inset(side * .14)
	default:
		p.FillCircle(cx, cy, side/2, Solid(Ink))
	}
	p.padSign(sign, cx, cy, body, colour)
}

// padCross draws the cross that walks.
func (p *Painter) padCross(r Rect) {
	x, y := r.Center()
	for _, arm := range [...]Rect{Around(x, y, r.W*.9, r.H*.33), Around(x, y, r.W*.33, r.H*.9)} {
		p.FillRound(arm, r.W*.08, Solid(Ink))
	}
}

// padSign draws what stands on a button.
func (p *Painter) padSign(sign string, cx, cy float64, body Rect, colour Color) {
	r, ink := body.H*.24, Solid(colour)
	w := body.H * .1
	switch sign {
	case "walk":
		p.padCross(body)
	case "cross":
		p.Line(cx-r, cy-r, cx+r, cy+r, w, ink)
		p.Line(cx+r, cy-r, cx-r, cy+r, w, ink)
	case "circle":
		p.StrokeCircle(cx, cy, r*1.1, w, ink)
	case "square":
		p.StrokePolygon(w, ink, cx-r, cy-r, cx+r, cy-r, cx+r, cy+r, cx-r, cy+r)
	case "triangle":
		p.StrokePolygon(w, ink, cx, cy-r*1.2, cx+r*1.15, cy+r*.8, cx-r*1.15, cy+r*.8)
	case "menu":
		for i := range 3 {
			y := cy + float64(i-1)*r*.8
			p.Line(cx-r, y, cx+r, y, w, ink)
		}
	default:
		st := Style{Role: fonts.TextBold, Size: body.H * .8, Color: colour, Align: Center, VAlign: Middle}
		p.Pictured().Text(sign, cx, cy, st)
	}
}
