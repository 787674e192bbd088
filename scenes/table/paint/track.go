package paint

import (
	"fmt"

	"merlin/scenes/ui"
)

// The bar of a replay: how far it has come, and where each round begins.

const (
	trackLine = 9.0  // height of the line
	trackMark = 11.0 // radius of a mark
)

// TrackX is where on a bar the table stands after n moves.
func (f *Frame[V]) TrackX(r ui.Rect, n int) float64 {
	return r.X + r.W*float64(n)/float64(max(1, f.Replay.Of))
}

// trackAt is after how many moves the table stands at a place of a bar.
func (f *Frame[V]) trackAt(r ui.Rect, x float64) int {
	n := int((x-r.X)/r.W*float64(f.Replay.Of) + .5)
	return min(max(n, 0), f.Replay.Of)
}

// chapterAt is the round, from 0, that is played after n moves; -1 before the first.
func (f *Frame[V]) chapterAt(n int) int {
	at := -1
	for i, begun := range f.Replay.Chapters {
		if begun >= 0 && begun <= n {
			at = i
		}
	}
	return at
}

// DrawTrack draws the bar of a replay.
func (f *Frame[V]) DrawTrack(p *ui.Painter, r ui.Rect) {
	p = p.Named("track")
	line := ui.Rect{X: r.X, Y: r.Y + (r.H-trackLine)/2, W: r.W, H: trackLine}
	p.FillRound(line.Inset(-2), trackLine, ui.Solid(ui.Ink))
	p.FillRound(line, trackLine/2, ui.Solid(ui.GoldDark))
	done, _ := line.CutLeft(max(trackLine, f.TrackX(r, f.Replay.At)-r.X))
	p.FillRound(done, trackLine/2, ui.Solid(ui.GoldLight))
	now := f.chapterAt(f.Replay.At)
	for i, n := range f.Replay.Chapters {
		if n >= 0 {
			f.drawMark(p, f.TrackX(r, n), r.Y+r.H/2, i, i == now)
		}
	}
	x, _ := done.CutRight(0)
	p.FillCircle(x.X, r.Y+r.H/2, 8, ui.Solid(ui.Ink))
	p.FillCircle(x.X, r.Y+r.H/2, 6, ui.Solid(ui.GlowEdge))
}

// drawMark draws the mark of a round, from 0.
func (f *Frame[V]) drawMark(p *ui.Painter, x, y float64, round int, now bool) {
	face, ink := ui.GoldDark, ui.GlowEdge
	if now || f.Hot(chapterName(round)) {
		face, ink = ui.GoldLight, ui.Ink
	}
	p.FillCircle(x, y, trackMark+1.6, ui.Solid(ui.Ink))
	p.FillCircle(x, y, trackMark, ui.Solid(face))
	p.Text(fmt.Sprint(round+1), x, y, NumberStyle.Sized(17).Placed(ui.Center, ui.Middle).With(ink))
}

func chapterName(i int) string { return fmt.Sprintf("chapter-%d", i+1) }

// TrackRegions are the bar, round by round, where one jumps by a click or scrubs by a
// drag, and over that the marks.
func (f *Frame[V]) TrackRegions(r ui.Rect) (list []ui.Region) {
	var marks []ui.Region
	for i, n := range f.Replay.Chapters {
		if n < 0 {
			continue
		}
		label := f.T("replay.round", "number", i+1)
		mark := ui.Region{Name: chapterName(i), Label: label, Bounds: ui.Around(f.TrackX(r, n), r.Y+r.H/2, 2*trackMark+6, r.H), Enabled: true, Tip: ui.Say(label)}
		mark.Press = func() { f.Do.Replay.Jump(n) }
		marks = append(marks, mark)
		list = append(list, f.stretch(r, i, n))
	}
	return append(list, marks...)
}

// stretch is the part of the bar in which a round is played that begins after n moves.
func (f *Frame[V]) stretch(r ui.Rect, i, n int) ui.Region {
	end := f.Replay.Of
	for _, next := range f.Replay.Chapters[i+1:] {
		if next >= n {
			end = next
			break
		}
	}
	x := f.TrackX(r, n)
	label := f.T("log.round", "number", i+1)
	s := ui.Region{Name: fmt.Sprintf("track-%d", i+1), Label: label, Enabled: true, Scroll: true, Tip: ui.Say(label)}
	s.Bounds = ui.Rect{X: x, Y: r.Y, W: max(1, f.TrackX(r, end)-x), H: r.H}
	s.Drag = func(x, _ float64) {
		if at := f.trackAt(r, x); at != f.Replay.At {
			f.Do.Replay.Jump(at)
		}
	}
	return s
}
