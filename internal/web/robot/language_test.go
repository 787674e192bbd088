package robot

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// cutTexts has no text fetched while "cut" is set.
const cutTexts = `window.cut = false; { const real = window.fetch; window.fetch = (...a) =>
	cut && String(a[0]).includes("i18n/") ? Promise.reject(new TypeError("Failed to fetch")) : real(...a); }`

// TestLanguage changes the language: its texts are fetched then, all and only once, where the
// start fetches no other title's. Where they do not come a sentence says so, and the old
// language stays until it is tried again.
func TestLanguage(t *testing.T) {
	t.Parallel()
	p := browser(t, pictures(t), nil)
	if err := p.Before(memory + ";" + cutTexts); err != nil {
		t.Fatal(err)
	}
	if err := p.Go(serve(t) + "?lang=en"); err != nil {
		t.Fatal(err)
	}
	if err := p.Await("performance.getEntriesByName('first-frame').length", patience); err != nil {
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
	if err := p.Await("told.includes('Die Texte konnten nicht geladen werden')", 20*time.Second); err != nil {
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
	const texts = "performance.getEntriesByType('resource')%s.map((e) => new URL(e.name).pathname).filter((n) => n.includes('/i18n/')).sort()"
	for when, want := range map[string]string{
		".filter((e) => e.startTime < performance.getEntriesByName('first-frame')[0].startTime)": "/i18n/en-common.json /i18n/en-merlin.json",
		"": allTexts("de", "en", "fr"),
	} {
		names, err := Eval[[]string](p, fmt.Sprintf(texts, when))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("fetched are %s, want %s", got, want)
		}
	}
	if faults := p.Faults(); len(faults) > 0 {
		t.Error("the console says:", faults)
	}
}

// allTexts names the files of some languages.
func allTexts(languages ...string) string {
	var names []string
	for _, lang := range languages {
		for _, set := range []string{"common", "legends", "merlin", "roundtable", "rules"} {
			names = append(names, "/i18n/"+lang+"-"+set+".json")
		}
	}
	return strings.Join(names, " ")
}
