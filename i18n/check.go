package i18n

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// forms are the texts of a key by the name of the plural form. A text without
// plurals has the one form plain.
type forms map[string]string

const plain = ""

// pluralForms are those that CLDR wants for whole numbers.
var pluralForms = map[string][]string{
	"de": {"one", "other"},
	"en": {"one", "other"},
	"fr": {"many", "one", "other"},
}

// message are the forms as go-i18n takes them.
func (f forms) message() map[string]any {
	m := make(map[string]any, len(f))
	for name, text := range f {
		m[name] = text
	}
	return m
}

// reword has the forms say something in other words, if there are any.
func (f forms) reword(words *strings.Replacer) {
	if words == nil {
		return
	}
	for name, text := range f {
		f[name] = words.Replace(text)
	}
}

// decode reads a file. The error of a broken one names the file and the line or key.
func decode(name string, data []byte) (map[string]forms, error) {
	var raw map[string]any
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("i18n/%s%s: %w", name, line(data, err), err)
	}
	if raw == nil {
		return nil, fmt.Errorf("i18n/%s: there are no texts", name)
	}
	texts := make(map[string]forms, len(raw))
	for key, value := range raw {
		if texts[key] = formsOf(value); texts[key] == nil {
			return nil, fmt.Errorf("i18n/%s: %.60q is neither a text nor the plural forms of one", name, key)
		}
	}
	return texts, nil
}

// formsOf are the forms of a value as JSON has it, nil when it is neither a text nor forms.
func formsOf(value any) forms {
	switch v := value.(type) {
	case string:
		return forms{plain: v}
	case map[string]any:
		f := make(forms, len(v))
		for name, text := range v {
			s, ok := text.(string)
			if !ok {
				return nil
			}
			f[name] = s
		}
		return f
	}
	return nil
}

// line says in which line JSON is broken, "" when that is not known.
func line(data []byte, err error) string {
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return ""
	}
	return fmt.Sprintf(":%d", 1+strings.Count(string(data[:syntax.Offset]), "\n"))
}

// Check compares the file of a set in a language with the English one: the same keys,
// with the same placeholders, each with all plural forms or none, and no empty text.
// The error lists every fault with file and key.
func Check(set, lang string, data []byte) error {
	english, err := file(fileName(set, fallback.String()))
	if err != nil {
		return err
	}
	want, err := decode(fileName(set, fallback.String()), english)
	if err != nil {
		return err
	}
	name := fileName(set, lang)
	have, err := decode(name, data)
	if err != nil {
		return err
	}
	var faults []error
	fault := func(key, text string) { faults = append(faults, fmt.Errorf("i18n/%s: %q %s", name, key, text)) }
	for _, key := range slices.Sorted(maps.Keys(want)) {
		if have[key] == nil {
			fault(key, "is missing")
		}
	}
	for _, key := range slices.Sorted(maps.Keys(have)) {
		if want[key] == nil {
			fault(key, "is unknown to i18n/"+fileName(set, fallback.String()))
		} else if text := compare(lang, have[key], want[key]); text != "" {
			fault(key, text)
		}
	}
	return errors.Join(faults...)
}

// compare says what is wrong with a key's forms, "" for nothing.
func compare(lang string, have, want forms) string {
	_, single := have[plain]
	if _, ok := want[plain]; ok != single {
		return "must have plural forms in all languages or in none"
	}
	if names := slices.Sorted(maps.Keys(have)); !single && !slices.Equal(names, pluralForms[lang]) {
		return fmt.Sprintf("has the plural forms %s, must have %s", strings.Join(names, ", "), strings.Join(pluralForms[lang], ", "))
	}
	for _, text := range have {
		if strings.TrimSpace(text) == "" {
			return "is empty"
		}
	}
	if h, w := placeholders(have), placeholders(want); !slices.Equal(h, w) {
		return fmt.Sprintf("has the placeholders [%s], must have [%s]", strings.Join(h, " "), strings.Join(w, " "))
	}
	return ""
}

var placeholder = regexp.MustCompile(`\{\{\s*\.(\w+)\s*\}\}`)

// placeholders lists the names in {{.name}} of the largest form, sorted, each once:
// that for one may leave the number out.
func placeholders(f forms) []string {
	text, ok := f[plain]
	if !ok {
		text = f["other"]
	}
	var names []string
	for _, m := range placeholder.FindAllStringSubmatch(text, -1) {
		names = append(names, m[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}
