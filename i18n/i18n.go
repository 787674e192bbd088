// Package i18n holds all texts of the program in English, French and German.
//
// A text is found by its dotted key; the groups of keys are listed in README.md.
// Sentences, plurals and placeholders are go-i18n's; plain texts are looked up
// in a map, so that asking for them costs nothing.
package i18n

import (
	"embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed en.json fr.json de.json
var files embed.FS

// tags are the languages we speak; the first is the one to fall back to.
var tags = []language.Tag{language.English, language.French, language.German}

// Languages returns the codes of the languages, in the order in which they are offered.
func Languages() []string { return []string{"fr", "de", "en"} }

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
	localizer *i18n.Localizer
}

// Load reads a language. A broken file is an error that names it.
func Load(lang string) (*Locale, error) {
	if !slices.Contains(Languages(), lang) {
		return nil, fmt.Errorf("there is no language %q; there are %s", lang, strings.Join(Languages(), ", "))
	}
	data, err := files.ReadFile(lang + ".json")
	if err != nil {
		return nil, err
	}
	return parse(lang, data)
}

func parse(lang string, data []byte) (*Locale, error) {
	var texts map[string]any
	if err := json.Unmarshal(data, &texts); err != nil {
		return nil, fmt.Errorf("i18n/%s.json: %w", lang, err)
	}
	bundle := i18n.NewBundle(language.English)
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	if _, err := bundle.ParseMessageFileBytes(data, lang+".json"); err != nil {
		return nil, fmt.Errorf("i18n/%s.json: %w", lang, err)
	}
	l := &Locale{
		lang: lang, plain: map[string]string{}, keys: map[string]bool{},
		localizer: i18n.NewLocalizer(bundle, lang),
	}
	for key, value := range texts {
		l.keys[key] = true
		if s, ok := value.(string); ok && !strings.Contains(s, "{{") {
			l.plain[key] = s
		}
	}
	return l, nil
}

// Lang returns the language's code.
func (l *Locale) Lang() string { return l.lang }

// Has tells whether there is a text for the key.
func (l *Locale) Has(key string) bool { return l.keys[key] }

// T returns the text of a key. Arguments are pairs of a placeholder's name and its
// value; the value of "count" also chooses the plural form. A missing text shows
// as its key in ‹ ›.
func (l *Locale) T(key string, args ...any) string {
	if s, ok := l.plain[key]; ok {
		return s
	}
	data := make(map[string]any, len(args)/2)
	config := &i18n.LocalizeConfig{MessageID: key, TemplateData: data}
	for i := 0; i+1 < len(args); i += 2 {
		name := fmt.Sprint(args[i])
		data[name] = args[i+1]
		if name == "count" {
			config.PluralCount = args[i+1]
		}
	}
	s, err := l.localizer.Localize(config)
	if err != nil {
		return "‹" + key + "›"
	}
	return s
}
