// Package sprites holds the pictures of the game: pieces, dice, tiles, board and table furniture, packed into atlas
// pages by internal/tools/atlas from the drawings in src. It knows names and sizes, not what a picture stands for.
// There is no text in any picture, and two scales exist: one and two device pixels per canvas unit.
package sprites

import (
	"image"
	"image/color"
	"maps"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sprite is one picture. W and H are the size in canvas units that the drawing was made for; Image is a sub-image
// of an atlas page, W and H times the atlas's scale in pixels (rounded up).
type Sprite struct {
	Image *ebiten.Image
	W, H  float64
}

// Atlas is the loaded pictures of one scale.
type Atlas struct {
	scale   int
	sprites map[string]Sprite
	missing Sprite
}

// Get returns a picture. An unknown name gives a chequered red placeholder: it is seen, and nothing breaks.
func (a *Atlas) Get(name string) Sprite {
	if s, ok := a.sprites[name]; ok {
		return s
	}
	if a.missing.Image == nil {
		a.missing = placeholder()
	}
	return a.missing
}

// Has says whether the atlas knows the name (a page not yet loaded is not known).
func (a *Atlas) Has(name string) bool {
	_, ok := a.sprites[name]
	return ok
}

// Add takes in the pictures of another atlas of this scale, beside those that are there.
func (a *Atlas) Add(other *Atlas) { maps.Copy(a.sprites, other.sprites) }

// Scale returns the device pixels per canvas unit that the atlas was drawn for.
func (a *Atlas) Scale() int { return a.scale }

// placeholder is drawn for a name that does not exist.
func placeholder() Sprite {
	const side, square = 48, 12
	img := ebiten.NewImage(side, side)
	img.Fill(color.RGBA{0x2B, 0x21, 0x18, 0xFF})
	for y := 0; y < side; y += square {
		for x := (y / square % 2) * square; x < side; x += 2 * square {
			field := img.SubImage(image.Rect(x, y, x+square, y+square)).(*ebiten.Image)
			field.Fill(color.RGBA{0xE0, 0x10, 0x40, 0xFF})
		}
	}
	return Sprite{img, side, side}
}
