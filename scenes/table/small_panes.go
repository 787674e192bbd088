package table

import (
	"cmp"

	"merlin/scenes/ui"
)

const (
	paneGap  = 10.0
	mostZoom = 1.6
	zoomStep = .1
	mostHeld = 110.0 // side of a piece at hand

	muchSmaller = .6 // pieces may be so much smaller where all are in sight then
)

// sheet is a page as it is laid out: its panes with the page's corner at (0, 0).
type sheet struct {
	panes []ui.Pane
	heads []head
	w, h  float64
	k     float64 // how large its pieces are at least
}

// head is what stands over pieces of a page: the key of its text.
type head struct {
	at   ui.Rect
	says string
}

const (
	headHigh = 40.0
	headWide = 340.0 // at least, if there is room
)

// sheetOf lays out the pieces of a page side by side, in rows that the view has room for; those
// under one head stay together. There may be no heads.
func sheetOf(parts []ui.Rect, heads []string, zoom float64, view ui.Rect) (sh sheet) {
	wide, high, all := 0.0, 0.0, 0.0
	for _, r := range parts {
		wide, high, all = max(wide, r.W), max(high, r.H), all+r.W
	}
	sh.k = max(zoom, min(mostZoom, view.W/wide, view.H/high))
	least, fits := max(zoom, sh.k*muchSmaller), 0.0
	if abreast := min(sh.k, (view.W-paneGap*float64(len(parts)-1))/all); heads == nil && abreast >= least {
		fits = abreast
	}
	for k := sh.k; k >= least && k > fits; k *= .95 {
		if try := (sheet{k: k}); try.within(parts, heads, view) {
			fits = k
		}
	}
	sh.k = cmp.Or(fits, sh.k)
	room := max(view.W, wide*sh.k)
	for more := mostZoom; ; more -= zoomStep {
		sh.lay(parts, heads, room, more)
		if sh.h <= view.H || more <= sh.k {
			return sh
		}
	}
}

// within reports whether all pieces are in sight at once.
func (sh *sheet) within(parts []ui.Rect, heads []string, view ui.Rect) bool {
	sh.lay(parts, heads, view.W, sh.k)
	return sh.w <= view.W && sh.h <= view.H
}

// lay lays the pieces into rows: those that are narrower than the room may be larger than others.
func (sh *sheet) lay(parts []ui.Rect, heads []string, room, more float64) {
	sh.panes, sh.heads = nil, nil
	page := flow{room: room}
	for i := 0; i < len(parts); {
		n := 1
		for heads != nil && i+n < len(parts) && heads[i+n] == heads[i] {
			n++
		}
		block, w, h := sh.block(parts[i:i+n], room, more, heads != nil)
		x, y := page.place(w, h)
		if heads != nil {
			sh.heads = append(sh.heads, head{ui.Rect{X: x, Y: y, W: w, H: headHigh}, heads[i]})
		}
		for _, at := range block {
			at.Dst = at.Dst.Move(x, y)
			sh.panes = append(sh.panes, at)
		}
		i += n
	}
	sh.w, sh.h = page.w, page.h
}

// block lays out pieces that stand under one head, or a single one, and says how large that is.
func (sh *sheet) block(parts []ui.Rect, room, more float64, headed bool) (list []ui.Pane, w, h float64) {
	in, top := flow{room: room}, 0.0
	if headed {
		in.w, top = min(room, headWide), headHigh
	}
	for _, r := range parts {
		k := max(sh.k, min(more, room/r.W))
		w, h := r.W*k, r.H*k
		x, y := in.place(w, h)
		list = append(list, ui.Pane{Src: r, Dst: ui.Rect{X: x, Y: y + top, W: w, H: h}, K: k})
	}
	return list, in.w, in.h + top
}

// flow lays things side by side, in rows as wide as there is room.
type flow struct {
	room, x, y, row float64
	w, h            float64 // of all there is
}

// place is where the next thing lies.
func (f *flow) place(w, h float64) (x, y float64) {
	if f.x > 0 && f.x+w > f.room {
		f.x, f.y, f.row = 0, f.y+f.row+paneGap, 0
	}
	x, y = f.x, f.y
	f.x, f.row = x+w+paneGap, max(f.row, h)
	f.w, f.h = max(f.w, x+w), y+f.row
	return x, y
}

// pageParts are the pieces of a page.
func (s *Scene[V, M]) pageParts(i int) []ui.Rect { return s.screen.Small.Pages[i].Parts(s.model) }

// sheet is a page in the view.
func (s *Scene[V, M]) sheet(i int, view ui.Rect) sheet {
	page, heads := &s.screen.Small.Pages[i], []string(nil)
	if page.Heads != nil {
		heads = page.Heads(s.model)
	}
	return sheetOf(s.pageParts(i), heads, page.Zoom, view)
}

// pagePanes are the panes of the page that is shown, where the camera has them.
func (s *Scene[V, M]) pagePanes(p *smallPlan) []ui.Pane {
	sh := s.sheet(s.small.page, p.view)
	x, y := s.small.cam.corner(&sh, p.view)
	for i := range sh.panes {
		at := &sh.panes[i]
		at.Dst = at.Dst.Move(x, y)
		at.Within = at.Dst.Cut(p.view)
	}
	return sh.panes
}

// handPanes are those of what is always in sight.
func (s *Scene[V, M]) handPanes(p *smallPlan) (list []ui.Pane) {
	if s.screen.Small.Hand == nil {
		return nil
	}
	parts := s.screen.Small.Hand(s.model)
	for i, r := range parts {
		at := p.held(i, len(parts), r.W/r.H, max(mostHeld, 2*s.screen.Small.Tall))
		k := min(at.W/r.W, at.H/r.H)
		x, y := at.Center()
		dst := ui.Around(x, y, r.W*k, r.H*k)
		list = append(list, ui.Pane{Src: r, Dst: dst, Within: dst, K: k})
	}
	return list
}

// held is the place of piece i of n that are at hand, each so many times as wide as high, and no
// higher than most beside a window that lies.
func (p *smallPlan) held(i, n int, wide, most float64) ui.Rect {
	if p.upright {
		w := min(p.hand.H*1.1, p.hand.W/float64(n))
		x, y := p.hand.Center()
		return ui.Around(x+w*(float64(i)-float64(n-1)/2), y, w-4, p.hand.H)
	}
	across, side := 1, 0.0
	for k := 1; k <= n; k++ {
		rows := (n + k - 1) / k
		if fits := min(most, p.hand.W/float64(k)/wide, p.hand.H/float64(rows)); fits > side {
			across, side = k, fits
		}
	}
	return ui.Rect{X: p.hand.X + side*wide*float64(i%across), Y: p.hand.Y + side*float64(i/across), W: side*wide - 4, H: side - 4}
}

// panes are all pieces that are in sight, the topmost last.
func (s *Scene[V, M]) panes(p *smallPlan) []ui.Pane { return append(s.pagePanes(p), s.handPanes(p)...) }

// onScreen is where a rectangle of the table lies on the screen; in the middle of the view
// when it is not in sight.
func (s *Scene[V, M]) onScreen(r ui.Rect) ui.Rect {
	plan := s.smallPlan()
	x, y := r.Center()
	for _, p := range s.panes(&plan) {
		if at := p.At(r); p.Src.Contains(x, y) && at.Overlaps(p.Within) {
			return at
		}
	}
	x, y = plan.view.Center()
	return ui.Around(x, y, 1, 1)
}
