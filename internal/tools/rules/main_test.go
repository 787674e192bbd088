package main

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// TestPage wants every rule carried out and shown, no other one cited, and the page
// to say so.
func TestPage(t *testing.T) {
	for _, l := range lists {
		engine := filepath.Join("..", "..", "..", filepath.FromSlash(l.engine))
		page, wrong, err := write(engine, l.list)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range wrong {
			t.Errorf("%s: %s", l.engine, w)
		}
		have, err := os.ReadFile(filepath.Join(engine, pageFile))
		if err != nil {
			t.Fatal(err)
		}
		if string(have) != page {
			t.Errorf("%s/%s is not current; run: go run ./internal/tools/rules", l.engine, pageFile)
		}
	}
}

// Whatever is missing or too much is said.
func TestCheck(t *testing.T) {
	chapters, err := readRules("# One\nB1 first\nB2 second\n no code: words only\n no scenario: nothing to see\n\n# Two\nB2 again\nB3a third\n no code: why not\n")
	if err != nil {
		t.Fatal(err)
	}
	code := []citation{{"B1", "a.go", "f"}, {"B3a", "a.go", "g"}, {"Z1", "a.go", "h"}}
	shown := []citation{{"B3a", "a.txt", "so"}, {"B9", "a.txt", "and so"}}
	want := []string{
		"no scenario shows B1",
		"rules.txt has B2 twice",
		"no comment of the engine cites B2", "no scenario shows B2",
		"rules.txt says why no comment of the engine cites B3a, and one does: a.go",
		"a.go (h) cites Z1; there is no such rule",
		"a.txt (and so) cites B9; there is no such rule",
	}
	if wrong := check(chapters, code, shown); !reflect.DeepEqual(wrong, want) {
		t.Errorf("it says\n%s", strings.Join(wrong, "\n"))
	}
}

func TestReadRulesFails(t *testing.T) {
	for _, text := range []string{"B1 first\n", "# One\nno code: of what\n", "# One\nB1\n", "# One\nB1 first\nno idea\n", "# One\nfirst\n"} {
		if c, err := readRules(text); err == nil {
			t.Errorf("%q gives %v", text, c)
		}
	}
}

// Comments cite for what they stand above, in and behind; not that on the package.
func TestReadCode(t *testing.T) {
	const file = `// Package p: comments like "B1" cite.
package p

import "os" // B2

// First. // B3, B3
const (
	a = 1
	b = 2 // B4
)

// B5

func (t *typ) f() {
	_ = os.Args // B6a, B7
} // B8

type typ struct {
	x int // B9, not A or b10
}

// B11
`
	folder := t.TempDir()
	for name, text := range map[string]string{"p.go": file, "p_test.go": "package p // B12\n"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := readCode(folder)
	want := []citation{
		{"B2", "p.go", ""},
		{"B3", "p.go", "a"},
		{"B4", "p.go", "b"},
		{"B5", "p.go", "f"},
		{"B6a", "p.go", "f"},
		{"B7", "p.go", "f"},
		{"B8", "p.go", "f"},
		{"B9", "p.go", "typ"},
		{"B11", "p.go", ""},
	}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, error %v", got, err)
	}
}

func TestReadScenarios(t *testing.T) {
	folder := t.TempDir()
	text := "# B24, B13a, B24, one, and two\nexpect points blue 0\n"
	if err := os.WriteFile(filepath.Join(folder, "s.txt"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := readScenarios(folder)
	want := []citation{{"B13a", "s.txt", "one, and two"}, {"B24", "s.txt", "one, and two"}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, error %v", got, err)
	}
}
