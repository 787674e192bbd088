package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// spoken is what a computer player does at the moment: sentences of the clauses of one
// move, of all of them first, of the newest alone last; none when nobody is at it.
type spoken struct {
	seat game.Seat
	text []string // rich
}

// caption tells of the newest move of a computer player in his turn that there is
// something to tell of, as far as it is shown.
func (f *frame) caption() spoken {
	s := f.View.Turn.Seat
	if s == game.NoSeat || !f.Seats[s].Computer {
		return spoken{}
	}
	n := len(f.Told)
	for n > 0 && f.Told[n-1].Seat == s {
		n--
	}
	t := newTeller(f)
	for _, e := range f.Start {
		t.note(e)
	}
	for i := range n {
		for _, e := range f.Told[i].Events {
			t.note(e)
		}
	}
	for i := n; i < len(f.Told); i++ {
		t.flush() // a sentence for each move
		for _, e := range f.shownOf(i) {
			t.tell(e)
		}
	}
	t.flush()
	out := spoken{seat: s}
	for i := range t.newest[s] {
		out.text = append(out.text, f.sentence(s, t.newest[s][i:]))
	}
	return out
}

// shownOf are the events of a move that are shown, or being shown.
func (f *frame) shownOf(move int) []game.Event {
	events := f.Told[move].Events
	if move == len(f.Told)-1 {
		events = events[:max(0, len(events)-f.Pending)]
	}
	return events
}

// stage is what was last shown to begin or end: a round, a scoring; none in the set-up.
func (f *frame) stage() (kind game.EventKind, ok bool) {
	of := func(events []game.Event) (game.EventKind, bool) {
		for _, e := range slices.Backward(events) {
			switch e.Kind {
			case merlin.EventScoring, merlin.EventScored, merlin.EventRound:
				return e.Kind, true
			}
		}
		return 0, false
	}
	for i := range slices.Backward(f.Told) {
		if kind, ok = of(f.shownOf(i)); ok {
			return kind, true
		}
	}
	return of(f.Start)
}

// captioned tells whether a caption is shown.
func (f *frame) captioned() bool {
	return len(f.said.text) > 0 && f.Asked == game.NoSeat && f.Ctx.Preferences().Tempo > 0
}

// saidStyle is that of a caption: on one line as large as it can be, at most on two.
var saidStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 24, Min: 19, Color: ui.Ink, Line: 1.1, VAlign: ui.Middle}

// leastSaid is the size to which one clause alone is shrunk, if it must be.
const leastSaid = 15

// drawSaid writes the caption, in the rich text of the log: as many of its newest
// clauses as two lines have room for.
func drawSaid(p *ui.Painter, f *frame, r ui.Rect) {
	text, st := f.said.text, saidStyle
	for len(text) > 1 && p.ParagraphHeight(text[0], r.W, st.Sized(st.Min)) > 2*st.Min*st.Line+.5 {
		text = text[1:]
	}
	if len(text) == 1 {
		st.Min = leastSaid
	}
	p.Paragraph(text[0], r, st)
}

// captionRect is where the caption lies in a replay, whose bar is on the ribbon: on
// what the castle holds, off the board and the dice.
var captionRect = ui.Rect{X: 246, Y: castleRect.Bottom() - 84, W: 700, H: 72}

// drawCaption says in a replay what the computer player does.
func drawCaption(p *ui.Painter, f *frame) {
	p = p.Named("caption")
	r := captionRect
	p.Plate(r)
	p.SpriteAt("crest-"+f.Seats[f.said.seat].Colour, r.X+34, r.Y+r.H/2, 36)
	drawSaid(p, f, ui.Rect{X: r.X + 64, Y: r.Y + 11, W: r.W - 80, H: r.H - 22})
}
