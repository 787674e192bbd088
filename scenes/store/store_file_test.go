//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

var kinds = map[string]func(*testing.T) Store{
	"memory": func(*testing.T) Store { return NewMemory() },
	"files":  func(t *testing.T) Store { return openDir(t, t.TempDir()) },
}

func openDir(t *testing.T, dir string) *Files {
	t.Helper()
	f, err := OpenDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// entries returns how many files of any name are in dir.
func entries(t *testing.T, dir string) int {
	t.Helper()
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
}

func TestOpenUsesTheConfigurationFolder(t *testing.T) {
	home := t.TempDir()
	for _, key := range []string{"XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(key, home)
	}
	s, err := Open("game")
	if err != nil {
		t.Fatal(err)
	}
	write(t, s, "x", "kept")
	again, err := Open("game")
	if err != nil {
		t.Fatal(err)
	}
	if got := read(t, again, "x"); got != "kept" {
		t.Errorf("after opening again: %q", got)
	}
	if filepath.Base(filepath.Dir(s.Path("x"))) != "game" {
		t.Errorf("kept in %s", s.Path("x"))
	}
}

func TestOpenWithoutAFolderStillWorks(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(blocked, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(key, blocked)
	}
	s, err := Open("game")
	if !errors.Is(err, ErrUnavailable) {
		t.Errorf("error %v, want ErrUnavailable", err)
	}
	wants(t, err, blocked)
	write(t, s, "x", "for now")
	if got := read(t, s, "x"); got != "for now" {
		t.Errorf("read %q", got)
	}
}

// TestFailureKeepsTheOld: what stands in the way of the last step is a folder
// of the file's name.
func TestFailureKeepsTheOld(t *testing.T) {
	dir := t.TempDir()
	f := openDir(t, dir)
	if err := os.MkdirAll(filepath.Join(dir, "x", "in"), 0o700); err != nil {
		t.Fatal(err)
	}
	wants(t, f.Write("x", []byte("new")), f.Path("x"), "cannot be written")
	if n := entries(t, dir); n != 1 {
		t.Errorf("%d entries are left, want the folder alone", n)
	}
}

func TestReadOnlyFolder(t *testing.T) {
	if os.Geteuid() <= 0 {
		t.Skip("root may write everywhere, and Windows has no such folders: run as another user")
	}
	dir := t.TempDir()
	f := openDir(t, dir)
	if err := changed.Save(f); err != nil {
		t.Fatal(err)
	}
	write(t, f, "bad.game", "x")
	if err := os.Chmod(dir, 0o500); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(dir, 0o700) })
	if err := Defaults().Save(f); !errors.Is(err, os.ErrPermission) {
		t.Errorf("Save: %v", err)
	}
	if got, err := LoadSettings(f); err != nil || got.Language != changed.Language {
		t.Errorf("the old settings are lost: %+v, %v", got, err)
	}
	if err := f.SetAside("bad.game"); !errors.Is(err, os.ErrPermission) {
		t.Errorf("SetAside: %v", err)
	}
	if err := SaveGame(f, "auto", []byte("r")); !errors.Is(err, os.ErrPermission) {
		t.Errorf("SaveGame: %v", err)
	}
}

func TestHugeSettingsArePutAside(t *testing.T) {
	f := openDir(t, t.TempDir())
	if err := os.WriteFile(f.Path(settingsName), make([]byte, MaxSize+1), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := LoadSettings(f)
	if !errors.Is(err, ErrTooBig) || got.Speed != Normal {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := os.Stat(f.Path(settingsName + brokenSuffix)); err != nil {
		t.Error(err)
	}
}

func TestStrangersInTheFolder(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{".DS_Store", "Thumbs.db", "x (copy)"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	f := openDir(t, dir)
	if got := list(t, f); len(got) != 0 {
		t.Errorf("List: %q", got)
	}
}

func TestLeftoversAreSwept(t *testing.T) {
	dir := t.TempDir()
	old, young := filepath.Join(dir, ".x.1.tmp"), filepath.Join(dir, ".x.2.tmp")
	for _, path := range []string{old, young} {
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	yesterday := time.Now().Add(-24 * time.Hour)
	if err := os.Chtimes(old, yesterday, yesterday); err != nil {
		t.Fatal(err)
	}
	openDir(t, dir)
	if _, err := os.Stat(old); !errors.Is(err, os.ErrNotExist) {
		t.Error("an old temporary file is still there")
	}
	if _, err := os.Stat(young); err != nil {
		t.Error("another program's temporary file is gone")
	}
}
