//go:build !js

package i18n

import (
	"slices"
	"testing"
)

func TestEnvironment(t *testing.T) {
	vars := map[string]string{"LANG": "fr_FR.UTF-8", "LANGUAGE": "de_AT:de::en", "LC_MESSAGES": "C"}
	got := environment(func(name string) string { return vars[name] })
	if want := []string{"de_AT", "de", "en", "C", "fr_FR.UTF-8"}; !slices.Equal(got, want) {
		t.Errorf("wishes %q, want %q", got, want)
	}
}

// TestPlist reads what `defaults read -g AppleLanguages` prints.
func TestPlist(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
		lang string
	}{
		{"(\n    \"de-AT\",\n    \"en-GB\"\n)\n", []string{"de-AT", "en-GB"}, "de"},
		{"(\n    fr,\n    \"zh-Hans-CN\"\n)\n", []string{"fr", "zh-Hans-CN"}, "fr"},
		{"(\n    \"ja-JP\",\n    \"fr-JP\"\n)\n", []string{"ja-JP", "fr-JP"}, "fr"},
		{"(\n)\n", nil, "en"},
		{"", nil, "en"},
	} {
		got := plist(c.text)
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: wishes %q, want %q", c.text, got, c.want)
		}
		if lang := Match(got...); lang != c.lang {
			t.Errorf("%q: language %s, want %s", c.text, lang, c.lang)
		}
	}
}
