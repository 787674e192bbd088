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

// A file that does not begin with a module's name names nothing of a module: none of its
// kinds, no field of its state, not its name. In module.go is the registry.
func TestSharedFilesNameNoModule(t *testing.T) {
	names, of := brought(t), moduleWords()
	if len(names) < 60 {
		t.Errorf("the modules declare only %d names: the test looks for the wrong thing", len(names))
	}
	for _, path := range sources(t, ".") {
		first, _, _ := strings.Cut(strings.TrimSuffix(path, ".go"), "_")
		if slices.Contains(of, first) {
			continue
		}
		for _, what := range namedIn(t, path, names, of) {
			t.Errorf("%s names %s", path, what)
		}
	}
}

// moduleWords are the names of the modules and their variants.
func moduleWords() (list []string) {
	for _, m := range modules {
		if m.Name != "" {
			list = append(list, m.Name)
		}
	}
	return append(list, "knights-dealt", "caerleon-random")
}

// namedIn is what a file names of modules.
func namedIn(t *testing.T, path string, names map[string]string, words []string) (found []string) {
	t.Helper()
	file, err := parser.ParseFile(tokens.NewFileSet(), path, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == "merlin" && names[n.Sel.Name] != "" {
				found = append(found, "merlin."+n.Sel.Name+" of "+names[n.Sel.Name])
			}
			if n.Sel.Name == "Mods" {
				found = append(found, "the state of modules")
			}
		case *ast.BasicLit:
			if s := strings.Trim(n.Value, `"`); slices.Contains(words, s) {
				found = append(found, n.Value)
			}
		}
		return true
	})
	return found
}
