package ui

import "github.com/hajimehoshi/ebiten/v2"

// Piece is a part of a scene's canvas, and how large it is shown at most; 0 is as large as
// there is room.
type Piece struct {
	Rect
	Zoom float64
	Row  bool // nothing lies beside it
	Grid int  // one after the other with the same lie in rows of equal length, one below the other; 0: none
	Foot bool // it stays in sight, below what is scrolled
}

// Cutter is a scene laid out on the canvas that is shown in pieces where the window is too
// small for the whole: side by side where there is room, else below each other. None are the
// whole.
type Cutter interface{ Pieces(Shape) []Piece }

// cut is the scene on top as it is shown in pieces.
type cut struct {
	at    float64 // how far it is scrolled
	held  bool
	grab  float64
	wood  Backdrop
	panes []Pane
	foot  int     // so many panes, the last, stay in sight
	view  Rect    // what lies over these
	high  float64 // of the others
}

const (
	cutGap  = 12.0
	cutZoom = 1.3 // at most
)

// pieces are those of a scene; none where it is shown as a whole.
func (v Viewport) pieces(s Scene) []Piece {
	if c, ok := s.(Cutter); ok && v.Shape != Wide {
		return c.Pieces(v.Shape)
	}
	return nil
}

// flowing lays pieces out one after the other.
type flowing struct {
	in        Rect
	panes     []Pane
	first     int     // of the row
	x, y, row float64 // where the row goes on, where it is, and how high
}

// wrap ends the row, in the middle of the room.
func (f *flowing) wrap() {
	for i := f.first; i < len(f.panes); i++ {
		p := &f.panes[i].Dst
		p.X += (f.in.W - f.x + cutGap) / 2
		if f.row < f.in.H {
			p.Y += (f.row - p.H) / 2
		}
	}
	f.first = len(f.panes)
	if f.x > 0 {
		f.x, f.y, f.row = 0, f.y+f.row+cutGap, 0
	}
}

// put lays a piece beside the last.
func (f *flowing) put(p Piece, k float64) {
	f.panes = append(f.panes, Pane{Src: p.Rect, Dst: Rect{f.in.X + f.x, f.in.Y + f.y, p.W * k, p.H * k}, K: k})
	f.x, f.row = f.x+p.W*k+cutGap, max(f.row, p.H*k)
}

// zoom is how large a piece is shown.
func (f *flowing) zoom(p Piece) float64 {
	k := min(cutZoom, f.in.W/p.W)
	if p.Zoom > 0 {
		k = min(p.Zoom, f.in.W/p.W)
	}
	return k
}

// grid lays pieces of one size out in as few rows as there is room for, all of the same length.
func (f *flowing) grid(pieces []Piece) {
	k := f.zoom(pieces[0])
	step := pieces[0].W*k + cutGap
	across := max(1, int((f.in.W+cutGap+.01)/step))
	rows := (len(pieces) + across - 1) / across
	across = (len(pieces) + rows - 1) / rows
	for i, p := range pieces {
		if i%across == 0 {
			f.wrap()
		}
		f.put(p, k)
	}
	f.x = step * float64(across) // the last row may be shorter, and begins as the others
	f.wrap()
}

// flowPieces lays pieces out in rows, in the middle of a room of that size; high is what they
// take of it.
func flowPieces(pieces []Piece, room Rect) (panes []Pane, high float64) {
	f := flowing{in: room.Inset(cutGap / 2)}
	for i := 0; i < len(pieces); i++ {
		p, n := pieces[i], 1
		for p.Grid > 0 && i+n < len(pieces) && pieces[i+n].Grid == p.Grid {
			n++
		}
		if n > 1 {
			f.grid(pieces[i : i+n])
			i += n - 1
			continue
		}
		k := f.zoom(p)
		if f.x > 0 && (f.x+p.W*k > f.in.W || p.Row || pieces[i-1].Row) {
			f.wrap()
		}
		f.put(p, k)
	}
	f.wrap()
	if high = f.y - cutGap; high < f.in.H {
		for i := range f.panes {
			f.panes[i].Dst.Y += (f.in.H - high) / 2
		}
	}
	return f.panes, high + cutGap
}

// lay lays pieces out in a room, as far as they are scrolled, over those that stay.
func (c *cut) lay(pieces []Piece, room Rect) {
	scrolls := pieces
	for n := len(scrolls); n > 0 && scrolls[n-1].Foot; n = len(scrolls) {
		scrolls = scrolls[:n-1]
	}
	c.view = room
	foot, high := flowPieces(pieces[len(scrolls):], room)
	if c.foot = len(foot); c.foot > 0 {
		c.view.H -= high
		foot, _ = flowPieces(pieces[len(scrolls):], Rect{room.X, c.view.Bottom(), room.W, high})
	}
	c.panes, c.high = flowPieces(scrolls, c.view)
	c.at = max(0, min(c.at, c.high-c.view.H))
	for i := range c.panes {
		p := &c.panes[i]
		p.Dst = p.Dst.Move(0, -c.at)
		p.Within = p.Dst.Cut(c.view)
	}
	for _, p := range foot {
		p.Within = p.Dst
		c.panes = append(c.panes, p)
	}
}

// layCut lays the pieces of the top scene out.
func (a *App) layCut() { a.cut.lay(a.window.pieces(a.Top()), a.ctx.Room()) }

// footRegion lies under what stays in sight, and over what is scrolled.
const footRegion = "foot"

// cutRegions are the regions of the top scene where its pieces lie, over one that scrolls.
func (a *App) cutRegions(list []Region) []Region {
	a.layCut()
	c := &a.cut
	if len(c.panes) == 0 {
		return list
	}
	out, stay := []Region{a.scrollRegion("scroll", a.ctx.Room())}, []Region(nil)
	if c.foot > 0 {
		stay = append(stay, a.scrollRegion(footRegion, Rect{c.view.X, c.view.Bottom(), c.view.W, a.ctx.Room().Bottom() - c.view.Bottom()}))
	}
	for i := range list {
		r := &list[i]
		if r.Bounds == Canvas {
			out = append(out, *r)
			out[len(out)-1].Bounds = a.ctx.Room()
			continue
		}
		for k := range c.panes {
			p := c.panes[k]
			p.Within = p.Dst // what is scrolled away can be reached by keys and by readers
			if !p.Shows(r) {
				continue
			}
			if k < len(c.panes)-c.foot {
				out = append(out, p.Region(r))
			} else {
				stay = append(stay, p.Region(r))
			}
			break
		}
	}
	out = append(out, stay...)
	return out
}

// scrollRegion is a part of the window that moves what is higher than it.
func (a *App) scrollRegion(name string, bounds Rect) Region {
	c := &a.cut
	r := Region{Name: name, Bounds: bounds, Enabled: true, Scroll: true}
	by := func(dy float64) {
		c.at += dy
		a.dirty = true
	}
	r.Wheel = func(dy float64) { by(dy * wheelStep) }
	r.Drag = func(_, y float64) {
		if c.held {
			by(c.grab - y)
		}
		c.held, c.grab = true, y
	}
	r.Release = func(float64, float64) { c.held = false }
	return r
}

// drawCut draws the pieces of a scene; the wood is under those of one that is no overlay.
func (a *App) drawCut(dst *ebiten.Image, s Scene) {
	v := a.window.inUnits()
	if over := isOverlay(s); !over {
		a.cut.wood.Draw(a.painterAt(dst, v, v), (*Painter).Wood)
	} else {
		p := a.painterAt(dst, v, v)
		p.FillRect(p.Visible(), Solid(Alpha(ShadowColor, .55)))
	}
	below := cut{}
	c := &below
	if s == a.Top() {
		c = &a.cut
	}
	c.lay(a.window.pieces(s), a.ctx.Room())
	for i := range c.panes {
		if c.panes[i].Within.H > 0 {
			s.Draw(c.panes[i].Painter(a.painterAt(dst, v, v)))
		}
	}
}

// revealCut scrolls until a region of the scene is seen.
func (a *App) revealCut(r Rect) {
	c := &a.cut
	for _, p := range c.panes[len(c.panes)-c.foot:] {
		if p.Dst.Contains(r.Center()) { // that stays in sight
			return
		}
	}
	room := c.view.Inset(Target / 2)
	if r.Y < room.Y {
		c.at -= room.Y - r.Y
	} else if r.Bottom() > room.Bottom() {
		c.at += r.Bottom() - room.Bottom()
	}
	a.dirty = true
}

// InPieces reports whether a scene is shown in pieces: what lies under all of them is drawn
// already.
func (c *Context) InPieces(s Scene) bool { return len(c.app.window.pieces(s)) > 0 }
