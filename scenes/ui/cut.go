package ui

import "github.com/hajimehoshi/ebiten/v2"

// Piece is a part of a scene's canvas, and how large it is shown at most; 0 is as large as
// there is room.
type Piece struct {
	Rect
	Zoom float64
	Row  bool // nothing lies beside it
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
	high  float64 // of all pieces
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

// flowPieces lays pieces out in rows, in the middle of a room of that size.
func flowPieces(pieces []Piece, room Rect) (panes []Pane, high float64) {
	in := room.Inset(cutGap / 2)
	x, y, row, first := 0.0, 0.0, 0.0, 0
	center := func() {
		for i := first; i < len(panes); i++ {
			p := &panes[i].Dst
			p.X += (in.W - x + cutGap) / 2
			if row < in.H {
				p.Y += (row - p.H) / 2
			}
		}
		first = len(panes)
	}
	for i, p := range pieces {
		k := min(cutZoom, in.W/p.W)
		if p.Zoom > 0 {
			k = min(p.Zoom, in.W/p.W)
		}
		if w := p.W * k; x > 0 && (x+w > in.W || p.Row || pieces[i-1].Row) {
			center()
			x, y, row = 0, y+row+cutGap, 0
		}
		panes = append(panes, Pane{Src: p.Rect, Dst: Rect{in.X + x, in.Y + y, p.W * k, p.H * k}, K: k})
		x, row = x+p.W*k+cutGap, max(row, p.H*k)
	}
	center()
	if high = y + row; high < in.H {
		for i := range panes {
			panes[i].Dst.Y += (in.H - high) / 2
		}
	}
	return panes, high + cutGap
}

// layCut lays the pieces of the top scene out, as far as they are scrolled.
func (a *App) layCut() {
	c, room := &a.cut, a.ctx.Room()
	c.panes, c.high = flowPieces(a.window.pieces(a.Top()), room)
	c.at = max(0, min(c.at, c.high-room.H))
	for i := range c.panes {
		p := &c.panes[i]
		p.Dst = p.Dst.Move(0, -c.at)
		p.Within = p.Dst.Cut(room)
	}
}

// cutRegions are the regions of the top scene where its pieces lie, over one that scrolls.
func (a *App) cutRegions(list []Region) []Region {
	a.layCut()
	c := &a.cut
	if len(c.panes) == 0 {
		return list
	}
	out := []Region{a.scrollRegion()}
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
			if p.Shows(r) {
				out = append(out, p.Region(r))
				break
			}
		}
	}
	return out
}

// scrollRegion is all of the window, which moves what is higher than it.
func (a *App) scrollRegion() Region {
	c := &a.cut
	r := Region{Name: "scroll", Bounds: a.ctx.Room(), Enabled: true, Scroll: true}
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
	panes, _ := flowPieces(a.window.pieces(s), a.ctx.Room())
	if s == a.Top() {
		a.layCut()
		panes = a.cut.panes
	}
	for i := range panes {
		if panes[i].Within = panes[i].Dst.Cut(a.ctx.Room()); panes[i].Within.H > 0 {
			s.Draw(panes[i].Painter(a.painterAt(dst, v, v)))
		}
	}
}

// revealCut scrolls until a region of the scene is seen.
func (a *App) revealCut(r Rect) {
	room := a.ctx.Room().Inset(Target / 2)
	if r.Y < room.Y {
		a.cut.at -= room.Y - r.Y
	} else if r.Bottom() > room.Bottom() {
		a.cut.at += r.Bottom() - room.Bottom()
	}
	a.dirty = true
}

// InPieces reports whether a scene is shown in pieces: what lies under all of them is drawn
// already.
func (c *Context) InPieces(s Scene) bool { return len(c.app.window.pieces(s)) > 0 }
