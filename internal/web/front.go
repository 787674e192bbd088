package main

import (
	_ "embed"
	"encoding/json"
	"maps"
	"regexp"

	"merlin/i18n"
)

// front is the script of the page's own title, which stands while the program comes; it is the
// beginning of boot.js.
//
//go:embed front.js
var front []byte

// titleNames are the titles of the house, in the order of the program.
var titleNames = []string{firstTitle, "roundtable", "legends"}

// tongue is a language, with what its speakers call it.
type tongue struct{ Code, Name string }

// frontWords are the sentences of the program that the page's title has too, by their keys.
func frontWords() (keys []string) {
	keys = []string{"title.welcome", "title.new", "title.learn", "title.continue", "title.language", "word.pair"}
	for _, name := range titleNames {
		keys = append(keys, "title."+name+".name", "title."+name+".line")
	}
	return keys
}

// arts are where the pictures of the titles lie, by the titles' names: the program shows the same.
func (s *site) arts() map[string]string {
	arts := map[string]string{}
	for _, name := range titleNames {
		set := name
		if name == firstTitle {
			set = "common"
		}
		if f := s.files["atlas/"+set+"/1/title-0.webp"]; f != nil {
			arts[name] = f.name + "?v=" + s.asked(f)
		}
	}
	return arts
}

// fillTitle fills in the page with its own title, and with more values.
func fillTitle(page []byte, values map[string]any) ([]byte, error) {
	words, tongues := map[string]map[string]string{}, []tongue{}
	for _, lang := range i18n.Languages() {
		tongues = append(tongues, tongue{lang, i18n.Name(lang)})
		locale, err := i18n.Load(lang)
		if err != nil {
			return nil, err
		}
		words[lang] = map[string]string{}
		for _, key := range frontWords() {
			words[lang][key] = locale.T(key, "name", "{name}", "text", "{text}")
		}
	}
	data, err := json.Marshal(words)
	if err != nil {
		return nil, err
	}
	all := map[string]any{"Words": string(data), "Titles": titleNames, "Languages": tongues}
	maps.Copy(all, values)
	return fill(page, all)
}

// remarks are lines of a script or a style sheet that only we read.
var remarks = regexp.MustCompile(`(?m)^\s*(//.*|/\*.*\*/)\n`)

// plain is such a file without them.
func plain(data []byte) []byte { return remarks.ReplaceAll(data, nil) }
