package scenes

import (
	"merlin/fonts"
	"merlin/scenes/ui"
)

// curtain lies over the table between two people at one screen. It is drawn
// without anything under it, and shows nothing but who is next.
type curtain struct {
	page
	name, crest string
	ready, menu func()
	ticks       int // it has been there for
}

var curtainPanel = ui.Around(ui.CanvasW/2, ui.CanvasH/2, 900, 700)

// curtainRest is how many ticks the curtain cannot be lifted at first: a click or key
// that was still meant to hurry what moved on the table shows nothing to the wrong eyes.
const curtainRest = 30

// NewCurtain returns the curtain before the named player takes the seat; crest is his
// sprite. ready is called when he has said that he is there and the curtain leaves the
// stack; menu opens the menu over it.
func NewCurtain(c *ui.Context, name, crest string, ready, menu func()) ui.Scene {
	return &curtain{page: page{ctx: c, panels: []ui.Rect{curtainPanel}}, name: name, crest: crest, ready: ready, menu: menu}
}

// Rebuild makes the one button. Enter presses it; Space, which hurries and ends turns,
// does not.
func (s *curtain) Rebuild(*ui.Context) {
	s.begin(s)
	r := ui.Around(ui.CanvasW/2, curtainPanel.Bottom()-116, 640, 96)
	b := s.button("ready", s.ctx.T("curtain.ready", "name", s.name), r, ui.GoldLook, s.leaving(s.ready))
	b.Size, b.Enabled = 36, s.ticks >= curtainRest
	b.Glow = b.Enabled
}

// Update lets it be lifted after a moment.
func (s *curtain) Update(c *ui.Context) error {
	if s.ticks++; s.ticks == curtainRest {
		s.Rebuild(c)
		c.RequestRedraw()
	}
	return nil
}

// Escape opens the menu over the curtain: only who is next lifts it.
func (s *curtain) Escape(*ui.Context) { s.menu() }

// Draw draws crest and name.
func (s *curtain) Draw(p *ui.Painter) {
	s.drawGround(p, func(p *ui.Painter) {
		p = p.Named("curtain")
		x, y := ui.CanvasW/2.0, curtainPanel.Y
		p.SpriteAt("halo", x, y+166, 330, ui.SpriteOptions{Fade: .3})
		p.SpriteAt(s.crest, x, y+166, 168)
		line := func(dy, h float64) ui.Rect { return ui.Rect{X: x - 390, Y: y + dy, W: 780, H: h} }
		name := ui.Style{Role: fonts.Title, Size: 60, Color: ui.Rubric, Spacing: 2, Align: ui.Center, VAlign: ui.Middle, Min: 26}
		p.TextIn(s.name, line(282, 76), name)
		p.Rule(x-300, x+300, y+384)
		hint := ui.BodyStyle.Sized(32).Placed(ui.Center, ui.Middle)
		hint.Min = 24
		p.Paragraph(s.ctx.T("curtain.hint", "name", s.name), line(404, 110), hint)
	})
	s.drawButtons(p)
}
