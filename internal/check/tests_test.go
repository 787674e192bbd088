package check

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"testing"
)

// TestPropertiesDrawByOneRule wants every property to be checked by the package
// property, so that the gate draws the same values each time.
func TestPropertiesDrawByOneRule(t *testing.T) {
	for _, path := range testFiles(t) {
		if filepath.Base(filepath.Dir(path)) == "property" {
			continue
		}
		ast.Inspect(parsed(t, path), func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok && drawsByItself(s) {
				t.Errorf("%s calls rapid.%s; property.Check draws the same values in each gate", path, s.Sel.Name)
			}
			return true
		})
	}
}

// drawsByItself reports whether this is what rapid checks properties with.
func drawsByItself(s *ast.SelectorExpr) bool {
	from, ok := s.X.(*ast.Ident)
	return ok && from.Name == "rapid" && slices.Contains([]string{"Check", "MakeCheck", "MakeFuzz"}, s.Sel.Name)
}

// TestKeptResultsHangOnFilesAlone wants of the packages whose results make unit keeps
// that their tests ask nothing but files and the environment, which Go watches.
func TestKeptResultsHangOnFilesAlone(t *testing.T) {
	for _, path := range testFiles(t) {
		rel, err := filepath.Rel(root(), filepath.Dir(path))
		if err != nil {
			t.Fatal(err)
		}
		if within(rel, "internal") || rel == "scenes/sound" || rel == "scenes/store" {
			continue
		}
		for _, spec := range parsed(t, path).Imports {
			if slices.Contains([]string{`"os/exec"`, `"net"`, `"net/http"`, `"syscall"`}, spec.Path.Value) {
				t.Errorf("%s imports %s: its results must not be kept (OUTSIDE in the Makefile)", path, spec.Path.Value)
			}
		}
	}
}

// testFiles are the paths of the tests of this module, but for those of the robot's.
func testFiles(t *testing.T) (paths []string) {
	list, err := packages("linux", "amd64", "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		in, err := filepath.Glob(filepath.Join(p.Dir, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, in...)
	}
	return paths
}

func parsed(t *testing.T, path string) *ast.File {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return file
}
