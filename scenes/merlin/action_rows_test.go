package merlin

import (
	"go/ast"
	"go/parser"
	tokens "go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/modules"
)

// sources are the files of a folder that are no tests.
func sources(t *testing.T, folder string) (list []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if !strings.HasSuffix(name, "_test.go") {
			list = append(list, name)
		}
	}
	return list
}

// rowFiles are the kinds of the engine that rows of this package are for, with the files
// of those rows.
func rowFiles(t *testing.T) map[string][]string {
	t.Helper()
	found := map[string][]string{}
	for _, path := range sources(t, "modules") {
		file, err := parser.ParseFile(tokens.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			pair, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			key, _ := pair.Key.(*ast.Ident)
			value, ok := pair.Value.(*ast.SelectorExpr)
			if ok && key != nil && key.Name == "Kind" && pair.Pos() < endOfModule(file) {
				found[value.Sel.Name] = append(found[value.Sel.Name], filepath.Base(path))
			}
			return true
		})
	}
	return found
}

// endOfModule is where the literal of the module ends in its file; 0 where there is none.
func endOfModule(file *ast.File) tokens.Pos {
	for _, d := range file.Decls {
		gen, ok := d.(*ast.GenDecl)
		if !ok || gen.Tok != tokens.VAR {
			continue
		}
		values := gen.Specs[0].(*ast.ValueSpec).Values
		if len(values) != 1 {
			continue
		}
		if lit, ok := values[0].(*ast.CompositeLit); ok {
			if name, ok := lit.Type.(*ast.Ident); ok && name.Name == "Module" {
				return lit.End()
			}
		}
	}
	return 0
}

// Every kind of action and of target that the engine declares has one row on the screen:
// in the file of the module whose file of the engine declares it.
func TestEveryActionAndTargetHasOneRow(t *testing.T) {
	rows, whose, kinds := rowFiles(t), brought(t), 0
	for _, path := range sources(t, "../../game/merlin") {
		for _, name := range declared(t, path) {
			isKind := strings.HasPrefix(name, "Act") || strings.HasPrefix(name, "Target") && name != "TargetNone"
			if !isKind || name == "ActivateSpace" || name == "ActAt" { // a space and a type
				continue
			}
			kinds++
			want := "base.go"
			if module := whose[name]; module != "" {
				want = module + ".go"
			}
			if !slices.Equal(rows[name], []string{want}) {
				t.Errorf("%s has rows in %q, wanted is one in %s", name, rows[name], want)
			}
		}
	}
	if kinds < 100 {
		t.Errorf("the engine declares only %d kinds: the test looks for the wrong thing", kinds)
	}
}

// Every row of a target names its thing and its region, and no two rows are for one kind.
func TestTargetRowsAreWhole(t *testing.T) {
	seen := map[uint8]bool{}
	for _, m := range modules.Modules {
		for _, row := range m.Targets {
			if row.Region == nil || row.Name == nil || seen[row.Kind] {
				t.Errorf("%q: the row of target %d lacks a name, or there is another one", m.Name, row.Kind)
			}
			seen[row.Kind] = true
		}
	}
	for kind := uint8(merlin.TargetDie); kind <= merlin.TargetGrail; kind++ {
		if !seen[kind] {
			t.Errorf("target %d has no row", kind)
		}
	}
}

// No question has two rows, and each has its sentence in every language.
func TestAskRowsHaveSentences(t *testing.T) {
	app, seen := appIn(t, "en"), map[game.AskKind]bool{}
	rules := newMatch(t, 2, 1, allModules()...).Game().(*merlin.Game).Rules()
	for _, m := range modules.Modules {
		for _, row := range m.Asks {
			ask := rules.AskName(row.Kind)
			if seen[row.Kind] {
				t.Errorf("%q has two rows", ask)
			}
			seen[row.Kind] = true
			if row.Words == nil && row.Args == nil && amiss(app.Context().T("ask."+ask)) {
				t.Errorf("question %d, %q, has no sentence", row.Kind, ask)
			}
		}
	}
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
