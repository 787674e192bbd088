//go:build !js

package table_test

import (
	"os"
	"path/filepath"
	"testing"

	"merlin/internal/nim/screen"
	"merlin/scenes/store"
)

// A folder in the place of a saved game does not hide it.
func TestFolderInThePlaceOfAGame(t *testing.T) {
	title, app := keeping(t, "en")
	s := title.Saves(app.Context().T)
	files, err := store.OpenDir(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	title.Store = files
	for _, file := range []string{"nim-save-1000000000.game", keptName + ".game"} {
		if err := os.MkdirAll(filepath.Join(files.Path(file), "in"), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	if list := s.List(); len(list) != 1 || !list[0].Lost || list[0].When.Unix() != 1e9 || s.Look(list[0].Name).Fault != app.Context().T("saves.broken") {
		t.Errorf("listed is %+v", list)
	}
	next := title.Start(app.Context(), people).(*screen.Scene)
	app.Start(next)
	played(t, app, next)
	next.Close()
	if g, err := store.LoadGame(files, keptName); err != nil || string(g.Record) != recordOf(t, next.Session().Match()) {
		t.Errorf("the folder keeps the next game from being kept: %v", err)
	}
}
