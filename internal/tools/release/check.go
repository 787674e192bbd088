package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"merlin/internal/desktop"
)

// check builds the program as write does, for a processor of each system, and starts the one
// for this machine. The other processors need as long again and fail where these do; write
// builds them all.
func (r *release) check(icons *pictures) error {
	here := target{runtime.GOOS, runtime.GOARCH}
	r.tried = here
	tried := []target{{"windows", "amd64"}, {"darwin", "arm64"}}
	if !slices.Contains(tried, here) {
		tried = append(tried, here)
	}
	for _, t := range tried {
		if _, err := r.program(t, icons); err != nil {
			return err
		}
	}
	said, err := exec.Command(r.file(here), "-version").CombinedOutput()
	if want := "merlin " + r.version; err != nil || strings.TrimSpace(string(said)) != want {
		return fmt.Errorf("%s -version: %q, error %v; want %q", here, bytes.TrimSpace(said), err, want)
	}
	if err := r.open(here); err != nil {
		return err
	}
	fmt.Printf("%s: built for %v\n", bytes.TrimSpace(said), tried)
	return nil
}

// open starts the program under a display of its own, until it has drawn something to press.
func (r *release) open(here target) error {
	if lacks := desktop.Lacks(); lacks != "" {
		if os.Getenv("CI") != "" {
			return errors.New("not found: " + lacks)
		}
		fmt.Printf("The program is not opened: %s not found (.ci/need installs it).\n", lacks)
		return nil
	}
	display, err := desktop.OpenDisplay()
	if err != nil {
		return err
	}
	defer display.Close()
	home := filepath.Join(r.work, "home")
	if err := os.Mkdir(home, 0o755); err != nil {
		return err
	}
	window, err := display.Open(r.file(here), home, home, "-window", "1280x720")
	if err != nil {
		return err
	}
	defer window.Close()
	for range 300 {
		list, err := window.Look()
		if err != nil {
			return err
		}
		if len(list) > 0 {
			return nil
		}
		time.Sleep(200 * time.Millisecond)
	}
	return errors.New("the program has drawn nothing to press within a minute")
}
