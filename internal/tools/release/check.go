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
// for this machine. Of the programs for other processors it only looks at what they are made
// of: to build them would take as long again. Write builds them all.
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
	for _, t := range targets {
		if slices.Contains(tried, t) {
			continue
		}
		at := slices.IndexFunc(tried, func(o target) bool { return o.system == t.system })
		if err := r.likens(t, tried[at]); err != nil {
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
	fmt.Printf("%s: built for %v; the others are made of the same\n", bytes.TrimSpace(said), tried)
	return nil
}

// likens sees to it that the program for a target is made of the same files of ours as that for
// another processor, which was built, and that the licences of all others in it are known.
func (r *release) likens(t, built target) error {
	list, err := r.packages(t)
	if err != nil {
		return err
	}
	other, err := r.packages(built)
	if err != nil {
		return err
	}
	if !slices.Equal(ours(list), ours(other)) {
		return fmt.Errorf("%s has other files of ours than %s, which alone is built", t, built)
	}
	_, err = r.linked(t)
	return err
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
