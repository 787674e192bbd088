package ui

// Pane is a piece of a picture on the screen: Src of the picture lies at Dst, K times as
// large, and Within is what of that is seen.
type Pane struct {
	Src, Dst, Within Rect
	K                float64
}

// At is where a rectangle of the picture lies on the screen.
func (p *Pane) At(r Rect) Rect {
	return Rect{X: p.Dst.X + (r.X-p.Src.X)*p.K, Y: p.Dst.Y + (r.Y-p.Src.Y)*p.K, W: r.W * p.K, H: r.H * p.K}
}

// Back is the spot of the picture at a spot of the screen.
func (p *Pane) Back(x, y float64) (float64, float64) {
	return p.Src.X + (x-p.Dst.X)/p.K, p.Src.Y + (y-p.Dst.Y)/p.K
}

// Painter draws the picture where the pane has it, and nothing beside it: that is all there is
// to be seen.
func (p *Pane) Painter(q *Painter) *Painter {
	q = q.Clipped(p.Within).At(p.Dst.X-p.Src.X*p.K, p.Dst.Y-p.Src.Y*p.K, p.K)
	q.entire = Viewport{Scale: 1, OffX: -p.Src.X, OffY: -p.Src.Y, W: int(p.Src.W), H: int(p.Src.H), Device: 1}
	return q
}

// Shows reports whether a region of the picture is seen in the pane, large enough to be touched
// where it can be pressed.
func (p *Pane) Shows(r *Region) bool {
	x, y := r.Bounds.Center()
	if !p.Src.Contains(x, y) {
		return false
	}
	seen := p.Region(r).Bounds
	if r.Pressed() {
		return seen.W >= Target-.01 && seen.H >= Target-.01
	}
	return seen.W > 4 && seen.H > 4
}

// Small reports whether a region is there too small for a finger.
func (p *Pane) Small(r *Region) bool {
	return r.Pressed() && (r.Bounds.W*p.K < Target || r.Bounds.H*p.K < Target)
}

// Region is a region of the picture as it lies in the pane: what can be pressed is large
// enough for a finger.
func (p *Pane) Region(r *Region) Region {
	out := *r
	out.Bounds, out.Beside, out.Group, out.Apart = p.At(r.Bounds), Rect{}, Rect{}, Rect{}
	if r.Hit != nil {
		out.Hit = func(x, y float64) bool { return r.Hit(p.Back(x, y)) }
	}
	out.Outline = nil
	for i := 0; i+1 < len(r.Outline); i += 2 {
		at := p.At(Rect{X: r.Outline[i], Y: r.Outline[i+1]})
		out.Outline = append(out.Outline, at.X, at.Y)
	}
	if p.Small(r) {
		out.enlarge()
	}
	out.Bounds = out.Bounds.Cut(p.Within)
	if r.Drag != nil {
		out.Drag = func(x, y float64) { r.Drag(p.Back(x, y)) }
	}
	if r.Release != nil {
		out.Release = func(x, y float64) { r.Release(p.Back(x, y)) }
	}
	return out
}

// enlarge makes a region so large that it can be touched.
func (r *Region) enlarge() {
	x, y := r.Bounds.Center()
	r.stretch(Around(x, y, max(r.Bounds.W, Target), max(r.Bounds.H, Target)))
}

// stretch makes a region fill a rectangle.
func (r *Region) stretch(to Rect) {
	was, hit := r.Bounds, r.Hit
	r.Bounds = to
	if hit != nil {
		kx, ky := was.W/to.W, was.H/to.H
		r.Hit = func(x, y float64) bool { return hit(was.X+(x-to.X)*kx, was.Y+(y-to.Y)*ky) }
	}
}

// Pressed reports whether a region is there to be pressed.
func (r *Region) Pressed() bool {
	return r.Enabled && (r.Press != nil || r.Typing || r.Adjust != nil) && !r.Scroll
}
