package main

import (
	"embed"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"merlin/internal/gotool"
)

// The program for browsers is built with lean copies of a few packages of Go, which makes it
// a sixth smaller each way. Where this Go's are others it is built without.

// Go sorts lists in 12 kilobytes for every kind of them, and keeps them stable by merging in 5: in the
// copy of slices all are sorted by insertion, which is as good for lists as short as ours.
const (
	merges   = "\tfor blockSize < n {\n"
	noMerges = "\tfor false {\n"
	blocks   = "blockSize := 20 "
	oneBlock = "blockSize := n + 1 "
	short    = "\t\tif length <= maxInsertion {\n"
	always   = "\t\tif true {\n"
)

// withoutMerges returns what slices has in zsortanyfunc.go, with insertion alone; ok is false when it
// is not there, once and in these words.
func withoutMerges(sorts string) (_ string, ok bool) {
	lean, short := withoutParts(sorts)
	lean = strings.Replace(strings.Replace(lean, merges, noMerges, 1), blocks, oneBlock, 1)
	return lean, short && strings.Count(sorts, merges) == 1 && strings.Count(sorts, blocks) == 1
}

// withoutParts returns it with what need not be stable, as zsortordered.go has it too, sorted by
// insertion alone.
func withoutParts(sorts string) (_ string, ok bool) {
	return strings.Replace(sorts, short, always, 1), strings.Count(sorts, short) == 1
}

// Expressions may name a class of letters, such as Greek, so that all of Unicode's tables come along. None
// that the game or its libraries compile names one: in the copy of regexp/syntax there is none.
const (
	classes   = "\t// Special cases: Any, Assigned, and ASCII.\n"
	noClasses = "\tif true {\n\t\treturn nil, nil, 0\n\t}\n"
)

// withoutClasses returns what regexp/syntax has in parse.go, without classes of letters; ok is false when
// they are not there, once and in these words.
func withoutClasses(parse string) (_ string, ok bool) {
	return strings.Replace(parse, classes, noClasses, 1), strings.Count(parse, classes) == 1
}

// stubs are packages that only come along with a library, for what this game never does:
// pictures of shaders in Go's own format, glyphs that are JPEG, TIFF or SVG, pictures of what was
// drawn, fonts for old Macintoshes, a program that is the guest of another one, sentences in the language
// of templates. Each is a file that has what its callers need to be compiled, and fails. Some do what they
// are asked, on less: shaders are looked up among those that were compiled ahead (bake.go), the log is
// a line of text, and a checksum is reckoned without the tests of Go's own and their 32 megabytes of memory.
//
//go:embed stubs
var stubs embed.FS

// overlay is what go build reads: which file stands for which, "" for none.
type overlay struct{ Replace map[string]string }

// writeLean leaves in a folder what has go build take the lean packages and returns the
// arguments that say so; none when this Go has others than those that are edited.
func writeLean(root, dir string) (arguments []string, err error) {
	o := overlay{map[string]string{}}
	for _, edit := range []struct {
		name, file string
		leaner     func(string) (string, bool)
	}{
		{"slices", "zsortanyfunc.go", withoutMerges},
		{"slices", "zsortordered.go", withoutParts},
		{"regexp/syntax", "parse.go", withoutClasses},
	} {
		if ok, err := o.edit(dir, edit.name, edit.file, edit.leaner); err != nil || !ok {
			return nil, err
		}
	}
	deps, err := listDeps()
	if err != nil {
		return nil, err
	}
	if err := o.addStubs(dir, deps); err != nil {
		return nil, err
	}
	data, err := json.Marshal(o)
	if err != nil {
		return nil, err
	}
	list := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(list, data, 0o644); err != nil {
		return nil, err
	}
	modules, err := writeModules(root, dir, deps)
	return []string{"-overlay=" + list, "-modfile=" + modules}, err
}

// edit has a file of a package of Go's own be leaner; ok is false when this Go's is another.
func (o *overlay) edit(dir, name, file string, leaner func(string) (string, bool)) (ok bool, err error) {
	source, err := gotool.Run("", forBrowsers, "list", "-f", "{{.Dir}}", name)
	if err != nil {
		return false, err
	}
	source = filepath.Join(source, file)
	text, err := os.ReadFile(source)
	if err != nil {
		return false, err
	}
	lean, ok := leaner(string(text))
	if !ok {
		return false, nil
	}
	o.Replace[source] = filepath.Join(dir, file)
	return true, os.WriteFile(o.Replace[source], []byte(lean), 0o644)
}

// addStubs has the first file of each package of Go's own that has a stub stand for all of it.
func (o *overlay) addStubs(dir string, deps []dependency) error {
	for _, d := range deps {
		text, err := stubs.ReadFile(stubPath(d.ImportPath))
		if err != nil || d.Module != nil {
			continue
		}
		for _, file := range d.GoFiles {
			o.Replace[filepath.Join(d.Dir, file)] = ""
		}
		copied := filepath.Join(dir, filepath.Base(stubPath(d.ImportPath)))
		o.Replace[filepath.Join(d.Dir, d.GoFiles[0])] = copied
		if err := os.WriteFile(copied, text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// stubPath is the file of a package's stub.
func stubPath(name string) string { return "stubs/" + strings.ReplaceAll(name, "/", "_") + ".go.txt" }
