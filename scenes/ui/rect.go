package ui

import "math"

// The logical canvas that every scene is laid out on.
const (
	CanvasW = 1920.0
	CanvasH = 1080.0
)

// Canvas is the whole canvas.
var Canvas = Rect{0, 0, CanvasW, CanvasH}

// Rect is an axis-parallel rectangle in canvas units.
type Rect struct{ X, Y, W, H float64 }

// Around returns the rectangle of the given size centred on (cx, cy).
func Around(cx, cy, w, h float64) Rect { return Rect{cx - w/2, cy - h/2, w, h} }

// Right is the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Center is the middle point.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Contains reports whether the point lies inside; the right and lower edges do not.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Inset moves every edge inwards by d (outwards when d is negative).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Move shifts the rectangle.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Scaled grows the rectangle about its middle.
func (r Rect) Scaled(k float64) Rect {
	cx, cy := r.Center()
	return Around(cx, cy, r.W*k, r.H*k)
}

// Overlaps reports whether the two share any area.
func (r Rect) Overlaps(o Rect) bool {
	return r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// within is what of the rectangle lies in another; all of it where that is the zero Rect.
func (r Rect) within(o Rect) Rect {
	if o == (Rect{}) {
		return r
	}
	return r.Cut(o)
}

// Cut is what of the rectangle lies in another, of no size where nothing does.
func (r Rect) Cut(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Union is the smallest rectangle that has both.
func (r Rect) Union(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Distance is how far the point lies from the rectangle; 0 inside.
func (r Rect) Distance(x, y float64) float64 {
	dx := max(r.X-x, 0, x-r.Right())
	dy := max(r.Y-y, 0, y-r.Bottom())
	return math.Hypot(dx, dy)
}

// CutTop splits off the upper h units.
func (r Rect) CutTop(h float64) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom splits off the lower h units.
func (r Rect) CutBottom(h float64) (bottom, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft splits off the left w units.
func (r Rect) CutLeft(w float64) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight splits off the right w units.
func (r Rect) CutRight(w float64) (right, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Row is cell i of n side by side with the given gap between them.
func (r Rect) Row(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Column is cell i of n one below the other with the given gap between them.
func (r Rect) Column(i, n int, gap float64) Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}
