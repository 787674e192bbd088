package sprites

import (
	"embed"
	"encoding/json"
	"fmt"
	"image"
	"path"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/sprites/index"
)

// Common is the set of pictures that all titles share; each title has a set of its own.
const Common = "common"

// Modules behind a title's name is the part of its set that only its modules need.
const Modules = "/modules"

// Loader loads sets of pictures page by page, so that a browser can draw between the pages.
type Loader struct {
	scale   int
	palette Palette
	pages   []pending
	taken   int
	atlas   *Atlas
}

// pending is a page on its way, and the sprites on it.
type pending struct {
	name, version string
	page          *page // nil when it is to be asked for anew
	sprites       []index.Sprite
}

// NewLoader prepares the atlas of a scale in a palette with the sets named, in that
// order, without decoding a page.
func NewLoader(scale int, palette Palette, sets ...string) (*Loader, error) {
	scale = min(max(scale, 1), 2)
	l := &Loader{scale: scale, palette: palette, atlas: &Atlas{scale: scale, sprites: map[string]Sprite{}}}
	for _, set := range sets {
		if err := l.Add(set); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// Add puts another set, or the part of one that modules need, behind those that are
// coming or there.
func (l *Loader) Add(set string) error {
	set, modules := strings.CutSuffix(set, Modules)
	dir := path.Join("atlas", set, fmt.Sprint(l.scale))
	idx, err := readIndex(dir)
	if err != nil {
		return err
	}
	for n, name := range idx.Pages {
		if slices.Contains(idx.Modules, name) != modules {
			continue
		}
		p := pending{name: path.Join(dir, name), version: idx.Source}
		p.page = openPage(p.name, p.version)
		for _, s := range idx.Sprites {
			if s.Page == n {
				p.sprites = append(p.sprites, s)
			}
		}
		l.pages = append(l.pages, p)
	}
	return nil
}

// Step takes in the next page, or nothing if that is still on its way. The pages
// that a title screen needs come first. A page that does not come is an error; the
// next step asks for it anew.
func (l *Loader) Step() error {
	if l.Done() {
		return nil
	}
	next := &l.pages[l.taken]
	if next.page == nil {
		next.page = openPage(next.name, next.version)
	}
	img, err := next.page.pixels()
	if err != nil {
		next.page = nil
	}
	if img == nil {
		return err
	}
	l.take(img, next.sprites)
	l.pages[l.taken] = pending{}
	l.taken++
	return nil
}

// take adds the sprites of a page in the loader's palette.
func (l *Loader) take(img *image.RGBA, list []index.Sprite) {
	if l.palette != Plain {
		for _, s := range list {
			recolour(img, s.Name, s.Rect())
		}
	}
	page := ebiten.NewImage(img.Rect.Dx(), img.Rect.Dy())
	page.WritePixels(img.Pix)
	for _, s := range list {
		l.atlas.sprites[s.Name] = Sprite{page.SubImage(s.Rect()).(*ebiten.Image), s.W, s.H}
	}
}

// Done reports whether every page is loaded.
func (l *Loader) Done() bool { return l.taken >= len(l.pages) }

// Progress is the part of the pages that is loaded, 0 to 1.
func (l *Loader) Progress() float64 { return float64(l.taken) / float64(max(len(l.pages), 1)) }

// Atlas returns the atlas with the pages loaded so far; later steps add to it.
func (l *Loader) Atlas() *Atlas { return l.atlas }

//go:embed atlas/*/*/index.json
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
