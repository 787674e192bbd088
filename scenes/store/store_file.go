//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// Files is a Store in a folder, a file for each text.
type Files struct {
	dir  string
	disk disk
	life life
}

// disk is what a Write does to the file system; tests have it fail.
type disk struct {
	create func(dir, pattern string) (file, error)
	rename func(from, to string) error
	sync   func(dir string) error // waits until the disk knows of a file's new name
}

// file is a new file being filled.
type file interface {
	Name() string
	Write([]byte) (int, error)
	Sync() error
	Close() error
}

var theDisk = disk{
	create: func(dir, pattern string) (file, error) { return os.CreateTemp(dir, pattern) },
	rename: os.Rename,
	sync:   syncDir,
}

const tempSuffix = ".tmp"

// Open returns the store of the program called app, which is a folder of that
// name in the user's configuration folder. The store can be used in any case:
// with an error it is one that lasts as long as the program.
func Open(app string) (Store, error) {
	base, err := os.UserConfigDir()
	if err != nil {
		return NewMemory(), fmt.Errorf("the user's configuration folder is unknown (%v): %w", err, ErrUnavailable)
	}
	files, err := OpenDir(filepath.Join(base, app))
	if err != nil {
		return NewMemory(), err
	}
	return files, nil
}

// OpenDir returns a store in the folder dir, which it makes if need be.
func OpenDir(dir string) (*Files, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("the folder %s cannot be made (%v): %w", dir, cause(err), ErrUnavailable)
	}
	f := &Files{dir: dir, disk: theDisk}
	f.sweep()
	return f, nil
}

// sweep removes what an interrupted Write left behind long ago. That it cannot
// do so harms nobody.
func (f *Files) sweep() {
	left, _ := filepath.Glob(filepath.Join(f.dir, ".*"+tempSuffix))
	for _, path := range left {
		if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > time.Hour {
			_ = os.Remove(path)
		}
	}
	f.bury()
}

// Path implements Store: it is the file's path.
func (f *Files) Path(name string) string { return filepath.Join(f.dir, name) }

// Read implements Store.
func (f *Files) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	if info, err := os.Stat(f.Path(name)); err == nil && !info.Mode().IsRegular() { // to open a pipe is to wait
		return nil, &Fault{Reading, f.Path(name), errNoFile}
	}
	file, err := os.Open(f.Path(name))
	if err != nil {
		return nil, &Fault{Reading, f.Path(name), causeOf(err)}
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, MaxSize+1))
	if err != nil {
		return nil, &Fault{Reading, f.Path(name), causeOf(err)}
	}
	if len(data) > MaxSize {
		return nil, &Fault{Reading, f.Path(name), ErrTooBig}
	}
	return data, nil
}

// Stamp implements Store: it is of the file's size and time.
func (f *Files) Stamp(name string) (string, error) {
	if err := checkName(name); err != nil {
		return "", err
	}
	info, err := os.Stat(f.Path(name))
	if err != nil {
		return "", &Fault{Reading, f.Path(name), causeOf(err)}
	}
	return fmt.Sprintf("%d-%x", info.Size(), info.ModTime().UnixNano()), nil
}

// Write implements Store. The text goes to a new file beside the old one,
// which is then put in its place; both the file and the folder are on the disk
// when Write returns.
func (f *Files) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := checkData(f.Path(name), data); err != nil {
		return err
	}
	if err := f.replace(name, data); err != nil {
		return &Fault{Writing, f.Path(name), causeOf(err)}
	}
	return nil
}

func (f *Files) replace(name string, data []byte) error {
	temp, err := f.disk.create(f.dir, "."+name+".*"+tempSuffix)
	if err != nil {
		return err
	}
	if err := fill(temp, data); err != nil {
		_ = os.Remove(temp.Name())
		return err
	}
	if err := f.disk.rename(temp.Name(), f.Path(name)); err != nil {
		_ = os.Remove(temp.Name())
		return err
	}
	return f.disk.sync(f.dir)
}

// fill writes data to file, waits until the disk has it, and closes file.
func fill(file file, data []byte) error {
	_, err := file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// errNoFile is of what stands where a text was kept, a folder or a pipe; SetAside makes
// room again.
var errNoFile = fmt.Errorf("what has that name there is no file: %w", ErrBroken)

// List implements Store. What stands in the place of a text and is no file is listed, so
// that nothing vanishes in silence.
func (f *Files) List() ([]string, error) {
	entries, err := os.ReadDir(f.dir)
	if err != nil {
		return nil, &Fault{Listing, f.dir, causeOf(err)}
	}
	var names []string
	for _, e := range entries {
		if checkName(e.Name()) == nil {
			names = append(names, e.Name())
		}
	}
	return names, nil
}

// Delete implements Store.
func (f *Files) Delete(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := os.Remove(f.Path(name)); err != nil && !errors.Is(err, os.ErrNotExist) {
		return &Fault{Deleting, f.Path(name), causeOf(err)}
	}
	return nil
}

// SetAside implements Store.
func (f *Files) SetAside(name string) error {
	if err := checkAside(name); err != nil {
		return err
	}
	if err := f.disk.rename(f.Path(name), f.Path(name+brokenSuffix)); err != nil {
		return &Fault{Renaming, f.Path(name), causeOf(err)}
	}
	return nil
}

// Unwritten is the fault of a file that could not be written, for the same reason err.
func Unwritten(path string, err error) error { return &Fault{Writing, path, causeOf(err)} }

// causeOf strips err of the paths that our own sentence has already, and marks
// a full disk.
func causeOf(err error) error {
	if isFull(err) {
		return ErrFull
	}
	return cause(err)
}

func cause(err error) error {
	var path *os.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	}
	return err
}
