//go:build !js

package i18n

import "embed"

//go:embed */*.json
var files embed.FS

// file reads a file of texts.
func file(name string) ([]byte, error) { return files.ReadFile(name) }

// spoken are the languages whose texts are read for one: it and, before it, the one that
// stands in for what it lacks.
func spoken(lang string) []string { return []string{fallback.String(), lang} }

// Fetch fetches the texts of a language.
func Fetch(lang string) *Coming {
	c := &Coming{lang: lang, arrived: make(chan struct{})}
	c.end(nil)
	return c
}
