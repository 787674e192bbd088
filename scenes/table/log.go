package table

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Log is the chronicle: what happened, newest on top, in a sentence or two for each
// turn. It is a panel.
type Log[V any, M Model[V]] struct {
	Whole   ui.Rect                // the largest that it can be, with its shadow
	Place   func(M) ui.Rect        // where it lies now
	Head    func(M) string         // at the right of its title: the round
	Entries func(M) []moment.Entry // oldest first; made anew when moves, language or viewer change
	scroll  ui.Scroll
	entries []moment.Entry
	told    logTold
	hot     string // the sentence that is pointed at
	small   bool   // it lies on a page of small windows, beside the canvas
	cache   paint.Cached[logKey]
}

// logTold is what the entries were made of.
type logTold struct {
	moves, lang string
	events      int       // of the last move, of which only a part may be told
	pages       int       // of the account of a scoring that are told of; 0: none lies over the table
	home        game.Seat // who the marked entries are new to
	viewer      game.Seat // with whose eyes they are told
}

// logKey is what the log shows.
type logKey struct {
	told  logTold
	at    float64
	head  string
	place ui.Rect
	hot   string // the sentence that is pointed at
}

// page is the same log as small windows have it.
func (l *Log[V, M]) page() *Log[V, M] {
	place := func(m M) ui.Rect { return m.Now().LogPage() }
	return &Log[V, M]{Whole: paint.LogPages, Place: place, Head: l.Head, Entries: l.Entries, small: true}
}

// Area is the largest that it can be.
func (l *Log[V, M]) Area() ui.Rect { return l.Whole }

// tell makes the entries anew when there is something new to tell.
func (l *Log[V, M]) tell(m M) {
	now := m.Now()
	told := logTold{movesKey(now.Moves) + fmt.Sprint(now.Backs), now.Ctx.Locale().Lang(), 0, 0, now.Home, now.Viewer}
	if now.Told {
		told.pages = now.Part + 1
	}
	if n := len(now.Moves); n > 0 {
		told.events = len(now.Moves[n-1].Events)
	}
	if l.entries != nil && l.told == told {
		return
	}
	l.told = told
	l.entries = l.Entries(m)
	l.scroll.To(0)
}

// lay puts the entries into their window.
func (l *Log[V, M]) lay(p *ui.Painter, m M) {
	l.tell(m)
	l.scroll.Bounds, l.scroll.Content = logWindow(l.Place(m)), 0
	for i := range l.entries {
		l.scroll.Content += l.entryHeight(p, &l.entries[i])
	}
	l.scroll.By(0)
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

// logWindow is the part of the place that scrolls.
func logWindow(r ui.Rect) ui.Rect {
	if lowLog(r) {
		return ui.Rect{X: r.X + 12, Y: r.Y + 38, W: r.W - 24, H: max(0, r.H-48)}
	}
	return ui.Rect{X: r.X + 12, Y: r.Y + 50, W: r.W - 24, H: max(0, r.H-62)}
}

// lowLog reports whether the log has so little room that its head is small, too.
func lowLog(place ui.Rect) bool { return place.H < 200 || place.W < narrowLog }

// narrowLog is the width below which the log's signs stand closer.
const narrowLog = 260.0

// leastLog is the width below which its head says the round alone.
const leastLog = 240.0

var logStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 18, Color: ui.Ink, Line: 1.17}

// Draw draws the log.
func (l *Log[V, M]) Draw(p *ui.Painter, m M) {
	if l.small != m.Now().Pinned {
		return
	}
	p = p.Named("log")
	l.lay(p, m)
	l.hot = m.Now().Hovered("moment-")
	key := logKey{l.told, l.scroll.At(), l.Head(m), l.Place(m), l.hot}
	l.cache.Draw(p, l.Area(), key, func(p *ui.Painter) { l.paint(p, m) })
}

func (l *Log[V, M]) paint(p *ui.Painter, m M) {
	place := l.Place(m)
	base, size, side := place.Y+34, 20.0, 20.0
	if lowLog(place) {
		paint.Sheet(p, place, paint.SmallSheet)
		base, size = place.Y+28, 17
	} else {
		paint.Sheet(p, place, paint.LargeSheet)
	}
	if place.W < narrowLog {
		side = 12
	}
	if place.W < leastLog { // there is room for one of both
		head := ui.BoldStyle.Sized(size).With(ui.Rubric).Placed(ui.Left, ui.Middle) // in the face of titles a 1 looks like an I
		p.TextIn(l.Head(m), ui.Rect{X: place.X + side, Y: base - size, W: place.W - 2*side, H: size * 1.3}, head)
		l.scroll.Draw(p, l.drawEntries)
		return
	}
	paint.PanelTitle(p, m.Now().T("term.log"), place.X+side, base, size, min(190, place.W-108))
	head := ui.HintStyle.Sized(17).Placed(ui.Right, ui.Middle)
	p.TextIn(l.Head(m), ui.Rect{X: place.Right() - side - 110, Y: base - 15, W: 110, H: 20}, head)
	l.scroll.Draw(p, l.drawEntries)
}

// inSight calls do for each entry in the window, with where it stands: the newest on top.
func (l *Log[V, M]) inSight(p *ui.Painter, do func(i int, y, h float64)) {
	y, b := l.scroll.Top(), l.scroll.Bounds
	for i := range slices.Backward(l.entries) {
		h := l.entryHeight(p, &l.entries[i])
		if y+h > b.Y && y < b.Bottom() {
			do(i, y, h)
		}
		y += h
	}
}

func (l *Log[V, M]) drawEntries(p *ui.Painter) {
	x := l.scroll.Bounds.X
	l.inSight(p, func(i int, y, h float64) {
		if l.hot == momentName(i) {
			p.FillRound(l.mark(x, y, h), 5, ui.Solid(ui.Alpha(ui.GoldLight, .5)))
		}
		if q, ok := l.whole(p, y, h, &l.entries[i]); ok {
			l.drawEntry(q, &l.entries[i], x, y, h)
		}
	})
}

// whole returns a painter that draws only those lines of a sentence that stand in the
// window from head to foot; ok is false when there are none.
func (l *Log[V, M]) whole(p *ui.Painter, y, h float64, e *moment.Entry) (q *ui.Painter, ok bool) {
	b := l.scroll.Bounds
	if y >= b.Y && y+h <= b.Bottom() {
		return p, true
	}
	line := l.style().Size * l.style().Line
	if e.Barrier {
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

// longLine is how wide a sentence is at most that is read with ease.
const longLine = 560.0

// columns are where icons and sentences stand, from the left of the window, and how wide a
// sentence is.
func (l *Log[V, M]) columns() (icon, text, wide float64) {
	icon, text = 20, 40
	if l.scroll.Bounds.W < narrowLog-24 {
		icon, text = 12, 27
	}
	wide = l.scroll.Bounds.W - text - 18
	if l.small {
		return icon, text, wide
	}
	return icon, text, min(longLine, wide)
}

// style is that of its sentences: on a page of its own they are larger.
func (l *Log[V, M]) style() ui.Style {
	if l.small {
		return logStyle.Sized(21)
	}
	return logStyle
}

// mark is the ground of an entry that is marked.
func (l *Log[V, M]) mark(left, y, h float64) ui.Rect {
	icon, text, wide := l.columns()
	from := max(0, icon-16)
	return ui.Rect{X: left + from, Y: y - 3, W: text + wide + 4 - from, H: h}
}

func (l *Log[V, M]) entryHeight(p *ui.Painter, e *moment.Entry) float64 {
	_, text, wide := l.columns()
	if e.Barrier {
		return 16 + p.ParagraphHeight(e.Text, text+wide, barrierStyle)
	}
	return p.ParagraphHeight(e.Text, wide, l.style()) + 9
}

func (l *Log[V, M]) drawEntry(p *ui.Painter, e *moment.Entry, left, y, h float64) {
	icon, text, wide := l.columns()
	if e.Barrier {
		drawBarrier(p, e, ui.Rect{X: left + max(0, icon-14), Y: y, W: text + wide - max(0, icon-14), H: h})
		return
	}
	if e.Fresh {
		p.FillRect(l.mark(left, y, h), ui.Solid(ui.Alpha(ui.GoldLight, .32)))
	}
	p.SpriteAt(e.Icon, left+icon, y+12, min(26, 2*icon))
	p.Paragraph(e.Text, ui.Rect{X: left + text, Y: y, W: wide, H: h}, l.style())
}

func drawBarrier(p *ui.Painter, e *moment.Entry, r ui.Rect) {
	for x := r.X; x < r.Right(); x += 10 {
		p.Line(x, r.Y+4, x+5, r.Y+4, 1.6, ui.Solid(ui.Rubric))
	}
	p.Paragraph(e.Text, ui.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: r.H - 14}, barrierStyle)
}

// barrierStyle is that of what cannot be taken back, on two lines where the log is narrow.
var barrierStyle = ui.HintStyle.Sized(17).With(ui.Rubric).Placed(ui.Center, ui.Middle)

// Regions are the window and the sentences in it, as ways to look at what they tell of.
func (l *Log[V, M]) Regions(m M) []ui.Region {
	now := m.Now()
	if l.small != now.Pinned {
		return nil
	}
	p := now.Ctx.Measure()
	l.lay(p, m)
	window := l.scroll.Region("log", now.T("word.pair", "name", now.T("term.log"), "text", l.newest()))
	wheel, drag := window.Wheel, window.Drag
	window.Wheel = func(dy float64) { wheel(dy); now.Do.Moved() }
	window.Drag = func(x, y float64) { drag(x, y); now.Do.Moved() }
	list := []ui.Region{window}
	l.inSight(p, func(i int, y, h float64) {
		if e := l.entries[i]; !e.Barrier {
			r, b := window, window.Bounds
			top := max(y, b.Y)
			r.Bounds = ui.Rect{X: b.X, Y: top, W: b.W - 16, H: min(y+h, b.Bottom()) - top}
			r.Name, r.Label, r.Tip = momentName(i), ui.Plain(e.Text), func() string { return now.T("log.look") }
			r.Press, r.Weight = func() { now.Do.LookAt(e.At) }, ui.Leads
			list = append(list, r)
		}
	})
	return list
}

// momentName is the region of entry i.
func momentName(i int) string { return "moment-" + strconv.Itoa(i) }

func isMoment(name string) bool { return strings.HasPrefix(name, "moment-") }

// newest is the last sentence, for who cannot see it.
func (l *Log[V, M]) newest() string {
	for i := len(l.entries) - 1; i >= 0; i-- {
		if !l.entries[i].Barrier {
			return ui.Plain(l.entries[i].Text)
		}
	}
	return ""
}
