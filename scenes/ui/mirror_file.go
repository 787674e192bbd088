//go:build !js

package ui

import (
	"os"
	"path/filepath"
)

// mirrorSink writes the regions as JSON to the file that the environment
// variable MERLIN_REGIONS names, whole at each change, and what is told into a
// file beside it; without it, nowhere.
type mirrorSink struct{ path string }

func (m *mirrorSink) open(*App) { m.path = os.Getenv("MERLIN_REGIONS") }

func (m *mirrorSink) wanted() bool { return m.path != "" }

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

// say does nothing: a pane shows it.
func (m *mirrorSink) say([]Node, string) {}

// tell adds what the program tells by itself as a line to a file beside that of the regions.
func (m *mirrorSink) tell(text string) {
	if !m.wanted() || text == "" {
		return
	}
	if file, err := os.OpenFile(m.path+".told", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); err == nil {
		_, _ = file.WriteString(Plain(text) + "\n")
		_ = file.Close()
	}
}
