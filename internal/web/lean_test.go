package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/internal/gotool"
)

// TestLean wants that the game can be built with the lean packages, each of which stands for
// one that it has; where not, the program is a sixth larger.
func TestLean(t *testing.T) {
	root, err := gotool.Run("", forBrowsers, "list", "-m", "-f", "{{.Dir}}", "merlin")
	if err != nil {
		t.Fatal(err)
	}
	arguments, err := writeLean(root, t.TempDir())
	if err != nil || len(arguments) != 2 {
		t.Fatalf("regexp/syntax or slices of this Go is another: %q, %v", arguments, err)
	}
	deps, err := listDeps()
	if err != nil {
		t.Fatal(err)
	}
	files, err := stubs.ReadDir("stubs")
	for _, f := range files {
		if !slices.ContainsFunc(deps, func(d dependency) bool { return stubPath(d.ImportPath) == "stubs/"+f.Name() }) {
			t.Errorf("the game has no package that %s is for", f.Name())
		}
	}
	if err != nil {
		t.Error(err)
	}
	if testing.Short() {
		t.Skip("builds the whole game")
	}
	if _, err := link(root, t.TempDir(), "", arguments); err != nil {
		t.Error(err)
	}
}

func TestOldCopiesGo(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"lean-1", "lean-2"} {
		if err := copyOnce(filepath.Join(dir, name), nil); err != nil {
			t.Fatal(err)
		}
	}
	if left, err := filepath.Glob(filepath.Join(dir, "*")); err != nil || len(left) != 1 || filepath.Base(left[0]) != "lean-2" {
		t.Errorf("there are %q, %v", left, err)
	}
}

func TestWithoutClasses(t *testing.T) {
	if lean, ok := withoutClasses("a\n" + classes + "b"); !ok || lean != "a\n"+noClasses+"b" {
		t.Errorf("%q, %t", lean, ok)
	}
	for _, other := range []string{"", classes + classes} {
		if _, ok := withoutClasses(other); ok {
			t.Errorf("%q is taken for what it is not", other)
		}
	}
}

// In the copy of slices no list is merged or parted, and one block has all of it.
func TestWithoutMerges(t *testing.T) {
	if lean, ok := withoutMerges(short + blocks + "// more\n" + merges); !ok || lean != always+oneBlock+"// more\n"+noMerges {
		t.Errorf("%q, %t", lean, ok)
	}
	for _, other := range []string{
		"", short, short + blocks, short + merges, blocks + merges, short + short + blocks + merges,
		short + blocks + merges + merges, short + blocks + blocks + merges,
	} {
		if _, ok := withoutMerges(other); ok {
			t.Errorf("%q is taken for what it is not", other)
		}
	}
}

// sums is a program that compares both kinds of checksums over every length of the last block.
const sums = `package main

import (
	real "crypto/sha256"
	"fmt"

	lean "weighs/sums"
)

func main() {
	var data []byte
	for i := range 300 {
		if a, b := real.Sum256(data), lean.Sum256(data); a != b {
			fmt.Println(len(data), a, b)
		}
		data = append(data, byte(i*i))
	}
	fmt.Println("weighed")
}
`

// A saved game's checksum in a browser is the one that it has elsewhere.
func TestLeanSums(t *testing.T) { compared(t, "crypto/sha256", "sums", sums) }

// compared runs a program that compares a package with its stub, which it finds as
// weighs/NAME, and says nothing but "weighed".
func compared(t *testing.T, pkg, name, program string) {
	t.Helper()
	dir := t.TempDir()
	stub, err := stubs.ReadFile(stubPath(pkg))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{"main.go": program, "go.mod": "module weighs\n\ngo 1.26\n", name + "/stub.go": string(stub)}
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", "run", ".")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil || string(out) != "weighed\n" {
		t.Errorf("%s%v", out, err)
	}
}

// falls is a program that walks its stack, grows it, collects garbage, and falls.
const falls = `package main

import (
	"fmt"
	"runtime"
	"strings"
)

func deep(n int) (list []string) {
	var room [512]byte
	if n > 0 {
		list = deep(n - 1)
		room[n%512] = 1
		return append(list, strings.Repeat("x", int(room[n%512])))
	}
	runtime.GC()
	pcs := make([]uintptr, 3)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	for {
		f, more := frames.Next()
		list = append(list, f.Function)
		if !more {
			return list
		}
	}
}

func caught() (what any) {
	defer func() { what = recover() }()
	var none []int
	return none[len(deep(3))]
}

func fall(m map[string]int) { m["a"] = 1 }

func main() {
	done := make(chan []string)
	go func() { done <- deep(2000) }()
	list := <-done
	fmt.Println(len(list), list[:3], caught())
	fall(nil)
}
`

// A program that was shrunk does what it did, and when it falls says in which functions, but
// not in which lines.
func TestShrink(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"main.go": falls, "go.mod": "module falls\n\ngo 1.26\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	wasm, err := link(dir, dir, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	small, err := shrink(wasm)
	if err != nil {
		t.Fatal(err)
	}
	out, trace := said(t, wasm)
	smallOut, smallTrace := said(t, small)
	if out != smallOut || !strings.HasPrefix(out, "2003 [main.deep main.deep main.deep] runtime error: index out of range") {
		t.Errorf("it said\n%s\nand says, shrunk,\n%s", out, smallOut)
	}
	for _, want := range []string{"assignment to entry in nil map", "main.fall(", "main.main("} {
		if !strings.Contains(trace, want) || !strings.Contains(smallTrace, want) {
			t.Errorf("no %q in\n%s\nor, shrunk, in\n%s", want, trace, smallTrace)
		}
	}
	if strings.Contains(smallTrace, ".go:") || !strings.Contains(trace, ".go:") {
		t.Errorf("there are lines in\n%s", smallTrace)
	}
	if again, err := shrink(small); err != nil || len(again) != len(small) {
		t.Errorf("shrunk again: %d bytes of %d, %v", len(again), len(small), err)
	}
}

// said runs a program, as the page does but without a page, and returns what it says and how it
// falls.
func said(t *testing.T, wasm []byte) (output, trace string) {
	t.Helper()
	goroot, err := gotool.Run("", forBrowsers, "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	runner, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec_node.js"))
	if err != nil {
		t.Fatal(err)
	}
	glue, err := goGlue()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, data := range map[string][]byte{"falls.wasm": wasm, "run.js": runner, "wasm_exec.js": glue} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var out, errs strings.Builder
	cmd := exec.Command("node", "--stack-size=8192", filepath.Join(dir, "run.js"), filepath.Join(dir, "falls.wasm"))
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err == nil {
		t.Error("it does not fall")
	}
	return out.String(), errs.String()
}

// What Go's linker did not write is left alone.
func TestShrinkOthers(t *testing.T) {
	empty := []byte("\x00asm\x01\x00\x00\x00")
	for name, wasm := range map[string][]byte{
		"nothing": nil, "no data": empty,
		"data cut off":           append(empty[:8:8], dataSection, 9, 1, 0, opConst),
		"no table of functions":  append(empty[:8:8], dataSection, 7, 1, 0, opConst, 8, opEnd, 1, 'a'),
		"a table that goes over": append(empty[:8:8], append([]byte{dataSection, 6 + 8 + 64, 1, 0, opConst, 0, opEnd, 72}, append(tableMark, make([]byte, 64)...)...)...),
	} {
		if small, err := shrink(wasm); err == nil {
			t.Errorf("%s: %d bytes of %d", name, len(small), len(wasm))
		}
	}
}
