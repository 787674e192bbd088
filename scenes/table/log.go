package table

import (
	"fmt"
	"math"
	"strconv"

	"merlin/game"
	"merlin/scenes/ui"
)

// logPanel is the chronicle: what happened, newest on top, in a sentence or two
// for each turn.
type logPanel struct {
	scroll  ui.Scroll
	entries []entry
	told    string // the moves the entries tell of, by their texts
	lang    string
	home    game.Seat // who the marked entries are new to
	viewer  game.Seat // with whose eyes they are told
	still   still[logKey]
	seen    []moment // those in the window
}

// moment is where a sentence stands in the window.
type moment struct {
	entry int
	place ui.Rect
}

// logKey is what the chronicle shows.
type logKey struct {
	told, lang string
	home       game.Seat
	viewer     game.Seat
	at         float64
	round      uint8
	place      ui.Rect
}

// logPlace is where the chronicle lies: it takes the room of players who are
// not there, and leaves that of the Picts.
func logPlace(f *frame) ui.Rect {
	r := logRect
	top := f.otherRect(int(f.view.Seats) - 1).Y
	if f.rules.Has("arthur") {
		top += pictsHeight + 10
	}
	r.Y, r.H = top, r.Bottom()-top
	return r
}

// area is the largest that the chronicle can be.
func (*logPanel) area() ui.Rect {
	return belowOthers().Inset(-14)
}

// tell makes the entries anew when there is something new to tell.
func (l *logPanel) tell(f *frame) {
	key := movesKey(f.moves) + fmt.Sprint(f.backs)
	if lang := f.ctx.Locale().Lang(); l.entries != nil && l.told == key && l.lang == lang && l.home == f.home && l.viewer == f.view.Seat {
		return
	} else {
		l.told, l.lang, l.home, l.viewer = key, lang, f.home, f.view.Seat
	}
	l.entries, l.seen = chronicle(f), nil
	l.scroll.To(0)
}

// movesKey differs whenever the moves do.
func movesKey(moves []game.Move) string {
	n := 0
	for i := range moves {
		n += len(moves[i].Text) + 1
	}
	b := make([]byte, 0, n)
	for i := range moves {
		b = append(append(b, moves[i].Text...), '\n')
	}
	return string(b)
}

// logWindow is the part of it that scrolls.
func logWindow(f *frame) ui.Rect {
	r := logPlace(f)
	if lowLog(r) {
		return ui.Rect{X: r.X + 12, Y: r.Y + 38, W: r.W - 24, H: r.H - 48}
	}
	return ui.Rect{X: r.X + 12, Y: r.Y + 50, W: r.W - 24, H: r.H - 62}
}

// lowLog tells whether the chronicle has so little room that its head is small, too.
func lowLog(place ui.Rect) bool { return place.H < 200 }

var logStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 18, Color: ui.Ink, Line: 1.17}

func (l *logPanel) draw(p *ui.Painter, f *frame) {
	p = p.Named("log")
	l.tell(f)
	l.scroll.Bounds = logWindow(f)
	l.scroll.Content = l.height(p)
	l.scroll.By(0)
	key := logKey{l.told, l.lang, f.home, f.view.Seat, l.scroll.At(), f.view.Round, logPlace(f)}
	l.still.draw(p, l.area(), key, func(p *ui.Painter) { l.paint(p, f) })
}

func (l *logPanel) paint(p *ui.Painter, f *frame) {
	place := logPlace(f)
	base, size := place.Y+34, 20.0
	if lowLog(place) {
		sheet(p, place, smallSheet)
		base, size = place.Y+28, 16
	} else {
		sheet(p, place, largeSheet)
	}
	panelTitle(p, f.T("term.log"), place.X+20, base, size, 190)
	round := ui.HintStyle.Sized(17).Placed(ui.Right, ui.Middle)
	p.TextIn(f.T("log.round", "number", int(f.view.Round)), ui.Rect{X: place.Right() - 130, Y: base - 15, W: 110, H: 20}, round)
	l.scroll.Draw(p, l.drawEntries)
}

// height is the height of all entries.
func (l *logPanel) height(p *ui.Painter) (h float64) {
	for i := range l.entries {
		h += l.entries[i].height(p)
	}
	return h
}

func (l *logPanel) drawEntries(p *ui.Painter) {
	y := l.scroll.Top()
	l.seen = l.seen[:0]
	for i := len(l.entries) - 1; i >= 0; i-- {
		e := &l.entries[i]
		h := e.height(p)
		if y+h > l.scroll.Bounds.Y && y < l.scroll.Bounds.Bottom() {
			if q, ok := l.whole(p, y, h, e); ok {
				e.draw(q, y, h)
			}
			l.note(i, y, h)
		}
		y += h
	}
}

// whole returns a painter that draws only those lines of a sentence that stand in the
// window from head to foot; ok is false when there are none.
func (l *logPanel) whole(p *ui.Painter, y, h float64, e *entry) (q *ui.Painter, ok bool) {
	b := l.scroll.Bounds
	if y >= b.Y && y+h <= b.Bottom() {
		return p, true
	}
	line := logStyle.Size * logStyle.Line
	if e.barrier {
		line = h
	}
	top, bottom := b.Y, b.Bottom()
	if y < b.Y {
		top = y + math.Ceil((b.Y-y)/line-.01)*line
	}
	if y+h > b.Bottom() {
		bottom = y + max(0, math.Floor((b.Bottom()-y)/line+.01))*line
	}
	if bottom-top < line/2 {
		return p, false
	}
	return p.Clipped(ui.Rect{X: b.X, Y: top, W: b.W, H: bottom - top}), true
}

// note remembers where a sentence is in sight.
func (l *logPanel) note(entry int, y, h float64) {
	if b := l.scroll.Bounds; !l.entries[entry].barrier {
		top := max(y, b.Y)
		l.seen = append(l.seen, moment{entry, ui.Rect{X: b.X, Y: top, W: b.W - 16, H: min(y+h, b.Bottom()) - top}})
	}
}

// Where icons and sentences stand.
const (
	logIconX = 1592.0
	logTextX = 1612.0
	logTextW = 262.0
)

func (e *entry) height(p *ui.Painter) float64 {
	if e.barrier {
		return 38
	}
	return p.ParagraphHeight(e.text, logTextW, logStyle) + 9
}

func (e *entry) draw(p *ui.Painter, y, h float64) {
	if e.barrier {
		for x := logIconX - 14; x < logTextX+logTextW; x += 10 {
			p.Line(x, y+4, x+5, y+4, 1.6, ui.Solid(ui.Rubric))
		}
		st := ui.HintStyle.Sized(17).With(ui.Rubric)
		centred(p, e.text, ui.Rect{X: logIconX - 14, Y: y + 9, W: logTextX + logTextW - logIconX + 14, H: 22}, st)
		return
	}
	if e.fresh {
		p.FillRect(ui.Rect{X: logIconX - 16, Y: y - 3, W: logTextX + logTextW - logIconX + 20, H: h}, ui.Solid(ui.Alpha(ui.GoldLight, .32)))
	}
	p.SpriteAt(e.icon, logIconX, y+12, 26)
	p.Paragraph(e.text, ui.Rect{X: logTextX, Y: y, W: logTextW, H: h}, logStyle)
}

func (l *logPanel) regions(f *frame) []ui.Region {
	l.tell(f)
	r := l.scroll.Region("log", f.pair(f.T("term.log"), l.newest()))
	r.Bounds = logWindow(f)
	return append([]ui.Region{r}, l.moments(f)...)
}

// moments are the sentences that are in sight, as ways to look at what they tell of.
func (l *logPanel) moments(f *frame) (list []ui.Region) {
	for _, m := range l.seen {
		e := l.entries[m.entry]
		r := l.scroll.Region("moment-"+strconv.Itoa(m.entry), ui.Plain(e.text))
		r.Bounds, r.Tip, r.Press = m.place, f.T("log.look"), func() { f.do.look(e.at) }
		list = append(list, r)
	}
	return list
}

// newest is the last sentence, for who cannot see it.
func (l *logPanel) newest() string {
	for i := len(l.entries) - 1; i >= 0; i-- {
		if !l.entries[i].barrier {
			return ui.Plain(l.entries[i].text)
		}
	}
	return ""
}

func (*logPanel) anchor(*frame, place) (x, y float64, ok bool) { return 0, 0, false }
