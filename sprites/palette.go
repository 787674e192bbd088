package sprites

import (
	"image"
	"image/color"
	"math"
	"strings"
)

// Palette says how the colours that pictures are named for are shown. The
// zero Palette leaves them as they are drawn.
type Palette uint8

// Plain is as drawn; ColourBlind keeps the named colours apart, by lightness
// as well as by hue, for eyes that lack one of the three kinds of cones. Each
// stays what its name says: a red that is rust, a green that is jade.
const (
	Plain Palette = iota
	ColourBlind
)

// Recoloured is c, drawn by the program in the named colour, as the palette has it.
func (p Palette) Recoloured(name string, c color.NRGBA) color.NRGBA {
	s, ok := shifts[name]
	if p == Plain || !ok {
		return c
	}
	c.R, c.G, c.B = s.apply(c.R, c.G, c.B)
	return c
}

// shifts is the palette for colour-blind eyes: from what a colour is drawn in to what is shown.
var shifts = map[string]*shift{
	"red":    newShift(0xA81A2B, 0xA93900),
	"yellow": newShift(0xE3B51C, 0xFAEB6F),
	"green":  newShift(0x2B8A4B, 0x3DA689),
	"blue":   newShift(0x3792C8, 0x1D7DBC),
	"black":  newShift(0x2E2A33, 0x100E12),
	"grey":   newShift(0x868B92, 0xC4CBD2),
	"purple": newShift(0x703C94, 0x54197D),
	"orange": newShift(0xD66F18, 0xE68C00),
	"brown":  newShift(0x74462A, 0x995635),
}

// grounds are the pictures that hold all the colours of sectors, clockwise
// from the top; what lies within a part of the half width is no sector.
var grounds = map[string]float64{"board": .445, "ring-arthur": .735}

var sectors = [...]string{"black", "grey", "blue", "purple", "orange", "brown"}

// recolour changes the part of a page that holds the named picture.
func recolour(page *image.RGBA, name string, r image.Rectangle) {
	if core, ok := grounds[name]; ok {
		recolourSectors(page, r, core)
		return
	}
	for part := range strings.SplitSeq(name, "-") {
		if s, ok := shifts[part]; ok {
			for y := r.Min.Y; y < r.Max.Y; y++ {
				for x := r.Min.X; x < r.Max.X; x++ {
					s.pixel(page.Pix[page.PixOffset(x, y):])
				}
			}
			return
		}
	}
}

func recolourSectors(page *image.RGBA, r image.Rectangle, core float64) {
	half := float64(r.Dx()) / 2
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			dx, dy := float64(x-r.Min.X)+.5-half, float64(y-r.Min.Y)+.5-half
			if math.Hypot(dx, dy) < core*half {
				continue
			}
			turn := math.Atan2(dx, -dy)/(2*math.Pi) + 1 + .5/6
			i := int(turn*6) % len(sectors)
			shifts[sectors[i]].pixel(page.Pix[page.PixOffset(x, y):])
		}
	}
}

// shift moves the colours that are like one to be like another: the same way
// round the circle of hues, in the same ratio of chroma and of lightness.
// What has another hue (gold, skin, white) stays.
type shift struct {
	from, to lch
	moved    []uint32 // by six bits a channel: a mark, and the differences by channel; 0 is not known yet
}

func newShift(from, to uint32) *shift {
	c := func(rgb uint32) lch { return toLCH(uint8(rgb>>16), uint8(rgb>>8), uint8(rgb)) }
	return &shift{from: c(from), to: c(to)}
}

// neutral is the chroma below which a colour counts as grey.
const neutral = .03

// share is how much of a colour is moved, 0 to 1.
func (s *shift) share(c lch) float64 {
	if s.from.c < neutral {
		return 1 - ramp(c.c, neutral, 2*neutral)
	}
	away := math.Abs(math.Remainder(c.h-s.from.h, 2*math.Pi)) * 180 / math.Pi
	return ramp(c.c, .01, neutral) * (1 - ramp(away, 24, 40))
}

// ramp goes from 0 at a to 1 at b.
func ramp(x, a, b float64) float64 { return min(max((x-a)/(b-a), 0), 1) }

func (s *shift) apply(r, g, b uint8) (uint8, uint8, uint8) {
	c := toLCH(r, g, b)
	w := s.share(c)
	if w == 0 {
		return r, g, b
	}
	l := 1 - (1-c.l)*(1-s.to.l)/(1-s.from.l)
	if c.l < s.from.l {
		l = c.l * s.to.l / s.from.l
	}
	c.l += w * (l - c.l)
	if s.from.c >= neutral {
		c.c *= 1 + w*(s.to.c/s.from.c-1)
		c.h += w * math.Remainder(s.to.h-s.from.h, 2*math.Pi)
	}
	return c.rgb()
}

// pixel changes a premultiplied pixel. The reckoning is kept for each of the
// 64³ colours that occur: a page has millions of pixels.
func (s *shift) pixel(pix []byte) {
	a := int32(pix[3])
	if a == 0 {
		return
	}
	if s.moved == nil {
		s.moved = make([]uint32, 1<<18)
	}
	straight := func(i int) uint32 { return min(uint32(pix[i])*255/uint32(a), 255) >> 2 }
	r, g, b := straight(0), straight(1), straight(2)
	at := &s.moved[r<<12|g<<6|b]
	if *at == 0 {
		r, g, b := uint8(r<<2|2), uint8(g<<2|2), uint8(b<<2|2)
		r1, g1, b1 := s.apply(r, g, b)
		*at = 1<<31 | diff(r1, r)<<18 | diff(g1, g)<<9 | diff(b1, b)
	}
	for i, up := range [3]int{18, 9, 0} {
		d := int32(*at>>up&511) - 255
		pix[i] = uint8(min(max(int32(pix[i])+d*a/255, 0), a))
	}
}

// diff is a difference as nine bits.
func diff(to, from uint8) uint32 { return uint32(int(to) - int(from) + 255) }

// lch is a colour of Oklab in polar form, where equal distances look alike:
// lightness 0 to 1, chroma from 0, hue in radians.
type lch struct{ l, c, h float64 }

func toLCH(r, g, b uint8) lch {
	l, a, bb := toLab(linear(r), linear(g), linear(b))
	return lch{l, math.Hypot(a, bb), math.Atan2(bb, a)}
}

// toLab turns linear light into Oklab (Björn Ottosson, 2020).
func toLab(r, g, b float64) (l, a, bb float64) {
	x := math.Cbrt(.4122214708*r + .5363325363*g + .0514459929*b)
	y := math.Cbrt(.2119034982*r + .6806995451*g + .1073969566*b)
	z := math.Cbrt(.0883024619*r + .2817188376*g + .6299787005*b)
	return .2104542553*x + .7936177850*y - .0040720468*z,
		1.9779984951*x - 2.4285922050*y + .4505937099*z,
		.0259040371*x + .7827717662*y - .8086757660*z
}

func (c lch) rgb() (r, g, b uint8) {
	p, q := c.c*math.Cos(c.h), c.c*math.Sin(c.h)
	cube := func(x float64) float64 { return x * x * x }
	x := cube(c.l + .3963377774*p + .2158037573*q)
	y := cube(c.l - .1055613458*p - .0638541728*q)
	z := cube(c.l - .0894841775*p - 1.2914855480*q)
	return encoded(4.0767416621*x - 3.3077115913*y + .2309699292*z),
		encoded(-1.2684380046*x + 2.6097574011*y - .3413193965*z),
		encoded(-.0041960863*x - .7034186147*y + 1.7076147010*z)
}

// linear is the light of a channel's value, 0 to 1, and encoded the way back.
func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= .04045 {
		return x / 12.92
	}
	return math.Pow((x+.055)/1.055, 2.4)
}

func encoded(x float64) uint8 {
	x = min(max(x, 0), 1)
	if x <= .0031308 {
		return uint8(255*12.92*x + .5)
	}
	return uint8(255*(1.055*math.Pow(x, 1/2.4)-.055) + .5)
}
