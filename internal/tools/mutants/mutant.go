package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/printer"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// A mutant is the engine with one change.
type mutant struct {
	number   int // from 1, over all packages
	rules    []string
	operator string
	place    string // file:line, and the declaration
	text     string // of the declaration, changed; empty for a constant
	was, now string // the lines that differ
	faulty   bool   // it does not pass the type checker
	killer   string // what noticed it; empty if nothing did
}

// maker makes the mutants of packages.
type maker struct {
	wanted func(rules []string) bool
	all    []*mutant
}

// note adds a mutant that a change at a node makes.
func (m *maker) note(c *code, rules []string, operator, name string, at ast.Node) *mutant {
	p := c.set.Position(at.Pos())
	one := &mutant{
		number: len(m.all) + 1, rules: rules, operator: operator,
		place: fmt.Sprintf("%s:%d (%s)", filepath.Base(p.Filename), p.Line, name),
	}
	m.all = append(m.all, one)
	return one
}

// mutate returns the mutants of a declaration, each with the text of print, which is
// asked while the tree is changed.
func (m *maker) mutate(c *code, s *source, name string, decl ast.Node, print func(number int) string) (made []*mutant) {
	original := print(0)
	for _, change := range changesIn(&c.info, decl) {
		rules := s.rulesAt(change.at)
		if len(rules) == 0 || !m.wanted(rules) {
			continue
		}
		one := m.note(c, rules, change.operator, name, change.at)
		change.do()
		one.text = print(one.number)
		one.was, one.now = difference(original, print(0))
		change.undo()
		made = append(made, one)
	}
	return made
}

// numbered is the name of a function's mutant; 0 is the function as it was.
func numbered(name string, number int) string { return fmt.Sprintf("%s_m%d", name, number) }

// functionText prints a function, under a name of its own if it is a mutant.
func functionText(set *token.FileSet, f *ast.FuncDecl, number int) string {
	copied := *f
	copied.Doc = nil
	if number > 0 {
		copied.Name = ident(numbered(f.Name.Name, number))
	}
	return text(set, &copied)
}

// text prints a node.
func text(set *token.FileSet, n ast.Node) string {
	var b bytes.Buffer
	if err := printer.Fprint(&b, set, n); err != nil {
		panic(err) // only for what is no syntax tree
	}
	return b.String()
}

// difference returns the lines of two texts that differ, without those that both
// begin and end with.
func difference(a, b string) (was, now string) {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	before, after := shared(x, y)
	x, y = x[before:len(x)-after], y[before:len(y)-after]
	return excerpts(oneLine(x), oneLine(y))
}

// shared returns how many elements two lists have in common at their beginnings, and
// behind those at their ends.
func shared[T comparable](x, y []T) (before, after int) {
	for before < min(len(x), len(y)) && x[before] == y[before] {
		before++
	}
	for after < min(len(x), len(y))-before && x[len(x)-1-after] == y[len(y)-1-after] {
		after++
	}
	return before, after
}

func oneLine(lines []string) []rune {
	return []rune(strings.Join(strings.Fields(strings.Join(lines, " ")), " "))
}

// excerpts cuts two lines to where they differ, and a little round it.
func excerpts(x, y []rune) (was, now string) {
	const margin = 40
	before, after := shared(x, y)
	cut := func(line []rune) string {
		text, from, to := "", max(0, before-margin), min(len(line), len(line)-after+margin)
		if from > 0 {
			text = "…"
		}
		if text += string(line[from:to]); to < len(line) {
			text += "…"
		}
		return text
	}
	return cut(x), cut(y)
}

// constants returns the mutants of a package's constants that cite a rule and are a
// number of their own, in the order of bends.
func (m *maker) constants(c *code) map[types.Object][]*mutant {
	all := map[types.Object][]*mutant{}
	for _, s := range c.files {
		for _, d := range s.syntax.Decls {
			if d, ok := d.(*ast.GenDecl); ok && d.Tok == token.CONST {
				for _, spec := range d.Specs {
					m.constant(c, s, spec.(*ast.ValueSpec), all)
				}
			}
		}
	}
	return all
}

// bends are what mutantBent does to a constant, in its order.
var bends = []string{"%s + 1", "%s - 1", "0"}

func (m *maker) constant(c *code, s *source, spec *ast.ValueSpec, all map[types.Object][]*mutant) {
	rules := s.rulesAt(spec)
	if len(rules) == 0 || !m.wanted(rules) || len(spec.Values) != 1 {
		return
	}
	if _, ok := spec.Values[0].(*ast.BasicLit); !ok {
		return
	}
	name := spec.Names[0]
	for _, bend := range bends {
		one := m.note(c, rules, "constant changed", name.Name, spec)
		one.was, one.now = name.Name, strings.ReplaceAll(bend, "%s", name.Name)
		all[c.info.Defs[name]] = append(all[c.info.Defs[name]], one)
	}
}

// anyOf returns what reports whether one of some rules is on the list; an empty list
// has all.
func anyOf(list []string) func([]string) bool {
	return func(rules []string) bool {
		return len(list) == 0 || slices.ContainsFunc(rules, func(r string) bool { return slices.Contains(list, r) })
	}
}
