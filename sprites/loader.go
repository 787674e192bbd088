package sprites

import (
	"embed"
	"encoding/json"
	"fmt"
	"image"
	"path"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/sprites/index"
)

// Loader loads an atlas page by page, so that a browser can draw between the pages.
type Loader struct {
	index   index.Index
	palette Palette
	pages   []*page
	next    int
	atlas   *Atlas
}

// NewLoader prepares the atlas of a scale in a palette without decoding a page.
func NewLoader(scale int, palette Palette) (*Loader, error) {
	scale = min(max(scale, 1), 2)
	dir := path.Join("atlas", fmt.Sprint(scale))
	idx, err := readIndex(dir)
	if err != nil {
		return nil, err
	}
	l := &Loader{index: idx, palette: palette, atlas: &Atlas{scale: scale, sprites: map[string]Sprite{}}}
	for _, name := range idx.Pages {
		l.pages = append(l.pages, openPage(path.Join(dir, name), idx.Source))
	}
	return l, nil
}

// Step takes in the next page, or nothing if that is still on its way. The pages
// that a title screen needs come first.
func (l *Loader) Step() error {
	if l.Done() {
		return nil
	}
	img, err := l.pages[l.next].pixels()
	if err != nil || img == nil {
		return err
	}
	l.recolour(img)
	page := ebiten.NewImage(img.Rect.Dx(), img.Rect.Dy())
	page.WritePixels(img.Pix)
	for _, e := range l.index.Sprites {
		if e.Page == l.next {
			l.atlas.sprites[e.Name] = Sprite{page.SubImage(e.Rect()).(*ebiten.Image), e.W, e.H}
		}
	}
	l.pages[l.next] = nil
	l.next++
	return nil
}

// recolour gives the page's pictures the loader's palette.
func (l *Loader) recolour(img *image.RGBA) {
	for _, e := range l.index.Sprites {
		if l.palette != Plain && e.Page == l.next {
			recolour(img, e.Name, e.Rect())
		}
	}
}

// Done says whether every page is loaded.
func (l *Loader) Done() bool { return l.next >= len(l.index.Pages) }

// Progress is the part of the pages that is loaded, 0 to 1.
func (l *Loader) Progress() float64 { return float64(l.next) / float64(max(len(l.index.Pages), 1)) }

// Atlas returns the atlas with the pages loaded so far; later steps add to it.
func (l *Loader) Atlas() *Atlas { return l.atlas }

//go:embed atlas/*/index.json
var indexes embed.FS

func readIndex(dir string) (index.Index, error) {
	data, err := indexes.ReadFile(path.Join(dir, "index.json"))
	if err != nil {
		return index.Index{}, fmt.Errorf("sprites: %w; make the atlas again: go run ./internal/tools/atlas", err)
	}
	var idx index.Index
	if err := json.Unmarshal(data, &idx); err != nil {
		return index.Index{}, fmt.Errorf("sprites: %s/index.json: %w; make the atlas again: go run ./internal/tools/atlas", dir, err)
	}
	return idx, nil
}
