package scenes

import "merlin/scenes/ui"

// loading is the first picture: a dark ground and how much of the sprites is
// there. It needs no sprite itself.
type loading struct {
	game *Game
	at   float64
}

// Update goes on to the title as soon as that can be drawn.
func (s *loading) Update(c *ui.Context) error {
	g := s.game
	if g.loader != nil {
		s.at = g.loader.Progress()
	}
	if !g.ready {
		return nil
	}
	c.Replace(newTitle(g))
	if g.notice != "" {
		c.Ask(c.T("ui.notice"), g.notice, ui.Answer{Name: "ok", Label: c.T("ui.ok")})
	}
	if g.config.Unkept != nil {
		c.Toast(c.T("error.unavailable"))
	}
	return nil
}

// Draw draws a bar.
func (s *loading) Draw(p *ui.Painter) {
	p.FillRect(p.Visible(), ui.Solid(ui.OakDark))
	bar := ui.Around(ui.CanvasW/2, ui.CanvasH/2, 600, 18)
	p.FillRound(bar.Inset(-3), 12, ui.Solid(ui.Gold))
	p.FillRound(bar, 9, ui.Solid(ui.OakBar))
	bar.W *= s.at
	p.FillRound(bar, 9, ui.Down(bar, ui.GoldLight, ui.Gold))
}

// Regions are none.
func (s *loading) Regions() []ui.Region { return nil }
