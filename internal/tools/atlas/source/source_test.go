package source

import (
	"strings"
	"testing"
	"testing/fstest"
)

func tree(files ...string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for i := 0; i < len(files); i += 2 {
		fsys[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return fsys
}

func TestHashSeesContentAndName(t *testing.T) {
	seen := map[string]int{}
	for i, fsys := range []fstest.MapFS{
		tree("a/x.svg", "1"), tree("a/x.svg", "2"), tree("a/y.svg", "1"), tree("b/x.svg", "1"), tree("a/x.svg", "1", "a/y.svg", ""),
	} {
		h, err := Hash(fsys)
		if err != nil {
			t.Fatal(err)
		}
		if j, ok := seen[h]; ok {
			t.Errorf("trees %d and %d have the same hash", i, j)
		}
		seen[h] = i
	}
}

func TestListRefusesTwoSpritesOfOneName(t *testing.T) {
	_, err := List(tree("a/x.svg", "", "b/x.svg", ""))
	if err == nil || !strings.Contains(err.Error(), "a/x.svg and b/x.svg") {
		t.Errorf("error %v, want one that names both files", err)
	}
	if _, err := List(tree()); err == nil {
		t.Error("an empty folder should be an error")
	}
}
