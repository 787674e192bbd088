package main

import (
	"encoding/json"
	"path"
	"slices"
	"strings"
)

const workerName = "worker.js"

// addWorker adds the script that keeps the site for playing without a connection. It
// knows every other file by what it is asked for by and by its hash, so that another site
// has another worker.
func (s *site) addWorker() error {
	list := map[string][2]string{}
	core := []string{}
	for name, f := range s.files {
		list[name] = [2]string{s.asked(f), f.hash}
		if s.starts(name) {
			core = append(core, name)
		}
	}
	slices.Sort(core)
	values := map[string]any{}
	for name, v := range map[string]any{"Files": list, "Core": core} {
		data, err := json.Marshal(v)
		if err != nil {
			return err
		}
		values[name] = string(data)
	}
	script, err := pageFiles.ReadFile("page/" + workerName)
	if err != nil {
		return err
	}
	if script, err = fill(script, values); err != nil {
		return err
	}
	if err := s.add(workerName, script); err != nil {
		return err
	}
	s.files[workerName].later = true // after the first frame
	return nil
}

// asked is the version that a file is asked for by, "" for those of the page.
func (s *site) asked(f *file) string {
	switch {
	case path.Dir(f.name) == "i18n":
		return s.texts
	case path.Ext(f.name) == ".wasm", path.Ext(f.name) == ".webp":
		return f.hash
	}
	return ""
}

// starts reports whether a file is needed whenever the game starts.
func (s *site) starts(name string) bool {
	return !strings.HasPrefix(name, "atlas/") && path.Ext(name) != ".jpg"
}
