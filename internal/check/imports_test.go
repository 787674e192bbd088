package check

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// drawn is what Merlin's drawing may import: no way leads from there to the match.
var drawn = drawnOf("merlin")

// drawnOf is what a title's drawing may import.
func drawnOf(title string) []string {
	return []string{
		"merlin/scenes/" + title + "/model", "merlin/scenes/" + title + "/words", "merlin/scenes/table/moment", "merlin/scenes/table/paint",
		"merlin/scenes", "merlin/scenes/ui", "merlin/scenes/sound", "merlin/game/" + title, "merlin/game", "merlin/fonts", "merlin/i18n",
	}
}

// arrows say which packages of the house a package may import; those below it
// may too, unless they have a row of their own. Where main is, or a tool under
// internal, everything may be imported; nobody imports these.
var arrows = []struct {
	from string
	to   []string
}{
	{"merlin/game/merlin/merlintest", []string{"merlin/game/scenario", "merlin/game/merlin", "merlin/game"}},
	{"merlin/game/merlin", []string{"merlin/game/engine", "merlin/game"}},
	{"merlin/game/roundtable/roundtabletest", []string{"merlin/game/scenario", "merlin/game/roundtable", "merlin/game"}},
	{"merlin/game/roundtable", []string{"merlin/game/engine", "merlin/game"}},
	{"merlin/game/legends/legendstest", []string{"merlin/game/scenario", "merlin/game/legends", "merlin/game"}},
	{"merlin/game/legends/sparring", []string{"merlin/game/bot", "merlin/game/legends", "merlin/game"}},
	{"merlin/game/legends", []string{"merlin/game/engine", "merlin/game"}},
	{"merlin/game/engine", []string{"merlin/game"}},
	{"merlin/game/scenario", []string{"merlin/game"}},
	{"merlin/game/bot", []string{"merlin/game"}},
	{"merlin/game", nil},
	{"merlin/scenes/ui", []string{"merlin/sprites", "merlin/sprites/index", "merlin/fonts", "merlin/i18n"}},
	{"merlin/scenes/sound", nil},
	{"merlin/scenes/store", nil},
	{"merlin/scenes/boxfile", []string{"merlin/game/merlin", "merlin/game/legends"}},
	{"merlin/scenes/merlin/model", []string{"merlin/scenes/table/moment", "merlin/game/merlin", "merlin/game"}},
	{"merlin/scenes/merlin/words", []string{"merlin/scenes/merlin/model", "merlin/scenes/table/moment", "merlin/game/merlin", "merlin/game", "merlin/i18n"}},
	{"merlin/scenes/merlin/draw", drawn},
	{"merlin/scenes/merlin/modules", append([]string{"merlin/scenes/merlin/draw"}, drawn...)},
	{"merlin/scenes/merlin", []string{
		"merlin/scenes/merlin/model", "merlin/scenes/merlin/words", "merlin/scenes/merlin/draw", "merlin/scenes/merlin/modules",
		"merlin/scenes/table", "merlin/scenes/table/moment", "merlin/scenes/table/paint", "merlin/scenes/boxfile", "merlin/scenes", "merlin/scenes/ui", "merlin/scenes/sound",
		"merlin/scenes/store", "merlin/game/merlin", "merlin/game", "merlin/fonts", "merlin/i18n",
	}},
	{"merlin/scenes/roundtable/model", []string{"merlin/scenes/table/moment", "merlin/game/roundtable", "merlin/game"}},
	{"merlin/scenes/roundtable/words", []string{"merlin/scenes/roundtable/model", "merlin/scenes/table/moment", "merlin/game/roundtable", "merlin/game", "merlin/i18n"}},
	{"merlin/scenes/roundtable/draw", drawnOf("roundtable")},
	{"merlin/scenes/roundtable", append([]string{"merlin/scenes/roundtable/draw", "merlin/scenes/table", "merlin/scenes/store"}, drawnOf("roundtable")...)},
	{"merlin/scenes/legends/model", []string{"merlin/scenes/table/moment", "merlin/game/legends", "merlin/game"}},
	{"merlin/scenes/legends/words", []string{"merlin/scenes/legends/model", "merlin/scenes/table/moment", "merlin/game/legends", "merlin/game", "merlin/i18n"}},
	{"merlin/scenes/legends/draw", drawnOf("legends")},
	{"merlin/scenes/legends/decks", []string{"merlin/scenes", "merlin/scenes/ui", "merlin/scenes/boxfile", "merlin/scenes/store", "merlin/game/legends"}},
	{"merlin/scenes/legends", append([]string{"merlin/scenes/legends/draw", "merlin/scenes/legends/decks", "merlin/scenes/table", "merlin/scenes/store"}, drawnOf("legends")...)},
	{"merlin/scenes/table/moment", []string{"merlin/game", "merlin/i18n"}},
	{"merlin/scenes/table/paint", []string{"merlin/scenes/table/moment", "merlin/scenes", "merlin/scenes/ui", "merlin/game", "merlin/fonts"}},
	{"merlin/scenes/table/tabletest", []string{"merlin/scenes/table", "merlin/scenes/table/moment", "merlin/scenes", "merlin/scenes/store", "merlin/scenes/ui", "merlin/game", "merlin/i18n", "merlin/sprites"}},
	{"merlin/scenes/table", []string{
		"merlin/scenes/table/moment", "merlin/scenes/table/paint", "merlin/scenes", "merlin/scenes/ui", "merlin/scenes/sound", "merlin/scenes/store",
		"merlin/game", "merlin/game/bot", "merlin/fonts", "merlin/i18n",
	}},
	{"merlin/scenes", []string{
		"merlin/scenes/ui", "merlin/scenes/sound", "merlin/scenes/store",
		"merlin/game", "merlin/game/bot", "merlin/sprites", "merlin/fonts", "merlin/i18n",
	}},
	{"merlin/sprites", []string{"merlin/sprites/index"}},
	{"merlin/fonts", nil},
	{"merlin/i18n", nil},
	{"merlin/internal/nim/screen", []string{"merlin/internal/nim", "merlin/scenes", "merlin/scenes/table", "merlin/scenes/ui", "merlin/scenes/sound", "merlin/game"}},
	{"merlin/internal/nim", []string{"merlin/game/engine", "merlin/game"}},
	{"merlin/internal", []string{"merlin"}},
	{"merlin", []string{"merlin/scenes"}},
}

// systems are those the game is built for; their files may differ.
var systems = [][2]string{{"linux", "amd64"}, {"js", "wasm"}, {"windows", "amd64"}, {"darwin", "arm64"}}

func TestArrows(t *testing.T) {
	for _, s := range systems {
		list, err := packages(s[0], s[1], "./...")
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range list {
			for _, imported := range p.Imports {
				if within(imported, "merlin") && !allowed(p.ImportPath, imported) {
					t.Errorf("%s: %s must not import %s", s[0], p.ImportPath, imported)
				}
			}
		}
	}
}

func allowed(from, imported string) bool {
	for _, a := range arrows {
		if !within(from, a.from) {
			continue
		}
		if within(from, "merlin/game") || within(from, "merlin/scenes") || from == "merlin/internal/nim" {
			return slices.Contains(a.to, imported)
		}
		return slices.ContainsFunc(a.to, func(to string) bool { return within(imported, to) }) &&
			(!within(imported, "merlin/internal") || within(from, "merlin/internal"))
	}
	return false
}

// TestOneFileNamesTheTitles wants of the program's own files only one to import titles.
func TestOneFileNamesTheTitles(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root(), "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var naming []string
	for _, path := range files {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		if slices.ContainsFunc(f.Imports, func(i *ast.ImportSpec) bool { return i.Path.Value == `"merlin/scenes/merlin"` }) {
			naming = append(naming, filepath.Base(path))
		}
	}
	if !slices.Equal(naming, []string{"titles.go"}) {
		t.Errorf("titles are named in %v, not in titles.go alone", naming)
	}
}

// TestAllowed keeps the table honest.
func TestAllowed(t *testing.T) {
	for _, c := range []struct {
		from, imported string
		want           bool
	}{
		{"merlin", "merlin/scenes", true},
		{"merlin", "merlin/game/merlin", false},
		{"merlin/scenes", "merlin/game/merlin", false},
		{"merlin/scenes", "merlin/scenes/table", false},
		{"merlin/scenes/table", "merlin/scenes", true},
		{"merlin/scenes/table", "merlin/scenes/merlin", false},
		{"merlin/scenes/table", "merlin/game/merlin", false},
		{"merlin/scenes/merlin", "merlin/scenes/table", true},
		{"merlin/scenes", "merlin/internal/robot", false},
		{"merlin/scenes/merlin", "merlin/scenes/ui", true},
		{"merlin/scenes/ui", "merlin/game", false},
		{"merlin/game", "merlin/game/merlin", false},
		{"merlin/game/bot", "merlin/game/merlin", false},
		{"merlin/game/merlin", "merlin/game", true},
		{"merlin/game/merlin", "merlin/game/scenario", false},
		{"merlin/game/merlin", "merlin/game/merlin/merlintest", false},
		{"merlin/game/merlin/merlintest", "merlin/game/scenario", true},
		{"merlin/game/scenario", "merlin/game", true},
		{"merlin/game/scenario", "merlin/game/merlin", false},
		{"merlin/i18n", "merlin/fonts", false},
		{"merlin/internal/desktop", "merlin/internal/robot", true},
		{"merlin/internal/nim", "merlin/game/engine", true},
		{"merlin/internal/nim", "merlin/game/merlin", false},
		{"merlin/scenes/table", "merlin/internal/nim", false}, // its tests may
	} {
		if got := allowed(c.from, c.imported); got != c.want {
			t.Errorf("allowed(%s, %s) = %t, want %t", c.from, c.imported, got, c.want)
		}
	}
}

// forTests are packages that only tests are built from, and what lies below them.
var forTests = []string{"merlin/game/scenario", "merlin/scenes/table/tabletest", "merlin/internal"}

// TestScenariosDoNotShip wants that what the program is built from holds neither the
// scenario language nor a title's readers, nor what tests of tables share, nor anything
// internal, such as the toy title.
func TestScenariosDoNotShip(t *testing.T) {
	for _, s := range systems {
		list, err := packages(s[0], s[1], "-deps", ".")
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, p := range list {
			found = found || p.ImportPath == "merlin/game/merlin"
			if slices.ContainsFunc(forTests, func(path string) bool { return within(p.ImportPath, path) }) ||
				slices.Contains(p.Imports, "merlin/game/scenario") {
				t.Errorf("%s: the program is built from %s", s[0], p.ImportPath)
			}
		}
		if !found {
			t.Errorf("%s: the program is built without its engine", s[0])
		}
	}
}

// enginePure are the packages of the standard library that the engine may
// import: they neither draw nor sound, read no clock and do no I/O.
var enginePure = []string{
	"bufio", "bytes", "cmp", "crypto/sha256", "embed", "encoding/binary", "encoding/hex", "encoding/json", "errors", "fmt",
	"hash/crc32", "hash/fnv", "io", "iter", "maps", "math/bits", "math/rand/v2", "reflect", "regexp", "slices", "sort",
	"strconv", "strings", "text/tabwriter", "unicode", "unicode/utf8",
}

// TestEngineIsPure lets one more by: game, which hashes memory, may import unsafe.
func TestEngineIsPure(t *testing.T) {
	list, err := packages("linux", "amd64", "./game/...")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		for _, imported := range p.Imports {
			if !strings.HasPrefix(imported, "merlin/") && !slices.Contains(enginePure, imported) &&
				(p.ImportPath != "merlin/game" || imported != "unsafe") {
				t.Errorf("%s must not import %s", p.ImportPath, imported)
			}
		}
	}
}
