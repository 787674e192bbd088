package scenes

import "merlin/scenes/ui"

// Parting is what a computer player who is somebody says at the end: his portrait, his name,
// and the words.
type Parting struct{ Face, Name, Says string }

// What each takes, and how large it is before it is scaled to be read. It lies at the upper
// right, where nothing is counted; on a wide chart below the heading, where curves begin low.
const (
	partingTicks = 300
	partingPause = 30
	partingWide  = 470.0
	partingHigh  = 92.0
	partingTop   = 14.0 // over the upper edge of the sheet: what stands below its title stays to be read
	partingFace  = 68.0
	partingIn    = 10.0 // from the corner of a chart
)

var (
	partingName  = ui.BoldStyle.Sized(22).Placed(ui.Left, ui.Middle)
	partingWords = ui.Style{Role: ui.BodyStyle.Role, Size: 24, Color: ui.Ink, Line: 1.1, VAlign: ui.Middle, Min: 18}
)

// parting is who speaks now; nil is nobody.
func (s *result) parting() *Parting {
	n := s.ticks / (partingTicks + partingPause)
	if n >= len(s.result.Partings) || s.ticks%(partingTicks+partingPause) >= partingTicks {
		return nil
	}
	return &s.result.Partings[n]
}

// Update is a tick: the next one speaks, or who has spoken is silent.
func (s *result) Update(c *ui.Context) error {
	was := s.parting()
	if s.ticks++; s.parting() != was {
		c.RequestRedraw()
	}
	return nil
}

// drawParting draws what is said.
func (s *result) drawParting(p *ui.Painter) {
	says := s.parting()
	if says == nil {
		return
	}
	k := s.ctx.Legible(partingWords.Size)
	x, y := ui.CanvasW-64-partingWide*k, partingTop
	if !s.result.pointless() && s.ctx.Shape() == ui.Wide {
		x, y = s.plan.field.X+partingIn, s.plan.field.Y+partingIn
	}
	says.draw(p.At(x, y, k))
}

// draw draws it at the origin.
func (says *Parting) draw(q *ui.Painter) {
	r := ui.Rect{W: partingWide, H: partingHigh}
	q.Shadow(r, 12, 6, 3, 5, .5)
	q.FillRound(r, 12, ui.Solid(ui.Ink))
	q.FillRound(r.Inset(2), 11, ui.Down(r, ui.ParchmentLight, ui.ParchmentDark))
	q.StrokeRound(r.Inset(5), 8, 1.4, ui.Solid(ui.Gold))
	q.SpriteIn(says.Face, ui.Rect{X: 14, Y: (partingHigh - partingFace) / 2, W: partingFace, H: partingFace})
	_, text := r.Inset(12).CutLeft(partingFace + 12)
	name, words := text.CutTop(26)
	q.TextIn(says.Name, name, partingName)
	q.Paragraph(says.Says, words, partingWords)
}
