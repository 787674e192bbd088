package scenes

import (
	"cmp"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// maxImport is how long a text from outside may be, in bytes; maxDropped how many
// files and folders are looked through at once, and maxFiles how many files are read.
const (
	maxImport  = 1 << 20
	maxDropped = 1000
	maxFiles   = 20
)

// What may be wrong with a thing from outside before it is read as a game.
var (
	errTooLong = errors.New("it is longer than a game may be")
	errTooMany = errors.New("there are more files than are read at once")
	errNoFile  = errors.New("there is no file in what was dropped")
	errKeys    = errors.New("the clipboard can be read by its keys only")
)

// outside is a text from outside, or why there is none.
type outside struct {
	file string // its name; "" when it is of no file
	text string
	err  error
}

// receive takes in what was dropped on the window or pasted into the page.
func (g *Game) receive() {
	if _, early := g.app.Top().(*loading); early || len(g.saves) == 0 {
		return
	}
	if files := ebiten.DroppedFiles(); files != nil {
		g.takes(readFiles(files)...)
	}
	if text, ok := takePasted(); ok {
		g.takes(text)
	}
	if key := takeTold(); key != "" {
		g.app.Context().Toast(g.app.Context().T(key))
	}
}

// takes takes in what may be of any title.
func (g *Game) takes(all ...outside) {
	g.await(nil, func() { g.take(all...) })
}

// take saves what are games and shows the last of them; components go to their title. The
// first that is neither is told, among several by its name.
func (g *Game) take(all ...outside) {
	c, shown, fault, told := g.app.Context(), "", "", ""
	for _, o := range all {
		if said, ok := g.components(o); ok {
			told = said
			continue
		}
		name, err := g.save(o)
		shown = cmp.Or(name, shown)
		if err != nil && fault == "" {
			fault = err.Error()
			if len(all) > 1 && o.file != "" {
				fault = ui.Literal(o.file) + ": " + fault
			}
		}
	}
	if shown != "" {
		g.showSaved(shown)
	}
	if shown == "" && fault == "" {
		c.Rebuild() // what is shown may tell of components
	} else {
		told = g.kept("saves.taken")
	}
	c.Toast(cmp.Or(fault, told))
}

// components gives a text to the title whose components it has, and returns what came of
// it; ok is false if it is no title's.
func (g *Game) components(o outside) (told string, ok bool) {
	for i := range g.config.Titles {
		if t := &g.config.Titles[i]; t.Take != nil && o.err == nil {
			if told, ok = t.Take(g.words(t), o.text); ok {
				return told, true
			}
		}
	}
	return "", false
}

// save saves a text as a game, or says in the player's language why it is none.
func (g *Game) save(o outside) (name string, err error) {
	t := g.app.Context().T
	switch {
	case o.err == nil:
		return g.imported(o.text)
	case errors.Is(o.err, errTooLong):
		return "", errors.New(t("saves.too_long"))
	case errors.Is(o.err, errTooMany):
		return "", errors.New(t("saves.too_many", "number", maxFiles))
	case errors.Is(o.err, errNoFile):
		return "", errors.New(t("saves.no_file"))
	case errors.Is(o.err, errKeys):
		return "", errors.New(t("saves.paste_hint"))
	}
	return "", errors.New(t("saves.unreadable"))
}

// showSaved shows a saved game, on the screen that is there for it or a new one.
func (g *Game) showSaved(name string) {
	if top, ok := g.app.Top().(*saves); ok {
		top.take(name)
		return
	}
	g.app.Context().Rebuild() // the list may be there under a question
	s := newSaves(g, nil)
	s.now = name
	g.app.Context().Push(s)
}

// readFiles reads the files of a folder and below it. Hidden ones, which systems leave
// in folders, and what is no file are left alone.
func readFiles(files fs.FS) (all []outside) {
	n := 0
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		n++
		switch {
		case err != nil:
			return err
		case n > maxDropped || len(all) == maxFiles:
			return errTooMany
		case d.Type().IsRegular() && !strings.HasPrefix(d.Name(), "."): // a pipe might never end, or never begin
			text, err := readFile(files, name)
			all = append(all, outside{path.Base(name), text, err})
		}
		return nil
	})
	if err == nil && len(all) == 0 {
		err = errNoFile
	}
	if err != nil {
		all = append(all, outside{err: err})
	}
	return all
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
		return "", cmp.Or(err, errTooLong)
	}
	data, err := io.ReadAll(io.LimitReader(file, maxImport+1))
	if len(data) > maxImport {
		err = errTooLong
	}
	return string(data), err
}

// Saves shows the saved games; keep saves the one that is being played, and is nil
// when none is.
func (g *Game) Saves(keep func(label string) (name string, err error)) {
	g.await(nil, func() {
		g.needAll(g.title)
		g.app.Context().Push(newSaves(g, keep))
	})
}
