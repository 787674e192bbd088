//go:build !js

package i18n

import (
	"embed"
	"fmt"
	"sync"
)

//go:embed */*.json
var files embed.FS

// file reads a file of texts.
func file(name string) ([]byte, error) { return files.ReadFile(name) }

// spoken are the languages whose texts are read for one: it and, before it, the one that
// stands in for what it lacks.
func spoken(lang string) []string { return []string{fallback.String(), lang} }

// chapters is the file with the chapters of a title's rules, where they lie apart.
func chapters(string, string) (name string, apart bool) { return "", false }

// Fetch fetches the texts that all titles share in a language, and those of the sets named.
func Fetch(lang string, _ ...string) *Coming {
	c, end := NewComing(lang)
	end(nil)
	return c
}

// Here reports whether these are there.
func Here(string, ...string) bool { return true }

// locales are those that were read. What lies in the program never changes.
var locales sync.Map

// once returns the locale that was read before, or reads it.
func once(lang string, titles []string, fingers bool, read func() (*Locale, error)) (*Locale, error) {
	key := fmt.Sprintf("%s %q %t", lang, titles, fingers)
	if l, ok := locales.Load(key); ok {
		return l.(*Locale), nil
	}
	l, err := read()
	if err == nil {
		locales.Store(key, l)
	}
	return l, err
}
