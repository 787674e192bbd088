//go:build !js

package scenes

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"merlin/i18n"
	"merlin/scenes/store"
)

// fullDisk takes a part of a text and has no room for the rest.
func fullDisk(f *os.File, text string) error {
	if err := writeAll(f, text[:3]); err != nil {
		return err
	}
	return &os.PathError{Op: "write", Path: f.Name(), Err: store.ErrFull}
}

// On a full disk nothing is handed out and nothing is left behind; the player is told what
// helps.
func TestHandingOutOnAFullDisk(t *testing.T) {
	dir := t.TempDir()
	for range 2 {
		path, err := handOutTo(dir, "game.txt", "a long text", fullDisk)
		if path != "" || !errors.Is(err, store.ErrFull) {
			t.Errorf("%q, %v", path, err)
		}
		for _, lang := range i18n.Languages() {
			l, lerr := i18n.Load(lang)
			if lerr != nil {
				t.Fatal(lerr)
			}
			if text := Trouble(l.T, err); text != l.T("error.full") {
				t.Errorf("%s: %q", lang, text)
			}
		}
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*")); len(left) > 0 {
		t.Errorf("%q are left", left)
	}
}

// What is there already stays.
func TestHandedOutBesideOthers(t *testing.T) {
	dir := t.TempDir()
	for _, want := range []string{"game.txt", "2-game.txt", "3-game.txt"} {
		path, err := handOutTo(dir, "game.txt", want, writeAll)
		if text, _ := os.ReadFile(path); err != nil || filepath.Base(path) != want || string(text) != want {
			t.Errorf("%s holds %q, %v", path, text, err)
		}
	}
}

// The window says whose turn it is, of persons only.
func TestWindowTitle(t *testing.T) {
	for asked, want := range map[string]string{"": "Merlin", "Élodie": "Élodie – Merlin"} {
		g := &Game{title: &Title{Playing: func() *Playing { return &Playing{Asked: func() string { return asked }} }}}
		g.whose.title = "Merlin"
		if got := windowTitle(g.whose.title, g.asks()); got != want {
			t.Errorf("%q is asked: the window is called %q, want %q", asked, got, want)
		}
	}
	if got := (&Game{title: &Title{}}).asks(); got != "" {
		t.Errorf("without a table %q is asked", got)
	}
}
