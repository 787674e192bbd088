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
