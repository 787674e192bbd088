package ui

import "fmt"

// Recorder collects what a painter writes, for tests.
type Recorder struct {
	Texts     []Written
	Sprites   []Placed
	Overflows []Overflow
}

// Written is a text, the box of its capitals and how large its letters are.
type Written struct {
	Where, Text string
	Box         Rect
	Size        float64 // of the font, in window pixels
}

// Placed is a sprite and the box that it was given.
type Placed struct {
	Where, Name string
	Box         Rect
}

// Overflow is a text that did not fit: its box, and the size it needed.
type Overflow struct {
	Where, Text  string
	Box          Rect
	NeedW, NeedH float64
}

func (o Overflow) String() string {
	return fmt.Sprintf("%s: %q needs %.0f x %.0f, its box is %.0f x %.0f at %.0f, %.0f",
		o.Where, o.Text, o.NeedW, o.NeedH, o.Box.W, o.Box.H, o.Box.X, o.Box.Y)
}

func (p *Painter) record(s string, box Rect, size float64) {
	r := p.sh.rec
	if r == nil || s == "" || p.mute || p.unread(size) {
		return
	}

	if box = p.inWindow(box); p.clip == (Rect{}) || p.clip.Overlaps(box) {
		r.Texts = append(r.Texts, Written{p.name, s, box, p.px(size) / p.sh.look.Device})
	}
}

func (p *Painter) recordSprite(name string, box Rect) {
	if r := p.sh.rec; r != nil && !p.mute {
		r.Sprites = append(r.Sprites, Placed{p.name, name, p.inWindow(box)})
	}
}

func (p *Painter) overflow(s string, box Rect, w, h float64) {
	if r := p.sh.rec; r != nil && !p.mute && (w > box.W+.5 || h > box.H+.5) {
		r.Overflows = append(r.Overflows, Overflow{p.name, s, p.inWindow(box), w, h})
	}
}

// inWindow turns a rectangle of p's units into canvas units of the window.
func (p *Painter) inWindow(r Rect) Rect {
	v := p.sh.look
	x, y := p.device(r.X, r.Y)
	x, y = v.ToCanvas(x, y)
	k := p.scale / v.Scale
	return Rect{x, y, r.W * k, r.H * k}
}

// Under lists the texts whose letters are smaller than so many window pixels.
func (r *Recorder) Under(px float64) (out []string) {
	for _, w := range r.Texts {
		if w.Size < px {
			out = append(out, fmt.Sprintf("%s: %q is written in %.2f px at %.0f, %.0f", w.Where, w.Text, w.Size, w.Box.X, w.Box.Y))
		}
	}
	return out
}

// Collisions lists the pairs of texts that lie on each other by more than a
// sliver.
func (r *Recorder) Collisions() (out []string) {
	for i, a := range r.Texts {
		for _, b := range r.Texts[i+1:] {
			if a.Box.Inset(1.5).Overlaps(b.Box.Inset(1.5)) {
				out = append(out, fmt.Sprintf("%s: %q at %.0f, %.0f lies on %q", a.Where, a.Text, a.Box.X, a.Box.Y, b.Text))
			}
		}
	}
	return out
}
