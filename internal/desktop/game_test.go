package desktop

import (
	"path/filepath"
	"testing"

	"merlin/internal/robot"
)

// pictures is the folder for the pictures of a test, kept after it.
func pictures(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../.cache/pictures/desktop")
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(dir, t.Name())
}

// TestWholeGame clicks from the title to the last scene.
func TestWholeGame(t *testing.T) { playWhole(t) }

// TestWholeGameModules does so with every module, each clicked in the set-up.
func TestWholeGameModules(t *testing.T) { playWhole(t, robot.AllModules...) }

func playWhole(t *testing.T, modules ...string) {
	t.Helper()
	t.Parallel()
	w, err := display(t).Open(built(t), t.TempDir(), pictures(t), "-seed", "1")
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	if err := robot.New(w, 1, t.Logf, modules...).Play("end"); err != nil {
		t.Error(err)
	}
}
