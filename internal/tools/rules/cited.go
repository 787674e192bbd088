package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"merlin/game/scenario"
)

// readCode returns which declarations of a folder's files have comments, before or
// within them, that cite rules. Tests are left out: they carry out no rule.
func readCode(folder string) (all []citation, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, file, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		all = append(all, citedIn(set, f, name)...)
	}
	return all, nil
}

// citedIn returns each declaration of a file once for each rule that it cites. The
// comment on the package explains citing and cites nothing.
func citedIn(set *token.FileSet, f *ast.File, name string) (all []citation) {
	for _, group := range f.Comments {
		if group == f.Doc {
			continue
		}
		for _, rule := range number.FindAllString(group.Text(), -1) {
			c := citation{rule, name, declares(set, f, group.Pos())}
			if !slices.Contains(all, c) {
				all = append(all, c)
			}
		}
	}
	return all
}

// declares returns the name declared where a comment stands: above it, within it or
// behind it on its last line; the empty text if nothing follows.
func declares(set *token.FileSet, f *ast.File, at token.Pos) string {
	line := func(p token.Pos) int { return set.Position(p).Line }
	for _, d := range f.Decls {
		if line(at) > line(d.End()) {
			continue
		}
		switch d := d.(type) {
		case *ast.FuncDecl:
			return d.Name.Name
		case *ast.GenDecl:
			return specAt(line, d.Specs, at)
		}
	}
	return ""
}

// specAt returns the name in a group of declarations that a comment belongs to: the
// first that does not end above it.
func specAt(line func(token.Pos) int, specs []ast.Spec, at token.Pos) string {
	for _, s := range specs {
		if line(at) <= line(s.End()) {
			return specName(s)
		}
	}
	return specName(specs[len(specs)-1])
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

// readScenarios returns the titles of a folder's scenarios, once for each rule that
// a title begins with.
func readScenarios(folder string) (all []citation, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		scenarios, err := scenario.Read(file, string(text))
		if err != nil {
			return nil, err
		}
		for _, s := range scenarios {
			rules := s.Rules()
			title := strings.TrimSpace(strings.Join(strings.Split(s.Title, ",")[len(rules):], ","))
			slices.Sort(rules)
			for _, rule := range slices.Compact(rules) {
				all = append(all, citation{rule, filepath.Base(file), title})
			}
		}
	}
	return all, nil
}
