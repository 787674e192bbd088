// Package i18n holds all texts of the program in English, French and German.
//
// A text is found by its dotted key; the groups of keys are listed in README.md. They
// lie in sets: one that all titles share, and one for each title.
// Sentences, plurals and placeholders are go-i18n's; plain texts are looked up
// in a map, so that asking for them costs nothing.
package i18n

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// common is the set of texts that all titles share.
const common = "common"

// fallback is the language whose texts stand in for missing ones.
var fallback = language.English

// tags are the languages we speak; the first is the best match for an unknown one.
var tags = []language.Tag{fallback, language.French, language.German}

// Languages returns the codes of the languages, in the order in which they are offered.
func Languages() []string { return []string{"fr", "de", "en"} }

// names are what speakers call their own language.
var names = map[string]string{"fr": "Français", "de": "Deutsch", "en": "English"}

// Name is what the speakers of a language call it, by its code.
func Name(lang string) string { return names[lang] }

// Match returns the language that serves the wishes best, by BCP 47 tags or the
// values of LANG; without any match it is "en".
func Match(preferred ...string) string {
	var wishes []language.Tag
	for _, p := range preferred {
		p, _, _ = strings.Cut(p, ".")
		if t, err := language.Parse(strings.ReplaceAll(p, "_", "-")); err == nil {
			wishes = append(wishes, t)
		}
	}
	_, i, _ := language.NewMatcher(tags).Match(wishes...)
	base, _ := tags[i].Base()
	return base.String()
}

// Locale is the texts of one language.
type Locale struct {
	lang      string
	plain     map[string]string
	keys      map[string]bool
	bundle    *i18n.Bundle
	localizer *i18n.Localizer
	words     map[string]*strings.Replacer // by language: what is said in other words; nil: nothing
}

// Load returns the shared texts of a language and those of the titles named, which must have
// been fetched. On the desktop a key that a language lacks is taken from the English one, and
// texts that were read before are the same ones again: nothing may be added to them.
// A broken file is an error that names it.
func Load(lang string, titles ...string) (*Locale, error) {
	return once(lang, titles, false, func() (*Locale, error) { return Read(lang, titles...) })
}

// Read reads them anew, to add to them.
func Read(lang string, titles ...string) (*Locale, error) {
	return load(lang, append([]string{common}, titles...), file, nil)
}

func load(lang string, sets []string, file func(name string) ([]byte, error), words map[string]*strings.Replacer) (*Locale, error) {
	if !slices.Contains(Languages(), lang) {
		return nil, fmt.Errorf("there is no language %q; there are %s", lang, strings.Join(Languages(), ", "))
	}
	bundle := i18n.NewBundle(fallback)
	l := &Locale{
		lang: lang, plain: map[string]string{}, keys: map[string]bool{}, bundle: bundle, words: words,
		localizer: i18n.NewLocalizer(bundle, lang),
	}
	for _, set := range sets {
		for _, code := range spoken(lang) {
			names := []string{fileName(set, code)}
			if name, apart := chapters(set, code); apart {
				names = append(names, name)
			}
			if err := l.addFiles(names, file); err != nil {
				return nil, err
			}
		}
	}
	return l, nil
}

func (l *Locale) addFiles(names []string, file func(name string) ([]byte, error)) error {
	for _, name := range names {
		data, err := file(name)
		if err == nil {
			err = l.Add(name, data)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// fileName is the file of a set's texts in a language.
func fileName(set, lang string) string { return set + "/" + lang + ".json" }

// Add adds the texts of a file, whose name ends with /LANGUAGE.json, to those that are
// there; these stay where it is silent. A broken file is an error that names it.
func (l *Locale) Add(name string, data []byte) error {
	texts, err := decode(name, data)
	if err != nil {
		return err
	}
	lang := strings.TrimSuffix(path.Base(name), ".json")
	templates := map[string]any{} // go-i18n is given what has something to fill in or to choose
	for key, forms := range texts {
		forms.reword(l.words[lang])
		l.keys[key] = true
		delete(l.plain, key)
		switch s, one := forms[plain]; {
		case !one:
			templates[key] = forms.message()
		case strings.Contains(s, "{{"):
			templates[key] = s
		default:
			l.plain[key] = s
		}
	}
	given := func(_ []byte, to any) error { *to.(*any) = templates; return nil }
	if _, err := l.bundle.ParseMessageBytes(language.Make(lang), data, given); err != nil {
		return fmt.Errorf("i18n/%s: %.150q", name, err.Error()) // it may quote anything
	}
	return nil
}

// Lang returns the language's code.
func (l *Locale) Lang() string { return l.lang }

// Has reports whether there is a text for the key.
func (l *Locale) Has(key string) bool { return l.keys[key] }

// T returns the text of a key. Arguments are pairs of a placeholder's name and its
// value; the value of "count" also chooses the plural form. A missing text shows
// as its key in ‹ ›.
func (l *Locale) T(key string, args ...any) string {
	if s, ok := l.plain[key]; ok {
		return s
	}
	data := make(map[string]any, len(args)/2)
	config := &i18n.LocalizeConfig{MessageID: key, TemplateData: data, TemplateParser: sentences{}}
	for i := 0; i+1 < len(args); i += 2 {
		name, ok := args[i].(string)
		if !ok {
			name = fmt.Sprint(args[i])
		}
		data[name] = written(args[i+1])
		if name == "count" {
			config.PluralCount = fmt.Sprint(args[i+1]) // go-i18n knows no unsigned numbers
		}
	}
	// An error with a text is a fallback: to English, or to the form "other".
	s, _ := l.localizer.Localize(config)
	if s == "" {
		return "‹" + key + "›"
	}
	return s
}

// written is a value as it stands in a text: a negative number with a true minus, which is read
// aloud, too.
func written(v any) any {
	if n, number := v.(int); number && n < 0 {
		return "−" + strconv.Itoa(n)[1:]
	}
	return v
}
