package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/sprites"
)

// SpriteOptions say how a sprite differs from its drawing. The zero value
// draws it as it is.
type SpriteOptions struct {
	Fade  float64 // 0 opaque to 1 invisible
	Tint  Color   // multiplies the colours; the zero Color leaves them
	Angle float64 // radians clockwise about the middle
	Grow  float64 // added to the size about the middle: .12 is 12 % larger
	Flip  bool    // mirrored left to right
}

// Has reports whether the atlas holds the sprite; false before it is loaded.
func (p *Painter) Has(name string) bool { return p.sh.atlas != nil && p.sh.atlas.Has(name) }

// Sprite draws the named sprite stretched over the rectangle.
func (p *Painter) Sprite(name string, x, y, w, h float64, o ...SpriteOptions) {
	p.recordSprite(name, Rect{x, y, w, h})
	if s, ok := p.sprite(name); ok {
		p.image(s.Image, Rect{x, y, w, h}, first(o))
	}
}

// sprite is the named sprite; ok is false when nothing is to be drawn of it:
// while measuring, and as long as its page is still to come.
func (p *Painter) sprite(name string) (s sprites.Sprite, ok bool) {
	if p.dst == nil || p.sh.atlas == nil || p.sh.partial && !p.sh.atlas.Has(name) {
		return s, false
	}
	return p.sh.atlas.Get(name), true
}

// SpriteAt draws the sprite centred on (cx, cy), as large as fits a square of
// the given size, in its own proportions.
func (p *Painter) SpriteAt(name string, cx, cy, size float64, o ...SpriteOptions) {
	p.SpriteIn(name, Around(cx, cy, size, size), o...)
}

// SpriteIn draws the sprite as large as fits the middle of r, in its own
// proportions.
func (p *Painter) SpriteIn(name string, r Rect, o ...SpriteOptions) {
	p.recordSprite(name, r)
	s, ok := p.sprite(name)
	if !ok {
		return
	}
	k := math.Min(r.W/s.W, r.H/s.H)
	cx, cy := r.Center()
	p.image(s.Image, Around(cx, cy, s.W*k, s.H*k), first(o))
}

// image draws img over r. Upright images at rest start on a whole device pixel.
func (p *Painter) image(img *ebiten.Image, r Rect, o SpriteOptions) {
	r = r.Scaled(1 + o.Grow)
	if p.cut != nil {
		img, r = p.part(img, r)
	}
	b := img.Bounds()
	if b.Empty() { // all of it is cut away
		return
	}
	var op ebiten.DrawImageOptions
	op.Filter = ebiten.FilterLinear
	if o.Flip {
		op.GeoM.Translate(-float64(b.Dx()), 0)
		op.GeoM.Scale(-1, 1)
	}
	op.GeoM.Scale(r.W*p.scale/float64(b.Dx()), r.H*p.scale/float64(b.Dy()))
	x, y := p.device(r.X, r.Y)
	if o.Angle == 0 && p.pose == nil {
		x, y = math.Round(x), math.Round(y)
	} else if o.Angle != 0 {
		turn(&op.GeoM, r.W*p.scale, r.H*p.scale, o.Angle)
	}
	op.GeoM.Translate(x, y)
	if p.pose != nil {
		op.GeoM.Concat(*p.pose)
	}
	if o.Tint != (Color{}) {
		op.ColorScale.ScaleWithColor(o.Tint)
	}
	op.ColorScale.ScaleAlpha(float32((1 - o.Fade) * p.alpha))
	p.dst.DrawImage(img, &op)
}

// part is what lies inside the painter's cut of an image over r, and where that lies. It is cut
// out of the image itself, so that it may be turned with what is about it.
func (p *Painter) part(img *ebiten.Image, r Rect) (*ebiten.Image, Rect) {
	b := img.Bounds()
	x, y := p.device(r.X, r.Y)
	kx, ky := float64(b.Dx())/(r.W*p.scale), float64(b.Dy())/(r.H*p.scale)
	in := image.Rect(
		b.Min.X+int((p.cut.X-x)*kx+.5), b.Min.Y+int((p.cut.Y-y)*ky+.5),
		b.Min.X+int((p.cut.Right()-x)*kx+.5), b.Min.Y+int((p.cut.Bottom()-y)*ky+.5),
	).Intersect(b)
	w, h := r.W/float64(b.Dx()), r.H/float64(b.Dy())
	r = Rect{r.X + float64(in.Min.X-b.Min.X)*w, r.Y + float64(in.Min.Y-b.Min.Y)*h, float64(in.Dx()) * w, float64(in.Dy()) * h}
	return img.SubImage(in).(*ebiten.Image), r
}

func turn(g *ebiten.GeoM, w, h, angle float64) {
	g.Translate(-w/2, -h/2)
	g.Rotate(angle)
	g.Translate(w/2, h/2)
}

// NineSlice stretches the named sprite over r and keeps its border: margin
// is the border's width in the sprite's own units, drawn at that size.
func (p *Painter) NineSlice(name string, r Rect, margin float64) {
	p.recordSprite(name, r)
	s, ok := p.sprite(name)
	if !ok {
		return
	}
	b := s.Image.Bounds()
	k := float64(b.Dx()) / s.W
	sx := [4]float64{0, margin * k, float64(b.Dx()) - margin*k, float64(b.Dx())}
	sy := [4]float64{0, margin * k, float64(b.Dy()) - margin*k, float64(b.Dy())}
	dx := [4]float64{r.X, r.X + margin, r.Right() - margin, r.Right()}
	dy := [4]float64{r.Y, r.Y + margin, r.Bottom() - margin, r.Bottom()}
	m := &p.sh.mesh
	m.reset()
	for i := range 16 {
		v := p.vertex(dx[i%4], dy[i/4], White)
		v.SrcX = float32(float64(b.Min.X) + sx[i%4])
		v.SrcY = float32(float64(b.Min.Y) + sy[i/4])
		m.verts = append(m.verts, v)
	}
	for i := range 9 {
		m.quad(uint32(i/3*4+i%3), uint32(i/3*4+i%3+1), uint32(i/3*4+i%3+5), uint32(i/3*4+i%3+4))
	}
	p.flush(s.Image, ebiten.FilterLinear, ebiten.AddressUnsafe)
}
