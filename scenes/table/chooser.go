package table

import (
	"fmt"

	"merlin/scenes/ui"
)

// chooser asks which of several like things is to be done with what was clicked: a
// small parchment at the spot with a picture for each.
type chooser struct {
	list []choice
	box  ui.Rect
}

const (
	cellW      = 92.0
	cellH      = 116.0
	leadsH     = 50.0
	titleH     = 44.0
	chooserPad = 16.0
)

// newChooser lays the parchment beside the thing.
func newChooser(list []choice, at ui.Rect) *chooser {
	c := &chooser{list: list}
	w := max(float64(len(list))*cellW, 330) + 2*chooserPad
	h := titleH + cellH + 2*chooserPad
	if c.leads() {
		h += leadsH
	}
	cx, _ := at.Center()
	c.box = ui.Rect{X: cx - w/2, Y: at.Bottom() + 10, W: w, H: h}
	c.box.X = min(max(c.box.X, 12), ui.CanvasW-12-w)
	if c.box.Bottom() > ui.CanvasH-12 {
		c.box.Y = max(12, at.Y-10-h)
	}
	return c
}

// leads tells whether the choices differ in where a figure will land.
func (c *chooser) leads() bool { return len(c.list[0].leads) > 0 }

func (c *chooser) cell(i int) ui.Rect {
	_, row := c.box.Inset(chooserPad).CutTop(titleH)
	return row.Row(i, len(c.list), 6)
}

func choiceName(i int) string { return fmt.Sprintf("choice-%d", i+1) }

// regions cover the table: a click elsewhere closes the chooser.
func (c *chooser) regions(s *Scene) []ui.Region {
	away := ui.Region{Name: "choice-none", Label: s.ctx.T("ui.cancel"), Bounds: ui.Canvas, Enabled: true}
	away.Press = func() { s.Escape(s.ctx) }
	list := []ui.Region{away}
	for i, one := range c.list {
		list = append(list, ui.Region{
			Name: choiceName(i), Label: one.label, Tip: one.label, Bounds: c.cell(i), Enabled: true, Glow: true,
			Press: func() { s.take(one) },
		})
	}
	return list
}

func (c *chooser) draw(p *ui.Painter, f *frame) {
	p.Shadow(c.box, 10, 10, 4, 8, .6)
	p.NineSlice("panel-inset", c.box, 16)
	head, _ := c.box.Inset(chooserPad).CutTop(titleH - 8)
	st := ui.BoldStyle.Sized(23).Placed(ui.Center, ui.Middle)
	st.Min = 16
	q := p.Named("chooser")
	q.TextIn(c.list[0].title, head, st)
	for i, one := range c.list {
		drawChoice(q, f, one, c.cell(i), f.ctx.Hot(choiceName(i)))
	}
}

// drawChoice draws one choice: its picture, its words, and where it would lead.
func drawChoice(p *ui.Painter, f *frame, one choice, r ui.Rect, hot bool) {
	p.Face(r, ui.PlainLook, hot, false, true)
	x, _ := r.Center()
	y := r.Y + 40
	p.SpriteAt(one.icon, x, y, 58)
	words := ui.Rect{X: r.X + 4, Y: r.Y + 70, W: r.W - 8, H: 42}
	st := ui.BodyStyle.Sized(18).Placed(ui.Center, ui.Middle)
	st.Min, st.Line = 14, 1
	p.Paragraph(one.short, words, st)
	for i, n := range one.leads {
		dx := 36 * (float64(i) - float64(len(one.leads)-1)/2)
		p.SpriteAt(spaceSprite(f.rules.Space(n)), x+dx, r.Bottom()-30, 40)
	}
}
