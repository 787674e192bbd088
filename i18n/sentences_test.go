package i18n

import (
	"testing"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// Whatever stands in a sentence, it says what text/template makes of it.
func TestSentencesAreTemplates(t *testing.T) {
	data := map[string]any{"name": "Kay", "count": 7, "list": []string{"a", "b"}, "none": nil, "less": written(-3), "part": 1.5, "err": errWords{}}
	for _, src := range []string{
		"", "words", "{{.name}}", "{{.name}} has {{.count}}{{.list}}, {{.none}} {{.missing}}: {{.less}}, {{.part}}, {{.err}}",
		"{{ .name }} {{.count}}", "a {{- .name -}} b", "{{if .name}}x{{end}}{{.count}}", "{{.name", "}}{{.count}}{", "{{{.name}}}", "{{.1}}", "{{.name.x}}", "{{\n.name}}", "{{/* {{.name}} */}}",
	} {
		if got, want := executed(sentences{}, src, data), executed(&template.TextParser{}, src, data); got != want {
			t.Errorf("%q says %q, not %q", src, got, want)
		}
	}
}

type errWords struct{}

func (errWords) Error() string { return "no words" }

func executed(p template.Parser, src string, data any) string {
	read, err := p.Parse(src, "", "")
	if err != nil {
		return err.Error()
	}
	text, err := read.Execute(data)
	if err != nil {
		return err.Error()
	}
	return text
}

func BenchmarkSentence(b *testing.B) {
	l, err := Load("de", "merlin")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		l.T("word.pair", "name", "Kay", "text", "x")
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := Read("de", "merlin"); err != nil {
			b.Fatal(err)
		}
	}
}
