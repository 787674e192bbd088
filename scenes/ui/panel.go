package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// The furniture of the atlas that panels, plates and buttons are stretched
// from, with the width of the border that keeps its size.
const (
	panelBorder  = 34.0
	plateBorder  = 12.0
	buttonBorder = 14.0
	oakW, oakH   = 640.0, 360.0
)

// Wood covers the whole window with oak planks, darker towards the edges.
func (p *Painter) Wood() {
	if p.dst == nil {
		return
	}
	r := p.Visible()
	if p.sh.contrast {
		p.FillRect(r, Solid(ShadowColor))
		return
	}
	p.FillRect(r, Solid(OakDark))
	p.planks(r)
	p.vignette(r)
}

func (p *Painter) planks(r Rect) {
	for row := math.Floor(r.Y / oakH); row*oakH < r.Bottom(); row++ {
		for col := math.Floor(r.X / oakW); col*oakW < r.Right(); col++ {
			flip := math.Mod(col, 2) != 0 // mirrored neighbours meet without a seam
			p.tile("oak", Rect{col * oakW, row * oakH, oakW, oakH}, SpriteOptions{Flip: flip})
		}
	}
}

// tile draws a sprite with its edges on whole device pixels, so that
// neighbours leave no seam.
func (p *Painter) tile(name string, r Rect, o SpriteOptions) {
	x, y := p.Snap(r.X), p.Snap(r.Y)
	p.Sprite(name, x, y, p.Snap(r.Right())-x, p.Snap(r.Bottom())-y, o)
}

func (p *Painter) vignette(r Rect) {
	w := math.Min(r.W, r.H) * .22
	dark, clear := Alpha(ShadowColor, .5), Alpha(ShadowColor, 0)
	for _, e := range [4]struct {
		r              Rect
		x0, y0, x1, y1 float64
	}{
		{Rect{r.X, r.Y, w, r.H}, r.X, 0, r.X + w, 0},
		{Rect{r.Right() - w, r.Y, w, r.H}, r.Right(), 0, r.Right() - w, 0},
		{Rect{r.X, r.Y, r.W, w}, 0, r.Y, 0, r.Y + w},
		{Rect{r.X, r.Bottom() - w, r.W, w}, 0, r.Bottom(), 0, r.Bottom() - w},
	} {
		p.FillRect(e.r, Linear(e.x0, e.y0, e.x1, e.y1, Stop{0, dark}, Stop{1, clear}))
	}
}

// Panel is a sheet of parchment with ink edge, gold line and corner scrolls.
func (p *Painter) Panel(r Rect) {
	if p.sh.contrast {
		p.flat(r, 12, ParchmentLight, ShadowColor)
		p.StrokeRound(r.Inset(-2), 12, 2, Solid(GlowEdge))
		return
	}
	p.Shadow(r, 10, 9, 3, 7, .65)
	p.FillRound(r.Inset(-2), 12, Solid(Ink))
	p.parchment(r, 10)
	p.FillRound(r, 10, Linear(r.X, r.Y, r.Right(), r.Bottom(), veil...))
	p.StrokeRound(r.Inset(5.5), 7, 1.8, Solid(Gold))
	const size = 58
	for i, c := range [4][2]float64{{r.X, r.Y}, {r.Right(), r.Y}, {r.Right(), r.Bottom()}, {r.X, r.Bottom()}} {
		x := c[0] + size*[4]float64{.42, -.42, -.42, .42}[i]
		y := c[1] + size*[4]float64{.42, .42, -.42, -.42}[i]
		p.SpriteAt("corner-scroll", x, y, size, SpriteOptions{Angle: float64(i) * math.Pi / 2})
	}
}

// veil softens the stains, which a large panel draws out.
var veil = []Stop{{0, Alpha(Hex(0xF8EED6), .55)}, {.55, Alpha(Parchment, .45)}, {1, Alpha(Hex(0xE2CFA6), .5)}}

// parchment fills a rounded rectangle with the middle of the parchment panel.
// Stretching that alone keeps its stains soft where a nine-slice would draw
// the border's stains out into streaks.
func (p *Painter) parchment(r Rect, radius float64) {
	s, ok := p.sprite("panel-parchment")
	if !ok {
		p.FillRound(r, radius, Solid(Parchment)) // as long as there are no pictures
		return
	}
	b := s.Image.Bounds()
	k := float64(b.Dx()) / s.W
	in := Rect{float64(b.Min.X) + panelBorder*k, float64(b.Min.Y) + panelBorder*k, (s.W - 2*panelBorder) * k, (s.H - 2*panelBorder) * k}
	m := &p.sh.mesh
	p.outlineRound(r, radius)
	m.reset()
	for _, q := range m.pts {
		v := p.vertex(q.x, q.y, White)
		v.SrcX = float32(in.X + in.W*(q.x-r.X)/r.W)
		v.SrcY = float32(in.Y + in.H*(q.y-r.Y)/r.H)
		m.verts = append(m.verts, v)
	}
	for i := 2; i < len(m.pts); i++ {
		m.idx = append(m.idx, 0, uint32(i-1), uint32(i))
	}
	p.flush(s.Image, ebiten.FilterLinear, ebiten.AddressUnsafe)
}

// Plate is a light card for something said: a tooltip, a field, a hint.
func (p *Painter) Plate(r Rect) {
	if p.sh.contrast {
		p.flat(r, 7, White, ShadowColor)
		return
	}
	p.Shadow(r, 7, 5, 2, 4, .5)
	p.NineSlice("plate", r, plateBorder)
}

// PlateFor is a plate with room for a text on it; there is none where the text's letters are left
// out. It reports whether there is one.
func (p *Painter) PlateFor(r Rect, s string, room float64, st Style) bool {
	if st, _ := p.fitted(s, room, st); p.unread(st.Size) {
		return false
	}
	p.Plate(r)
	return true
}

// Well is a sunk field for something to be put in.
func (p *Painter) Well(r Rect, radius float64) {
	if p.sh.contrast {
		p.FillRound(r, radius, Solid(White))
		p.StrokeRound(r, radius, 2.6, Solid(ShadowColor))
		return
	}
	p.FillRound(r, radius, Down(r, Alpha(Hex(0x6B4A22), .3), Alpha(Hex(0x6B4A22), .12)))
	p.StrokeRound(r, radius, 1.4, Solid(Alpha(FadedInk, .55)))
}

// Rule is a fine gold line across with an ornament in its middle.
func (p *Painter) Rule(x0, x1, y float64) {
	const w, h = 240, 16
	m := (x0 + x1) / 2
	g := Solid(GoldDark)
	if x1-x0 > w {
		p.Line(x0, y, m-w/2+5, y, 1.6, g)
		p.Line(m+w/2-5, y, x1, y, 1.6, g)
	}
	p.Sprite("divider", m-w/2, y-h/2, w, h)
}
