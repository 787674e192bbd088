package ui

import "github.com/hajimehoshi/ebiten/v2"

// Backdrop is a layer behind everything, as large as the window. Where the
// table is enlarged it is stretched rather than drawn anew: it would become
// larger than graphics cards take, and holds nothing fine.
type Backdrop struct{ layer Layer }

// MarkDirty has the backdrop drawn anew the next time.
func (b *Backdrop) MarkDirty() { b.layer.MarkDirty() }

// Release gives the image back.
func (b *Backdrop) Release() { b.layer.Release() }

// Draw draws the backdrop; draw paints it for the whole window.
func (b *Backdrop) Draw(p *Painter, draw func(*Painter)) {
	q := p.whole()
	b.layer.Refresh(q, q.Visible(), draw)
	if p.dst == nil {
		return
	}
	x, y := corner(q, q.Visible())
	k := p.scale / q.scale
	var op ebiten.DrawImageOptions
	op.GeoM.Translate(x-q.ox, y-q.oy)
	op.GeoM.Scale(k, k)
	op.GeoM.Translate(p.ox, p.oy)
	if k != 1 {
		op.Filter = ebiten.FilterLinear
	}
	p.dst.DrawImage(b.layer.img, &op)
}
