// Package tenth adds a tenth module to the house and plays with it: one file of rules,
// one file of screen, its texts, and a line for each thing it registers. The files lie in
// testdata; the go command lays them over the house's own (-overlay), so that no file of
// the program knows of them.
package tenth

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// root is the folder of go.mod.
const root = "../.."

// added are the files of the module, and where they would lie.
var added = map[string]string{
	"game/bells.go":        "game/merlin/bells.go",
	"game/bells_test.go":   "game/merlin/bells_test.go",
	"bot/bells_test.go":    "game/bot/bells_test.go",
	"screen/bells.go":      "scenes/merlin/modules/bells.go",
	"screen/bells_test.go": "scenes/merlin/bells_test.go",
}

// registered are the lines that the registries have more with it: file, a text that
// stands there once, and what stands in its place.
var registered = []struct{ file, was, is string }{
	{"game/merlin/bigbox.go", "\tDecrees   DecreesState\n", "\tDecrees   DecreesState\n\tBells     BellsState\n"},
	{"scenes/merlin/modules/module.go", "&treasures, &decrees}", "&treasures, &decrees, &bells}"},
}

// The tests of the house that the module must pass: random games, tunes kept secret, undo
// and saves by those of the engine; computer players, which know nothing of it; the robot
// at the table, rows and words by those of the screen. One run of the go command compiles
// the house for all of them.
func TestTenthModule(t *testing.T) {
	if testing.Short() {
		t.Skip("the house is compiled anew")
	}
	const tests = "Bells|Tunes|TestEveryEventHasOneRow|TestEventRowsAreOfTheirModule|TestEveryReasonHasOneRow"
	args := []string{"test", "-vet=off", "-overlay", overlay(t), "-run", tests, "-json"}
	pkgs := []string{"merlin/game/merlin", "merlin/game/bot", "merlin/scenes/merlin"}
	cmd := exec.Command("go", append(args, pkgs...)...)
	cmd.Dir = root
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, pkg := range pkgs {
		passed := regexp.MustCompile(`"Action":"pass","Package":"` + pkg + `","Test":"TestBells`)
		if !passed.Match(out) {
			t.Errorf("no test of the module was run in %s:\n%s", pkg, out)
		}
	}
}

// overlay writes what lies over the house's files, and returns the file that lists it.
func overlay(t *testing.T) string {
	t.Helper()
	files := map[string]string{}
	for from, to := range added {
		files[abs(t, filepath.Join(root, to))] = abs(t, filepath.Join("testdata", from))
	}
	for _, r := range registered {
		change(t, files, r.file, func(text string) string {
			if n := strings.Count(text, r.was); n != 1 {
				t.Fatalf("%s has %q %d times", r.file, r.was, n)
			}
			return strings.Replace(text, r.was, r.is, 1)
		})
	}
	for _, lang := range []string{"en", "fr", "de"} {
		change(t, files, "i18n/merlin/"+lang+".json", func(text string) string { return withTexts(t, text, lang) })
	}
	list, err := json.Marshal(map[string]any{"Replace": files})
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "overlay.json")
	write(t, name, string(list))
	return name
}

// change lays a changed copy over a file, or over the copy that lies there already.
func change(t *testing.T, files map[string]string, file string, with func(string) string) {
	t.Helper()
	own := abs(t, filepath.Join(root, file))
	from, to := own, filepath.Join(t.TempDir(), filepath.Base(file))
	if files[own] != "" {
		from = files[own]
	}
	write(t, to, with(read(t, from)))
	files[own] = to
}

// withTexts adds the module's texts to those of a language; its chapter stands last.
func withTexts(t *testing.T, all, lang string) string {
	t.Helper()
	texts := map[string]any{}
	for _, text := range []string{all, read(t, filepath.Join("testdata", "i18n", lang+".json"))} {
		if err := json.Unmarshal([]byte(text), &texts); err != nil {
			t.Fatal(err)
		}
	}
	texts["rules.index"] = texts["rules.index"].(string) + " bells"
	data, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func abs(t *testing.T, path string) string {
	t.Helper()
	full, err := filepath.Abs(path)
	if err != nil {
		t.Fatal(err)
	}
	return full
}

func read(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
