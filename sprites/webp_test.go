//go:build !js

package sprites

import (
	"image"
	"image/color"
	"testing"
)

// The fast conversion must agree with the standard library's slow one wherever colour is even.
func TestConvertAgreesWithTheStandardColours(t *testing.T) {
	for _, want := range []color.NRGBA{{0, 0, 0, 255}, {255, 255, 255, 255}, {200, 30, 40, 255}, {30, 80, 160, 128}, {10, 200, 90, 0}} {
		got := convert(even(want)).RGBAAt(2, 3)
		r, g, b, a := want.RGBA()
		for i, pair := range [][2]uint32{{uint32(got.R), r >> 8}, {uint32(got.G), g >> 8}, {uint32(got.B), b >> 8}, {uint32(got.A), a >> 8}} {
			if pair[0]+3 < pair[1] || pair[1]+3 < pair[0] {
				t.Errorf("%v: channel %d is %d, want %d", want, i, pair[0], pair[1])
			}
		}
	}
}

// even is a plain 5x5 picture of one colour as WebP stores it (studio range).
func even(c color.NRGBA) (*image.YCbCr, func(int) []byte) {
	img := image.NewYCbCr(image.Rect(0, 0, 5, 5), image.YCbCrSubsampleRatio420)
	r, g, b := float64(c.R), float64(c.G), float64(c.B)
	fill(img.Y, 16+.257*r+.504*g+.098*b)
	fill(img.Cb, 128-.148*r-.291*g+.439*b)
	fill(img.Cr, 128+.439*r-.368*g-.071*b)
	alpha := []byte{c.A, c.A, c.A, c.A, c.A}
	return img, func(int) []byte { return alpha }
}

func fill(plane []byte, v float64) {
	for i := range plane {
		plane[i] = byte(v + .5)
	}
}
