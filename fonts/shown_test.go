package fonts

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// Signs that the faces lack are seen; what has no shape of its own is not.
func TestShown(t *testing.T) {
	if got := Shown(Title, "Ĉ→") + Shown(Text, "Ĉ→"); got != "¤¤Ĉ→" {
		t.Errorf("what one face lacks is shown as %q", got)
	}
	for name, want := range map[string]string{
		"Merlin":                "Merlin",
		"Élodie Škvorecký":      "Élodie Škvorecký",
		"李小龍":                   "¤¤¤",
		"Ωmega \u3000 Ада":      "¤mega   ¤¤¤",
		"e\u0301 ❤\ufe0f\u200d": "e ¤",
		"":                      "",
	} {
		if got := Shown(Text, name); got != want {
			t.Errorf("%q is shown as %q, want %q", name, got, want)
		}
	}
}

// Where letters would touch, a face that has ligatures shows them.
func TestLigatures(t *testing.T) {
	for role, want := range map[Role]string{
		Title:      "affine fluff office",
		Text:       "a\uFB03ne \uFB02u\uFB00 o\uFB03ce",
		TextItalic: "a\uFB03ne \uFB02u\uFB00 o\uFB03ce",
		Number:     "af\uFB01ne \uFB02uff of\uFB01ce",
	} {
		got := Set(role, "affine fluff office")
		if got != want {
			t.Errorf("face %d sets %q, want %q", role, got, want)
		}
		for _, r := range got {
			if i, err := sources[role].GlyphIndex(nil, r); i == 0 || err != nil {
				t.Errorf("face %d has no glyph for %q: %v", role, r, err)
			}
		}
	}
}

// A low face is drawn at as few places between pixels as a higher one, and still goes no
// further down than its letters do.
func TestLowFaces(t *testing.T) {
	for role := Title; role < roles; role++ {
		low := Face(role, 11)
		if m := low.Metrics(); m.HAscent+m.HDescent < fewPlaces {
			t.Errorf("face %d: %v pixels high to package text", role, m.HAscent+m.HDescent)
		}
		if a, b := Descent(low)/11, Descent(Face(role, 100))/100; math.Abs(a-b) > .01 {
			t.Errorf("face %d: goes %.3f em down at 11 pixels and %.3f at 100", role, a, b)
		}
	}
}

// A line keeps its shape in every size: letters draw together as much as they grow, and all
// figures are as wide as any other.
func TestSizes(t *testing.T) {
	for role := Title; role < roles; role++ {
		em := func(s string, px float64) float64 { return text.AdvanceAt(s, len(s), Face(role, px)) / px }
		for _, px := range []float64{9.25, 18, 64.5} {
			if a, b := em("AVATAR To", px), em("AVATAR To", 100); math.Abs(a-b) > .01 {
				t.Errorf("face %d: the line is %.3f em wide at %v pixels and %.3f at 100", role, a, px, b)
			}
		}
		if apart := em("A", 100) + em("V", 100); em("AV", 100) > apart-.02 {
			t.Errorf("face %d: A and V do not draw together", role)
		}
	}
	wide := func(figure string) float64 { return text.AdvanceAt(figure, len(figure), Face(Number, 100)) }
	for _, figure := range "023456789" {
		if a, b := wide(string(figure)), wide("1"); a != b {
			t.Errorf("%c is %v wide, 1 is %v", figure, a, b)
		}
	}
}
