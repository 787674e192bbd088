package scenes

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// maxImport is how long a text from outside may be, in bytes; maxDropped how many
// files and folders are looked through for one.
const (
	maxImport  = 1 << 20
	maxDropped = 1000
)

// What may be wrong with a thing from outside before it is read as a game.
var (
	errTooMuch = fmt.Errorf("it is longer than the %d bytes that a game may have", maxImport)
	errNoFile  = errors.New("there is no file in what was dropped")
)

// receive takes in what was dropped on the window or pasted into the page.
func (g *Game) receive() {
	if g.saves == nil {
		return
	}
	if files := ebiten.DroppedFiles(); files != nil {
		g.received(readFirst(files))
	}
	if text, err := takePasted(); err != nil || strings.TrimSpace(text) != "" {
		g.received(text, err)
	}
}

// received takes a text in, or says why there is none.
func (g *Game) received(text string, err error) {
	if err != nil {
		c := g.app.Context()
		c.Toast(c.T("saves.refused", "text", refusal(c.T, err)))
		return
	}
	g.receiveText(text)
}

// refusal says in the player's language what is wrong with a thing from outside.
func refusal(words func(string, ...any) string, err error) string {
	switch {
	case errors.Is(err, errTooMuch):
		return words("saves.refused.long")
	case errors.Is(err, errNoFile):
		return words("saves.refused.none")
	}
	return ui.Literal(err.Error())
}

// readFirst returns the first file of a folder and below it; the others are left alone.
func readFirst(files fs.FS) (string, error) {
	found, name, n := errors.New("found"), "", 0
	err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		if n++; err != nil || n > maxDropped {
			return cmp.Or(err, errNoFile)
		}
		if d.Type().IsRegular() { // a pipe might never end, or never begin
			name = path
			return found
		}
		return nil
	})
	switch {
	case err == nil:
		return "", errNoFile
	case !errors.Is(err, found):
		return "", err
	}
	text, err := readFile(files, name)
	if err != nil {
		return "", fmt.Errorf("%.60q: %w", name, err)
	}
	return text, nil
}

// readFile reads a file that is not too long. A browser gives the whole of it at the
// first byte, so its size is asked before.
func readFile(files fs.FS, name string) (string, error) {
	file, err := files.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	if info, err := file.Stat(); err != nil || info.Size() > maxImport {
		return "", cmp.Or(err, errTooMuch)
	}
	data, err := io.ReadAll(io.LimitReader(file, maxImport+1))
	if len(data) > maxImport {
		err = errTooMuch
	}
	return string(data), err
}

// receiveText takes a text in as a saved game and shows it.
func (g *Game) receiveText(text string) {
	c := g.app.Context()
	name, err := g.saves.Import(text)
	if err != nil {
		c.Toast(err.Error())
	} else {
		c.Toast(c.T("saves.saved"))
	}
	if name == "" {
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
