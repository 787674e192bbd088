package tabletest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

var linked = regexp.MustCompile(`<a=([^>]*)>`)

// Plated tests that all that the rules of a title show of its table is there, beside a line
// of the text, and that links lead to chapters.
func Plated[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M]) {
	t.Helper()
	rows := map[string]int{}
	for _, s := range title.Samples {
		for _, p := range s.Plates {
			rows[p.Chapter]++
		}
	}
	if len(rows) == 0 {
		t.Error("the rules show nothing")
	}
	g := &table.Games[V, M]{Title: title}
	for _, lang := range i18n.Languages() {
		l, err := i18n.Load(lang, title.Set)
		if err != nil {
			t.Fatal(err)
		}
		c, chapters := ui.NewApp(l).Context(), strings.Fields(l.T("rules.index"))
		for name := range rows {
			if !slices.Contains(chapters, name) {
				t.Errorf("%s is no chapter", name)
			}
		}
		for _, name := range chapters {
			text := l.T("rules." + name)
			lines := slices.DeleteFunc(strings.Split(text, "\n"), func(s string) bool { return s == "" })
			list := g.Plates(c, name)
			if len(list) != rows[name] {
				t.Errorf("%s shows %d of %d pictures", name, len(list), rows[name])
			}
			for _, p := range list {
				if p.Line >= len(lines) || p.H < 30 || p.H > 560 {
					t.Errorf("%s, %s: %q stands at line %d of %d, %.0f high", lang, name, p.Says, p.Line, len(lines), p.H)
				}
			}
			for _, to := range linked.FindAllStringSubmatch(text, -1) {
				if !slices.Contains(chapters, to[1]) {
					t.Errorf("%s, %s: a link leads to %q", lang, name, to[1])
				}
			}
		}
	}
}
