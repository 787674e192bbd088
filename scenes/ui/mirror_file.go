//go:build !js

package ui

import (
	"os"
	"path/filepath"
)

// mirrorSink writes the regions as JSON to the file that the environment
// variable MERLIN_REGIONS names, whole at each change; without it, nowhere.
type mirrorSink struct{ path string }

func (m *mirrorSink) open(*App) { m.path = os.Getenv("MERLIN_REGIONS") }

func (m *mirrorSink) wanted() bool { return m.path != "" }

func (m *mirrorSink) say(string) {}

// show replaces the file in one step, so a reader never sees half a list. A
// file that cannot be written is given up: it serves tests only.
func (m *mirrorSink) show(list []Mirrored) {
	tmp := filepath.Join(filepath.Dir(m.path), "."+filepath.Base(m.path)+".new")
	err := os.WriteFile(tmp, encode(list), 0o644)
	if err == nil {
		err = os.Rename(tmp, m.path)
	}
	if err != nil {
		m.path = ""
	}
}
