package store

import (
	"errors"
	"os"
	"strings"
	"syscall"
	"testing"
)

// mounted is a folder with a file system of its own of 64 kB, where one may be made.
func mounted(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=64k"); err != nil {
		t.Skip("a file system of its own cannot be made here: ", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
	return dir
}

// TestFullDisk fills a real file system: what was saved stays, the error says that there
// is no room, and when there is some again the game is saved.
func TestFullDisk(t *testing.T) {
	f := openDir(t, mounted(t))
	save(t, f, "one", "two", "three")
	big := strings.Repeat("x", 20<<10)
	for n := 0; ; n++ {
		if err := f.Write("filler."+string(rune('a'+n)), []byte(big)); err != nil {
			if !errors.Is(err, ErrFull) {
				t.Fatal(err)
			}
			break
		}
	}
	if err := SaveGame(f, "auto", []byte(big)); !errors.Is(err, ErrFull) {
		t.Errorf("error %v, want ErrFull", err)
	}
	if g, err := LoadGame(f, "auto"); err != nil || string(g.Record) != "three" || g.Age != 0 {
		t.Errorf("there is %.20q of age %d, %v", g.Record, g.Age, err)
	}
	if err := f.Delete("filler.a"); err != nil {
		t.Fatal(err)
	}
	save(t, f, big)
	if g, err := LoadGame(f, "auto"); err != nil || string(g.Record) != big || g.Age != 0 {
		t.Errorf("there is %.20q of age %d, %v", g.Record, g.Age, err)
	}
}

// TestReadOnlyDisk has a file system that may be read only: root may not write there
// either.
func TestReadOnlyDisk(t *testing.T) {
	dir := mounted(t)
	f := openDir(t, dir)
	save(t, f, "one", "two")
	remount := func(flags uintptr) {
		if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_REMOUNT|flags, "size=64k"); err != nil {
			t.Fatal(err)
		}
	}
	remount(syscall.MS_RDONLY)
	err := SaveGame(f, "auto", []byte("three"))
	wants(t, err, "auto.game", "cannot be written", syscall.EROFS.Error())
	if again, err := OpenDir(dir); err != nil {
		t.Errorf("the store does not open: %v", err)
	} else if g, err := LoadGame(again, "auto"); err != nil || string(g.Record) != "two" || g.Age != 0 {
		t.Errorf("there is %.20q of age %d, %v", g.Record, g.Age, err)
	}
	if _, err := OpenDir(dir + "/new"); !errors.Is(err, ErrUnavailable) || !strings.Contains(err.Error(), dir) {
		t.Errorf("a folder that cannot be made: %v", err)
	}
	remount(0)
	save(t, f, "three")
	if names, err := os.ReadDir(dir); err != nil || len(names) != generations {
		t.Errorf("%v are left, %v", names, err)
	}
}
