package check

import (
	"fmt"
	"go/ast"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Where the modules of Merlin live: the rules, and what the screen shows of them.
var moduleHouses = []string{
	"merlin/game/merlin", "merlin/scenes/merlin", "merlin/scenes/merlin/model", "merlin/scenes/merlin/words",
	"merlin/scenes/merlin/draw", "merlin/scenes/merlin/modules",
}

// registries are where the modules meet, in the rules and on the screen; they name them all.
var registries = []string{"game/merlin/bigbox.go", "scenes/merlin/modules/module.go"}

// registered is what everybody may use of what the registries declare; the rest of the
// rules' is of one module.
var registered = []string{
	"modules", "kept", "Mods", "BoxMods", "presets", "sides",
}

// agreed are the modules whose things a module's files may name beside its own: those
// that it follows or brings.
type agreed map[string][]string

// modulesOf returns the names, without ending, of the engine's files that declare a
// variable with a module, in the order of the files, and what they agreed on.
func modulesOf(s *source) (names []string, with agreed) {
	with = agreed{}
	for _, f := range s.files {
		name, found := strings.TrimSuffix(filepath.Base(s.file(f)), ".go"), false
		for _, d := range f.Decls {
			vars, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, spec := range vars.Specs {
				if s.declaresModule(spec) {
					found, with[name] = true, meetings(f)
				}
			}
		}
		if found {
			names = append(names, name)
		}
	}
	return names, with
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

// meetings are the modules that those of a file follow or bring.
func meetings(f *ast.File) (list []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		field, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		if key, ok := field.Key.(*ast.Ident); ok && (key.Name == "Follows" || key.Name == "Brings") {
			list = append(list, text(field.Value))
		}
		return true
	})
	return list
}

// file is where a file lies, from the module's folder.
func (s *source) file(f *ast.File) string { return s.fileAt(f.Pos()) }

// ofModule returns the module that a file is of: one called as it is, or with something
// behind an underscore (arthur_picts.go); "" for the base's.
func ofModule(file string, names []string) string {
	name := strings.TrimSuffix(filepath.Base(file), ".go")
	for _, m := range names {
		if name == m || strings.HasPrefix(name, m+"_") {
			return m
		}
	}
	return ""
}

// ownerOf returns the module that declares an object or, for what the rules' registry
// holds for it, its type; the registry itself if that says nothing; "" for the base's.
func (s *source) ownerOf(o types.Object, names []string) string {
	if o == nil || o.Pkg() == nil || !o.Pos().IsValid() || !slices.Contains(moduleHouses, o.Pkg().Path()) {
		return ""
	}
	from := s.fileAt(o.Pos())
	if from != registries[0] || slices.Contains(registered, o.Name()) {
		return ofModule(from, names)
	}
	t := o.Type()
	for {
		a, ok := t.(*types.Array)
		if !ok {
			break
		}
		t = a.Elem()
	}
	if n, ok := t.(*types.Named); ok {
		if m := ofModule(s.fileAt(n.Obj().Pos()), names); m != "" {
			return m
		}
	}
	return "bigbox"
}

// naming is a place where something of a module is named.
type naming struct{ file, module, what string }

// namings finds where a package's files name things of modules: identifiers that their
// files declare, and strings with their names as words.
func (s *source) namings(names []string) (list []naming) {
	for _, f := range s.files {
		file := s.file(f)
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.KeyValueExpr:
				return !s.isWordOfOwn(n)
			case *ast.Ident:
				if m := s.ownerOf(s.info.Uses[n], names); m != "" {
					list = append(list, naming{file, m, fmt.Sprintf("%s: %s of %s", s.at(n.Pos()), n.Name, m)})
				}
			case *ast.BasicLit:
				for _, w := range words(text(n)) {
					if slices.Contains(names, w) {
						list = append(list, naming{file, w, fmt.Sprintf("%s: the text %s", s.at(n.Pos()), n.Value)})
					}
				}
			}
			return true
		})
	}
	return list
}

// isWordOfOwn reports whether an entry of a table is the word of a constant that its file
// declares: it may be the name of a module, too, as that of a district.
func (s *source) isWordOfOwn(entry *ast.KeyValueExpr) bool {
	key, named := entry.Key.(*ast.Ident)
	_, word := entry.Value.(*ast.BasicLit)
	if !named || !word {
		return false
	}
	c, declared := s.info.Uses[key].(*types.Const)
	return declared && s.fileAt(c.Pos()) == s.fileAt(entry.Pos())
}

// allowed reports whether a module's thing may be named where it is.
func (n naming) allowed(names []string, with agreed) bool {
	if slices.Contains(registries, n.file) {
		return true
	}
	of := ofModule(n.file, names)
	return of != "" && (of == n.module || n.module == "bigbox" || slices.Contains(with[of], n.module))
}

// TestModuleIsOneFileASide wants a module's things to be named in its own files, by those
// it has declared to meet, and in a registry on either side: nowhere else. With -v it says for each
// module which files name its things.
func TestModuleIsOneFileASide(t *testing.T) {
	list, err := packages("linux", "amd64", moduleHouses...)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	var with agreed
	files := map[string][]string{}
	for _, p := range list {
		s, err := p.parse(true)
		if err != nil {
			t.Fatal(err)
		}
		if p.ImportPath == moduleHouses[0] {
			names, with = modulesOf(s)
		}
		for _, n := range s.namings(names) {
			if !slices.Contains(files[n.module], n.file) {
				files[n.module] = append(files[n.module], n.file)
			}
			if !n.allowed(names, with) {
				t.Errorf("%s (%s %s)", n.what, n.file, n.module)
			}
		}
	}
	for _, m := range names {
		t.Logf("%s is named in %s", m, strings.Join(files[m], " "))
	}
	if len(names) < 9 {
		t.Errorf("%d files with modules were found; there are more", len(names))
	}
}
