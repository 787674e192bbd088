package table

import (
	"merlin/game"
	"merlin/scenes/ui"
)

// Said is what a computer player does at the moment: sentences of the clauses of one
// move, of all of them first, of the newest alone last; none when nobody is at it.
type Said struct {
	Seat game.Seat
	Text []string // rich
}

// Captioned reports whether a caption is shown.
func (m *Moment[V]) Captioned() bool {
	return len(m.Said.Text) > 0 && m.Asked == game.NoSeat && m.Ctx.Preferences().Tempo > 0
}

// saidStyle is that of a caption: on one line as large as it can be, at most on two.
var saidStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 24, Min: 19, Color: ui.Ink, Line: 1.1, VAlign: ui.Middle}

// leastSaid is the size to which one clause alone is shrunk, if it must be.
const leastSaid = 15

// DrawSaid writes the caption, in the rich text of the log: as many of its newest
// clauses as two lines have room for.
func (m *Moment[V]) DrawSaid(p *ui.Painter, r ui.Rect) {
	text, st := m.Said.Text, saidStyle
	for len(text) > 1 && p.ParagraphHeight(text[0], r.W, st.Sized(st.Min)) > 2*st.Min*st.Line+.5 {
		text = text[1:]
	}
	if len(text) == 1 {
		st.Min = leastSaid
	}
	p.Paragraph(text[0], r, st)
}

// drawCaption says in a replay what the computer player does.
func (m *Moment[V]) drawCaption(p *ui.Painter, r ui.Rect) {
	p = p.Named("caption")
	p.Plate(r)
	p.SpriteAt("crest-"+m.Seats[m.Said.Seat].Colour, r.X+34, r.Y+r.H/2, 36)
	m.DrawSaid(p, ui.Rect{X: r.X + 64, Y: r.Y + 11, W: r.W - 80, H: r.H - 22})
}
