package paint

import (
	"merlin/game"
	"merlin/scenes/ui"
)

// Captioned reports whether a caption is shown.
func (f *Frame[V]) Captioned() bool {
	return len(f.Said.Text)+len(f.Said.Before) > 0 && f.Asked == game.NoSeat && !f.Told && f.Ctx.Preferences().Others > 0
}

// saidStyle is that of a caption: on one line as large as it can be, at most on two.
var saidStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 24, Min: 21, Color: ui.Ink, Line: 1.1, VAlign: ui.Middle}

// beforeSize is that of the turn before, which stands on a line above; leastSaid is the
// size to which one clause alone is shrunk, if it must be.
const (
	beforeSize = 17
	leastSaid  = ui.Least
)

// DrawSaid writes the caption, in the rich text of the log: what is done now on at most
// two lines, and above them what was done in the turn before, where there is room for all.
func (f *Frame[V]) DrawSaid(p *ui.Painter, r ui.Rect) {
	if len(f.Said.Before) > 0 {
		line, rest := r.CutTop(beforeSize * 1.15)
		if len(f.Said.Text) == 0 {
			line = r
		}
		if len(f.Said.Text) == 0 || p.Fits(f.Said.Text[0], rest, saidStyle) {
			writeSaid(p, f.Said.Before, line, saidStyle.Sized(beforeSize).With(ui.FadedInk), 1)
			r = rest
		}
	}
	if len(f.Said.Text) > 0 {
		writeSaid(p, f.Said.Text, r, saidStyle, 2)
	}
}

// writeSaid writes as many of the newest clauses as some lines have room for.
func writeSaid(p *ui.Painter, text []string, r ui.Rect, st ui.Style, lines float64) {
	st.Min = min(st.Min, st.Size)
	for len(text) > 1 && p.ParagraphHeight(text[0], r.W, st.Sized(st.Min)) > lines*st.Min*st.Line+.5 {
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
	f.DrawSaid(p, ui.Rect{X: r.X + 64, Y: r.Y + 9, W: r.W - 80, H: r.H - 18})
}
