package ui

import (
	"image"
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
	clean  bool // the picture is up to date
	shown  bool // it may be shown when it is not
}

// MarkDirty has the layer drawn anew the next time.
func (l *Layer) MarkDirty() { l.clean = false }

// Discard marks a picture that must not be seen any more, not even until there
// is time to draw another.
func (l *Layer) Discard() { l.clean, l.shown = false, false }

// Draw puts the layer on p at bounds (canvas units of p). draw is called
// when the picture is out of date, with a painter of the same coordinates;
// what it draws outside of bounds is cut off.
func (l *Layer) Draw(p *Painter, bounds Rect, draw func(*Painter)) {
	l.Refresh(p, bounds, draw)
	l.Copy(p, bounds)
}

// mostPixels is the longest side of a picture that every graphics card takes: a longer layer is
// drawn smaller and stretched.
const mostPixels = 4096 - 2

// Refresh is the first half of Draw: it only sees to it that the picture is up to date.
func (l *Layer) Refresh(p *Painter, bounds Rect, draw func(*Painter)) {
	if p.dst == nil {
		draw(p)
		return
	}
	if long := max(bounds.W, bounds.H) * p.scale; long > mostPixels {
		p = p.At(0, 0, mostPixels/long)
	}
	l.fit(p, bounds)
	if l.clean && l.epoch == p.sh.epoch {
		return
	}
	x, y := corner(p, bounds)
	q := *p
	q.dst, q.ox, q.oy, q.alpha = l.img, p.ox-x, p.oy-y, 1
	l.img.Clear()
	draw(&q)
	l.clean, l.shown, l.epoch = true, true, p.sh.epoch
}

// Copy is the other half: it puts the picture there as it was drawn last, stretched where it
// was drawn for another scale.
func (l *Layer) Copy(p *Painter, bounds Rect) {
	if p.dst == nil || l.img == nil {
		return
	}
	x, y := corner(p, bounds)
	var op ebiten.DrawImageOptions
	if k := p.scale / l.scale; k != 1 {
		op.GeoM.Scale(k, k)
		op.Filter = ebiten.FilterLinear
	}
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleAlpha(float32(p.alpha))
	p.dst.DrawImage(l.img, &op)
}

// Stale reports whether there is a picture that may be shown a little longer
// although it is out of date: the right size, language and person.
func (l *Layer) Stale(p *Painter) bool {
	return l.shown && !l.clean && l.img != nil && l.scale == p.scale && l.epoch == p.sh.epoch
}

// corner is the device pixel at which a layer of these bounds begins.
func corner(p *Painter, bounds Rect) (x, y float64) {
	x, y = p.device(bounds.X, bounds.Y)
	return math.Floor(x), math.Floor(y)
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

// Picture is what the layer shows of a part of the canvas, in pixels; empty before it was
// drawn.
func (l *Layer) Picture(part Rect) *image.RGBA {
	if l.img == nil {
		return image.NewRGBA(image.Rectangle{})
	}
	part = part.Move(-l.bounds.X, -l.bounds.Y)
	at := image.Rect(int(part.X*l.scale), int(part.Y*l.scale), int(part.Right()*l.scale), int(part.Bottom()*l.scale)).Intersect(l.img.Bounds())
	out := image.NewRGBA(image.Rect(0, 0, at.Dx(), at.Dy()))
	l.img.SubImage(at).(*ebiten.Image).ReadPixels(out.Pix)
	return out
}

// Release gives the image back; the layer can be drawn again afterwards.
func (l *Layer) Release() {
	if l.img != nil {
		l.img.Deallocate()
	}
	l.img, l.clean, l.shown = nil, false, false
}
