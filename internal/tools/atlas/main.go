// Command atlas renders the vector sources in sprites/src/svg and packs them into the pages that package sprites
// embeds. Run it in the root of the project after any change of a drawing:
//
//	go run ./internal/tools/atlas
//
// It needs rsvg-convert and cwebp (Debian: librsvg2-bin, webp). They are tools of the artist: building, testing and
// playing need neither. The sources lie in sets, one for each title and one for what they share; each set becomes an
// atlas of its own, and each folder in it pages of their own, so that a loader can spread the decoding.
package main

import (
	"encoding/json"
	"fmt"
	"image"
	"log"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"

	"merlin/internal/tools/atlas/source"
	"merlin/sprites/index"
)

const (
	sourceDir = "sprites/src/svg"
	targetDir = "sprites/atlas"
)

// Quality of the lossy pages at scale 1 (0..100), chosen by looking; folders not named here get the default. At
// scale 2 a pixel is smaller to the eye and coarser ones pass.
var quality = map[string]int{"board": 62, "grounds": 62, "title": 52, "covers": 44, "scenes": 72, "faces": 58, "pieces": 70, "signs": 70, "furniture": 67, "dice": 70, "spaces": 70}

const (
	defaultQuality = 80
	scale2Less     = 16
)

// The drawings that only modules, or a deck from outside, need, as PAGE/NAME; a page that holds no others is fetched
// with the first of them.
var ofModules = []string{"modules/*", "board/ring-arthur", "strangers/*"}

// Pages a title screen needs come first, so that a loader that goes page by page can show it early.
var early = []string{"title", "panels", "signs", "grounds"}

func main() {
	log.SetFlags(0)
	log.SetPrefix("atlas: ")
	if err := run(); err != nil {
		log.Fatal(err)
	}
}

// drawers are the programs that draw and pack; without them what is there stays.
var drawers = []string{"rsvg-convert", "cwebp"}

func run() error {
	for _, name := range drawers {
		if _, err := exec.LookPath(name); err != nil {
			return fmt.Errorf("%w; sprites/README.md says what draws the atlases", err)
		}
	}
	sets, err := os.ReadDir(sourceDir)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(targetDir); err != nil {
		return err
	}
	for _, set := range sets {
		if err := buildSet(set.Name()); err != nil {
			return err
		}
	}
	return nil
}

// buildSet writes the atlas of a set in both scales.
func buildSet(set string) error {
	sources := os.DirFS(filepath.Join(sourceDir, set))
	files, err := source.List(sources)
	if err != nil {
		return err
	}
	slices.SortStableFunc(files, func(a, b source.File) int { return rank(a.Page) - rank(b.Page) })
	hash, err := source.Hash(sources)
	if err != nil {
		return err
	}
	for _, scale := range []int{1, 2} {
		if err := build(set, files, hash, scale); err != nil {
			return err
		}
	}
	return nil
}

// rank is the place of a page's folder in the order of loading.
func rank(page string) int {
	if i := slices.Index(early, page); i >= 0 {
		return i
	}
	return len(early)
}

// build writes the pages and the index of one scale of a set.
func build(set string, files []source.File, hash string, scale int) error {
	dir := filepath.Join(targetDir, set, fmt.Sprint(scale))
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	pictures, err := renderAll(filepath.Join(sourceDir, set), files, scale)
	if err != nil {
		return err
	}
	idx := index.Index{Scale: scale, Source: hash}
	for start := 0; start < len(files); {
		end := start
		for end < len(files) && files[end].Page == files[start].Page {
			end++
		}
		if err := writePages(&idx, dir, files[start:end], pictures[start:end]); err != nil {
			return err
		}
		start = end
	}
	data, err := json.Marshal(idx)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "index.json"), data, 0o644)
}

// writePages packs the sprites of one folder and adds them to the index.
func writePages(idx *index.Index, dir string, files []source.File, pictures []picture) error {
	sizes := make([]image.Point, len(pictures))
	for i, p := range pictures {
		sizes[i] = p.pixels.Rect.Size()
	}
	places, pages := pack(sizes)
	if pages == nil {
		return fmt.Errorf("folder %s has a drawing larger than a page (%d px): draw it smaller", files[0].Page, maxSide)
	}
	first := len(idx.Pages)
	for n, size := range pages {
		name := fmt.Sprintf("%s-%d.webp", files[0].Page, n)
		if err := writePage(filepath.Join(dir, name), size, n, places, pictures, qualityOf(files[0].Page, idx.Scale)); err != nil {
			return err
		}
		idx.Pages = append(idx.Pages, name)
		if onlyModules(files, places, n) {
			idx.Modules = append(idx.Modules, name)
		}
	}
	for i, f := range files {
		r := places[i].rect
		idx.Sprites = append(idx.Sprites, index.Sprite{
			Name: f.Name, Page: first + places[i].page, X: r.Min.X, Y: r.Min.Y, PixW: r.Dx(), PixH: r.Dy(),
			W: pictures[i].width, H: pictures[i].height,
		})
	}
	return nil
}

// onlyModules reports whether all drawings on page n are for modules.
func onlyModules(files []source.File, places []place, n int) bool {
	for i, f := range files {
		among := func(pattern string) bool { ok, _ := path.Match(pattern, f.Page+"/"+f.Name); return ok }
		if places[i].page == n && !slices.ContainsFunc(ofModules, among) {
			return false
		}
	}
	return true
}

func qualityOf(page string, scale int) int {
	q, ok := quality[page]
	if !ok {
		q = defaultQuality
	}
	return q - (scale-1)*scale2Less
}
