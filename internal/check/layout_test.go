package check

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/internal/gotool"
)

// house is everything that lies at the top, names with a dot before them aside.
var house = []string{
	"CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "fonts", "game", "go.mod", "go.sum", "i18n", "internal", "main.go", "titles.go", "scenes", "sprites",
}

// built is what git ignores there.
var built = []string{"merlin", "merlin.exe", "dist", "node_modules"}

func TestLayout(t *testing.T) {
	entries, err := os.ReadDir(root())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		if !strings.HasPrefix(name, ".") && !slices.Contains(house, name) && !slices.Contains(built, name) {
			t.Errorf("%s has no place at the top of the house", name)
		}
	}
}

// maxMain is how many lines of code main.go may have; blank ones and comments
// do not count.
const maxMain = 80

func TestMainIsThin(t *testing.T) {
	if n := codeLines(t, "main.go"); n > maxMain {
		t.Errorf("main.go has %d lines of code, at most %d are wanted", n, maxMain)
	}
}

// maxToy is how many a small title may need for its rules, and for its screen: what it has
// in common with others lies in packages that all share.
const maxToy = 200

func TestToyIsSmall(t *testing.T) {
	for _, file := range []string{"internal/nim/nim.go", "internal/nim/screen/screen.go"} {
		if n := codeLines(t, file); n > maxToy {
			t.Errorf("%s has %d lines of code, at most %d are wanted", file, n, maxToy)
		}
	}
}

// codeLines counts the lines of a file that are neither blank nor comments.
func codeLines(t *testing.T, file string) (code int) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root(), file))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			code++
		}
	}
	return code
}

func TestFormat(t *testing.T) {
	out, err := gotool.Run(root(), nil, append([]string{"tool", "gofumpt", "-l"}, ours(t)...)...)
	if err != nil {
		t.Fatal(err)
	}
	if len(out) > 0 {
		t.Errorf("not gofumpt-ed (go tool gofumpt -w FILE):\n%s", out)
	}
}

// ours are the files and folders of the house itself: what is built lies in hidden ones.
func ours(t *testing.T) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(root())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if name := e.Name(); !strings.HasPrefix(name, ".") && (e.IsDir() || strings.HasSuffix(name, ".go")) {
			names = append(names, name)
		}
	}
	return names
}
