//go:build !js

package sprites

import (
	"fmt"
	"image"
	"math"
	"os"
	"path"
	"path/filepath"
	"slices"
	"testing"

	"merlin/internal/tools/atlas/source"
	"merlin/sprites/index"
)

// sets are the sets of pictures that there are.
var sets = []string{Common, "merlin"}

func mustIndex(t *testing.T, set string, scale int) (string, index.Index) {
	t.Helper()
	dir := path.Join("atlas", set, fmt.Sprint(scale))
	idx, err := readIndex(dir)
	if err != nil {
		t.Fatal(err)
	}
	return dir, idx
}

func TestAtlasIsMadeFromTheseSources(t *testing.T) {
	all, err := os.ReadDir("src/svg")
	if err != nil || len(all) <= len(sets) {
		t.Fatalf("%d sets: %v", len(all), err)
	}
	for _, e := range all {
		set := e.Name()
		want, err := source.Hash(os.DirFS("src/svg/" + set))
		if err != nil {
			t.Fatal(err)
		}
		for _, scale := range []int{1, 2} {
			if _, idx := mustIndex(t, set, scale); idx.Source != want {
				t.Errorf("the drawings changed since atlas %s/%d was made: go run ./internal/tools/atlas", set, scale)
			}
		}
	}
}

func TestEveryPageDecodesAndHoldsItsSprites(t *testing.T) {
	for _, set := range sets {
		checkPages(t, set, 1)
		checkPages(t, set, 2)
	}
}

func checkPages(t *testing.T, set string, scale int) {
	t.Helper()
	dir, idx := mustIndex(t, set, scale)
	for n, name := range idx.Pages {
		page, err := openPage(path.Join(dir, name), "").pixels()
		if err != nil {
			t.Fatal(err)
		}
		checkRects(t, idx, n, page)
	}
}

// checkRects asserts that the sprites of page n lie inside it, apart, and are not empty.
func checkRects(t *testing.T, idx index.Index, n int, page *image.RGBA) {
	t.Helper()
	var taken []image.Rectangle
	for _, e := range idx.Sprites {
		if e.Page != n {
			continue
		}
		r := e.Rect()
		if r.Empty() || !r.In(page.Rect) {
			t.Errorf("%s: %v is not within its page %v", e.Name, r, page.Rect)
			continue
		}
		for _, other := range taken {
			if r.Overlaps(other) {
				t.Errorf("%s: %v overlaps %v", e.Name, r, other)
			}
		}
		taken = append(taken, r)
		if !visible(page.SubImage(r).(*image.RGBA)) {
			t.Errorf("%s is empty", e.Name)
		}
	}
}

func visible(img *image.RGBA) bool {
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if img.Pix[y*img.Stride+4*x+3] > 40 {
				return true
			}
		}
	}
	return false
}

func TestScalesAgree(t *testing.T) {
	for _, set := range sets {
		checkScales(t, set)
	}
}

func checkScales(t *testing.T, set string) {
	t.Helper()
	_, one := mustIndex(t, set, 1)
	_, two := mustIndex(t, set, 2)
	if len(one.Sprites) != len(two.Sprites) {
		t.Fatalf("%d sprites at scale 1, %d at scale 2", len(one.Sprites), len(two.Sprites))
	}
	for i, a := range one.Sprites {
		b := two.Sprites[i]
		if a.Name != b.Name || a.W != b.W || a.H != b.H {
			t.Errorf("%s %vx%v at scale 1, %s %vx%v at scale 2", a.Name, a.W, a.H, b.Name, b.W, b.H)
		}
		checkPixels(t, a, 1)
		checkPixels(t, b, 2)
	}
}

func checkPixels(t *testing.T, e index.Sprite, scale float64) {
	t.Helper()
	if math.Abs(float64(e.PixW)-e.W*scale) > 1 || math.Abs(float64(e.PixH)-e.H*scale) > 1 {
		t.Errorf("%s: %dx%d pixels for %vx%v units at scale %v", e.Name, e.PixW, e.PixH, e.W, e.H, scale)
	}
}

func TestNamesAreDistinct(t *testing.T) {
	var names []string
	for _, set := range sets {
		_, idx := mustIndex(t, set, 1)
		for _, e := range idx.Sprites {
			names = append(names, e.Name)
		}
	}
	slices.Sort(names)
	for i := 1; i < len(names); i++ {
		if names[i] == names[i-1] {
			t.Errorf("%s exists twice", names[i])
		}
	}
}

func TestLoadKnowsNamesAndSurvivesUnknownOnes(t *testing.T) {
	a, err := load(1)
	if err != nil {
		t.Fatal(err)
	}
	_, common := mustIndex(t, Common, 1)
	_, own := mustIndex(t, "merlin", 1)
	if want := len(common.Sprites) + len(own.Sprites); len(a.sprites) != want {
		t.Errorf("%d names loaded, %d in the indexes", len(a.sprites), want)
	}
	shield := a.Get("shield-black")
	if !a.Has("shield-black") || shield.Image.Bounds().Dx() != int(math.Ceil(shield.W)) {
		t.Errorf("shield-black: %v for width %v", shield.Image.Bounds(), shield.W)
	}
	if a.Has("no such thing") || a.Get("no such thing").Image == nil {
		t.Error("an unknown name should give a placeholder")
	}
}

// What only modules need comes apart from the rest of a title's set, each page with one
// of the two.
func TestModulesComeApart(t *testing.T) {
	for _, scale := range []int{1, 2} {
		_, idx := mustIndex(t, "merlin", scale)
		all, found := map[string]int{}, 0
		for _, set := range []string{"merlin", "merlin" + Modules} {
			l, err := NewLoader(scale, Plain, set)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range l.pages {
				all[p.name]++
				found += len(p.sprites)
			}
			holds := func(name string) bool {
				return slices.ContainsFunc(l.pages, func(p pending) bool {
					return slices.ContainsFunc(p.sprites, func(s index.Sprite) bool { return s.Name == name })
				})
			}
			if modules := set != "merlin"; holds("decree") != modules || holds("board") == modules || holds("offer-decrees") == modules {
				t.Errorf("scale %d: %s has the wrong pages", scale, set)
			}
		}
		if len(all) != len(idx.Pages) || found != len(idx.Sprites) {
			t.Errorf("scale %d: %d pages with %d sprites come, %d and %d are wanted", scale, len(all), found, len(idx.Pages), len(idx.Sprites))
		}
	}
}

// A module is offered with one of its own drawings.
func TestOffersAreDrawingsOfModules(t *testing.T) {
	drawn := drawings(t, "modules")
	for data, name := range drawings(t, "offer") {
		if drawn[data] == "" {
			t.Errorf("%s is no drawing of the modules: python3 -B src/build.py", name)
		}
	}
}

// drawings are the names of the files on a page of Merlin's by what they hold.
func drawings(t *testing.T, page string) map[string]string {
	t.Helper()
	names, err := filepath.Glob(path.Join("src/svg/merlin", page, "*.svg"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no drawings of page %s: %v", page, err)
	}
	byText := map[string]string{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		byText[string(data)] = name
	}
	return byText
}

// A page that does not come is asked for anew.
func TestPageIsAskedForAgain(t *testing.T) {
	l, err := NewLoader(1, Plain, Common)
	if err != nil {
		t.Fatal(err)
	}
	l.pages[0].page = openPage("nothing.webp", "")
	if err := l.Step(); err == nil || l.Progress() > 0 {
		t.Errorf("a page that is not there: %v", err)
	}
	if err := l.Step(); err != nil || l.Progress() == 0 {
		t.Errorf("asked for again: %v", err)
	}
}

// load takes in all pages of a scale.
func load(scale int) (*Atlas, error) {
	l, err := NewLoader(scale, Plain, append(sets, "merlin"+Modules)...)
	for err == nil && !l.Done() {
		err = l.Step()
	}
	if err != nil {
		return nil, err
	}
	return l.Atlas(), nil
}
