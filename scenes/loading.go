package scenes

import "merlin/scenes/ui"

// loading is the first picture: a dark ground and how much of the sprites is
// there. It needs no sprite itself.
type loading struct {
	game *Game
	at   float64
}

// Update goes on to the title when everything is there.
func (s *loading) Update(c *ui.Context) error {
	switch l := s.game.loader; {
	case l != nil:
		s.at = l.Progress()
		c.RequestRedraw()
	case s.game.scale != 0:
		c.Replace(newTitle(s.game))
		if s.game.notice != "" {
			c.Ask(c.T("ui.notice"), s.game.notice, ui.Answer{Name: "ok", Label: c.T("ui.ok")})
		}
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
