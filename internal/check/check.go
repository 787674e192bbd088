// Package check holds what the architecture promises: which way imports go,
// what the engine must not touch, which names stay where. It is tests only, and
// judges what the compiler sees (imports, types, identifiers), not comments, and the
// text of strings only for the names of modules and keys. Test files may do as they like.
package check

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"merlin/internal/gotool"
)

// pkg is a package of this module as the go tool lists it, tests left out.
type pkg struct {
	ImportPath, Dir string
	GoFiles         []string
	Imports         []string
	Export          string // file of its types, if it was asked for
}

// packages lists those below the pattern, as they are built for the system; "-deps"
// before it adds all that they are built from.
func packages(goos, goarch string, pattern ...string) ([]pkg, error) {
	return gotool.List[pkg](root(), []string{"CGO_ENABLED=0", "GOOS=" + goos, "GOARCH=" + goarch}, pattern...)
}

// root is the folder of go.mod.
func root() string {
	dir, err := filepath.Abs("../..")
	if err != nil {
		panic(err) // there is no working directory
	}
	return dir
}

// within reports whether the package is path or lies below it.
func within(p, path string) bool { return p == path || strings.HasPrefix(p, path+"/") }

// source is a package parsed and with types.
type source struct {
	fset  *token.FileSet
	files []*ast.File
	info  types.Info
}

var (
	shared  = token.NewFileSet()
	imports = sync.OnceValue(func() types.Importer { return importer.ForCompiler(shared, "gc", compiled) })
)

// compiled opens what the compiler has said of a package.
func compiled(path string) (io.ReadCloser, error) {
	file, ok := exports()[path]
	if !ok {
		return nil, fmt.Errorf("%s is not compiled", path)
	}
	return os.Open(file)
}

// exports are the files of compiled packages: this module's and all below them.
var exports = sync.OnceValue(func() map[string]string {
	list, err := packages("linux", "amd64", "-export", "-deps", "./game/...", "./scenes/merlin/...")
	if err != nil {
		panic(err) // nothing builds
	}
	files := map[string]string{}
	for _, p := range list {
		files[p.ImportPath] = p.Export
	}
	return files
})

// parse reads the package's files; typed also finds the type of each expression.
func (p pkg) parse(typed bool) (*source, error) {
	s := &source{fset: shared, info: types.Info{
		Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
	}}
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(s.fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		s.files = append(s.files, f)
	}
	if !typed {
		return s, nil
	}
	conf := types.Config{Importer: imports()}
	_, err := conf.Check(p.ImportPath, s.fset, s.files, &s.info)
	return s, err
}

// fileAt is the file where something stands, from the module's folder.
func (s *source) fileAt(pos token.Pos) string {
	name := s.fset.Position(pos).Filename
	if rel, err := filepath.Rel(root(), name); err == nil {
		return filepath.ToSlash(rel)
	}
	return name
}

// at says where something stands, from the module's folder.
func (s *source) at(pos token.Pos) string {
	return fmt.Sprintf("%s:%d", s.fileAt(pos), s.fset.Position(pos).Line)
}

// inspect calls f for every node of the package.
func (s *source) inspect(f func(ast.Node)) {
	for _, file := range s.files {
		ast.Inspect(file, func(n ast.Node) bool {
			if n != nil {
				f(n)
			}
			return true
		})
	}
}
