// Package cited finds where the code of an engine cites a rule: the comments with
// its number ("// B24"), and what they stand at.
package cited

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
)

// Number is the number of a rule.
var Number = regexp.MustCompile(`\b[A-Z]\d+[a-z]?\b`)

// A Citation is a comment with the number of a rule. Name is that of the declaration
// above, in or behind which it stands, or empty; From and To enclose what carries the
// rule out: the declaration if the comment stands above it or on its first or last
// line, otherwise the statement, clause, element or row on whose line it stands, or
// which follows it.
type Citation struct {
	Rule, Name string
	From, To   token.Pos
}

// Files returns the files of a folder that carry out rules: tests do not.
func Files(folder string) (engine []string, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	for _, file := range files {
		if Engine(file) {
			engine = append(engine, file)
		}
	}
	return engine, err
}

// Engine reports whether a file may carry out rules.
func Engine(file string) bool {
	name := filepath.Base(file)
	return !strings.HasSuffix(name, "_test.go")
}

// Parse reads a file so that In finds its citations.
func Parse(set *token.FileSet, file string) (*ast.File, error) {
	return parser.ParseFile(set, file, nil, parser.ParseComments|parser.SkipObjectResolution)
}

// In returns the citations of a file in their order. The comment on the package
// explains citing and cites nothing.
func In(set *token.FileSet, f *ast.File) (all []Citation) {
	for _, group := range f.Comments {
		if group == f.Doc {
			continue
		}
		c := placeOf(set, f, group)
		for _, c.Rule = range Number.FindAllString(group.Text(), -1) {
			all = append(all, c)
		}
	}
	return all
}

// placeOf returns the citation of a comment, still without its rule.
func placeOf(set *token.FileSet, f *ast.File, group *ast.CommentGroup) Citation {
	line := func(p token.Pos) int { return set.Position(p).Line }
	at := line(group.Pos())
	for _, d := range f.Decls {
		if at > line(d.End()) {
			continue
		}
		c := Citation{From: d.Pos(), To: d.End()}
		spec := ast.Node(d)
		switch d := d.(type) {
		case *ast.FuncDecl:
			c.Name = d.Name.Name
		case *ast.GenDecl:
			s := specAt(line, d.Specs, at)
			c.Name, spec = specName(s), s
		}
		if at > line(d.Pos()) && group.Pos() > d.Pos() && group.End() < d.End() {
			c.From, c.To = within(line, spec, at)
		}
		return c
	}
	return Citation{}
}

// specAt returns that of a group of declarations which a line belongs to: the first
// that does not end above it.
func specAt(line func(token.Pos) int, specs []ast.Spec, at int) ast.Spec {
	for _, s := range specs {
		if at <= line(s.End()) {
			return s
		}
	}
	return specs[len(specs)-1]
}

func specName(s ast.Spec) string {
	switch s := s.(type) {
	case *ast.TypeSpec:
		return s.Name.Name
	case *ast.ValueSpec:
		return s.Names[0].Name
	}
	return "" // an import
}

// within returns what in a declaration a comment on a line stands at: the outermost
// node that begins on the line, otherwise the one that ends there, otherwise the next.
func within(line func(token.Pos) int, decl ast.Node, at int) (from, to token.Pos) {
	var begins, ends, next ast.Node
	ast.Inspect(decl, func(n ast.Node) bool {
		if !stands(n) {
			return n != nil
		}
		switch {
		case begins == nil && line(n.Pos()) == at:
			begins = n
		case ends == nil && line(n.End()) == at:
			ends = n
		case next == nil && line(n.Pos()) > at:
			next = n
		}
		return true
	})
	for _, n := range []ast.Node{begins, ends, next} {
		if n != nil {
			return n.Pos(), n.End()
		}
	}
	return decl.Pos(), decl.End()
}

// stands reports whether a comment can stand at a node: a block is that of what it
// belongs to.
func stands(n ast.Node) bool {
	switch n.(type) {
	case *ast.BlockStmt:
		return false
	case ast.Stmt, ast.Spec, ast.Expr, *ast.Field:
		return true
	}
	return false
}
