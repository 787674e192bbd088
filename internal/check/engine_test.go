package check

import (
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// engine returns the packages under game, with types.
func engine(t *testing.T) []*source {
	t.Helper()
	list, err := packages("linux", "amd64", "./game/...")
	if err != nil {
		t.Fatal(err)
	}
	var out []*source
	for _, p := range list {
		s, err := p.parse(true)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, s)
	}
	return out
}

// seeded are the names of math/rand/v2 that draw from a given source only.
var seeded = []string{"New", "NewPCG", "PCG", "Rand", "Source"}

// TestEngineIsDeterministic wants the same game from the same seed on every
// machine: no floats, no order of a map, no goroutines, no global chance.
func TestEngineIsDeterministic(t *testing.T) {
	for _, s := range engine(t) {
		s.inspect(func(n ast.Node) {
			switch n := n.(type) {
			case *ast.RangeStmt:
				if _, ok := s.info.TypeOf(n.X).Underlying().(*types.Map); ok {
					t.Errorf("%s: ranges over a map; its order differs from run to run", s.at(n.Pos()))
				}
			case *ast.GoStmt, *ast.SelectStmt:
				t.Errorf("%s: goroutines run in no fixed order", s.at(n.Pos()))
			case *ast.SelectorExpr:
				o := s.info.Uses[n.Sel]
				if o != nil && o.Pkg() != nil && o.Pkg().Path() == "math/rand/v2" && o.Parent() == o.Pkg().Scope() && !slices.Contains(seeded, o.Name()) {
					t.Errorf("%s: rand.%s draws from a global source", s.at(n.Pos()), o.Name())
				}
			case ast.Expr:
				if typ := s.info.TypeOf(n); typ != nil && isFloat(typ) {
					t.Errorf("%s: a float; machines round differently", s.at(n.Pos()))
				}
			}
		})
	}
}

func isFloat(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsFloat|types.IsComplex) != 0
}

// registry is where the modules of the title meet; it names them all. Of what it
// declares the base uses these and nothing that is of one module.
const registry = "bigbox.go"

var registered = []string{
	"modules", "Mods", "HiddenMods", "Seen", "BoxMods", "presets", "Reasons", "streams", "sides", "loads",
}

// TestBaseNamesNoModule wants that the base stands without the modules: none of its files
// uses what a module's file declares, or has a module's name in a text. A module's files
// are that with its variable and those named after that (arthur_….go).
func TestBaseNamesNoModule(t *testing.T) {
	found := 0
	for _, s := range engine(t) {
		names := s.moduleNames()
		found += len(names)
		for _, f := range s.files {
			if file := s.file(f); ofModule(file, names) || file == registry {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok {
					for _, w := range words(text(lit)) {
						if slices.Contains(names, w) {
							t.Errorf("%s: the base has %q in the text %s", s.at(lit.Pos()), w, lit.Value)
						}
					}
				}
				id, ok := n.(*ast.Ident)
				if !ok {
					return true
				}
				o := s.info.Uses[id]
				if o == nil || !o.Pos().IsValid() {
					return true
				}
				from := filepath.Base(s.fset.Position(o.Pos()).Filename)
				if ofModule(from, names) || from == registry && !slices.Contains(registered, id.Name) {
					t.Errorf("%s: the base names %s of %s", s.at(id.Pos()), id.Name, from)
				}
				return true
			})
		}
	}
	if found < 5 {
		t.Errorf("%d files with modules were found; there are more", found)
	}
}

// TestModulesNameNoOther wants that modules meet in the base and the registry only: a
// module's files use what another one's declare only if it brings that one.
func TestModulesNameNoOther(t *testing.T) {
	found := 0
	for _, s := range engine(t) {
		names := s.moduleNames()
		for _, f := range s.files {
			file := s.file(f)
			of := slices.IndexFunc(names, func(name string) bool { return ofModule(file, []string{name}) })
			if of < 0 {
				continue
			}
			brings := s.brings(names[of])
			ast.Inspect(f, func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				if !ok || s.info.Uses[id] == nil || s.info.Uses[id].Pkg() != s.pkg {
					return true
				}
				from := filepath.Base(s.fset.Position(s.info.Uses[id].Pos()).Filename)
				for i, name := range names {
					switch {
					case i == of || !ofModule(from, []string{name}):
					case slices.Contains(brings, name):
						found++
					default:
						t.Errorf("%s: a module names %s of %s", s.at(id.Pos()), id.Name, from)
					}
				}
				return true
			})
		}
	}
	if found == 0 {
		t.Error("no module uses what it brings")
	}
}

// brings returns the modules that those in a file bring.
func (s *source) brings(name string) (list []string) {
	for _, f := range s.files {
		if s.file(f) != name+".go" {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.CompositeLit); ok {
				if b := s.field(lit, "Module", "Brings"); b != "" {
					list = append(list, b)
				}
			}
			return true
		})
	}
	return list
}

// moduleNames returns the names, without ending, of the files that declare a
// variable with a module.
func (s *source) moduleNames() (names []string) {
	for _, f := range s.files {
		for _, d := range f.Decls {
			if vars, ok := d.(*ast.GenDecl); ok && slices.ContainsFunc(vars.Specs, s.declaresModule) {
				names = append(names, strings.TrimSuffix(s.file(f), ".go"))
				break
			}
		}
	}
	return names
}

func (s *source) declaresModule(spec ast.Spec) bool {
	vars, ok := spec.(*ast.ValueSpec)
	return ok && slices.ContainsFunc(vars.Values, func(e ast.Expr) bool {
		t := s.info.TypeOf(e)
		if p, ok := t.(*types.Pointer); ok {
			t = p.Elem()
		}
		n, ok := t.(*types.Named)
		return ok && strings.EqualFold(n.Obj().Name(), "module")
	})
}

func (s *source) file(f *ast.File) string { return filepath.Base(s.fset.Position(f.Pos()).Filename) }

// ofModule tells whether a file is one of a module's.
func ofModule(file string, names []string) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		return file == name+".go" || strings.HasPrefix(file, name+"_")
	})
}
