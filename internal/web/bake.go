package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"merlin/internal/gotool"
)

// Ebitengine brings a compiler for shaders, and with it Go's own parser, for two dozen shaders that are
// always the same. They are compiled here, when its lean copy is made, by its own compiler; the program has
// what comes of that, which is some hundred kilobytes less and sooner there.

//go:embed bake.go.txt
var baker string

const (
	ebiten    = "github.com/hajimehoshi/ebiten/v2"
	bakedFile = ebiten + "/internal/legacyshader/shaders.txt"
	// sourceMark stands over constants of Ebitengine that are the source of a shader.
	sourceMark = "//ebitengine:shadersource"
)

// baking are the packages that compiling needs.
var baking = []string{"builtinshader", "colormshader", "graphics", "legacyshader", "shader", "shaderir", "shaderir/glsl"}

// bakeShaders leaves the compiled shaders of Ebitengine below a folder that has its lean copy.
func bakeShaders(to string, deps []dependency) error {
	dir, err := os.MkdirTemp("", "merlin-bake")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	sources, err := copyBaker(dir, deps)
	if err != nil {
		return err
	}
	list, err := json.Marshal(sources)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "sources.json"), list, 0o644); err != nil {
		return err
	}
	text, err := gotool.Run(dir, nil, "run", "./internal/bake", "sources.json")
	if err != nil {
		return fmt.Errorf("compiling shaders: %w", err)
	}
	return os.WriteFile(filepath.Join(to, filepath.FromSlash(bakedFile)), []byte(text+"\n"), 0o644)
}

// copyBaker copies the packages that compile shaders into a folder, as a module, with the program that asks
// them to, and returns the sources that Ebitengine's other packages have.
func copyBaker(dir string, deps []dependency) (sources []string, err error) {
	var mod []byte
	for _, d := range deps {
		name, ok := strings.CutPrefix(d.ImportPath, ebiten)
		if !ok || d.Module.Path != ebiten {
			continue
		}
		if name = strings.TrimPrefix(name, "/"); name == "" {
			text, wrong := os.ReadFile(filepath.Join(d.Module.Dir, "go.mod"))
			mod, err = text, errors.Join(err, wrong)
		}
		if inner, _ := strings.CutPrefix(name, "internal/"); slices.Contains(baking, inner) {
			for _, file := range d.GoFiles {
				err = errors.Join(err, copyFile(filepath.Join(dir, name, file), filepath.Join(d.Dir, file)))
			}
			continue
		}
		for _, file := range d.GoFiles {
			found, wrong := shaderSources(filepath.Join(d.Dir, file))
			sources, err = append(sources, found...), errors.Join(err, wrong)
		}
	}
	mod, _, _ = bytes.Cut(mod, []byte("\nrequire ")) // they need nothing but Go's own packages
	place := filepath.Join(dir, "internal", "bake")
	return sources, errors.Join(err,
		os.WriteFile(filepath.Join(dir, "go.mod"), mod, 0o644),
		os.MkdirAll(place, 0o755), os.WriteFile(filepath.Join(place, "main.go"), []byte(baker), 0o644))
}

// shaderSources returns the constants of a file that are sources of shaders.
func shaderSources(file string) (sources []string, err error) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Doc == nil || !slices.ContainsFunc(g.Doc.List, func(c *ast.Comment) bool { return c.Text == sourceMark }) {
			continue
		}
		spec, ok := g.Specs[0].(*ast.ValueSpec)
		if !ok || len(spec.Values) != 1 {
			return nil, fmt.Errorf("%s: no source of a shader beneath %s", file, sourceMark)
		}
		literal, ok := spec.Values[0].(*ast.BasicLit)
		if !ok {
			return nil, fmt.Errorf("%s: the source of %s is not one text", file, spec.Names[0])
		}
		text, err := strconv.Unquote(literal.Value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		sources = append(sources, text)
	}
	return sources, nil
}
