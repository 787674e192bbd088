package legends

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/legends"
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
	l, err := sprites.NewLoader(v.AtlasScale(), sprites.Plain, sprites.Common, legends.TitleName)
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

// Games that differ only in what a seat cannot know give it the same picture, to the pixel,
// while it sits there; who does know it sees them differ.
func TestTwinsPictures(t *testing.T) {
	onDisplay(t, pictureSize, func(atlas *sprites.Atlas) {
		looks, differ := 0, 0
		for seed := range uint64(2) {
			m := newMatch(t, 3+int(seed), 40+seed, []string{"advanced", "standard"}[seed])
			chance := game.NewStream(seed, 23)
			for n := 0; !m.Game().Over() && n < 160; n++ {
				if n%40 == 11 {
					d := &screens{view: pictureSize, atlas: atlas, images: map[*sitting]*ebiten.Image{}}
					w := newTwins(t, m.Game().(*legends.Game), &chance)
					same, other := w.pictures(d)
					if looks++; !same {
						t.Errorf("seed %d, move %d: the pictures tell more than they may", seed, n)
					}
					if other {
						differ++
					}
					d.close()
				}
				decision := m.Game().Decision()
				advice := m.Game().(*legends.Game).Advice()
				if err := m.Apply(advice.Rollout(m.Game(), &decision, uint64(chance.N(1<<30)))); err != nil {
					t.Fatal(err)
				}
			}
		}
		if looks < 6 || differ < looks/2 {
			t.Errorf("%d looks, and %d times the others saw a difference: the test shows little", looks, differ)
		}
	})
}

// pictures compares what the seat sees at both tables, and reports whether another seat, who
// knows its own hand, would see them differ.
func (w *twins) pictures(d *screens) (same, others bool) {
	w.Helper()
	var own [2][]byte
	for i, s := range w.sits {
		d.open(s)
		if s.app.Top() != ui.Scene(s.scene) {
			s.press("ready")
		}
		own[i] = d.look(s)
	}
	if same = samePicture(own[0], own[1]); !same {
		w.Logf("they are in %s", keepPictures(w.T, own[0], own[1]))
	}
	var theirs [2][]byte
	other := (w.seat + 1) % game.Seat(w.sits[0].game().Seats)
	for i, s := range w.sits {
		s.session().Confirm(other)
		s.scene.CatchUp()
		s.scene.Refresh()
		theirs[i] = d.look(s)
	}
	return same, !samePicture(theirs[0], theirs[1])
}
