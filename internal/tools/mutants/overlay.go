package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// All mutants of a package stand in it at once. A function f becomes one that asks
// which mutant is to be, and calls f_m12, or f_m0, which is f as it was. The value of
// a variable becomes the call of such a function. A constant stays what it is, since
// arrays and other constants may hang on it, and is bent where it is used.

// switchText says which mutant is to be: the number in the environment. A mutant that
// never ends is ended by the number of calls, the time or the memory.
const switchText = `package %s

import (
	"os"
	"runtime"
	"strconv"
	"time"
)

var mutantActive = mutantStart()

var mutantCalls int

func mutantStart() int {
	n, _ := strconv.Atoi(os.Getenv("MUTANT"))
	if n > 0 {
		go mutantWatch()
	}
	return n
}

func mutantWatch() {
	var m runtime.MemStats
	for range 100 {
		time.Sleep(100 * time.Millisecond)
		if runtime.ReadMemStats(&m); m.HeapAlloc > 1<<30 {
			break
		}
	}
	println("endless")
	os.Exit(3)
}

func mutantIs() int {
	if mutantCalls++; mutantCalls > 20_000_000 {
		println("endless")
		os.Exit(3)
	}
	return mutantActive
}

func mutantBent[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](v T, first int) T {
	switch mutantIs() - first {
	case 0:
		return v + 1
	case 1:
		return v - 1
	case 2:
		return 0
	}
	return v
}
`

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

// file is a file of the overlay, and where the pieces stand in it.
type file struct {
	path  string
	text  []byte
	spans []span
}

type span struct {
	from, to int
	faulty   *bool
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
	constants := m.constants(c)
	for _, s := range c.files {
		o.uses(s, constants)
	}
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

// uses bends the constants where a value is computed. Lengths, other constants and
// keys stay.
func (o *overlay) uses(s *source, constants map[types.Object][]*mutant) {
	var kept ast.Node
	ast.Inspect(s.syntax, func(n ast.Node) bool {
		if n != nil && n == kept {
			return false
		}
		switch n := n.(type) {
		case *ast.ArrayType:
			return false
		case *ast.GenDecl:
			return n.Tok == token.VAR
		case *ast.KeyValueExpr:
			kept = n.Key
		case *ast.Ident:
			if made := constants[o.code.info.Uses[n]]; made != nil {
				o.bend(s, n, made[0].number)
			}
		}
		return true
	})
}

func (o *overlay) bend(s *source, n *ast.Ident, first int) {
	t, ok := o.code.info.Types[n]
	if !ok {
		return
	}
	if b, ok := t.Type.(*types.Basic); ok && b.Info()&types.IsUntyped != 0 {
		return
	}
	use := fmt.Sprintf("mutantBent[%s](%s, %d)", o.typeName(t.Type), n.Name, first)
	o.edits[s] = append(o.edits[s], edit{o.offset(n.Pos()), o.offset(n.End()), []piece{{use, new(bool)}}})
}

// files returns the changed files and that of the switch. Faulty pieces are left
// out; a faulty use is the text that stood there.
func (o *overlay) files() (all []*file) {
	for _, s := range o.code.files {
		if len(o.edits[s]) > 0 {
			all = append(all, o.file(s))
		}
	}
	return append(all, &file{
		path: filepath.Join(o.code.dir, "mutant_switch.go"),
		text: fmt.Appendf(nil, switchText, o.code.types.Name()),
	})
}

func (o *overlay) file(s *source) *file {
	edits := o.edits[s]
	slices.SortStableFunc(edits, func(a, b edit) int { return a.from - b.from })
	f := &file{path: s.path}
	done := 0
	for _, e := range edits {
		f.text = append(f.text, s.text[done:e.from]...)
		before := len(f.text)
		f.add(e.pieces)
		if len(f.text) == before {
			f.text = append(f.text, s.text[e.from:e.to]...)
		}
		done = e.to
	}
	f.text = append(f.text, s.text[done:]...)
	f.add(o.tails[s])
	return f
}

func (f *file) add(pieces []piece) {
	for _, p := range pieces {
		if p.faulty != nil {
			if *p.faulty {
				continue
			}
			f.spans = append(f.spans, span{len(f.text), len(f.text) + len(p.text), p.faulty})
		}
		f.text = append(f.text, p.text...)
	}
}

// checked returns the files without the mutants that do not pass the type checker.
func (o *overlay) checked() ([]*file, error) {
	for range 10 {
		files := o.files()
		found, err := o.check(files)
		if err != nil || found == 0 {
			return files, err
		}
	}
	return nil, fmt.Errorf("%s: the mutants still do not build", o.code.path)
}

// check marks what is faulty and counts it. An error elsewhere is one of this tool.
func (o *overlay) check(changed []*file) (found int, err error) {
	set := token.NewFileSet()
	at := map[string]*file{}
	for _, f := range changed {
		at[f.path] = f
	}
	var parsed []*ast.File
	for _, s := range o.code.files {
		if at[s.path] == nil {
			changed = append(changed, &file{path: s.path, text: s.text})
		}
	}
	for _, f := range changed {
		syntax, err := parser.ParseFile(set, f.path, f.text, parser.SkipObjectResolution)
		if err != nil {
			return 0, err
		}
		parsed = append(parsed, syntax)
	}
	conf := types.Config{Importer: o.code.imports, Error: func(e error) {
		fault := e.(types.Error)
		p := set.Position(fault.Pos)
		if s := at[p.Filename].spanAt(p.Offset); s != nil {
			*s.faulty = true
			found++
		} else if !strings.HasPrefix(fault.Msg, "\t") {
			err = fault
		}
	}}
	conf.Check(o.code.path, set, parsed, nil) // errors are counted one by one
	if found > 0 {
		return found, nil
	}
	return 0, err
}

// spanAt returns the piece of a mutant that stands somewhere.
func (f *file) spanAt(offset int) *span {
	if f == nil {
		return nil
	}
	for i, s := range f.spans {
		if s.from <= offset && offset < s.to {
			return &f.spans[i]
		}
	}
	return nil
}
