package legends

import (
	"encoding/json"
	"image"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/webp"

	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/sprites/index"
)

const atlasDir = "../../sprites/atlas/legends/1"

// portrait is a picture as it stands in a company, in as many cells as one tells apart there.
type portrait [cellsHigh][cellsWide][3]float64

const cellsWide, cellsHigh = 16, 14

// portraits reads the pictures of the atlas by name.
func portraits(t *testing.T) map[string]portrait {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(atlasDir, "index.json"))
	var table index.Index
	if err == nil {
		err = json.Unmarshal(text, &table)
	}
	if err != nil {
		t.Fatal(err)
	}
	pages := make([]image.Image, len(table.Pages))
	for i, name := range table.Pages {
		f, err := os.Open(filepath.Join(atlasDir, name))
		if err == nil {
			pages[i], err = webp.Decode(f)
			_ = f.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	all := map[string]portrait{}
	for _, s := range table.Sprites {
		all[s.Name] = portraitOf(pages[s.Page], s.Rect())
	}
	return all
}

// portraitOf takes the part of a picture about the head that a company shows.
func portraitOf(img image.Image, r image.Rectangle) (p portrait) {
	w, h := r.Dx()*3/4, r.Dy()*9/10
	left := r.Min.X + r.Dx()/8
	for y := range cellsHigh {
		for x := range cellsWide {
			n := 0.0
			for py := y * h / cellsHigh; py < (y+1)*h/cellsHigh; py += 2 {
				for px := x * w / cellsWide; px < (x+1)*w/cellsWide; px += 2 {
					red, green, blue, _ := img.At(left+px, r.Min.Y+py).RGBA()
					for i, v := range [3]uint32{red, green, blue} {
						p[y][x][i] += float64(v >> 8)
					}
					n++
				}
			}
			for i := range p[y][x] {
				p[y][x][i] /= n
			}
		}
	}
	return p
}

// apart is how much two portraits differ on average, of 255.
func apart(a, b *portrait) (sum float64) {
	for y := range a {
		for x := range a[y] {
			for i, v := range a[y][x] {
				sum += max(v-b[y][x][i], b[y][x][i]-v)
			}
		}
	}
	return sum / (cellsWide * cellsHigh * 3)
}

// leastApart is by how much two pictures must differ to be told from each other at a glance.
const leastApart = 12

// Every card of our deck has a picture of its own, and no two of them are alike, as small as
// they stand in a company.
func TestPicturesDiffer(t *testing.T) {
	all, d := portraits(t), legends.StandardDeck()
	var names []string
	for c := range legends.Card(legends.AllCards) {
		name := draw.Picture(d, c)
		if _, there := all[name]; !there || name != "card-"+d.Faces[c].ID {
			t.Errorf("%s has no picture of its own but %s", d.Faces[c].ID, name)
		}
		names = append(names, name)
	}
	closest := 255.0
	for i, name := range names {
		for _, other := range names[:i] {
			a, b := all[name], all[other]
			n := apart(&a, &b)
			if closest = min(closest, n); n < leastApart {
				t.Errorf("%s and %s differ by %.1f of 255", name, other, n)
			}
		}
	}
	t.Logf("the two most alike differ by %.1f of 255", closest)
}

// A card from outside gets a picture by its id, of its sex and house, and always the same.
func TestForeignCardsHavePictures(t *testing.T) {
	all := portraits(t)
	d, err := legends.Alter([]string{`lot {"id": "loth"}`, `merlin {"id": "myrddin"}`, `tournament {"id": "joust"}`, `isolde {"id": "yseut"}`})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, id := range []string{"loth", "myrddin", "joust", "yseut"} {
		c, ok := d.Number(id)
		if !ok {
			t.Fatalf("there is no %s", id)
		}
		name := draw.Picture(d, c)
		if _, there := all[name]; !there || name != draw.Picture(d, c) || seen[name] {
			t.Errorf("%s has the picture %s", id, name)
		}
		seen[name] = true
	}
	if !draw.Foreign(d) || draw.Foreign(legends.StandardDeck()) {
		t.Error("it is not told that there are strangers")
	}
}
