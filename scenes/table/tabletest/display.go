// Package tabletest has what tests of tables share: a table without a window, what
// surrounds it, two tables that must look alike, and windows to compare what they draw.
// It is for tests alone: the program is not built from it.
package tabletest

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
	"merlin/sprites"
)

// gallery runs a test where pictures can be drawn: in the first frame of a window.
type gallery struct {
	draw  func(*sprites.Atlas)
	atlas *sprites.Loader
	done  bool
}

func (g *gallery) Layout(int, int) (int, int) { return 64, 64 }

func (g *gallery) Update() error {
	if g.done {
		return ebiten.Termination
	}
	return nil
}

func (g *gallery) Draw(*ebiten.Image) {
	if !g.done {
		g.done = true
		g.draw(g.atlas.Atlas())
	}
}

// PictureSize is the window in which pictures are compared.
var PictureSize = ui.Fit(1280, 720, 1)

// OnDisplay lends a test windows, with the common pictures and the sets named, and the
// right to draw. It needs a display, which the tests of internal/desktop lend.
func OnDisplay(t *testing.T, draw func(*Screens), sets ...string) {
	t.Helper()
	if os.Getenv("MERLIN_PICTURES") == "" {
		t.Skip("it needs a display; the tests of internal/desktop run it on one of their own")
	}
	l, err := sprites.NewLoader(PictureSize.AtlasScale(), sprites.Plain, append([]string{sprites.Common}, sets...)...)
	for err == nil && !l.Done() {
		err = l.Step()
	}
	if err != nil {
		t.Fatal(err)
	}
	g := &gallery{atlas: l, draw: func(a *sprites.Atlas) {
		draw(&Screens{atlas: a, images: map[*ui.App]*ebiten.Image{}})
	}}
	if err := ebiten.RunGame(g); err != nil {
		t.Fatal(err)
	}
	if !g.done {
		t.Fatal("no frame was drawn")
	}
}

// Screens are the windows of tables.
type Screens struct {
	atlas  *sprites.Atlas
	images map[*ui.App]*ebiten.Image
}

// Open gives a table a window.
func (d *Screens) Open(app *ui.App) {
	app.Resize(PictureSize)
	app.SetAtlas(d.atlas, false)
	d.images[app] = ebiten.NewImage(PictureSize.W, PictureSize.H)
}

// Close gives the windows back.
func (d *Screens) Close() {
	for _, img := range d.images {
		img.Deallocate()
	}
	clear(d.images)
}

// Look draws a table and returns its pixels, four bytes each.
func (d *Screens) Look(app *ui.App) []byte {
	img := d.images[app]
	app.Context().RequestRedraw()
	for n := 0; n < 100 && app.Draw(img); n++ { // the panels take their time
	}
	pixels := make([]byte, 4*PictureSize.W*PictureSize.H)
	img.ReadPixels(pixels)
	return pixels
}

// SamePicture reports whether all pixels are the same. Where textures lie on the card
// moves a channel by a step or two of 255; a letter or a thing moves it by dozens.
func SamePicture(a, b []byte) bool {
	for i := range a {
		if max(a[i], b[i])-min(a[i], b[i]) > 3 {
			return false
		}
	}
	return len(a) == len(b)
}

// KeepPictures keeps pictures that differ and returns the folder where they are.
func KeepPictures(t *testing.T, pictures ...[]byte) string {
	t.Helper()
	dir, err := filepath.Abs("../../.cache/pictures/" + t.Name())
	if err == nil {
		err = os.MkdirAll(dir, 0o755)
	}
	for i, pixels := range pictures {
		img := image.NewRGBA(image.Rect(0, 0, PictureSize.W, PictureSize.H))
		copy(img.Pix, pixels)
		var file *os.File
		if err == nil {
			file, err = os.Create(filepath.Join(dir, string(rune('a'+i))+".png"))
		}
		if err == nil {
			err = png.Encode(file, img)
			file.Close()
		}
	}
	if err != nil {
		t.Error(err)
	}
	return dir
}
