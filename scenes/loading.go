package scenes

import "merlin/scenes/ui"

// loading is the picture before there are others: a dark ground and how much of the
// sprites is there. It needs no sprite itself.
type loading struct {
	game *Game
	done func() bool
	then func() // called once, when done
	at   float64
	over bool
}

// Update goes on as soon as all is there.
func (s *loading) Update(*ui.Context) error {
	if g := s.game; g.loader != nil {
		s.at = g.loader.Progress()
	}
	if !s.over && s.done() {
		s.over = true
		s.then()
	}
	return nil
}

// begin shows the title, and tells what is to be told.
func (g *Game) begin() {
	c := g.app.Context()
	c.Replace(newTitle(g))
	if g.notice != "" {
		c.Ask(c.T("ui.notice"), g.notice, ui.Answer{Name: "ok", Label: c.T("ui.ok")})
	}
	if g.config.Unkept != nil {
		c.Toast(c.T("error.unavailable"))
	}
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
