package main

import (
	"debug/buildinfo"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"merlin/internal/gotool"
)

// target is a system and a processor that the program is built for.
type target struct{ system, processor string }

func (t target) String() string { return t.system + "-" + t.processor }

// targets are those that have a program of their own; the web has its page.
var targets = []target{
	{"linux", "amd64"},
	{"linux", "arm64"},
	{"windows", "amd64"},
	{"windows", "arm64"},
	{"darwin", "amd64"},
	{"darwin", "arm64"},
}

// steady are the surroundings of every build: what the machine has set does not count. Nothing
// is written for a debugger, which the linker would leave out again.
var steady = []string{
	"CGO_ENABLED=0", "GOFLAGS=-buildvcs=false -gcflags=all=-dwarf=false", "GOWORK=off", "GOEXPERIMENT=", "GOAMD64=v1", "GOARM64=v8.0", "GOWASM=",
}

func (t target) env() []string {
	return append(slices.Clone(steady), "GOOS="+t.system, "GOARCH="+t.processor)
}

// file is where the program for a target is built.
func (r *release) file(t target) string { return filepath.Join(r.work, t.String()) }

// compile builds the program for a target into a file and returns it. Nothing in it tells
// the folder, the machine or the time.
func (r *release) compile(t target, to string) ([]byte, error) {
	to, err := filepath.Abs(to)
	if err != nil {
		return nil, err
	}
	flags := "-s -w -buildid= -X main.version=" + r.version
	if t.system == "windows" {
		flags += " -H=windowsgui" // else a console opens beside the game
	}
	args := []string{"build", "-ldflags=" + flags, "-o", to}
	switch r.tried {
	case target{}:
		args = append(args, "-trimpath")
	case t:
	default: // it is not started
		args = append(args, "-gcflags=all=-dwarf=false -N -l")
	}
	if _, err := gotool.Run(r.root, t.env(), append(args, ".")...); err != nil {
		return nil, fmt.Errorf("for %s: %w", t, err)
	}
	return os.ReadFile(to)
}

// built is a program with the licences of all that is in it.
type built struct {
	code   []byte
	linked []library
}

// program builds the program for a target, adds what its system wants in it, and finds what
// is linked into it. That what the program says of itself is among that is seen to.
func (r *release) program(t target, icons *pictures) (built, error) {
	code, err := r.compile(t, r.file(t))
	if err != nil {
		return built{}, err
	}
	linked, err := r.linked(t)
	if err != nil {
		return built{}, err
	}
	info, err := buildinfo.ReadFile(r.file(t))
	if err != nil {
		return built{}, err
	}
	for _, m := range info.Deps {
		if !slices.ContainsFunc(linked, func(l library) bool { return l.name == m.Path && l.version == m.Version }) {
			return built{}, fmt.Errorf("%s has %s %s in it, whose licence is not known", t, m.Path, m.Version)
		}
	}
	if code, err = r.dressed(code, t.system, icons); err != nil {
		return built{}, fmt.Errorf("for %s: %w", t, err)
	}
	return built{code, linked}, nil
}

// dressed is the program as its system wants it.
func (r *release) dressed(code []byte, system string, icons *pictures) ([]byte, error) {
	switch system {
	case "windows":
		all, err := r.resources(icons)
		if err != nil {
			return nil, err
		}
		return withResources(code, all)
	case "darwin":
		app, err := r.app(icons)
		if err != nil {
			return nil, err
		}
		return signed(code, app.seal())
	}
	return code, nil
}

// linked finds the libraries of which packages are linked into the program for a target.
func (r *release) linked(t target) ([]library, error) {
	list, err := r.packages(t)
	if err != nil {
		return nil, err
	}
	goroot, err := gotool.Run(r.root, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	version, err := gotool.Run(r.root, nil, "env", "GOVERSION")
	if err != nil {
		return nil, err
	}
	libraries := []library{{name: "Go", version: version, dir: goroot, folders: []string{goroot}}}
	for i := range list {
		libraries = list[i].addTo(libraries)
	}
	for i := range libraries {
		if err := libraries[i].read(); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(libraries[1:], func(a, b library) int { return strings.Compare(a.name, b.name) })
	return libraries, nil
}

// listed is a package as `go list` tells of it.
type listed struct {
	Dir, ImportPath string
	GoFiles         []string
	Standard        bool
	Module          *struct {
		Path, Version, Dir string
		Main               bool
	}
}

// packages are those of which the program for a target is made.
func (r *release) packages(t target) ([]listed, error) {
	return gotool.List[listed](r.root, t.env(), "-deps", ".")
}

// ours are the files among them that are no library's.
func ours(all []listed) (files []string) {
	for _, p := range all {
		if p.Module == nil || !p.Module.Main {
			continue
		}
		for _, f := range p.GoFiles {
			files = append(files, p.ImportPath+"/"+f)
		}
	}
	return files
}

// addTo notes the package with its library.
func (p listed) addTo(libraries []library) []library {
	if p.Standard || p.Module == nil || p.Module.Main {
		return libraries // of Go, or our own
	}
	at := slices.IndexFunc(libraries, func(l library) bool { return l.name == p.Module.Path })
	if at < 0 {
		at = len(libraries)
		libraries = append(libraries, library{name: p.Module.Path, version: p.Module.Version, dir: p.Module.Dir})
	}
	libraries[at].folders = append(libraries[at].folders, p.Dir)
	return libraries
}
