package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// All mutants of a package stand in it at once. A function f becomes one that asks
// which mutant is to be, and calls f_m12, or f_m0, which is f as it was. The value of
// a variable becomes the call of such a function. A constant stays what it is, since
// arrays and other constants may hang on it, and is bent where its package uses it.

// An edit replaces a part of a file's text, from and to in bytes, by pieces.
type edit struct {
	from, to int
	pieces   []piece
}

// A piece is text that stands for a mutant, or for none. Faulty says where it goes
// when it does not pass the type checker.
type piece struct {
	text   string
	faulty *bool
}

// overlay is a package with all its mutants.
type overlay struct {
	code  *code
	edits map[*source][]edit
	tails map[*source][]piece
}

// overlayOf makes the mutants of a package.
func (m *maker) overlayOf(c *code) *overlay {
	o := &overlay{code: c, edits: map[*source][]edit{}, tails: map[*source][]piece{}}
	for _, s := range c.files {
		for _, d := range s.syntax.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				o.function(m, s, d)
			case *ast.GenDecl:
				o.variables(m, s, d)
			}
		}
	}
	o.constants(m)
	return o
}

func (o *overlay) offset(p token.Pos) int { return o.code.set.Position(p).Offset }

// source returns the text of a node.
func (o *overlay) source(s *source, n ast.Node) string {
	return string(s.text[o.offset(n.Pos()):o.offset(n.End())])
}

func (o *overlay) insert(s *source, at token.Pos, pieces ...piece) {
	o.edits[s] = append(o.edits[s], edit{o.offset(at), o.offset(at), pieces})
}

// function puts the mutants of a function behind its file, and the choice.
func (o *overlay) function(m *maker, s *source, f *ast.FuncDecl) {
	if f.Body == nil || f.Recv == nil && f.Name.Name == "init" {
		return
	}
	made := m.mutate(o.code, s, f.Name.Name, f, func(n int) string { return functionText(o.code.set, f, n) })
	if len(made) == 0 {
		return
	}
	o.insert(s, f.Name.End(), piece{text: "_m0"})
	tail := []piece{{text: o.header(s, f) + " {\n\tswitch mutantIs() {\n"}}
	for _, one := range made {
		tail = append(tail, piece{fmt.Sprintf("\tcase %d:\n\t\t%s\n", one.number, o.call(f, one.number)), &one.faulty})
	}
	tail = append(tail, piece{text: "\t}\n\t" + o.call(f, 0) + "\n}\n"})
	for _, one := range made {
		tail = append(tail, piece{one.text + "\n\n", &one.faulty})
	}
	o.tails[s] = append(o.tails[s], tail...)
}

// header is the function's own, with names for whatever it is given.
func (o *overlay) header(s *source, f *ast.FuncDecl) string {
	var b strings.Builder
	b.WriteString("\nfunc ")
	if f.Recv != nil {
		fmt.Fprintf(&b, "(self %s) ", o.source(s, f.Recv.List[0].Type))
	}
	b.WriteString(f.Name.Name)
	if f.Type.TypeParams != nil {
		b.WriteString(o.source(s, f.Type.TypeParams))
	}
	b.WriteString("(")
	n := 0
	for _, p := range f.Type.Params.List {
		for range max(1, len(p.Names)) {
			fmt.Fprintf(&b, "p%d %s, ", n, o.source(s, p.Type))
			n++
		}
	}
	b.WriteString(")")
	if f.Type.Results != nil {
		b.WriteString(" " + o.source(s, f.Type.Results))
	}
	return b.String()
}

// call calls a mutant of a function with what the function was given.
func (o *overlay) call(f *ast.FuncDecl, number int) string {
	var args []string
	for _, p := range f.Type.Params.List {
		_, variadic := p.Type.(*ast.Ellipsis)
		for range max(1, len(p.Names)) {
			arg := fmt.Sprintf("p%d", len(args))
			if variadic {
				arg += "..."
			}
			args = append(args, arg)
		}
	}
	call := numbered(f.Name.Name, number) + typeArguments(f) + "(" + strings.Join(args, ", ") + ")"
	if f.Recv != nil {
		call = "self." + call
	}
	if f.Type.Results != nil {
		return "return " + call
	}
	return call + "; return"
}

func typeArguments(f *ast.FuncDecl) string {
	if f.Type.TypeParams == nil {
		return ""
	}
	var list []string
	for _, p := range f.Type.TypeParams.List {
		for _, n := range p.Names {
			list = append(list, n.Name)
		}
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// variables lets a package's variables begin as their mutants.
func (o *overlay) variables(m *maker, s *source, d *ast.GenDecl) {
	if d.Tok != token.VAR {
		return
	}
	for _, spec := range d.Specs {
		spec := spec.(*ast.ValueSpec)
		for i, value := range spec.Values {
			if len(spec.Values) == len(spec.Names) {
				o.variable(m, s, spec.Names[i], value)
			}
		}
	}
}

func (o *overlay) variable(m *maker, s *source, name *ast.Ident, value ast.Expr) {
	made := m.mutate(o.code, s, name.Name, value, func(int) string { return text(o.code.set, value) })
	if len(made) == 0 {
		return
	}
	pieces := []piece{{text: "func() " + o.typeName(o.code.info.Defs[name].Type()) + " { switch mutantIs() {\n"}}
	for _, one := range made {
		pieces = append(pieces, piece{fmt.Sprintf("case %d: return %s\n", one.number, one.text), &one.faulty})
	}
	o.insert(s, value.Pos(), append(pieces, piece{text: "}; return "})...)
	o.insert(s, value.End(), piece{text: " }()"})
}

// typeName writes a type as the file does.
func (o *overlay) typeName(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == o.code.types {
			return ""
		}
		return p.Name()
	})
}

// constants bends the constants where they are used. Those that are never bent have
// no mutants.
func (o *overlay) constants(m *maker) {
	constants, bent := m.constants(o.code), map[types.Object]bool{}
	for _, s := range o.code.files {
		for _, n := range uses(s.syntax) {
			of := o.code.info.Uses[n]
			if made := constants[of]; made != nil && o.bend(s, n, made[0].number) {
				bent[of] = true
			}
		}
	}
	for of, made := range constants {
		for _, one := range made {
			one.faulty = !bent[of]
		}
	}
}

// uses returns the names where a value is computed: none in lengths, in other
// constants and in keys.
func uses(f *ast.File) (names []*ast.Ident) {
	var key ast.Node
	ast.Inspect(f, func(n ast.Node) bool {
		if n != nil && n == key {
			return false
		}
		switch n := n.(type) {
		case *ast.ArrayType:
			return false
		case *ast.GenDecl:
			return n.Tok == token.VAR
		case *ast.KeyValueExpr:
			key = n.Key
		case *ast.Ident:
			names = append(names, n)
		}
		return true
	})
	return names
}

// bend bends a constant in one place, and reports whether that can be done.
func (o *overlay) bend(s *source, n *ast.Ident, first int) bool {
	t := o.code.info.TypeOf(n)
	if b, ok := t.Underlying().(*types.Basic); !ok || b.Info()&types.IsInteger == 0 || b.Info()&types.IsUntyped != 0 {
		return false // a string has no number beside it
	}
	use := fmt.Sprintf("mutantBent[%s](%s, %d)", o.typeName(t), n.Name, first)
	o.edits[s] = append(o.edits[s], edit{o.offset(n.Pos()), o.offset(n.End()), []piece{{use, new(bool)}}})
	return true
}
