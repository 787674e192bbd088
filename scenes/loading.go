package scenes

import (
	"merlin/fonts"
	"merlin/scenes/ui"
)

// loading is the picture before there are others: a dark ground and how much of the
// sprites is there. It needs no sprite itself.
type loading struct {
	game  *Game
	of    *Title   // what is coming; nil for what is no title's alone
	scene ui.Scene // that is opened then; nil at the start, and before there are texts for it
	done  func() bool
	then  func(*loading) // called once, when done
	at    float64
	over  bool
}

// Update goes on as soon as all is there.
func (s *loading) Update(*ui.Context) error {
	if g := s.game; g.loader != nil {
		s.at = g.loader.Progress()
	}
	if !s.over && s.done() {
		s.over = true
		s.then(s)
	}
	return nil
}

// begin shows the title in the place of the picture before it, and tells what is to be told.
func (g *Game) begin(before *loading) {
	c := g.app.Context()
	c.Replace(before, newTitle(g))
	g.begun, g.restIn, g.lost = true, restAfter, g.notes.read(lostNote) != ""
	g.heedLanguage()
	if at := g.address.now(); at != "" {
		g.goTo(at)
	}
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
	p = p.At(ui.CanvasW/2, ui.CanvasH/2, enlarged(s.game.app.Context().Viewport()))
	bar := ui.Around(0, 0, barWidth, 18)
	p.FillRound(bar.Inset(-3), 12, ui.Solid(ui.Gold))
	p.FillRound(bar, 9, ui.Solid(ui.OakBar))
	bar.W *= s.at
	p.FillRound(bar, 9, ui.Down(bar, ui.GoldLight, ui.Gold))
	if s.of != nil {
		s.drawName(p)
	}
}

// drawName says over the bar which table is being laid, and under it what awaits one there.
func (s *loading) drawName(p *ui.Painter) {
	g := s.game
	name := ui.Style{Role: fonts.Title, Size: 54, Min: 30, Color: ui.GoldLight, Spacing: 3, Align: ui.Center, VAlign: ui.Middle}
	p.TextIn(g.called(s.of), ui.Around(0, -62, barWidth, 70), name)
	line := ui.Style{Role: fonts.TextItalic, Size: 26, Min: 20, Color: ui.ParchmentDark, Line: 1.2, Align: ui.Center, VAlign: ui.Middle}
	p.Paragraph(g.line(s.of), ui.Around(0, 62, barWidth, 80), line)
}

const barWidth = 600.0 // canvas units

// enlarged is how many times larger the bar is in a small window than the canvas has it:
// it is 400 window pixels wide there, or as wide as the window leaves room for.
func enlarged(v ui.Viewport) float64 {
	width := min(400, .75*float64(v.W)/v.Device)
	return max(1, width*v.Device/v.Scale/barWidth)
}

// Regions are none.
func (s *loading) Regions() []ui.Region { return nil }
