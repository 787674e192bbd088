package merlin

import (
	"sync"
	"testing"

	"merlin/i18n"
)

// loaded are the texts by language; to read them takes longer than to draw a table.
var loaded sync.Map

// localeOf returns the texts of a language, read once for all tests.
func localeOf(t testing.TB, lang string) *i18n.Locale {
	t.Helper()
	if l, ok := loaded.Load(lang); ok {
		return l.(*i18n.Locale)
	}
	l, err := i18n.Load(lang, "merlin")
	if err != nil {
		t.Fatal(err)
	}
	loaded.Store(lang, l)
	return l
}
