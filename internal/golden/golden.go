// Package golden compares what a test makes with a file that is kept beside it.
package golden

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Lines wants a text to be that of a file, line by line, and names the first line that is
// another; update writes the file first.
func Lines(t testing.TB, file, got string, update bool) {
	t.Helper()
	if update {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v; go test -update writes it", err)
	}
	if at, is, was := Differ(got, string(want)); at > 0 {
		t.Errorf("%s:%d: it is\n\t%s\nnot\n\t%s\nIf it should be, go test -update, and read the difference", file, at, is, was)
	}
}

// Differ returns the first line, counted from 1, where two texts differ; 0 is none.
func Differ(got, want string) (line int, is, was string) {
	a, b := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(a), len(b)) {
		is, was = "the end", "the end"
		if i < len(a) {
			is = a[i]
		}
		if i < len(b) {
			was = b[i]
		}
		if is != was {
			return i + 1, is, was
		}
	}
	return 0, "", ""
}
