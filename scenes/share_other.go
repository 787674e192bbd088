//go:build !js

package scenes

import (
	"fmt"
	"os"
	"path/filepath"

	"merlin/scenes/store"
)

// canPaste: a window knows no clipboard; a file is dropped on it.
const canPaste = false

// handedOut is the key of what is told after handOut.
const handedOut = "saves.exported"

// takenIn is the key of how a game handed out is taken in.
const takenIn = "saves.hint"

// handOut writes a text to a new file in the player's folder for downloads, else in his
// home, and returns its path.
func handOut(name, text string) (path string, err error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", &store.Fault{Deed: store.Writing, Path: name, Err: err}
	}
	dir := filepath.Join(home, "Downloads")
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		dir = home
	}
	path = filepath.Join(dir, name)
	for n := 2; ; n++ {
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if os.IsExist(err) {
			path = filepath.Join(dir, fmt.Sprintf("%d-%s", n, name))
			continue
		}
		if err != nil {
			return "", &store.Fault{Deed: store.Writing, Path: path, Err: err}
		}
		_, err = file.WriteString(text)
		if cerr := file.Close(); err == nil {
			err = cerr
		}
		if err != nil {
			return "", &store.Fault{Deed: store.Writing, Path: path, Err: err}
		}
		return path, nil
	}
}

func listen() {}

func askPaste() {}

func takePasted() (outside, bool) { return outside{}, false }
