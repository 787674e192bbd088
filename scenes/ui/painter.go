package ui

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/sprites"
)

// Painter draws in canvas units on one image. A Painter without an image
// measures and records only, which is how tests look at a scene without a
// window.
type Painter struct {
	dst    *ebiten.Image
	scale  float64      // device pixels per unit
	ox, oy float64      // device position of the unit (0, 0)
	alpha  float64      // multiplies every opacity
	name   string       // where we are, for the recorder
	clip   Rect         // of the window, for the recorder; the zero Rect is all of it
	mute   bool         // nothing is recorded
	plain  bool         // what is too small to be read is not written
	pose   *ebiten.GeoM // of device pixels, after all else; nil leaves them
	cut    *Rect        // in device pixels before the pose: sprites are drawn inside it only
	blend  ebiten.Blend // of shapes; zero: over what is there
	entire Viewport     // the window when nothing is enlarged
	sh     *shared
}

// shared is what all painters of one window have in common.
type shared struct {
	atlas   *sprites.Atlas
	partial bool          // pages of the atlas are still to come
	white   *ebiten.Image // one opaque white pixel, with a margin against bleeding
	mesh    mesh
	texts   textCache
	rec     *Recorder
	epoch   int // grows whenever cached layers must be drawn anew
	look    Viewport

	contrast bool    // flat grounds, strong outlines
	made     PadMake // of the gamepad in the hand
}

// NewPainter returns the painter of a window. atlas may be nil until it is
// loaded: sprites are left out then. dst nil measures only.
func NewPainter(dst *ebiten.Image, v Viewport, atlas *sprites.Atlas) *Painter {
	sh := &shared{atlas: atlas, look: v}
	if dst != nil {
		sh.white = newWhite()
	}
	return &Painter{dst: dst, scale: v.Scale, ox: v.OffX, oy: v.OffY, alpha: 1, entire: v, sh: sh}
}

func newWhite() *ebiten.Image {
	img := ebiten.NewImage(3, 3)
	img.Fill(White)
	return img.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)
}

// retarget points the window's painter at this frame's image and viewport.
func (p *Painter) retarget(dst *ebiten.Image, v, entire Viewport) {
	p.sh.look, p.entire = v, entire
	p.dst, p.scale, p.ox, p.oy = dst, v.Scale, v.OffX, v.OffY
}

// setAtlas swaps the sprites; every cached layer is drawn anew.
func (p *Painter) setAtlas(a *sprites.Atlas, partial bool) {
	p.sh.atlas, p.sh.partial = a, partial
	p.sh.epoch++
}

// Record sends every text drawn from now on, and every one that does not fit,
// to rec; nil stops it.
func (p *Painter) Record(rec *Recorder) { p.sh.rec = rec }

// Scale is the device pixels per unit here.
func (p *Painter) Scale() float64 { return p.scale }

// Visible is the canvas rectangle that fills the window, bars included, when
// nothing is enlarged.
func (p *Painter) Visible() Rect { return p.entire.Visible() }

// whole returns a painter of the window as it is when nothing is enlarged.
func (p *Painter) whole() *Painter {
	q := *p
	v := p.entire
	q.scale, q.ox, q.oy = v.Scale, v.OffX, v.OffY
	return &q
}

// Snap rounds a position or length to whole device pixels.
func (p *Painter) Snap(a float64) float64 { return math.Round(a*p.scale) / p.scale }

// Named returns a painter whose records carry the name.
func (p *Painter) Named(name string) *Painter {
	q := *p
	q.name = name
	return &q
}

// Pictured returns a painter for a picture of something that is shown elsewhere as large as it
// is: its letters are not there to be read, and are not recorded.
func (p *Painter) Pictured() *Painter {
	q := *p
	q.mute = true
	return &q
}

// Unlettered returns a painter for a picture that is shown smaller than it was made for: letters
// too small to be read are left out, what they say is said beside it.
func (p *Painter) Unlettered() *Painter {
	q := *p
	q.plain = true
	return &q
}

// unread reports whether letters of a size are left out.
func (p *Painter) unread(size float64) bool {
	return p.plain && p.px(size) < (leastText-.05)*p.sh.look.Device
}

// At returns a painter whose (0, 0) is at (x, y) and whose unit is k of p's.
func (p *Painter) At(x, y, k float64) *Painter {
	q := *p
	q.ox, q.oy, q.scale = p.ox+x*p.scale, p.oy+y*p.scale, p.scale*k
	return &q
}

// Posed returns a painter that draws everything stretched by wide and high and then turned
// by an angle, in radians clockwise, about (x, y). Of what is clipped inside of it only sprites follow; layers do not.
func (p *Painter) Posed(x, y, wide, high, angle float64) *Painter {
	var g ebiten.GeoM
	dx, dy := p.device(x, y)
	g.Translate(-dx, -dy)
	g.Scale(wide, high)
	g.Rotate(angle)
	g.Translate(dx, dy)
	if p.pose != nil {
		g.Concat(*p.pose)
	}
	q := *p
	q.pose = &g
	return &q
}

// Swollen returns a painter that draws everything k times as large about (x, y), as Posed does: what
// grows is drawn from letters of one size, where At would have new ones made in every frame.
func (p *Painter) Swollen(x, y, k float64) *Painter {
	if math.Abs(k-1) < .002 {
		return p
	}
	return p.Posed(x, y, k, k, 0)
}

// Faded returns a painter that draws everything with opacity a (0 to 1).
func (p *Painter) Faded(a float64) *Painter {
	q := *p
	q.alpha *= min(max(a, 0), 1)
	return &q
}

// Erasing returns a painter whose shapes clear what lies under them: on a layer, never on the
// window.
func (p *Painter) Erasing() *Painter {
	q := *p
	q.blend = ebiten.BlendDestinationOut
	return &q
}

// Clipped returns a painter that draws inside r only.
func (p *Painter) Clipped(r Rect) *Painter {
	q := *p
	q.clip = p.inWindow(r).within(p.clip)
	if p.dst != nil {
		x, y := p.device(r.X, r.Y)
		x1, y1 := p.device(r.Right(), r.Bottom())
		if p.pose != nil {
			q.cut = &Rect{x, y, x1 - x, y1 - y}
			return &q
		}
		q.dst = p.dst.SubImage(image.Rect(int(x+.5), int(y+.5), int(x1+.5), int(y1+.5))).(*ebiten.Image)
	}
	return &q
}

// device turns a position into device pixels.
func (p *Painter) device(x, y float64) (float64, float64) {
	return x*p.scale + p.ox, y*p.scale + p.oy
}

// Image draws img stretched over r.
func (p *Painter) Image(img *ebiten.Image, r Rect, o ...SpriteOptions) {
	if p.dst == nil || img == nil {
		return
	}
	p.image(img, r, first(o))
}

func first(o []SpriteOptions) SpriteOptions {
	if len(o) == 0 {
		return SpriteOptions{}
	}
	return o[0]
}
