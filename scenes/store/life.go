//go:build !js

package store

import (
	"crypto/rand"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// How programs that share a folder know of each other: each has a file, called by its
// mark, locked as long as it runs. The system unlocks what a program leaves behind that
// ends in whatever way.

// life is a program's own file; its mark is given when it is first asked for.
type life struct {
	once sync.Once
	mark string
	file *os.File // locked; nil when the folder has no such files
}

const (
	lifeSuffix = ".life"
	aloneName  = ".alone"
)

func (f *Files) lifePath(mark string) string { return filepath.Join(f.dir, "."+mark+lifeSuffix) }

// Mark implements Store.
func (f *Files) Mark() string {
	f.life.once.Do(func() {
		f.life.mark = strings.ToLower(rand.Text())
		f.life.file = f.born(f.lifePath(f.life.mark))
	})
	return f.life.mark
}

// born makes and locks a file; nil when that cannot be done here.
func (f *Files) born(path string) *os.File {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil
	}
	if lock(file) != nil {
		_ = file.Close()
		_ = os.Remove(path)
		return nil
	}
	return file
}

// Lives implements Store. Where files cannot be locked nobody is known to live: what
// another program wrote is found by what is there.
func (f *Files) Lives(mark string) bool {
	if checkName(mark) != nil {
		return false
	}
	file, err := os.OpenFile(f.lifePath(mark), os.O_RDWR, 0)
	if err != nil {
		return false
	}
	defer file.Close()
	return errors.Is(lock(file), errLocked)
}

// bury removes the files of programs that have ended, but not one that was just made and
// is about to be locked.
func (f *Files) bury() {
	left, _ := filepath.Glob(filepath.Join(f.dir, ".*"+lifeSuffix))
	for _, path := range left {
		mark := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(path), "."), lifeSuffix)
		if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > time.Minute && !f.Lives(mark) {
			_ = os.Remove(path)
		}
	}
}

// patient is how long one waits for another program that is alone: one that stands still
// bars nobody for ever.
const patient = 3 * time.Second

// Alone implements Store. Where files cannot be locked it just goes on.
func (f *Files) Alone(do func() error) error {
	file, err := os.OpenFile(filepath.Join(f.dir, aloneName), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return do()
	}
	defer file.Close()
	for end := time.Now().Add(patient); errors.Is(lock(file), errLocked) && time.Now().Before(end); {
		time.Sleep(2 * time.Millisecond)
	}
	return do()
}

// errLocked is of a file that another program has locked.
var errLocked = fs.ErrExist
