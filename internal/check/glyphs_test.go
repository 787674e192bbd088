package check

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"merlin/fonts"
)

// faces reads the font files by their names.
func faces(t *testing.T) map[string]*sfnt.Font {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(root(), "fonts", "*.ttf"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no face found, error %v", err)
	}
	out := map[string]*sfnt.Font{}
	for _, p := range paths {
		data, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		if out[filepath.Base(p)], err = sfnt.Parse(data); err != nil {
			t.Fatalf("%s: %v", p, err)
		}
	}
	return out
}

// texts reads a language's file as keys and all their forms, each on a line.
func texts(t *testing.T, lang string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root(), "i18n", "*", lang+".json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no texts found, error %v", err)
	}
	raw := map[string]any{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(data, &raw); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
	}
	out := make(map[string]string, len(raw))
	for key, value := range raw {
		switch value := value.(type) {
		case string:
			out[key] = value
		case map[string]any:
			var all []string
			for _, form := range value {
				all = append(all, form.(string))
			}
			out[key] = strings.Join(all, "\n")
		}
	}
	return out
}

// TestGlyphs wants a glyph for every letter of every text in every face: any of
// them may set it.
func TestGlyphs(t *testing.T) {
	for _, lang := range []string{"en", "fr", "de"} {
		users := map[rune]string{}
		for key, text := range texts(t, lang) {
			for _, r := range text {
				users[r] = key
			}
		}
		for name, face := range faces(t) {
			for r, key := range users {
				if r != '\n' && r != '\u00ad' && !hasGlyph(t, face, r) {
					t.Errorf("%s has no %q (%U), which %s.json uses in %q", name, r, r, lang, key)
				}
			}
		}
	}
}

func hasGlyph(t *testing.T, face *sfnt.Font, r rune) bool {
	t.Helper()
	var buffer sfnt.Buffer
	i, err := face.GlyphIndex(&buffer, r)
	if err != nil {
		t.Fatal(err)
	}
	return i != 0
}

func TestHasGlyph(t *testing.T) {
	for name, face := range faces(t) {
		if !hasGlyph(t, face, 'é') || hasGlyph(t, face, '☃') {
			t.Errorf("%s: the test sees glyphs wrongly", name)
		}
	}
}

// TestFacesHaveWhatIsShown wants a glyph for each sign that a face shows as it is, and for
// the one that stands in for others.
func TestFacesHaveWhatIsShown(t *testing.T) {
	for name, face := range faces(t) {
		role := fonts.Text
		if strings.HasPrefix(name, "cinzel") {
			role = fonts.Title
		}
		for r := range rune(0x3000) {
			if fonts.Has(role, r) && !hasGlyph(t, face, r) {
				t.Errorf("%s has no %q (%U)", name, r, r)
			}
		}
		if !fonts.Has(role, fonts.StandIn) {
			t.Errorf("%s has no %q", name, fonts.StandIn)
		}
	}
}
