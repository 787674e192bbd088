//go:build !js

package table_test

import (
	"fmt"
	"testing"

	"merlin/scenes/store"
)

// BenchmarkSavedGames lists 5,000 saved games on a disk and looks at one: by the index, and
// without.
func BenchmarkSavedGames(b *testing.B) {
	files, err := store.OpenDir(b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	_, shelf, _, _ := many(b, 5000, files)
	look := func() {
		list := shelf.List()
		shelf.Look(list[len(list)/2].Name)
	}
	look()
	b.Run("by the index", func(b *testing.B) {
		for b.Loop() {
			look()
		}
	})
	b.Run("anew", func(b *testing.B) {
		for b.Loop() {
			for i := range indexTexts {
				if err := files.Delete(fmt.Sprintf("nim-index-%d", i)); err != nil {
					b.Fatal(err)
				}
			}
			look()
		}
	})
}
