package ui

import "testing"

// FuzzRich reads any text as rich text: such as comes from a file may be ugly, and ends
// nothing. What is made literal has no marks.
func FuzzRich(f *testing.F) {
	f.Add(sample)
	f.Add("{icon-play} <b><i>{\u00ad</b>\n\n\u00a0 \xff{no-such-thing}")
	f.Fuzz(func(t *testing.T, text string) {
		n := 0
		for _, a := range parseRich(text, BodyStyle.Role) {
			n += len(a.text)
		}
		if n > len(text) {
			t.Errorf("%q becomes longer", text)
		}
		for _, a := range parseRich(Literal(text), BodyStyle.Role) {
			if a.kind == atomSprite || a.role != BodyStyle.Role {
				t.Errorf("%q has marks when it is literal", text)
			}
		}
	})
}
