package ui

import "testing"

// A name in signs that the faces lack takes room, and is drawn, sign for sign.
func TestForeignNamesAreSeen(t *testing.T) {
	p := NewPainter(nil, Fit(CanvasW, CanvasH, 1), nil)
	for _, st := range []Style{TitleStyle, BodyStyle, BoldStyle, HintStyle, NumberStyle} {
		if got, want := p.TextWidth("李小龍", st), p.TextWidth("¤¤¤", st); got != want || want == 0 {
			t.Errorf("%+v: it is %v wide, want %v", st, got, want)
		}
	}
}
