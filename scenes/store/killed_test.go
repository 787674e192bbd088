//go:build !js

package store

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// twice are two programs on one store, of every kind.
var twice = map[string]func(*testing.T) (one, other Store){
	"memory": func(*testing.T) (Store, Store) { m := NewMemory(); return m, m.Beside() },
	"files": func(t *testing.T) (Store, Store) {
		dir := t.TempDir()
		return openDir(t, dir), openDir(t, dir)
	},
}

// One program is killed while it holds a game and is alone: the next one finds the game
// free and waits for nobody.
func TestHoldOfAKilledProgram(t *testing.T) {
	const dirKey = "MERLIN_TEST_HOLD"
	if dir := os.Getenv(dirKey); dir != "" {
		s := openDir(t, dir)
		taken(t, NewHold(s, "auto"))
		_ = s.Alone(func() error { return hang("held") })
		runtime.KeepAlive(s) // its file is locked as long as it is there
		return
	}
	dir := t.TempDir()
	child := exec.Command(os.Args[0], "-test.run=^TestHoldOfAKilledProgram$")
	child.Env = append(os.Environ(), dirKey+"="+dir)
	child.Stderr = os.Stderr
	in, err := child.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	defer child.Process.Kill()
	for lines := bufio.NewScanner(out); lines.Scan() && !strings.HasPrefix(lines.Text(), "held"); {
	}
	s := openDir(t, dir)
	hold := NewHold(s, "auto")
	if !hold.Elsewhere() {
		t.Error("the other program is not seen")
	}
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait()
	if hold.Elsewhere() {
		t.Error("a program that was killed holds the game for ever")
	}
	ran := false
	if err := s.Alone(func() error { ran = true; return nil }); err != nil || !ran {
		t.Errorf("nobody is alone any more: %v", err)
	}
}

// hang says word and stands still until nobody holds the other end of its input. To wait
// for nothing at all would be a deadlock, which ends a program by itself.
func hang(word string) error {
	fmt.Println(word)
	_, err := io.Copy(io.Discard, os.Stdin)
	return err
}
