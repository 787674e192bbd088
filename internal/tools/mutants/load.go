package main

import (
	"go/ast"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"slices"

	"merlin/internal/gotool"
	"merlin/internal/tools/cited"
)

// A listing is a package as the go tool lists it.
type listing struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
	DepOnly, Standard       bool
}

// code is a package of the engine, parsed and with types.
type code struct {
	path, dir string
	set       *token.FileSet
	files     []*source
	info      types.Info
	types     *types.Package
	imports   types.Importer
}

// source is a file of it. Citations are none in a file that carries out no rule.
type source struct {
	path      string
	text      []byte
	syntax    *ast.File
	citations []cited.Citation
}

// load reads the packages of the patterns, tests left out.
func load(patterns ...string) (all []*code, err error) {
	args := append([]string{"-export", "-deps", "os", "runtime", "strconv", "time"}, patterns...) // of switchText
	list, err := gotool.List[listing]("", nil, args...)
	if err != nil {
		return nil, err
	}
	exports := map[string]string{}
	imports := importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(exports[path])
	})
	for _, p := range list {
		exports[p.ImportPath] = p.Export
		if p.DepOnly || p.Standard {
			continue
		}
		c := &code{path: p.ImportPath, dir: p.Dir, set: token.NewFileSet(), imports: imports}
		if err := c.read(p.GoFiles); err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

// read parses the files and finds the types of all expressions.
func (c *code) read(names []string) error {
	var files []*ast.File
	for _, name := range names {
		s := &source{path: filepath.Join(c.dir, name)}
		var err error
		if s.text, err = os.ReadFile(s.path); err != nil {
			return err
		}
		if s.syntax, err = cited.Parse(c.set, s.path); err != nil {
			return err
		}
		if cited.Engine(name) {
			s.citations = cited.In(c.set, s.syntax)
		}
		c.files, files = append(c.files, s), append(files, s.syntax)
	}
	c.info = types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	conf := types.Config{Importer: c.imports}
	var err error
	c.types, err = conf.Check(c.path, c.set, files, &c.info)
	return err
}

// rulesAt returns the rules that are carried out where a node stands, each once.
func (s *source) rulesAt(n ast.Node) (rules []string) {
	for _, c := range s.citations {
		if c.From <= n.Pos() && n.End() <= c.To && !slices.Contains(rules, c.Rule) {
			rules = append(rules, c.Rule)
		}
	}
	return rules
}
