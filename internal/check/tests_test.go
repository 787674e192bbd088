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
