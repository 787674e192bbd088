package table

import (
	"fmt"

	"merlin/scenes/ui"
)

// chooser asks which of several things is to be done with what was clicked: a small
// parchment at the spot, a line for each.
type chooser struct {
	list []choice
	box  ui.Rect
}

const (
	chooserLine = 50.0
	chooserW    = 380.0
)

// newChooser lays the parchment beside the thing.
func newChooser(list []choice, at ui.Rect) *chooser {
	h := float64(len(list))*chooserLine + 24
	cx, _ := at.Center()
	box := ui.Rect{X: cx - chooserW/2, Y: at.Bottom() + 10, W: chooserW, H: h}
	box.X = min(max(box.X, 12), ui.CanvasW-12-box.W)
	if box.Bottom() > ui.CanvasH-12 {
		box.Y = max(12, at.Y-10-h)
	}
	return &chooser{list: list, box: box}
}

func (c *chooser) line(i int) ui.Rect { return c.box.Inset(12).Column(i, len(c.list), 4) }

func choiceName(i int) string { return fmt.Sprintf("choice-%d", i+1) }

// regions cover the table: a click elsewhere closes the chooser.
func (c *chooser) regions(s *Scene) []ui.Region {
	away := ui.Region{Name: "choice-none", Label: s.ctx.T("ui.cancel"), Bounds: ui.Canvas, Enabled: true}
	away.Press = func() { s.Escape(s.ctx) }
	list := []ui.Region{away}
	for i, one := range c.list {
		list = append(list, ui.Region{
			Name: choiceName(i), Label: one.label, Bounds: c.line(i), Enabled: true, Glow: true,
			Press: func() { s.take(one) },
		})
	}
	return list
}

func (c *chooser) draw(p *ui.Painter, f *frame) {
	p.Shadow(c.box, 10, 10, 4, 8, .6)
	p.NineSlice("panel-inset", c.box, 16)
	q := p.Named("chooser")
	for i, one := range c.list {
		r := c.line(i)
		q.Face(r, ui.PlainLook, f.ctx.Hot(choiceName(i)), false, true)
		st := ui.BodyStyle.Sized(22).Placed(ui.Left, ui.Middle)
		st.Min = 16
		text := r.Inset(6)
		if one.icon != "" {
			q.SpriteAt(one.icon, r.X+26, r.Y+r.H/2, 38)
			text.X, text.W = text.X+46, text.W-46
		}
		q.Paragraph(one.label, text, st)
	}
}
