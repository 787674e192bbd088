//go:build !js && !windows

package store

import (
	"errors"
	"os"
	"syscall"
	"testing"
	"time"
)

// TestPipes has a pipe, which nobody ever writes into, in the place of each text: it is
// told as damage and put aside, and nobody waits for it.
func TestPipes(t *testing.T) {
	f := openDir(t, t.TempDir())
	for _, name := range []string{settingsName, "auto.game"} {
		if err := syscall.Mkfifo(f.Path(name), 0o600); err != nil {
			t.Skip("no pipe can be made here: ", err)
		}
	}
	done := make(chan bool)
	go func() {
		defer close(done)
		var fault *SettingsFault
		if _, err := LoadSettings(f); !errors.As(err, &fault) {
			t.Errorf("settings: %v", err)
		}
		if _, err := LoadGame(f, "auto"); !errors.Is(err, ErrBroken) {
			t.Errorf("a game: %v", err)
		}
		if names, err := Games(f); err != nil || len(names) != 1 {
			t.Errorf("the games are %q, %v", names, err)
		}
		if err := SaveGame(f, "auto", []byte("new")); err != nil {
			t.Errorf("a new game: %v", err)
		}
	}()
	select {
	case <-done:
	case <-time.After(30 * time.Second):
		t.Fatal("it waits for the pipe")
	}
}

// TestUnwrittenKnowsAFullDisk: whoever writes beside a store names the same causes.
func TestUnwrittenKnowsAFullDisk(t *testing.T) {
	if err := Unwritten("game.txt", &os.PathError{Op: "write", Path: "game.txt", Err: syscall.ENOSPC}); !errors.Is(err, ErrFull) {
		t.Errorf("a full disk: %v", err)
	}
}
