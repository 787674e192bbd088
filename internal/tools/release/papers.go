package main

import (
	"bytes"
	"embed"
	"os"
	"path/filepath"
	"text/template"
)

//go:embed files
var files embed.FS

// papers are what is to be read in each archive: what the program is and how it is started,
// by which leave it is given, and what foreign is in it; with lines that end as the system has it.
func (r *release) papers(system, lineEnd string, linked []library) ([]file, error) {
	readme, err := r.filled("README-" + system + ".txt")
	if err != nil {
		return nil, err
	}
	licence, err := os.ReadFile(filepath.Join(r.root, "LICENSE"))
	if err != nil {
		return nil, err
	}
	notices, err := r.notices(linked...)
	if err != nil {
		return nil, err
	}
	all := []file{{name: "README.txt", data: readme}, {name: "LICENSE.txt", data: licence}, {name: "NOTICES.txt", data: notices}}
	for i, f := range all {
		all[i].data = bytes.ReplaceAll(f.data, []byte("\n"), []byte(lineEnd))
	}
	return all, nil
}

// filled is one of the files kept here, with what it says of the edition.
func (e edition) filled(name string) ([]byte, error) {
	text, err := files.ReadFile("files/" + name)
	if err != nil {
		return nil, err
	}
	t, err := template.New(name).Option("missingkey=error").Parse(string(text))
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, map[string]string{
		"Version": e.version, "Plain": e.plain(), "Date": e.time.Format("2006-01-02"), "Year": e.time.Format("2006"), "ID": appID,
	})
	return out.Bytes(), err
}

// within puts files into a folder.
func within(folder string, all []file) []file {
	for i := range all {
		all[i].name = folder + "/" + all[i].name
	}
	return all
}

// appID is what systems know the program by. It is no address of anybody's.
const appID = "game.merlin.Merlin"
