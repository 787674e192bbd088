package ui

// Scroll is a window on content that is higher than it. Its region takes the
// wheel, a dragging finger, and, when it stops the keyboard, the page keys.
type Scroll struct {
	Bounds  Rect
	Content float64 // height of the content
	at      float64 // of the content's y at the upper edge
	grabX   float64
	grabY   float64
	held    bool
	bar     bool // the drag began on the bar
}

const (
	wheelStep = 90.0
	barWidth  = 14.0
)

// Region is the area itself; put it before the regions of its content.
func (s *Scroll) Region(name, label string) Region {
	r := Region{Name: name, Label: label, Bounds: s.Bounds, Enabled: true, Scroll: true}
	r.Wheel = func(dy float64) { s.By(dy * wheelStep) }
	r.Drag = s.drag
	r.Release = func(float64, float64) { s.held = false }
	return r
}

// Top is the y of the content's upper edge, in canvas units.
func (s *Scroll) Top() float64 { return s.Bounds.Y - s.at }

// At is how far the content is scrolled.
func (s *Scroll) At() float64 { return s.at }

// To scrolls to a place of the content, as far as it goes.
func (s *Scroll) To(at float64) { s.at = max(0, min(at, s.Content-s.Bounds.H)) }

// By scrolls by so many units, downwards positive.
func (s *Scroll) By(dy float64) { s.To(s.at + dy) }

// Show scrolls just far enough for the part of the content to be seen.
func (s *Scroll) Show(top, bottom float64) {
	if top < s.at {
		s.To(top)
	}
	if bottom > s.at+s.Bounds.H {
		s.To(bottom - s.Bounds.H)
	}
}

func (s *Scroll) drag(x, y float64) {
	if !s.held {
		s.held, s.grabX, s.grabY = true, x, y
		s.bar = x > s.Bounds.Right()-2*barWidth
	}
	if s.bar {
		s.By((y - s.grabY) * s.Content / s.Bounds.H)
	} else {
		s.By(s.grabY - y)
	}
	s.grabY = y
}

// Scrolls reports whether there is more than fits.
func (s *Scroll) Scrolls() bool { return s.Content > s.Bounds.H+1 }

// Draw calls draw with a painter cut to the window, and draws the bar when
// there is more than fits.
func (s *Scroll) Draw(p *Painter, draw func(p *Painter)) {
	s.To(s.at)
	draw(p.Clipped(s.Bounds))
	if !s.Scrolls() {
		return
	}
	b := s.Bounds
	track := Rect{b.Right() - barWidth, b.Y, barWidth, b.H}
	p.FillRound(track, barWidth/2, Solid(Alpha(FadedInk, .2)))
	h := max(40, b.H*b.H/s.Content)
	y := b.Y + (b.H-h)*s.at/(s.Content-b.H)
	knob := Rect{track.X + 2, y, barWidth - 4, h}
	p.FillRound(knob, barWidth/2, Linear(knob.X, 0, knob.Right(), 0, Stop{0, GoldLight}, Stop{1, GoldDark}))
}
