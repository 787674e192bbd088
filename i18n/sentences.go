package i18n

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// sentences reads what go-i18n takes for templates. Ours are words with names between them, which
// are filled in without the language of text/template; whatever is more than that is left to it.
type sentences struct{}

// sentence are words and the names between them, of which there is one less.
type sentence struct{ words, names []string }

var named = regexp.MustCompile(`\{\{\.([A-Za-z_]\w*)\}\}`)

// Cacheable says that a sentence is read once.
func (sentences) Cacheable() bool { return true }

// Parse reads a sentence.
func (sentences) Parse(src, left, right string) (template.ParsedTemplate, error) {
	var s sentence
	at := 0
	for _, m := range named.FindAllStringSubmatchIndex(src, -1) {
		s.words, s.names = append(s.words, src[at:m[0]]), append(s.names, src[m[2]:m[3]])
		at = m[1]
	}
	s.words = append(s.words, src[at:])
	if bare := strings.Join(s.words, "."); left != "" || right != "" || strings.Contains(bare, "{{") || strings.Contains(bare, "{.") {
		return new(template.TextParser).Parse(src, left, right)
	}
	return s, nil
}

// Execute fills in the values by their names.
func (s sentence) Execute(data any) (string, error) {
	values, _ := data.(map[string]any)
	var b strings.Builder
	for i, name := range s.names {
		b.WriteString(s.words[i])
		switch v := values[name].(type) {
		case nil:
			b.WriteString("<no value>")
		case string:
			b.WriteString(v)
		default:
			fmt.Fprint(&b, v)
		}
	}
	b.WriteString(s.words[len(s.names)])
	return b.String(), nil
}
