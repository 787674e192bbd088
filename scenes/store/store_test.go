package store

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

// TestStores holds every kind of store to the same promises.
func TestStores(t *testing.T) {
	for kind, open := range kinds {
		t.Run(kind, func(t *testing.T) { testStore(t, open(t)) })
	}
}

func testStore(t *testing.T, s Store) {
	if _, err := s.Read("none.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("Read of nothing: %v, want fs.ErrNotExist", err)
	}
	write(t, s, "b.game", "first")
	write(t, s, "b.game", "second ü\x00\n")
	write(t, s, "a.json", "")
	if got := read(t, s, "b.game"); got != "second ü\x00\n" {
		t.Errorf("read %q", got)
	}
	if got := read(t, s, "a.json"); got != "" {
		t.Errorf("an empty text reads as %q", got)
	}
	if got := list(t, s); !slices.Equal(got, []string{"a.json", "b.game"}) {
		t.Errorf("List: %q", got)
	}
	if err := s.SetAside("b.game"); err != nil {
		t.Fatal(err)
	}
	if err := s.Delete("a.json"); err != nil {
		t.Fatal(err)
	}
	if err := s.Delete("a.json"); err != nil {
		t.Errorf("Delete of nothing: %v", err)
	}
	if err := s.SetAside("a.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("SetAside of nothing: %v", err)
	}
	if got := list(t, s); !slices.Equal(got, []string{"b.game.broken"}) {
		t.Errorf("List in the end: %q", got)
	}
	testRefusals(t, s)
}

func testRefusals(t *testing.T, s Store) {
	for _, name := range []string{
		"", ".", "..", ".hidden", "-x", "a/b", `a\b`, "../x", "a b", "Ä", "A", "con", "nul.json", "com1", "x.", "a\x00", strings.Repeat("x", 65),
	} {
		_, read := s.Read(name)
		for what, err := range map[string]error{
			"Read": read, "Write": s.Write(name, nil), "Delete": s.Delete(name), "SetAside": s.SetAside(name),
		} {
			if !errors.Is(err, ErrName) {
				t.Errorf("%s(%q): %v, want ErrName", what, name, err)
			}
		}
	}
	write(t, s, "old", "stands")
	if err := s.Write("old", make([]byte, MaxSize+1)); !errors.Is(err, ErrTooBig) {
		t.Errorf("a text that is too long: %v", err)
	}
	if err := s.Write("old", []byte("\xff")); !errors.Is(err, ErrText) {
		t.Errorf("bytes that are no text: %v", err)
	}
	if got := read(t, s, "old"); got != "stands" {
		t.Errorf("a refused Write left %.20q", got)
	}
	write(t, s, "big", strings.Repeat("x", MaxSize))
	if got := read(t, s, "big"); len(got) != MaxSize {
		t.Errorf("the longest text has %d bytes when read", len(got))
	}
}

func write(t *testing.T, s Store, name, text string) {
	t.Helper()
	if err := s.Write(name, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, s Store, name string) string {
	t.Helper()
	data, err := s.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func list(t *testing.T, s Store) []string {
	t.Helper()
	names, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// wants fails t unless err has all words in one line.
func wants(t *testing.T, err error, words ...string) {
	t.Helper()
	if err == nil {
		t.Fatalf("no error, want one with %q", words)
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) || strings.Contains(err.Error(), "\n") {
			t.Errorf("error %q, want one line with %q", err, word)
		}
	}
}
