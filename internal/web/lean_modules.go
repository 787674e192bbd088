package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"merlin/internal/gotool"
)

// Go takes no other file for one of a module that it has downloaded. A module of which a
// package has a stub is therefore copied, as far as the game needs it, and go.mod sends there.

// dependency is a package that the game needs, as go list tells.
type dependency struct {
	ImportPath, Dir                     string
	GoFiles, SFiles, HFiles, EmbedFiles []string
	Module                              *module
}

type module struct {
	Path, Version, Dir string
}

// listDeps returns all packages of the game for browsers.
func listDeps() ([]dependency, error) {
	return gotool.List[dependency]("", forBrowsers, "-deps", "merlin")
}

// writeModules leaves in a folder a go.mod of which some modules are lean copies, and returns
// its name. The copies lie below .cache, in a place that depends on nothing but what they are:
// a program says where its modules were, and is the same to the byte each time.
func writeModules(root, dir string, deps []dependency) (name string, err error) {
	cut := map[string]bool{} // by module: a package of it has a stub
	sum := sha256.New()
	fmt.Fprintln(sum, baker)
	for _, d := range deps {
		if text, err := stubs.ReadFile(stubPath(d.ImportPath)); err == nil && d.Module != nil {
			cut[d.Module.Path] = true
			fmt.Fprintf(sum, "%s %s\n%s", d.ImportPath, d.Module.Version, text)
		}
	}
	deps = slices.DeleteFunc(slices.Clone(deps), func(d dependency) bool { return d.Module == nil || !cut[d.Module.Path] })
	place := filepath.Join(".cache", "web", fmt.Sprintf("lean-%x", sum.Sum(nil)[:4]))
	if err := copyOnce(filepath.Join(root, place), deps); err != nil {
		return "", err
	}
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	text := bytes.NewBuffer(mod)
	for i, d := range deps {
		if !slices.ContainsFunc(deps[:i], func(e dependency) bool { return e.Module.Path == d.Module.Path }) {
			fmt.Fprintf(text, "\nreplace %s => ./%s/%s\n", d.Module.Path, filepath.ToSlash(place), d.Module.Path)
		}
	}
	sums, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return "", err
	}
	name = filepath.Join(dir, "go.mod")
	return name, errors.Join(os.WriteFile(name, text.Bytes(), 0o644), os.WriteFile(filepath.Join(dir, "go.sum"), sums, 0o644))
}

// copyOnce copies packages into a folder unless it is there; several may do so at a time.
func copyOnce(to string, deps []dependency) error {
	if isThere(to) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	draft, err := os.MkdirTemp(filepath.Dir(to), "draft")
	if err != nil {
		return err
	}
	defer os.RemoveAll(draft)
	for _, d := range deps {
		if err := d.copy(draft); err != nil {
			return err
		}
	}
	if slices.ContainsFunc(deps, func(d dependency) bool { return d.ImportPath == ebiten }) {
		if err := bakeShaders(draft, deps); err != nil {
			return err
		}
	}
	if err := os.Rename(draft, to); err != nil && !isThere(to) {
		return err
	}
	return removeOthers(to)
}

// removeOthers removes the copies that other stubs or modules wanted.
func removeOthers(kept string) error {
	all, err := filepath.Glob(filepath.Join(filepath.Dir(kept), "lean-*"))
	for _, old := range all {
		if old != kept {
			err = errors.Join(err, os.RemoveAll(old))
		}
	}
	return err
}

func isThere(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// copy leaves a package, or its stub, and its module's go.mod beneath a folder.
func (d dependency) copy(to string) error {
	err := copyFile(filepath.Join(to, d.Module.Path, "go.mod"), filepath.Join(d.Module.Dir, "go.mod"))
	place := filepath.Join(to, filepath.FromSlash(d.ImportPath))
	if text, missing := stubs.ReadFile(stubPath(d.ImportPath)); missing == nil {
		return errors.Join(err, os.MkdirAll(place, 0o755), os.WriteFile(filepath.Join(place, "stub.go"), text, 0o644))
	}
	for _, file := range slices.Concat(d.GoFiles, d.SFiles, d.HFiles, d.EmbedFiles) {
		err = errors.Join(err, copyFile(filepath.Join(place, file), filepath.Join(d.Dir, file)))
	}
	return err
}

// copyFile copies a file into a folder that need not be there.
func copyFile(to, from string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return errors.Join(os.MkdirAll(filepath.Dir(to), 0o755), os.WriteFile(to, data, 0o644))
}
