package main

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"

	"merlin/internal/gotool"
)

// forWeb makes the archive that a web host unpacks: the page that internal/web builds, each
// file also compressed, and how to serve it.
func (r *release) forWeb(*pictures) ([]archive, error) {
	if _, err := exec.LookPath("brotli"); err != nil {
		return nil, fmt.Errorf("the page for the web is compressed by brotli: %w (.ci/need installs it)", err)
	}
	dir := filepath.Join(r.work, "web")
	if _, err := gotool.Run(r.root, steady, "run", "./internal/web", "-build-only", dir, "-release", r.version); err != nil {
		return nil, err
	}
	all, err := below(dir)
	if err != nil {
		return nil, err
	}
	linked, err := r.linked(target{"js", "wasm"})
	if err != nil {
		return nil, err
	}
	papers, err := r.papers("web", "\n", linked)
	if err != nil {
		return nil, err
	}
	data, err := zipped(append(all, papers...), r.time) // not in a folder: index.html is wanted at the top
	return []archive{{"merlin-" + r.version + "-web.zip", data}}, err
}

// below are the files of a folder.
func below(dir string) (all []file, err error) {
	root := os.DirFS(dir)
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(root, name)
		all = append(all, file{name: name, data: data})
		return err
	})
	return all, err
}
