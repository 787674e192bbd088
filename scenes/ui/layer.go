package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Layer is a part of the screen kept as an image: it is drawn anew when it is
// marked dirty, when the window's scale changes and when sprites or language
// do, and copied otherwise. Its image is made at the first drawing after such
// a change of scale, never in the steady state.
type Layer struct {
	img    *ebiten.Image
	bounds Rect
	scale  float64
	epoch  int
	clean  bool
}

// MarkDirty has the layer drawn anew the next time.
func (l *Layer) MarkDirty() { l.clean = false }

// Draw puts the layer on p at bounds (canvas units of p). draw is called
// when the picture is out of date, with a painter of the same coordinates;
// what it draws outside of bounds is cut off.
func (l *Layer) Draw(p *Painter, bounds Rect, draw func(*Painter)) {
	if p.dst == nil {
		draw(p)
		return
	}
	x, y := p.device(bounds.X, bounds.Y)
	x, y = math.Floor(x), math.Floor(y)
	l.fit(p, bounds)
	if !l.clean || l.epoch != p.sh.epoch {
		q := *p
		q.dst, q.ox, q.oy, q.alpha = l.img, p.ox-x, p.oy-y, 1
		l.img.Clear()
		draw(&q)
		l.clean, l.epoch = true, p.sh.epoch
	}
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleAlpha(float32(p.alpha))
	p.dst.DrawImage(l.img, &op)
}

// fit makes the image when there is none of the right size.
func (l *Layer) fit(p *Painter, bounds Rect) {
	if l.img != nil && l.bounds == bounds && l.scale == p.scale {
		return
	}
	l.Release()
	w, h := int(math.Ceil(bounds.W*p.scale))+1, int(math.Ceil(bounds.H*p.scale))+1
	l.img, l.bounds, l.scale = ebiten.NewImage(max(w, 1), max(h, 1)), bounds, p.scale
}

// Release gives the image back; the layer can be drawn again afterwards.
func (l *Layer) Release() {
	if l.img != nil {
		l.img.Deallocate()
	}
	l.img, l.clean = nil, false
}
