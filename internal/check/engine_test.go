package check

import (
	"go/ast"
	"go/types"
	"slices"
	"testing"
)

// engine returns the packages under game, with types.
func engine(t *testing.T) []*source {
	t.Helper()
	return engineAmong(t, "./game/...")
}

// shippedEngine returns those that the program is built from: a title without a screen is
// not among them.
func shippedEngine(t *testing.T) []*source {
	t.Helper()
	return engineAmong(t, "-deps", ".")
}

func engineAmong(t *testing.T, pattern ...string) []*source {
	t.Helper()
	list, err := packages("linux", "amd64", pattern...)
	if err != nil {
		t.Fatal(err)
	}
	var out []*source
	for _, p := range list {
		if !within(p.ImportPath, "merlin/game") {
			continue
		}
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
