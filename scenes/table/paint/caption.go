package paint

import (
	"merlin/game"
	"merlin/scenes/ui"
)

// Captioned reports whether a caption is shown.
func (f *Frame[V]) Captioned() bool {
	return len(f.Said.Text) > 0 && f.Asked == game.NoSeat && f.Ctx.Preferences().Others > 0
}

// saidStyle is that of a caption: on one line as large as it can be, at most on two.
var saidStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 24, Min: 19, Color: ui.Ink, Line: 1.1, VAlign: ui.Middle}

// leastSaid is the size to which one clause alone is shrunk, if it must be.
const leastSaid = ui.Least

// DrawSaid writes the caption, in the rich text of the log: as many of its newest
// clauses as two lines have room for.
func (f *Frame[V]) DrawSaid(p *ui.Painter, r ui.Rect) {
	text, st := f.Said.Text, saidStyle
	for len(text) > 1 && p.ParagraphHeight(text[0], r.W, st.Sized(st.Min)) > 2*st.Min*st.Line+.5 {
		text = text[1:]
	}
	if len(text) == 1 {
		st.Min = leastSaid
	}
	p.Paragraph(text[0], r, st)
}

// DrawCaption says in a replay what the computer player does.
func (f *Frame[V]) DrawCaption(p *ui.Painter, r ui.Rect) {
	p = p.Named("caption")
	p.Plate(r)
	p.SpriteAt("crest-"+f.Seats[f.Said.Seat].Colour, r.X+34, r.Y+r.H/2, 36)
	f.DrawSaid(p, ui.Rect{X: r.X + 64, Y: r.Y + 11, W: r.W - 80, H: r.H - 22})
}
