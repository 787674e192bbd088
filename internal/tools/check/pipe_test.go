//go:build !js && !windows

package main

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"merlin/scenes/boxfile"
)

// A pipe is no box file, and nobody waits for what may come out of it.
func TestPipe(t *testing.T) {
	name := filepath.Join(t.TempDir(), "box.json")
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Skip("no pipe can be made here: ", err)
	}
	said := make(chan error, 1)
	go func() { _, err := boxfile.Open(name); said <- err }()
	select {
	case err := <-said:
		if err == nil || !strings.Contains(err.Error(), name+" is no file") {
			t.Errorf("it says %v", err)
		}
	case <-time.After(30 * time.Second):
		t.Fatal("it waits for the pipe")
	}
}
