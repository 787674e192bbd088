package merlin

import (
	"math"

	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// rondel is a ring of spaces round the middle of the board. Each space has a band
// where figures stand, inward of its pictogram.
type rondel struct {
	first, spaces uint8   // its first space, and how many there are
	band          float64 // radius of the standing band's inner edge
	inner, outer  float64 // of the pictograms' field
	sign, signed  float64 // where pictograms lie, and their size
	plain         float64 // size of the emblem of a space without a drawing of its own
	stand, foot   float64 // where figures stand, and how far below it their feet are
	figure        float64 // their size
	way           float64 // where the dots of a way run
	glow          float64 // how far light shines, as a part of the usual
}

// The rings: the outer one alone, and both with Arthur.
var (
	loneRing = rondel{
		spaces: merlin.Spaces, band: 143, inner: 187, outer: 246, sign: 217, signed: 56, plain: 46,
		stand: 163, foot: 20, figure: 58, way: 184, glow: 1,
	}
	outerRing = rondel{
		spaces: merlin.Spaces, band: 160, inner: 197, outer: 246, sign: 222, signed: 48, plain: 40,
		stand: 178, foot: 19, figure: 54, way: 194, glow: .8,
	}
	arthursRing = rondel{
		first: merlin.Spaces, band: 91, inner: 97, outer: 154, sign: 131, signed: 50,
		stand: 103, foot: 19, figure: 54, way: 108, glow: .55,
	}
)

// ringsOf returns the rings of a game, the outer one first.
func ringsOf(rules *merlin.Rules) []rondel {
	if rules.Inner() == 0 {
		return []rondel{loneRing}
	}
	inner := arthursRing
	inner.spaces = rules.Inner()
	return []rondel{outerRing, inner}
}

// ringOf returns the ring that a space belongs to.
func ringOf(rules *merlin.Rules, space uint8) rondel {
	rings := ringsOf(rules)
	if space < merlin.Spaces {
		return rings[0]
	}
	return rings[1]
}

// each calls do for every space.
func (r rondel) each(do func(space uint8)) {
	for n := range r.spaces {
		do(r.first + n)
	}
}

// steps is how many spaces a way goes clockwise; backwards it is less than 0. Spaces
// that no figure enters lie on it, too.
func (r rondel) steps(l landing) int {
	size := int(r.spaces)
	n := (int(l.to()) - int(l.from()) + size) % size
	if l.back {
		return (n - size) % size
	}
	return n
}

// half is half the angle of a space.
func (r rondel) half() float64 { return math.Pi / float64(r.spaces) }

// angle is the direction of the middle of a space, in radians clockwise from the
// right, as all angles of the painter.
func (r rondel) angle(space uint8) float64 {
	return float64(space-r.first)*2*r.half() - math.Pi/2
}

// at is the point at a radius in the direction of a space.
func (r rondel) at(space uint8, radius float64) (x, y float64) { return polar(r.angle(space), radius) }

// under is the space at a point of the ring, or -1.
func (r rondel) under(x, y float64) int {
	d := math.Hypot(x-boardX, y-boardY)
	if d < r.band || d > r.outer+6 {
		return -1
	}
	turn := math.Atan2(y-boardY, x-boardX) + math.Pi/2 + r.half()
	n := int(math.Floor(turn / (2 * r.half())))
	size := int(r.spaces)
	return int(r.first) + (n%size+size)%size
}

// wedge draws over a space's field and band, a little outside.
func (r rondel) wedge(p *ui.Painter, space uint8, width float64, c ui.Color) {
	a := r.angle(space)
	p.StrokeWedge(boardX, boardY, r.band+1, r.outer+5, a-r.half()-.008, a+r.half()+.008, width, ui.Solid(c))
}

// standsAt is where the foot of figure i of n on a space stands: two side by side,
// more in two rows, every second one in a gap behind.
func (r rondel) standsAt(space uint8, i, n int) (x, y float64) {
	x, y = r.at(space, r.stand)
	y += r.foot
	k := r.figure / loneRing.figure
	switch {
	case n == 2:
		x += k * (28*float64(i) - 14)
	case n > 2:
		x += k * 22 * (float64(i) - float64(n-1)/2)
		y += k * (8 - 24*float64(i%2))
	}
	return x, y
}

func polar(angle, r float64) (x, y float64) {
	return boardX + r*math.Cos(angle), boardY + r*math.Sin(angle)
}
