package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"
)

// build writes the files of the overlays into a folder and builds a program with
// them. It returns the program's path.
func build(dir, program string, overlays []*overlay) (string, error) {
	replace := map[string]string{}
	for _, o := range overlays {
		files, err := o.checked()
		if err != nil {
			return "", err
		}
		for _, f := range files {
			changed := filepath.Join(dir, fmt.Sprintf("%d_%s", len(replace), filepath.Base(f.path)))
			if err := os.WriteFile(changed, f.text, 0o600); err != nil {
				return "", err
			}
			replace[f.path] = changed
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay, built := filepath.Join(dir, "overlay.json"), filepath.Join(dir, "mutants")
	if err := os.WriteFile(overlay, list, 0o600); err != nil {
		return "", err
	}
	out, err := exec.Command("go", "build", "-overlay", overlay, "-o", built, program).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("the mutants do not build: %w\n%s", err, out)
	}
	return built, nil
}

// run runs the program for each mutant, as many at a time as there are processors.
// It gets the mutant's number in its environment, and behind its arguments the rules
// that the mutant may break, with commas between them; it exits with another code
// than 0 when it notices something, and says in its first line what.
func run(program string, args []string, all []*mutant) error {
	limit, err := limitOf(program, args)
	if err != nil {
		return err
	}
	work := make(chan *mutant)
	var wait sync.WaitGroup
	var mu sync.Mutex
	var failed error
	for range runtime.NumCPU() {
		wait.Go(func() {
			for m := range work {
				line, noticed, err := runOne(program, args, m, limit)
				mu.Lock()
				failed = errors.Join(failed, err)
				mu.Unlock()
				if noticed {
					m.killer = line
				}
			}
		})
	}
	for _, m := range all {
		if !m.faulty {
			work <- m
		}
	}
	close(work)
	wait.Wait()
	return failed
}

// limitOf returns how long a mutant may run: much longer than the engine as it is.
func limitOf(program string, args []string) (time.Duration, error) {
	start := time.Now()
	line, noticed, err := runOne(program, args, &mutant{}, 0)
	if noticed {
		err = errors.New("without a mutant it is stopped " + line)
	}
	return 5*time.Second + 20*time.Since(start), err
}

// runOne reports whether the program notices a mutant, and its first line. Whatever
// takes longer than the limit is noticed.
func runOne(program string, args []string, m *mutant, limit time.Duration) (line string, noticed bool, err error) {
	cmd := exec.Command(program, append(append([]string{}, args...), strings.Join(m.rules, ","))...)
	cmd.Env = append(os.Environ(), "MUTANT="+strconv.Itoa(m.number), "MUTANT_TIME="+limit.String(), "GOMAXPROCS=1", "GOGC=400")
	out, err := cmd.CombinedOutput()
	first, _, _ := bytes.Cut(out, []byte("\n"))
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return "by " + string(first), true, nil
	}
	return "", false, err
}
