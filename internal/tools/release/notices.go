package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// library is something foreign that is in the program, with what it asks to be passed on.
type library struct {
	name, version string
	dir           string   // where it lies
	folders       []string // those of its packages that are in the program
	texts         []text
}

func (l library) title() string { return strings.TrimSpace(l.name + " " + l.version) }

// text is a licence or notice, named by its path in the library.
type text struct{ name, text string }

// legal are the names of files that speak of rights.
var legal = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|patents|copyright)([-._].*)?$`)

// read finds what lies in the library's own folder, in those of its packages, and between.
func (l *library) read() error {
	var at []string
	for _, folder := range l.folders {
		for ; strings.HasPrefix(folder, l.dir); folder = filepath.Dir(folder) {
			at = append(at, folder)
		}
	}
	slices.Sort(at)
	for _, folder := range slices.Compact(at) {
		entries, err := os.ReadDir(folder)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.IsDir() || !legal.MatchString(e.Name()) || strings.HasSuffix(e.Name(), ".go") {
				continue
			}
			if err := l.add(filepath.Join(folder, e.Name())); err != nil {
				return err
			}
		}
	}
	if !slices.ContainsFunc(l.texts, func(t text) bool { return !strings.Contains(t.name, "PATENTS") }) {
		return fmt.Errorf("%s has no licence in %s", l.name, l.dir)
	}
	return nil
}

func (l *library) add(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	name, err := filepath.Rel(l.dir, path)
	if err != nil {
		return err
	}
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	l.texts = append(l.texts, text{filepath.ToSlash(name), strings.TrimRight(string(data), "\n")})
	return nil
}

// fonts are those in the program, each with its licence.
func (r *release) fonts() (fonts []library, err error) {
	dir := filepath.Join(r.root, "fonts")
	files, err := filepath.Glob(filepath.Join(dir, "OFL-*.txt"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(file), "OFL-"), ".txt")
		l := library{name: "font " + name, dir: dir}
		if err := l.add(file); err != nil {
			return nil, err
		}
		fonts = append(fonts, l)
	}
	return fonts, nil
}

// notices is the page that says what foreign things are in a program, and by which leave.
func (r *release) notices(linked ...library) ([]byte, error) {
	fonts, err := r.fonts()
	if err != nil {
		return nil, err
	}
	own, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return nil, err
	}
	var out strings.Builder
	out.WriteString(head + "\n")
	all := append(slices.Clone(linked), fonts...)
	for _, l := range all {
		out.WriteString("  " + l.title() + "\n")
	}
	for _, l := range all {
		for _, t := range l.texts {
			if t.text == strings.TrimRight(string(own), "\n") {
				t.text = "Apache License 2.0: LICENSE.txt."
			}
			fmt.Fprintf(&out, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 78), l.title()+": "+t.name, t.text)
		}
	}
	return []byte(out.String()), nil
}

const head = `Merlin : LICENSE.txt (Apache License 2.0).
Le programme contient aussi les œuvres suivantes ; voici leurs licences.
Das Programm enthält auch die folgenden Werke; hier stehen ihre Lizenzen.
The program also contains the following works; here are their licences.
`

// union has each library of two lists once.
func union(a, b []library) []library {
	all := slices.Clone(a)
	for _, l := range b {
		at := slices.IndexFunc(all, func(have library) bool { return have.name == l.name })
		switch {
		case at < 0:
			all = append(all, l)
		case len(l.texts) > len(all[at].texts):
			all[at] = l
		}
	}
	slices.SortFunc(all[1:], func(a, b library) int { return strings.Compare(a.name, b.name) })
	return all
}
