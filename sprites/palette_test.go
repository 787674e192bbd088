//go:build !js

package sprites

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"path"
	"strings"
	"testing"

	"merlin/sprites/index"
)

// eyes are what is seen without one kind of cones, in linear light (Machado,
// Oliveira and Fernandes, 2009, severity 1), and what all others see.
var eyes = map[string][9]float64{
	"all cones":    {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"protanopia":   {.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998},
	"deuteranopia": {.367322, .860646, -.227968, .280085, .672501, .047413, -.011820, .042940, .968881},
	"tritanopia":   {1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .303900},
}

// distance is how far apart two colours look, in Oklab: .02 is just seen, black and white are 1 apart.
func distance(a, b color.NRGBA, eye [9]float64) float64 {
	see := func(c color.NRGBA) (l, p, q float64) {
		r, g, b := linear(c.R), linear(c.G), linear(c.B)
		at := func(i int) float64 { return min(max(eye[i]*r+eye[i+1]*g+eye[i+2]*b, 0), 1) }
		return toLab(at(0), at(3), at(6))
	}
	l0, p0, q0 := see(a)
	l1, p1, q1 := see(b)
	return math.Sqrt((l0-l1)*(l0-l1) + (p0-p1)*(p0-p1) + (q0-q1)*(q0-q1))
}

// checkApart asserts that no two of the colours look closer than least to any eye.
func checkApart(t *testing.T, colours map[string]color.NRGBA, least float64) {
	t.Helper()
	for who, eye := range eyes {
		for a, ca := range colours {
			for b, cb := range colours {
				if d := distance(ca, cb, eye); a < b && d < least {
					t.Errorf("%s: %s %v and %s %v are %.3f apart, want %.3f", who, a, ca, b, cb, d, least)
				}
			}
		}
	}
}

var (
	playerColours = map[string]color.NRGBA{"blue": {0x1F, 0x4E, 0x9E, 255}, "yellow": {0xE3, 0xB5, 0x1C, 255}, "red": {0xA8, 0x1A, 0x2B, 255}, "green": {0x2B, 0x8A, 0x4B, 255}}
	groundColours = map[string]color.NRGBA{
		"black": {0x2E, 0x2A, 0x33, 255}, "grey": {0x86, 0x8B, 0x92, 255}, "blue": {0x37, 0x92, 0xC8, 255},
		"purple": {0x70, 0x3C, 0x94, 255}, "orange": {0xD6, 0x6F, 0x18, 255}, "brown": {0x74, 0x46, 0x2A, 255},
	}
)

func shown(p Palette, drawn map[string]color.NRGBA) map[string]color.NRGBA {
	out := map[string]color.NRGBA{}
	for name, c := range drawn {
		out[name] = p.Recoloured(name, c)
	}
	return out
}

func TestColoursDrawnByCodeStayApartForEveryEye(t *testing.T) {
	checkApart(t, shown(ColourBlind, playerColours), .16)
	checkApart(t, shown(ColourBlind, groundColours), .18)
}

func TestThePlainPaletteLeavesColoursAlone(t *testing.T) {
	for name, c := range shown(Plain, groundColours) {
		if c != groundColours[name] {
			t.Errorf("%s became %v", name, c)
		}
	}
}

// What has another hue than the named colour, such as gold leaf, skin and white, stays.
func TestOtherColoursOfAPictureStay(t *testing.T) {
	for _, c := range []color.NRGBA{{0xC9, 0x9A, 0x2E, 255}, {0xFF, 0xFF, 0xFF, 255}, {0xF2, 0xD3, 0x7A, 255}} {
		for _, name := range []string{"blue", "red", "green", "purple", "brown"} {
			if got := ColourBlind.Recoloured(name, c); distance(got, c, eyes["all cones"]) > .03 {
				t.Errorf("%v on a %s picture became %v", c, name, got)
			}
		}
	}
}

// The pictures themselves: the middle colour of what is drawn in a name's
// colour, after the palette has gone over the page.
func TestPicturesStayApartForEveryEye(t *testing.T) {
	checkApart(t, pictureColours(t, "panel-%s", playerColours), .14)
	checkApart(t, pictureColours(t, "manor-%s", playerColours), .14)
	for _, kind := range []string{"province-%s", "shield-%s", "material-%s"} {
		checkApart(t, pictureColours(t, kind, groundColours), .14)
	}
}

func TestSectorsOfTheBoardStayApartForEveryEye(t *testing.T) {
	page, e := recoloured(t, "board")
	colours := map[string]color.NRGBA{}
	for i, name := range sectors {
		turn, far := float64(i)*math.Pi/3, .7*float64(e.PixW)/2
		x, y := float64(e.X)+float64(e.PixW)/2+far*math.Sin(turn), float64(e.Y)+float64(e.PixH)/2-far*math.Cos(turn)
		colours[name] = mean(page, image.Rect(int(x)-16, int(y)-16, int(x)+16, int(y)+16), func(color.NRGBA) bool { return true })
	}
	checkApart(t, colours, .10)
}

// recoloured is the page that holds a picture, in the palette for colour-blind eyes.
func recoloured(t *testing.T, name string) (*image.RGBA, index.Sprite) {
	t.Helper()
	for _, set := range sets {
		dir, idx := mustIndex(t, set, 1)
		for _, e := range idx.Sprites {
			if e.Name != name {
				continue
			}
			page, err := openPage(path.Join(dir, idx.Pages[e.Page]), "").pixels()
			if err != nil {
				t.Fatal(err)
			}
			recolour(page, name, e.Rect())
			return page, e
		}
	}
	t.Fatalf("no picture %s", name)
	return nil, index.Sprite{}
}

func pictureColours(t *testing.T, kind string, names map[string]color.NRGBA) map[string]color.NRGBA {
	out := map[string]color.NRGBA{}
	for name := range names {
		page, e := recoloured(t, fmt.Sprintf(kind, name))
		want := ColourBlind.Recoloured(name, names[name])
		like := func(c color.NRGBA) bool { return distance(c, want, eyes["all cones"]) < .16 }
		out[strings.Replace(kind, "%s", name, 1)] = mean(page, e.Rect(), like)
	}
	return out
}

// mean is the mean of the opaque pixels that are picked: black when they are too few to matter.
func mean(img *image.RGBA, r image.Rectangle, pick func(color.NRGBA) bool) color.NRGBA {
	var n, red, green, blue int
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := img.RGBAAt(x, y)
			if o := (color.NRGBA{c.R, c.G, c.B, 255}); c.A == 255 && pick(o) {
				n, red, green, blue = n+1, red+int(c.R), green+int(c.G), blue+int(c.B)
			}
		}
	}
	if n < r.Dx()*r.Dy()/20 {
		return color.NRGBA{A: 255}
	}
	return color.NRGBA{uint8(red / n), uint8(green / n), uint8(blue / n), 255}
}
