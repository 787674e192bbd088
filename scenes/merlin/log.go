package merlin

import (
	"fmt"
	"math"
	"slices"
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
}

// logKey is what the chronicle shows.
type logKey struct {
	told, lang string
	home       game.Seat
	viewer     game.Seat
	at         float64
	round      uint8
	place      ui.Rect
	hot        string // the sentence that is pointed at
}

// logPlace is where the chronicle lies: it takes the room of players who are
// not there, and leaves that of what modules lay there.
func logPlace(f *frame) ui.Rect {
	r := logRect
	top := f.otherRect(int(f.View.Seats) - 1).Y
	if high := f.rows.sizeAt(underOthers); high > 0 {
		top += high + 10
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
	key := movesKey(f.Moves) + fmt.Sprint(f.Backs)
	if lang := f.Ctx.Locale().Lang(); l.entries != nil && l.told == key && l.lang == lang && l.home == f.Home && l.viewer == f.View.Seat {
		return
	} else {
		l.told, l.lang, l.home, l.viewer = key, lang, f.Home, f.View.Seat
	}
	l.entries = chronicle(f)
	l.scroll.To(0)
}

// lay puts the entries into their window.
func (l *logPanel) lay(p *ui.Painter, f *frame) {
	l.tell(f)
	l.scroll.Bounds, l.scroll.Content = logWindow(f), 0
	for i := range l.entries {
		l.scroll.Content += l.entries[i].height(p)
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
	l.lay(p, f)
	key := logKey{l.told, l.lang, f.Home, f.View.Seat, l.scroll.At(), f.View.Round, logPlace(f), oneOf(f.Ctx.Hovered(), []string{"moment-"})}
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
	p.TextIn(f.T("log.round", "number", int(f.View.Round)), ui.Rect{X: place.Right() - 130, Y: base - 15, W: 110, H: 20}, round)
	l.scroll.Draw(p, l.drawEntries)
}

// inSight calls do for each entry in the window, with where it stands: the newest on top.
func (l *logPanel) inSight(p *ui.Painter, do func(i int, y, h float64)) {
	y, b := l.scroll.Top(), l.scroll.Bounds
	for i := range slices.Backward(l.entries) {
		h := l.entries[i].height(p)
		if y+h > b.Y && y < b.Bottom() {
			do(i, y, h)
		}
		y += h
	}
}

func (l *logPanel) drawEntries(p *ui.Painter) {
	l.inSight(p, func(i int, y, h float64) {
		if l.still.key.hot == momentName(i) {
			p.FillRound(ui.Rect{X: logIconX - 16, Y: y - 3, W: logTextX + logTextW - logIconX + 20, H: h}, 5, ui.Solid(ui.Alpha(ui.GoldLight, .5)))
		}
		if q, ok := l.whole(p, y, h, &l.entries[i]); ok {
			l.entries[i].draw(q, y, h)
		}
	})
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

// regions are the window and the sentences in it, as ways to look at what they tell of.
func (l *logPanel) regions(f *frame) []ui.Region {
	p := f.Ctx.Measure()
	l.lay(p, f)
	window := l.scroll.Region("log", f.pair(f.T("term.log"), l.newest()))
	wheel, drag := window.Wheel, window.Drag
	window.Wheel = func(dy float64) { wheel(dy); f.Do.Moved() }
	window.Drag = func(x, y float64) { drag(x, y); f.Do.Moved() }
	list := []ui.Region{window}
	l.inSight(p, func(i int, y, h float64) {
		if e := l.entries[i]; !e.barrier {
			r, b := window, window.Bounds
			top := max(y, b.Y)
			r.Bounds = ui.Rect{X: b.X, Y: top, W: b.W - 16, H: min(y+h, b.Bottom()) - top}
			r.Name, r.Label, r.Tip = momentName(i), ui.Plain(e.text), f.T("log.look")
			r.Press = func() { f.Do.LookAt(e.at) }
			list = append(list, r)
		}
	})
	return list
}

// momentName is the region of entry i.
func momentName(i int) string { return "moment-" + strconv.Itoa(i) }

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
