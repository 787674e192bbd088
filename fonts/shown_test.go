package fonts

import "testing"

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
