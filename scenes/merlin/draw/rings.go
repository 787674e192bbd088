package draw

import (
	"math"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Rondel is a ring of spaces round the middle of the board. Each space has a band
// where figures stand, inward of its pictogram.
type Rondel struct {
	First, Spaces uint8   // its first space, and how many there are
	band          float64 // radius of the standing band's inner edge
	Inner, Outer  float64 // of the pictograms' field
	Sign, signed  float64 // where pictograms lie, and their size
	plain         float64 // size of the emblem of a space without a drawing of its own
	stand, foot   float64 // where figures stand, and how far below it their feet are
	figure        float64 // their size
	way           float64 // where the dots of a way run
	glow          float64 // how far light shines, as a part of the usual
}

// The rings: the outer one alone, and both with Arthur.
var (
	loneRing = Rondel{
		Spaces: merlin.Spaces, band: 143, Inner: 187, Outer: 246, Sign: 217, signed: 56, plain: 46,
		stand: 163, foot: 20, figure: 58, way: 184, glow: 1,
	}
	outerRing = Rondel{
		Spaces: merlin.Spaces, band: 160, Inner: 197, Outer: 246, Sign: 222, signed: 48, plain: 40,
		stand: 178, foot: 19, figure: 54, way: 194, glow: .8,
	}
	arthursRing = Rondel{
		First: merlin.Spaces, band: 91, Inner: 97, Outer: 154, Sign: 131, signed: 50,
		stand: 103, foot: 19, figure: 54, way: 108, glow: .55,
	}
)

// ringsOf returns the rings of a game, the outer one first.
func ringsOf(rules *merlin.Rules) []Rondel {
	if rules.Inner() == 0 {
		return []Rondel{loneRing}
	}
	inner := arthursRing
	inner.Spaces = rules.Inner()
	return []Rondel{outerRing, inner}
}

// RingOf returns the ring that a space belongs to.
func RingOf(rules *merlin.Rules, space uint8) Rondel {
	rings := ringsOf(rules)
	if space < merlin.Spaces {
		return rings[0]
	}
	return rings[1]
}

// each calls do for every space.
func (r Rondel) each(do func(space uint8)) {
	for n := range r.Spaces {
		do(r.First + n)
	}
}

// steps is how many spaces a way goes clockwise; backwards it is less than 0. Spaces
// that no figure enters lie on it, too.
func (r Rondel) steps(l model.Landing) int {
	size := int(r.Spaces)
	n := (int(l.To()) - int(l.From()) + size) % size
	if l.Back {
		return (n - size) % size
	}
	return n
}

// Half is half the angle of a space.
func (r Rondel) Half() float64 { return math.Pi / float64(r.Spaces) }

// Angle is the direction of the middle of a space, in radians clockwise from the
// right, as all angles of the painter.
func (r Rondel) Angle(space uint8) float64 {
	return float64(space-r.First)*2*r.Half() - math.Pi/2
}

// At is the point at a radius in the direction of a space.
func (r Rondel) At(space uint8, radius float64) (x, y float64) { return Polar(r.Angle(space), radius) }

// under is the space at a point of the ring, or -1.
func (r Rondel) under(x, y float64) int {
	d := math.Hypot(x-BoardX, y-BoardY)
	if d < r.band || d > r.Outer+6 {
		return -1
	}
	turn := math.Atan2(y-BoardY, x-BoardX) + math.Pi/2 + r.Half()
	n := int(math.Floor(turn / (2 * r.Half())))
	size := int(r.Spaces)
	return int(r.First) + (n%size+size)%size
}

// wedge draws over a space's field and band, a little outside.
func (r Rondel) wedge(p *ui.Painter, space uint8, width float64, c ui.Color) {
	a := r.Angle(space)
	p.StrokeWedge(BoardX, BoardY, r.band+1, r.Outer+5, a-r.Half()-.008, a+r.Half()+.008, width, ui.Solid(c))
}

// outline is the shape of a space, its field and band.
func (r Rondel) outline(space uint8) (xy []float64) {
	const bends = 6
	add := func(k int, radius float64) {
		x, y := Polar(r.Angle(space)+r.Half()*(2*float64(k)/bends-1), radius)
		xy = append(xy, x, y)
	}
	for k := range bends + 1 {
		add(k, r.Outer+4)
	}
	for k := range bends + 1 {
		add(bends-k, r.band+1)
	}
	return xy
}

// StandsAt is where the foot of figure i of n on a space stands: two side by side,
// more in two rows, every second one in a gap behind.
func (r Rondel) StandsAt(space uint8, i, n int) (x, y float64) {
	x, y = r.At(space, r.stand)
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

func Polar(angle, r float64) (x, y float64) {
	return BoardX + r*math.Cos(angle), BoardY + r*math.Sin(angle)
}
