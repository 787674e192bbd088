package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"

	"merlin/i18n"
)

// texts are some in a language, by their keys.
type texts map[string]json.RawMessage

// addTexts adds a file for each set of texts in each language, and one for the chapters of
// the rules of all titles; it returns a hash of them all. The program fetches first what is
// shared and the title's that was played last, in the language that is spoken; a first visit
// is counted with the longest.
func (s *site) addTexts(dir fs.FS) (hash string, err error) {
	names, err := fs.Glob(dir, "*/*.json")
	if err != nil {
		return "", err
	}
	languages := map[string]map[string]texts{} // by set
	for _, name := range names {
		data, err := fs.ReadFile(dir, name)
		if err != nil {
			return "", err
		}
		var all texts
		if err := json.Unmarshal(data, &all); err != nil {
			return "", err
		}
		lang := strings.TrimSuffix(path.Base(name), ".json")
		if languages[lang] == nil {
			languages[lang] = map[string]texts{}
		}
		languages[lang][path.Dir(name)] = all
	}
	return s.addLanguages(languages)
}

// addLanguages adds their files; those of one are counted.
func (s *site) addLanguages(languages map[string]map[string]texts) (hash string, err error) {
	var hashes []string
	var longest []*file
	for lang, sets := range languages {
		var starts []*file
		for name, content := range parted(sets) {
			f, err := s.addText(lang+"-"+name, content)
			if err != nil {
				return "", err
			}
			hashes = append(hashes, f.hash)
			if name == "common" || name == firstTitle {
				starts = append(starts, f)
			}
		}
		if sizes(starts) > sizes(longest) {
			longest = starts
		}
	}
	for _, f := range longest {
		f.later = false
	}
	slices.Sort(hashes)
	sum := sha256.Sum256([]byte(strings.Join(hashes, " ")))
	return hex.EncodeToString(sum[:8]), nil
}

// parted is what each file of a language has, by the name of the file: texts of a set, by
// what the program calls it.
func parted(sets map[string]texts) map[string]map[string]texts {
	files, rules := map[string]map[string]texts{}, map[string]texts{}
	for set, all := range sets {
		rest, chapters := texts{}, texts{}
		for key, text := range all {
			if set != "common" && inRules(key) {
				chapters[key] = text
			} else {
				rest[key] = text
			}
		}
		files[set] = map[string]texts{set: rest}
		if len(chapters) > 0 {
			rules[i18n.Rules+"/"+set] = chapters
		}
	}
	files[i18n.Rules] = rules
	return files
}

// inRules reports whether a title's text stands in its rules alone: what a chapter says, or
// what is said of a picture there. The list of the chapters and their headings are among the
// other texts.
func inRules(key string) bool {
	name, rules := strings.CutPrefix(key, "rules.")
	return rules && name != "index" && !strings.Contains(name, ".") || strings.HasPrefix(key, "plate.")
}

// addText adds a file that is counted for none.
func (s *site) addText(name string, content map[string]texts) (*file, error) {
	data, err := json.Marshal(content)
	if err != nil {
		return nil, err
	}
	name = path.Join("i18n", name+".json")
	if err := s.add(name, data); err != nil {
		return nil, err
	}
	f := s.files[name]
	f.later = true
	return f, nil
}

// sizes are those of some files together.
func sizes(files []*file) (sum int) {
	for _, f := range files {
		sum += f.size()
	}
	return sum
}
