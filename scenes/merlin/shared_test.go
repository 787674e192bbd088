package merlin

import (
	"go/ast"
	"go/parser"
	tokens "go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game/merlin"
)

// shared are the files that know no module: what any module's rows stand on, and the
// base's own rows.
var shared = []string{
	"base.go", "base_events.go", "base_flights.go", "base_phrases.go", "base_score.go", "base_spaces.go", "chronicle.go", "event_rows.go", "flights.go",
	"module.go", "phrases.go", "result.go", "rows.go", "score.go", "scored.go", "space_words.go", "tally.go", "turned.go",
}

// brought are the names that the engine's files of the modules declare, with who does.
func brought(t *testing.T) map[string]string {
	t.Helper()
	names := map[string]string{}
	for _, module := range merlin.ModuleNames() {
		module, _, _ = strings.Cut(module, "-")
		files, err := filepath.Glob("../../game/merlin/" + module + "*.go")
		if err != nil || len(files) == 0 {
			t.Fatalf("%s has no file: %v", module, err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			for _, name := range declared(t, name) {
				names[name] = module
			}
		}
	}
	return names
}

// declared are the constants, variables, types and functions of a file.
func declared(t *testing.T, path string) (names []string) {
	t.Helper()
	file, err := parser.ParseFile(tokens.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				names = append(names, d.Name.Name)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					names = append(names, spec.Name.Name)
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						names = append(names, name.Name)
					}
				}
			}
		}
	}
	return names
}

// Files that all modules share name nothing of a module: none of its kinds, no field of
// its state, not its name.
func TestSharedFilesNameNoModule(t *testing.T) {
	names := brought(t)
	modules := append(merlin.ModuleNames(), "knights-dealt", "caerleon-random")
	for _, path := range shared {
		file, err := parser.ParseFile(tokens.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "merlin" && names[n.Sel.Name] != "" {
					t.Errorf("%s: merlin.%s is of %s", path, n.Sel.Name, names[n.Sel.Name])
				}
				if n.Sel.Name == "Mods" {
					t.Errorf("%s looks at the state of modules", path)
				}
			case *ast.BasicLit:
				if s := strings.Trim(n.Value, `"`); slices.Contains(modules, s) {
					t.Errorf("%s: the string %q", path, s)
				}
			}
			return true
		})
	}
	if len(names) < 60 {
		t.Errorf("the modules declare only %d names: the test looks for the wrong thing", len(names))
	}
}
