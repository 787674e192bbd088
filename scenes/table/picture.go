package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"merlin/scenes/ui"
)

// Regions are those of the panels; while the chooser is open, its lines only.
func (s *Scene) Regions() []ui.Region {
	if s.regions != nil {
		return s.regions
	}
	if s.chooser != nil {
		s.regions = s.chooser.regions(s)
		return s.regions
	}
	for _, p := range s.panels {
		s.regions = append(s.regions, p.regions(s.frame)...)
	}
	if s.motion.busy() {
		s.regions = append(s.regions, s.hurry())
	}
	return s.regions
}

// hurry is the whole table while things move: a click there ends the wait.
func (s *Scene) hurry() ui.Region {
	_, below := ui.Canvas.CutTop(topBar.H)
	r := ui.Region{Name: "hurry", Label: s.ctx.T("ui.hurry"), Bounds: below, Enabled: true}
	r.Press = func() { s.motion.hurry = true }
	r.Keyed(ebiten.KeySpace)
	return r
}

// Draw draws the panels that have changed, and over them what moves.
func (s *Scene) Draw(p *ui.Painter) {
	at := s.ctx.Focus()
	now := look{s.frame, s.ctx.Hovered(), at, s.ctx.Focused(at), s.ctx.Breath()}
	changed := now != s.looked
	s.looked, s.frame.breath = now, now.breath
	s.ground.Draw(p, p.Visible(), (*ui.Painter).Wood)
	for i, panel := range s.panels {
		if changed {
			s.layers[i].MarkDirty()
		}
		s.layers[i].Draw(p, panel.area(), func(q *ui.Painter) { panel.draw(q, s.frame) })
	}
	for _, panel := range s.panels {
		if o, ok := panel.(overPanel); ok {
			o.over(p, s.frame)
		}
	}
	s.motion.draw(p, s.ctx)
	if s.chooser != nil {
		s.chooser.draw(p, s.frame)
	}
}

// anchor is where a thing lies on the table.
func (s *Scene) anchor(at place) (x, y float64, ok bool) {
	for _, p := range s.panels {
		if x, y, ok = p.anchor(s.frame, at); ok {
			return x, y, true
		}
	}
	return boardX, boardY, false
}
