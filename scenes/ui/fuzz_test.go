package ui

import "testing"

// FuzzTexts lays out any text as a paragraph, a line and a name: such as comes from a
// file may be ugly, and ends nothing.
func FuzzTexts(f *testing.F) {
	f.Add(sample)
	f.Add("{icon-play} <b><i>{\u00ad</b>\n\n\u00a0 \xff{no-such-thing}")
	p := NewPainter(nil, Fit(CanvasW, CanvasH, 1), nil)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 2000 {
			t.Skip() // no text from outside is longer than a line of a record
		}
		st := BodyStyle
		st.Min = 10
		r := Rect{W: 300, H: 60}
		p.Paragraph(text, r, st)
		p.TextIn(text, r, st)
		if len(text) <= 240 {
			p.Name(text, r, st)
		}
		if h := p.ParagraphHeight(text, 300, st); h < 0 || h > 1e6 {
			t.Errorf("%q is %v high", text, h)
		}
	})
}
