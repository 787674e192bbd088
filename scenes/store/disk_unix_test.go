//go:build !js && !windows

package store

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
)

// faulty is the disk, of which a step fails: creating, writing, syncing, closing or
// renaming a file, or syncing the folder. It waits for nothing: no power goes here.
type faulty struct {
	step  int // counted down to the one that fails
	after bool
	err   error // nil: the program is killed there
}

var errKilled = errors.New("killed")

// sound is a disk of which no step fails.
func sound() disk { return (&faulty{step: math.MaxInt}).disk() }

// try is what comes of the next step.
func (f *faulty) try() error {
	f.step--
	switch {
	case f.step >= 0 || f.step < -1 && !f.after:
		return nil
	case f.err == nil:
		panic(errKilled)
	}
	return f.err
}

func (f *faulty) disk() disk {
	return disk{
		create: func(dir, pattern string) (file, error) {
			if err := f.at("open", dir); err != nil {
				return nil, err
			}
			made, err := theDisk.create(dir, pattern)
			return faultyFile{made, f}, err
		},
		rename: func(from, to string) error {
			if err := f.try(); err != nil {
				return &os.LinkError{Op: "rename", Old: from, New: to, Err: err}
			}
			return theDisk.rename(from, to)
		},
		sync: func(dir string) error {
			return f.at("sync", dir)
		},
	}
}

// at is what comes of the next step, as the os package tells it.
func (f *faulty) at(op, path string) error {
	if err := f.try(); err != nil {
		return &os.PathError{Op: op, Path: path, Err: err}
	}
	return nil
}

type faultyFile struct {
	file
	faulty *faulty
}

// Write writes a part when it fails, as a disk does that becomes full.
func (f faultyFile) Write(data []byte) (int, error) {
	if err := f.faulty.at("write", f.Name()); err != nil {
		n, _ := f.file.Write(data[:len(data)/2])
		return n, err
	}
	return f.file.Write(data)
}

func (f faultyFile) Sync() error { return f.faulty.at("sync", f.Name()) }

func (f faultyFile) Close() error { return errors.Join(f.file.Close(), f.faulty.at("close", f.Name())) }

// TestEveryStepMayFail has every step of a save fail: that one alone, that one and all
// behind it, or so that the program ends there. What was saved before is there, or the
// new game is; an error says so and the next save is good.
func TestEveryStepMayFail(t *testing.T) {
	for _, kind := range []faulty{
		{err: syscall.ENOSPC},
		{err: syscall.ENOSPC, after: true},
		{err: syscall.EDQUOT, after: true},
		{err: syscall.EACCES, after: true},
		{err: syscall.EIO},
		{},
	} {
		for _, before := range []int{0, 1, generations + 1} {
			for step, failed := 0, true; failed; step++ {
				bad := kind
				bad.step = step
				failed = checkFault(t, before, &bad)
				if t.Failed() {
					t.Fatalf("%v, all behind it %v, at step %d after %d saves", kind.err, kind.after, step, before)
				}
			}
		}
	}
}

// checkFault saves a number of games and one more on a bad disk, and reports whether that
// disk has failed.
func checkFault(t *testing.T, before int, bad *faulty) (failed bool) {
	t.Helper()
	dir := t.TempDir()
	f := openDir(t, dir)
	f.disk = sound()
	var saved []string
	for n := range before {
		saved = append(saved, fmt.Sprintf("game %d", n))
		save(t, f, saved[n])
	}
	f.disk = bad.disk()
	err := trySave(f, "new")
	f.disk = sound()
	g, loadErr := LoadGame(f, "auto")
	switch is := string(g.Record); {
	case is == "new" && g.Age == 0 && g.Lost == nil:
		saved = append(saved, "new")
	case err == nil:
		t.Errorf("saved without an error, there is %q, %v", is, loadErr)
	case before == 0:
		if !errors.Is(loadErr, os.ErrNotExist) {
			t.Errorf("there is %q, %v where nothing was saved", is, loadErr)
		}
	case loadErr != nil || is != saved[before-1] || g.Age > 0 || g.Lost != nil:
		t.Errorf("there is %q of age %d, %v, %v", is, g.Age, g.Lost, loadErr)
	}
	checkSaysSo(t, err, bad)
	if left, _ := filepath.Glob(filepath.Join(dir, ".*")); len(left) > 0 && bad.err != nil {
		t.Errorf("left behind: %q", left)
	}
	save(t, f, "next")
	if got := good(f); got[0] != "next" || len(saved) > 0 && !slices.Contains(got[:], saved[len(saved)-1]) {
		t.Errorf("after the next save there are %q", got)
	}
	return bad.step < 0
}

// trySave is SaveGame in a program that may be killed.
func trySave(s Store, record string) (err error) {
	defer func() {
		if gone := recover(); gone != nil {
			err = gone.(error)
		}
	}()
	return SaveGame(s, "auto", []byte(record))
}

// checkSaysSo wants an error of one line that names the file and tells of a full disk.
func checkSaysSo(t *testing.T, err error, bad *faulty) {
	t.Helper()
	switch full := bad.err == syscall.ENOSPC || bad.err == syscall.EDQUOT; {
	case bad.step >= 0 && err != nil:
		t.Errorf("nothing has failed: %v", err)
	case bad.step >= 0 || bad.err == nil:
	case full:
		wants(t, err, "auto.game", ErrFull.Error())
	default:
		wants(t, err, "auto.game", bad.err.Error())
	}
}

// good returns what the generations hold, "" for what is no good.
func good(s Store) (records [generations]string) {
	for i := range records {
		record, _ := loadGeneration(s, generation("auto", i))
		records[i] = string(record)
	}
	return records
}
