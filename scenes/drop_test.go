package scenes

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// Why something from outside is no game is said in the player's language, and what comes
// from there is no markup.
func TestRefusalSpeaks(t *testing.T) {
	g := newGame(t, "de", Config{})
	for _, c := range []struct {
		err  error
		want string
	}{
		{fmt.Errorf("%q: %w", "x", errTooMuch), "Es ist länger als ein Megabyte."},
		{errNoFile, "Es ist keine Datei darin."},
		{errors.New("{crown}"), "(crown)"},
	} {
		if got := refusal(g.app.Context().T, c.err); got != c.want {
			t.Errorf("%v is told as %q, want %q", c.err, got, c.want)
		}
	}
}

// The first file of what was dropped is read, whatever else there is; what is no file,
// too long or too much is refused.
func TestReadFirst(t *testing.T) {
	text := func(n int) *fstest.MapFile { return &fstest.MapFile{Data: []byte(strings.Repeat("x", n))} }
	many := fstest.MapFS{"zz": text(1)}
	for i := range maxDropped {
		many[fmt.Sprintf("d%d", i)] = &fstest.MapFile{Mode: fs.ModeDir}
	}
	for _, c := range []struct {
		name  string
		files fs.FS
		want  int
		err   error
	}{
		{"a file in a folder", fstest.MapFS{"a/b": text(9), "c": text(3)}, 9, nil},
		{"behind a pipe", fstest.MapFS{"a": {Mode: fs.ModeNamedPipe}, "b": text(7)}, 7, nil},
		{"as long as may be", fstest.MapFS{"a": text(maxImport)}, maxImport, nil},
		{"too long", fstest.MapFS{"a": text(maxImport + 1)}, 0, errTooMuch},
		{"no file", fstest.MapFS{"a": {Mode: fs.ModeDir}}, 0, errNoFile},
		{"a device", fstest.MapFS{"a": {Mode: fs.ModeDevice}}, 0, errNoFile},
		{"nothing", fstest.MapFS{}, 0, errNoFile},
		{"too many folders", many, 0, errNoFile},
	} {
		got, err := readFirst(c.files)
		if !errors.Is(err, c.err) || err == nil && len(got) != c.want {
			t.Errorf("%s: %d bytes, %v; want %d, %v", c.name, len(got), err, c.want, c.err)
		}
	}
}
