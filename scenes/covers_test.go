package scenes_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"merlin/scenes/store"
	"merlin/sprites"
)

// Every title that the program has is offered with a cover of its own: a drawing that no
// other title has, small among those all share, large among its own.
func TestEveryTitleHasItsCover(t *testing.T) {
	g, err := openWith(store.NewMemory(), "en", registered...)
	if err != nil {
		t.Fatal(err)
	}
	registry, err := os.ReadFile("../titles.go")
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(registry, []byte(".Offered()")); n != len(g.Titles()) {
		t.Errorf("the program has %d titles, this test knows %d", n, len(g.Titles()))
	}
	of := map[string]string{}
	for _, title := range g.Titles() {
		drawings := [][]byte{drawing(t, sprites.Common, title.Picture)}
		if title.Art != "" {
			drawings = append(drawings, drawing(t, title.Set, title.Art))
		}
		for _, d := range drawings {
			if other := of[string(d)]; other != "" {
				t.Errorf("%s has the cover of %s", title.Name, other)
			}
			of[string(d)] = title.Name
		}
	}
}

// drawing is the source of a sprite.
func drawing(t *testing.T, set, name string) []byte {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("../sprites/src/svg", set, "*", name+".svg"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%d drawings of %q among those of %s: %v", len(files), name, set, err)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	return text
}
