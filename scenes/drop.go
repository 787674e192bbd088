package scenes

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// maxImport is how long a text from outside may be, in bytes.
const maxImport = 1 << 20

// errTooMuch is a file that is longer.
var errTooMuch = fmt.Errorf("it is longer than the %d bytes that a game may have", maxImport)

// receive takes in what was dropped on the window or pasted into the page.
func (g *Game) receive() {
	if g.saves == nil {
		return
	}
	if files := ebiten.DroppedFiles(); files != nil {
		g.dropped(files)
	}
	if text, ok := takePasted(); ok && strings.TrimSpace(text) != "" {
		g.receiveText(text)
	}
}

// dropped takes in the first file that was dropped; the others are left alone.
func (g *Game) dropped(files fs.FS) {
	text, name, err := readFirst(files)
	if err != nil {
		g.app.Context().Toast(fmt.Sprintf("%s: %v", name, err))
		return
	}
	g.receiveText(text)
}

// readFirst returns the first regular file of a folder and below it.
func readFirst(files fs.FS) (text, name string, err error) {
	found := errors.New("found")
	err = fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name = path
		return found
	})
	if err == nil {
		err = errors.New("there is no file in what was dropped")
	}
	if !errors.Is(err, found) {
		return "", name, err
	}
	file, err := files.Open(name)
	if err != nil {
		return "", name, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, maxImport+1))
	if len(data) > maxImport {
		err = errTooMuch
	}
	return string(data), name, err
}

// receiveText takes a text in as a saved game and shows it.
func (g *Game) receiveText(text string) {
	c := g.app.Context()
	name, err := g.saves.Import(text)
	if err != nil {
		c.Toast(err.Error())
		return
	}
	if top, ok := g.app.Top().(*saves); ok {
		top.take(name)
		return
	}
	s := newSaves(g, nil)
	s.now = name
	c.Push(s)
}

// Saves shows the saved games; keep saves the one that is being played, and is nil
// when none is.
func (g *Game) Saves(keep func(label string) (name string, err error)) {
	g.app.Context().Push(newSaves(g, keep))
}
