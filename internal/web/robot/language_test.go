package robot

import (
	"strings"
	"testing"
	"time"
)

// cutTexts has no text fetched while "cut" is set.
const cutTexts = `window.cut = false; { const real = window.fetch; window.fetch = (...a) =>
	cut && String(a[0]).includes("i18n/") ? Promise.reject(new TypeError("Failed to fetch")) : real(...a); }`

// TestLanguage changes the language: its texts are fetched then, and only once. Where they
// do not come a sentence says so, and the old language stays until it is tried again.
func TestLanguage(t *testing.T) {
	t.Parallel()
	p := browser(t, pictures(t), nil)
	if err := p.Before(memory + ";" + cutTexts); err != nil {
		t.Fatal(err)
	}
	if err := p.Go(serve(t) + "?lang=en"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", time.Minute); err != nil {
		t.Fatal(err)
	}
	change := func(lang, label string) {
		t.Helper()
		if err := p.Press("language-" + lang); err != nil {
			t.Fatal(err)
		}
		if err := p.Await(`JSON.parse(merlinRegions()).some((r) => r.name === "new" && r.label.startsWith("`+label+`"))`, 20*time.Second); err != nil {
			t.Fatal(err)
		}
	}
	change("de", "Neue Partie")
	if _, err := Eval[bool](p, "cut = true"); err != nil {
		t.Fatal(err)
	}
	if err := p.Press("language-fr"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("told.includes('Die Sprache konnte nicht geladen werden')", 20*time.Second); err != nil {
		t.Fatal(err)
	}
	if err := p.Snap("not-fetched"); err != nil {
		t.Error(err)
	}
	change("de", "Neue Partie")
	if _, err := Eval[bool](p, "cut = false"); err != nil {
		t.Fatal(err)
	}
	change("fr", "Nouvelle partie")
	change("en", "New game")
	names, err := Eval[[]string](p, "performance.getEntriesByType('resource').map((e) => new URL(e.name).pathname).filter((n) => n.includes('/i18n/'))")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.Join(names, " "), "/i18n/en.json /i18n/de.json /i18n/fr.json"; got != want {
		t.Errorf("fetched are %s, want %s", got, want)
	}
	if faults := p.Faults(); len(faults) > 0 {
		t.Error("the console says:", faults)
	}
}
