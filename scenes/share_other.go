//go:build !js

package scenes

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"merlin/scenes/store"
)

// inPage: a window knows no clipboard and has no address; a file is dropped on it.
const inPage = false

// pictureKept is the key of what is told after handOutPicture.
const pictureKept = "end.kept"

// handOut hands a text out as handOutBytes does; key is of what is told then.
func handOut(name, text string) (path, key string, err error) {
	path, err = handOutBytes(name, "", []byte(text))
	return path, "saves.exported", err
}

// handOutBytes writes a new file in the player's folder for downloads, else in his home, and
// returns its path; its type is in its name.
func handOutBytes(name, _ string, data []byte) (path string, err error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", store.Unwritten(name, err)
	}
	dir := filepath.Join(home, "Downloads")
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		dir = home
	}
	return handOutTo(dir, name, string(data), writeAll)
}

// handOutTo writes a text to a new file in a folder. Of one that cannot be written whole
// nothing is left.
func handOutTo(dir, name, text string, write func(*os.File, string) error) (path string, err error) {
	path = filepath.Join(dir, name)
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	for n := 2; os.IsExist(err); n++ {
		path = filepath.Join(dir, fmt.Sprintf("%d-%s", n, name))
		file, err = os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	}
	if err != nil {
		return "", store.Unwritten(path, err)
	}
	if err := write(file, text); err != nil {
		_ = os.Remove(path)
		return "", store.Unwritten(path, err)
	}
	return path, nil
}

// writeAll writes a text to a file and closes it.
func writeAll(file *os.File, text string) error {
	_, err := file.WriteString(text)
	return errors.Join(err, file.Close())
}

func listen() {}

func askPaste() {}

func askFile() {}

func handLink(string) {}

func askLasting() {}

func takeTold() string { return "" }

func takePasted() (outside, bool) { return outside{}, false }
