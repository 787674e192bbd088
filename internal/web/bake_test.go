package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Each shader that Ebitengine can ask for is there, compiled for WebGL 2: those that it makes of filters and
// addresses, with a matrix of colours and without, the one that clears, and those that fill shapes.
func TestShadersAreBaked(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles Ebitengine's compiler for shaders")
	}
	deps, err := listDeps()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, filepath.FromSlash(bakedFile))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := bakeShaders(dir, deps); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")[1:]
	const made, shapes = 2*3*3 + 1, 9
	if len(lines) != made+shapes {
		t.Errorf("%d shaders, want %d", len(lines), made+shapes)
	}
	ids := map[string]bool{}
	for _, line := range lines {
		id, baked, _ := strings.Cut(line, " ")
		var is struct {
			Names            []string
			Types            []struct{ Main int }
			Reached          []int
			Vertex, Fragment string
		}
		if err := json.Unmarshal([]byte(baked), &is); err != nil {
			t.Errorf("%s: %v", id, err)
		}
		if ids[id] || len(is.Names) == 0 || len(is.Names) != len(is.Types) || len(is.Reached) == 0 {
			t.Errorf("%s: twice, or without what it is given", id)
		}
		for _, code := range []string{is.Vertex, is.Fragment} {
			if !strings.HasPrefix(code, "#version 300 es") || !strings.Contains(code, "void main(void)") {
				t.Errorf("%s: not for WebGL 2: %.60s", id, code)
			}
		}
		ids[id] = true
	}
}

// A marked constant is one text, or else the site is not built: a shader that is missed only falls when drawn.
func TestShaderSources(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
		ok   bool
	}{
		"two and a common one": {sourceMark + "\nconst a = `A`\n\n" + sourceMark + "\nconst _ = \"B\\n\"\n\nconst c = `C`\n", []string{"A", "B\n"}, true},
		"one with more lines":  {"// A fills.\n//\n" + sourceMark + "\nconst a = `A`\n", []string{"A"}, true},
		"of two texts":         {sourceMark + "\nconst a = `A` + `B`\n", nil, false},
		"without a value":      {sourceMark + "\nvar a string\n", nil, false},
	} {
		file := filepath.Join(t.TempDir(), "a.go")
		if err := os.WriteFile(file, []byte("package a\n\n"+c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got, err := shaderSources(file); (err == nil) != c.ok || !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}
