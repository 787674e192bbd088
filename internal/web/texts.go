package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// addTexts adds a file for each language, with all sets of texts by their names, and
// returns a hash of them all. The program fetches the language that is spoken; a first
// visit is counted with the longest.
func (s *site) addTexts(dir fs.FS) (hash string, err error) {
	names, err := fs.Glob(dir, "*/*.json")
	if err != nil {
		return "", err
	}
	languages := map[string]map[string]json.RawMessage{}
	for _, name := range names {
		data, err := fs.ReadFile(dir, name)
		if err != nil {
			return "", err
		}
		lang := path.Base(name)
		if languages[lang] == nil {
			languages[lang] = map[string]json.RawMessage{}
		}
		languages[lang][path.Dir(name)] = data
	}
	return s.addLanguages(languages)
}

// addLanguages adds the files by their names.
func (s *site) addLanguages(languages map[string]map[string]json.RawMessage) (hash string, err error) {
	var hashes []string
	var longest *file
	for name, sets := range languages {
		data, err := json.Marshal(sets)
		if err != nil {
			return "", err
		}
		if err := s.add(path.Join("i18n", name), data); err != nil {
			return "", err
		}
		f := s.files[path.Join("i18n", name)]
		f.later = true
		hashes = append(hashes, f.hash)
		if longest == nil || f.size() > longest.size() {
			longest = f
		}
	}
	longest.later = false
	slices.Sort(hashes)
	sum := sha256.Sum256([]byte(strings.Join(hashes, " ")))
	return hex.EncodeToString(sum[:8]), nil
}
