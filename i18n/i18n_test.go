//go:build !js

package i18n

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

func read(t *testing.T, set, lang string) (map[string]forms, []byte) {
	t.Helper()
	data, err := files.ReadFile(fileName(set, lang))
	if err != nil {
		t.Fatal(err)
	}
	texts, err := decode(fileName(set, lang), data)
	if err != nil {
		t.Fatal(err)
	}
	return texts, data
}

// each calls do with the texts of every set in every language.
func each(t *testing.T, do func(set, lang string, texts map[string]forms)) {
	t.Helper()
	sets, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, set := range sets {
		for _, lang := range Languages() {
			texts, _ := read(t, set.Name(), lang)
			do(set.Name(), lang, texts)
		}
	}
}

func TestFilesAgree(t *testing.T) {
	each(t, func(set, lang string, _ map[string]forms) {
		_, data := read(t, set, lang)
		if err := Check(set, lang, data); err != nil {
			t.Error(err)
		}
	})
}

// A title says nothing anew that all titles share.
func TestSetsAreApart(t *testing.T) {
	shared, _ := read(t, common, "en")
	each(t, func(set, lang string, texts map[string]forms) {
		for key := range texts {
			if set != common && shared[key] != nil {
				t.Errorf("%s: %q stands in %s, too", fileName(set, lang), key, fileName(common, lang))
			}
		}
	})
}

// TestSingular wants that a form for one item holds no placeholder that the form
// for several does not.
func TestSingular(t *testing.T) {
	each(t, func(set, lang string, texts map[string]forms) {
		for key, f := range texts {
			other := placeholders(f)
			for form, text := range f {
				for _, name := range placeholders(forms{plain: text}) {
					if !slices.Contains(other, name) {
						t.Errorf("%s: %q: form %q has {{.%s}}, which form \"other\" has not", fileName(set, lang), key, form, name)
					}
				}
			}
		}
	})
}

func TestCheck(t *testing.T) {
	_, english := read(t, common, "en")
	for _, c := range []struct{ name, old, new, want string }{
		{"broken", `"Welcome"`, `"Welcome`, `i18n/common/en.json:`},
		{"a number", `"Welcome"`, `7`, `i18n/common/en.json: "title.welcome" is neither`},
		{"missing", `"title.welcome"`, `"title.wellcome"`, `i18n/common/en.json: "title.welcome" is missing`},
		{"unknown", `"title.welcome"`, `"title.wellcome"`, `i18n/common/en.json: "title.wellcome" is unknown`},
		{"empty", `"Welcome"`, `" "`, `i18n/common/en.json: "title.welcome" is empty`},
		{"placeholder", `"Welcome"`, `"Welcome {{.name}}"`, `"title.welcome" has the placeholders [name], must have []`},
		{"plural", `"Welcome"`, `{"one": "a", "other": "b"}`, `"title.welcome" must have plural forms`},
	} {
		text := strings.Replace(string(english), c.old, c.new, 1)
		if text == string(english) {
			t.Fatalf("%s: %s is not in common/en.json", c.name, c.old)
		}
		err := Check(common, "en", []byte(text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: Check says %v, want %s", c.name, err, c.want)
		}
	}
}

// style is what no text of a language may match.
var style = map[string][]struct {
	pattern *regexp.Regexp
	remedy  string
}{
	"": {
		{regexp.MustCompile(`^\s|\s$`), "remove white space at its ends"},
		{regexp.MustCompile(`  |\x{a0} | \x{a0}`), "one space is enough"},
		{regexp.MustCompile(`['"]`), "use the language's own quotation marks and ’"},
		{regexp.MustCompile(`\.\.\.`), "use …"},
		{regexp.MustCompile(` - `), "use –"},
		{regexp.MustCompile(` [.,]`), "no space before . or ,"},
	},
	"en": {
		{regexp.MustCompile(`[ \x{a0}][;:!?]`), "no space before ; : ! ?"},
		{regexp.MustCompile(`[«»„]`), "quote “so”"},
		{regexp.MustCompile(`“[^”]*$|”[^“]*”`), "“ and ” belong together"},
	},
	"fr": {
		{regexp.MustCompile(`[^\x{a0}?!][;:!?]`), "a no-break space (U+00A0) belongs before ; : ! ?"},
		{regexp.MustCompile(`«[^\x{a0}]|[^\x{a0}]»|[„“”]`), "quote « so » with no-break spaces"},
	},
	"de": {
		{regexp.MustCompile(`[ \x{a0}][;:!?]`), "no space before ; : ! ?"},
		{regexp.MustCompile(`[«»”]`), "quote „so“"},
		{regexp.MustCompile(`„[^“]*$|“[^„]*“`), "„ and “ belong together"},
	},
}

func TestTypography(t *testing.T) {
	each(t, func(set, lang string, texts map[string]forms) {
		for key, f := range texts {
			for _, text := range f {
				for _, rule := range slices.Concat(style[""], style[lang]) {
					if at := rule.pattern.FindString(text); at != "" {
						t.Errorf("%s: %q: %q in %q: %s", fileName(set, lang), key, at, text, rule.remedy)
					}
				}
			}
		}
	})
}

func TestT(t *testing.T) {
	for _, c := range []struct {
		lang, key string
		args      []any
		want      string
	}{
		{"en", "title.welcome", nil, "Welcome"},
		{"de", "title.welcome", nil, "Willkommen"},
		{"fr", "ui.thinking", []any{"name", "Anna"}, "Anna réfléchit"},
		{"en", "ui.points", []any{"count", 1}, "1 point"},
		{"en", "ui.points", []any{"count", 0}, "0 points"},
		{"fr", "ui.points", []any{"count", 0}, "0 point"},
		{"fr", "ui.points", []any{"count", 1000000}, "1000000 points"},
		{"de", "ui.points", []any{"count", uint8(2)}, "2 Punkte"},
		{"en", "quest.discards", []any{"count", 1}, "1 discarded"}, // has no plurals
		{"en", "no.such", nil, "‹no.such›"},
	} {
		l, err := Load(c.lang, "merlin")
		if err != nil {
			t.Fatal(err)
		}
		if got := l.T(c.key, c.args...); got != c.want {
			t.Errorf("%s: T(%s, %v) = %q, want %q", c.lang, c.key, c.args, got, c.want)
		}
	}
}

// TestFallback wants English where a language is silent, and no language at all
// where its file is broken.
func TestFallback(t *testing.T) {
	set := func(german string) (*Locale, error) {
		return load("de", []string{common}, func(name string) ([]byte, error) {
			if name == "common/de.json" {
				return []byte(german), nil
			}
			return []byte(`{"a": "A", "b": "B", "n": {"one": "one {{.x}}", "other": "{{.count}}"}}`), nil
		}, nil)
	}
	l, err := set(`{"a": "Ä {{.x}}"}`)
	if err != nil {
		t.Fatal(err)
	}
	for got, want := range map[string]string{
		l.T("a", "x", 1):               "Ä 1",
		l.T("b"):                       "B",
		l.T("n", "count", 1, "x", "y"): "one y",
		l.T("n", "count", 3):           "3",
	} {
		if got != want {
			t.Errorf("T says %q, want %q", got, want)
		}
	}
	if !l.Has("b") || l.Has("c") {
		t.Error("Has must know the texts that T has")
	}
	if _, err := set("{\n\"a\": \n}"); err == nil || !strings.Contains(err.Error(), "i18n/common/de.json:3:") {
		t.Errorf("a broken file says %v, want file and line", err)
	}
}

func TestLoadUnknown(t *testing.T) {
	if _, err := Load("la"); err == nil || !strings.Contains(err.Error(), `no language "la"`) {
		t.Errorf("Load(la) says %v", err)
	}
}

func TestMatch(t *testing.T) {
	for _, c := range []struct {
		wishes []string
		want   string
	}{
		{nil, "en"},
		{[]string{"de_AT.UTF-8"}, "de"},
		{[]string{"fr-CA", "en"}, "fr"},
		{[]string{"xx", "C", "de"}, "de"},
		{[]string{"ja"}, "en"},
	} {
		if got := Match(c.wishes...); got != c.want {
			t.Errorf("Match(%q) = %s, want %s", c.wishes, got, c.want)
		}
	}
}
