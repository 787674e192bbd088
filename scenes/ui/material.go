package ui

import (
	"image"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"
)

// materials are the repeating textures of paper and wood. They are made from
// noise when the window opens: panels of any size need them, and they cost
// nothing to download.
type materials struct{ paper, oak *ebiten.Image }

const (
	paperTile = 640.0 // canvas units a texture spans
	oakTile   = 1400.0
)

func newMaterials() *materials {
	return &materials{
		paper: texture(256, 256, paperPixel),
		oak:   texture(512, 256, oakPixel),
	}
}

// texture makes an image by asking pixel for the brown and its opacity.
func texture(w, h int, pixel func(n *noise, x, y float64) Color) *ebiten.Image {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	n := newNoise()
	for y := range h {
		for x := range w {
			img.SetNRGBA(x, y, pixel(n, float64(x)/float64(w), float64(y)/float64(h)))
		}
	}
	return ebiten.NewImageFromImage(img)
}

// paperPixel is brown stains, large and soft, and light and dark fibres.
func paperPixel(n *noise, x, y float64) Color {
	stain := n.octaves(x, y, 3, 3, 4)
	fibre := n.at(x, y, 128, 128) - .5
	return Alpha(Hex(0x6B4A22), .46*(stain-.38)+.13*fibre)
}

// oakPixel is long dark grain.
func oakPixel(n *noise, x, y float64) Color {
	bend := .02 * n.at(x, y, 3, 4)
	grain := n.octaves(x, y+bend, 3, 42, 3)
	vein := math.Pow(n.at(x, y+bend, 5, 96), 3)
	return Alpha(Hex(0x1C0F06), 1.25*(grain-.36)+.3*vein)
}

// noise is smooth noise that repeats after 1 in both directions.
type noise struct{ cell [1 << 14]float64 }

func newNoise() *noise {
	r := rand.New(rand.NewPCG(7, 11))
	n := new(noise)
	for i := range n.cell {
		n.cell[i] = r.Float64()
	}
	return n
}

// octaves adds count layers of noise, each twice as fine and half as strong;
// the sum lies in 0 to 1.
func (n *noise) octaves(x, y float64, fx, fy, count int) (s float64) {
	weight, total := 1.0, 0.0
	for range count {
		s += weight * n.at(x, y, fx, fy)
		total += weight
		fx, fy, weight = 2*fx, 2*fy, weight/2
	}
	return s / total
}

// at is one layer of noise with fx by fy cells in the unit square.
func (n *noise) at(x, y float64, fx, fy int) float64 {
	x, y = x*float64(fx), y*float64(fy)
	ix, iy := int(math.Floor(x)), int(math.Floor(y))
	tx, ty := smooth(x-float64(ix)), smooth(y-float64(iy))
	get := func(i, j int) float64 {
		i, j = (i%fx+fx)%fx, (j%fy+fy)%fy
		return n.cell[(i*193+j*4099+fx*31+fy*57)&(len(n.cell)-1)]
	}
	top := get(ix, iy)*(1-tx) + get(ix+1, iy)*tx
	low := get(ix, iy+1)*(1-tx) + get(ix+1, iy+1)*tx
	return top*(1-ty) + low*ty
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }
