package roundtable

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/scenes/table"
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

// onDisplay lends a test the atlas and the right to draw. It needs a display, which
// the tests of internal/desktop lend.
func onDisplay(t *testing.T, v ui.Viewport, draw func(*sprites.Atlas)) {
	t.Helper()
	if os.Getenv("MERLIN_PICTURES") == "" {
		t.Skip("it needs a display; the tests of internal/desktop run it on one of their own")
	}
	l, err := sprites.NewLoader(v.AtlasScale(), sprites.Plain, sprites.Common, "roundtable")
	for err == nil && !l.Done() {
		err = l.Step()
	}
	if err != nil {
		t.Fatal(err)
	}
	g := &gallery{draw: draw, atlas: l}
	if err := ebiten.RunGame(g); err != nil {
		t.Fatal(err)
	}
	if !g.done {
		t.Fatal("no frame was drawn")
	}
}

// screens are the windows of tables.
type screens struct {
	view   ui.Viewport
	atlas  *sprites.Atlas
	images map[*sitting]*ebiten.Image
}

// open gives a table a window.
func (d *screens) open(s *sitting) {
	s.app.Resize(d.view)
	s.app.SetAtlas(d.atlas, false)
	d.images[s] = ebiten.NewImage(d.view.W, d.view.H)
}

// close gives the windows back.
func (d *screens) close() {
	for _, img := range d.images {
		img.Deallocate()
	}
	d.images = map[*sitting]*ebiten.Image{}
}

// look draws a table and returns its pixels.
func (d *screens) look(s *sitting) []byte {
	img := d.images[s]
	s.app.Context().RequestRedraw()
	for n := 0; n < 100 && s.app.Draw(img); n++ { // the panels take their time
	}
	pixels := make([]byte, 4*d.view.W*d.view.H)
	img.ReadPixels(pixels)
	return pixels
}

// pictureSize is the window in which pictures are compared.
var pictureSize = ui.Fit(1280, 720, 1)

// samePicture reports whether all pixels are the same. Where textures lie on the card
// moves a channel by a step or two of 255; a letter or a thing moves it by dozens.
func samePicture(a, b []byte) bool {
	for i := range a {
		if max(a[i], b[i])-min(a[i], b[i]) > 3 {
			return false
		}
	}
	return len(a) == len(b)
}

// keepPictures keeps two pictures and says where.
func keepPictures(t *testing.T, pictures ...[]byte) string {
	t.Helper()
	dir, err := filepath.Abs("../../.cache/pictures/" + t.Name())
	if err == nil {
		err = os.MkdirAll(dir, 0o755)
	}
	for i, pixels := range pictures {
		img := image.NewRGBA(image.Rect(0, 0, pictureSize.W, pictureSize.H))
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

// Two games that differ only in what a seat cannot know, be it who is the Traitor alone, give
// it the same picture, to the pixel: at the table, behind the curtain and while others act. Who does know sees them differ.
func TestPairsPictures(t *testing.T) {
	onDisplay(t, pictureSize, func(atlas *sprites.Atlas) {
		looks, differ := 0, 0
		for i := range pairGames() / 2 {
			chance := game.NewStream(uint64(i), 50)
			rules := [][]string{nil, {"loyalty", "among-us"}}[i%2]
			w := newPair(t, position(t, 3+2*(i%3), chance.N(120), &chance, rules...), chance, 2*i+1)
			d := &screens{pictureSize, atlas, map[*sitting]*ebiten.Image{}}
			for _, s := range w.sits {
				d.open(s)
			}
			w.look, w.every = d.look, 400
			w.play(3)
			if w.othersDiffer(d) {
				differ++
			}
			looks += w.looks
			d.close()
		}
		t.Logf("%d pictures; in %d games others see what differs", looks, differ)
		if looks < 8 || differ == 0 {
			t.Error("the pictures show little")
		}
	})
}

// othersDiffer reports whether some other seat sees the two games differ.
func (w *pair) othersDiffer(d *screens) bool {
	w.Helper()
	for seat := range game.Seat(w.sits[0].scene.View().Seats) {
		var pictures [2][]byte
		for i, s := range w.sits {
			r, err := table.NewReplay(s.app.Context(), &shell{app: s.app}, standard, s.session().Match(), 0, seat, nil)
			if err != nil {
				w.Fatal(err)
			}
			s.app.Context().Push(r)
			s.tick(1)
			pictures[i] = d.look(s)
		}
		if !samePicture(pictures[0], pictures[1]) {
			if seat == w.seat {
				w.Fatal("the seat itself sees its games differ")
			}
			return true
		}
	}
	return false
}
