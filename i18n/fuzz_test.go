package i18n

import (
	"strings"
	"testing"
)

// FuzzLoad wants of any locale file: texts that can be asked for, or one sentence that
// names the file.
func FuzzLoad(f *testing.F) {
	f.Add(`{"a": "text", "b": {"one": "{{.count}} thing", "other": "{{.count}} things"}}`)
	f.Add(`{"a": "{{.name", "b": {"other": 7}}`)
	f.Add(`{"a": "{{range .}}{{.}}{{end}}{{template \"a\"}}"}`)
	f.Add("{\n\"a\": }")
	f.Add(`{"b": {"\ne": "x", "other": "y"}}`)
	f.Add(`{"` + strings.Repeat("a", 3000) + `": 7}`)
	f.Fuzz(func(t *testing.T, text string) {
		l, err := load("de", []string{common}, func(name string) ([]byte, error) {
			if name == "common/de.json" {
				return []byte(text), nil
			}
			return []byte(`{"a": "A", "b": {"one": "B", "other": "C"}}`), nil
		}, byFinger)
		if err != nil {
			if s := err.Error(); !strings.HasPrefix(s, "i18n/common/de.json") || strings.Contains(s, "\n") || len(s) > 700 {
				t.Errorf("this is no short sentence with the place: %q", s)
			}
			return
		}
		for key := range l.keys {
			l.T(key, "count", 2, "name", "x")
		}
	})
}
