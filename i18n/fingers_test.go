//go:build !js

package i18n

import (
	"regexp"
	"strings"
	"testing"
)

// Who has no mouse is told of none: in no text of any set does one click or point, but where the
// keys and the mouse are listed.
func TestFingersAreToldOfNoMouse(t *testing.T) {
	mouse := regexp.MustCompile(`(?i)klick|zeig auf|cliqu|\bclics?\b|survol|\bclick|point at`)
	each(t, func(set, lang string, texts map[string]forms) {
		for key, f := range texts {
			f.reword(byFinger[lang])
			for _, text := range f {
				if mouse.MatchString(text) && !strings.HasSuffix(key, ".mouse") {
					t.Errorf("%s/%s: %s: %s", set, lang, key, text)
				}
			}
		}
	})
	l, err := LoadForFingers("fr")
	if err != nil {
		t.Fatal(err)
	}
	if text := l.T("coach.free"); mouse.MatchString(text) || !strings.Contains(text, "appui") {
		t.Errorf("the locale says %q", text)
	}
}

func TestByFinger(t *testing.T) {
	for lang, said := range map[string]map[string]string{
		"de": {
			"Klick die Karte an; ein Klick legt sie zurück, mit einem Klick.": "Tipp die Karte an; ein Fingertipp legt sie zurück, mit einem Fingertipp.",
			"Zeig auf einen Würfel.": "Halt den Finger auf einen Würfel.",
		},
		"en": {"Click on who gets it, or point at a die.": "Tap who gets it, or hold a finger on a die."},
		"fr": {"Cliquez d’abord sur lui ; survolez-le ; un second clic.": "Appuyez d’abord sur lui ; gardez le doigt dessus ; un second appui."},
	} {
		for text, want := range said {
			if got := byFinger[lang].Replace(text); got != want {
				t.Errorf("%q, not %q", got, want)
			}
		}
	}
}
