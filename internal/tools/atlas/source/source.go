// Package source lists the vector sources of the sprites and fingerprints them, so that the atlas and its test
// agree on what "unchanged" means. It reads names and bytes only; it does not understand SVG.
package source

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"strings"
)

// File is one source. Its folder is the atlas page the sprite goes to.
type File struct {
	Page, Name, Path string
}

// List returns every PAGE/NAME.svg below fsys, sorted by path. Two sprites of one name are an error.
func List(fsys fs.FS) ([]File, error) {
	paths, err := fs.Glob(fsys, "*/*.svg")
	if err != nil {
		return nil, err
	}
	if len(paths) == 0 {
		return nil, fmt.Errorf("no PAGE/NAME.svg found: start the tool in the root of the project")
	}
	seen := map[string]string{}
	files := make([]File, 0, len(paths))
	for _, p := range paths {
		f := File{Page: path.Dir(p), Name: strings.TrimSuffix(path.Base(p), ".svg"), Path: p}
		if other, ok := seen[f.Name]; ok {
			return nil, fmt.Errorf("sprite %s is drawn twice, in %s and %s: rename one", f.Name, other, p)
		}
		seen[f.Name] = p
		files = append(files, f)
	}
	return files, nil
}

// Hash returns a fingerprint over the paths and bytes of all sources, in hex.
func Hash(fsys fs.FS) (string, error) {
	files, err := List(fsys)
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	for _, f := range files {
		data, err := fs.ReadFile(fsys, f.Path)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(sum, "%s %d\n", f.Path, len(data))
		sum.Write(data)
	}
	return hex.EncodeToString(sum.Sum(nil))[:32], nil
}
